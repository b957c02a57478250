import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const tablesOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Awari, 6 holes per side, up to 8 seeds' })

test('endgame tables are stored, listed with their size, deleted and restored', async () => {
  const app = await openApp({ path: '/settings' })
  await app.page.getByText('None stored.').waitFor()
  await laboratoryOf(app.page).measure('Endgame tables')
  await app.visit('/settings')
  await tablesOf(app.page).waitFor()
  expect(await tablesOf(app.page).innerText()).toMatch(/: \d+ kB/)
  await tablesOf(app.page).scrollIntoViewIfNeeded()
  await app.shoot('settings-tables')
  await expectAccessible(app.page)
  await tablesOf(app.page).getByRole('button').click()
  await app.page.getByText('None stored.').waitFor()
  await app.page.getByRole('button', { name: 'Undo' }).click()
  await tablesOf(app.page).waitFor()
  await app.close()
})

test('the page is isolated, so that its workers can share memory', async () => {
  const app = await openApp({ path: '/settings', theme: 'dark' })
  expect(await app.page.evaluate(() => crossOriginIsolated)).toBe(true)
  await app.close()
})
