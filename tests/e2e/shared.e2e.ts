import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { hole, paste, playHoleSeven, recorded, seat } from '../support/browser/boardPage.ts'
import { keptRecords } from '../support/browser/keptRecords.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** Copies what the Board's menu offers; the answer is the text on the clipboard. */
async function copyFromMenu(page: Page, notice: string): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy link to this game' }).click()
  await page.getByText(notice).waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Drops text on the window, as from a chat or a mail. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', dropped)
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}

test('a game goes to another Lumbung as a code, and as a link once there is an address for links', async () => {
  const app = await openApp()
  const { page } = app
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await seat(page, 'North', 'human')
  await playHoleSeven(page)
  // This page is served from the computer itself: its address would open nothing elsewhere.
  const code = await copyFromMenu(page, 'Code copied.')
  expect(code).toMatch(/^lumbung:1\.[0-9a-f]{16}\.[\w-]+$/)

  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await hole(page, 'South', 1).click()
  await recorded(page).first().waitFor()
  await page.goto(new URL('#/settings', page.url()).href)
  const field = page.getByRole('textbox', { name: 'Address for links' })
  await field.fill('http://example.org')
  await page.getByText('must be an address that starts with https://').waitFor()
  await drop(page, code)
  await page.getByText('can be restored').waitFor()
  expect(new URL(page.url()).hash).toBe('#/board')
  expect((await recorded(page).first().textContent())?.trim()).toMatch(/^7/)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(async () => (await recorded(page).first().textContent())?.trim()).toMatch(/^1/)

  const home = page.url()
  await page.goto(new URL('#/settings', home).href)
  await field.fill('https://example.org/lumbung/')
  await page.goto(home)
  const link = await copyFromMenu(page, 'Link copied.')
  expect(link).toMatch(/^https:\/\/example\.org\/lumbung\/#\/board\?share=1\./)
  await page.keyboard.press('n')
  await page.getByText('No moves yet.').waitFor()
  await page.goto('about:blank')
  await page.goto(new URL(new URL(link).hash, home).href)
  await expect.poll(async () => (await recorded(page).first().textContent())?.trim()).toMatch(/^1/)
  expect(new URL(page.url()).hash).toBe('#/board')

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
  await page.getByText(/^Turn 1, hole 1: .*loses \d+/).waitFor()
  await expect.poll(async () => (await keptRecords(page, 'games'))[0]?.['record']).toMatch(/"review": \[/)
  await page.reload()
  await page.getByText(/^Accuracy: South/).waitFor()
  await page
    .getByRole('button', { name: /^Play hole \d instead$/ })
    .first()
    .click()
  await page.getByText('1 variation', { exact: true }).waitFor()
  await app.close()
})
