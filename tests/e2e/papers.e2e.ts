import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('an item is recomputed, opened on the board, kept over a reload, and exported', async () => {
  const app = await openApp({ path: '/papers' })
  const { page } = app
  const sample = page.getByRole('region', { name: 'The sample game' })
  await sample.getByText('59 : 39').waitFor()
  await sample.getByText('takes').waitFor()
  expect(await sample.getByText('reproduced').count()).toBe(0)
  await sample.getByRole('button', { name: /^Run/ }).click()
  const verdicts = sample.getByRole('button', { name: 'reproduced' })
  await verdicts.first().waitFor()
  await expect.poll(() => verdicts.count()).toBe(2)
  // The criterion shows when its verdict is pointed at, and when it has the focus.
  await verdicts.first().hover()
  await sample.getByRole('tooltip').waitFor()
  await page.mouse.move(0, 0)
  await sample.getByRole('tooltip').waitFor({ state: 'hidden' })
  await verdicts.first().press('Tab')
  await page.keyboard.press('Shift+Tab')
  await sample.getByRole('tooltip').waitFor()
  await expectAccessible(page)

  await page.reload()
  await sample.getByText('reproduced').first().waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Report' }).click()
  expect((await download).suggestedFilename()).toBe('lumbung-papers.html')

  await sample.getByRole('button', { name: /^Open on the board/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await app.close()
})

test.each(['light', 'dark'] as const)('differences come with their reason, in %s', async (theme) => {
  const app = await openApp({ path: '/papers', theme })
  const { page } = app
  await page.getByRole('button', { name: /The Game of Kalah/ }).click()
  const table = page.getByRole('region', { name: 'The table of kalah(1, n)', exact: true })
  await table.getByRole('button', { name: /^Run/ }).click()
  await table.getByText('Misprint: 77 + 71 are not 128 seeds.').waitFor()
  await table.getByRole('button', { name: 'Numbers' }).click()
  await table.getByRole('img').or(table.getByRole('figure')).or(table.getByRole('table')).first().waitFor()
  await app.shoot(`papers-kalah-${theme}`)
  await expectAccessible(page)
  await app.close()
})
