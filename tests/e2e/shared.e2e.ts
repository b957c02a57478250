import { afterAll, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { WAIT, hole, paste, playHoleSeven, recorded, seat } from '../support/browser/boardPage.ts'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a link carries a game into another window, and its own game can be restored there', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Copy link to this game' }).click()
  await page.getByText('Link copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#/board?share=1.')

  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await hole(page, 'South', 1).click()
  await recorded(page).first().waitFor()
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByText('can be restored').waitFor()
  expect(new URL(page.url()).hash).toBe('#/board')
  expect((await recorded(page).first().textContent())?.trim()).toMatch(/^7/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => (await recorded(page).first().textContent())?.trim()).toMatch(/^1/)

  await paste(page, link.slice(0, -20))
  await page.getByText('The link was not opened').waitFor()
  await app.close()
})

test('a game is reviewed, a better move is played, and the review is kept', async () => {
  const app = await openApp()
  const { page } = app
  const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
  const players = { south: 'human', north: 'human' }
  const file = { lumbung: 'game', schema: 1, title: 'Lesson', players, record: '1 2 1', at: 1, variant }
  await paste(page, JSON.stringify(file))
  await page.getByRole('button', { name: 'Review this game' }).click()
  await page.getByText(/^Accuracy: South/).waitFor()
  await page.getByText(/^Move 1: .*loses \d+/).waitFor()
  await expect
    .poll(async () => (await keptRecords(page, 'games'))[0]?.['record'], WAIT)
    .toMatch(/"review": \[/)
  await page.reload()
  await page.getByText(/^Accuracy: South/).waitFor()
  await page
    .getByRole('button', { name: /^Play \d instead$/ })
    .first()
    .click()
  await page.getByText('1 variation', { exact: true }).waitFor()
  await app.close()
})
