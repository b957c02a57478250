import { afterAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

test('a language chosen in Settings fills the window at once and stays over a reload', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  const languageOfPage = () => page.evaluate(() => document.documentElement.lang)
  expect(await languageOfPage()).toBe('en')
  await page.getByRole('radio', { name: 'Bahasa Melayu' }).click()
  await page.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  expect(await languageOfPage()).toBe('ms')
  await expect.poll(() => page.title()).toBe('Tetapan – Lumbung')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  expect(await languageOfPage()).toBe('ms')
  await page.getByRole('radio', { name: 'Bahasa Indonesia' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pengaturan' }).waitFor()
  await app.close()
})

test('a game of congkak is played on the board in Malay', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await page.getByRole('radio', { name: 'Bahasa Melayu' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Papan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Papan' }).waitFor()
  await page.getByRole('button', { name: 'Serta-merta' }).click()
  await page.getByRole('button', { name: /^Lubang 1 Selatan, 7 buah/ }).click()
  await page.getByRole('region', { name: 'Rekod' }).getByRole('button', { name: /^1/ }).first().waitFor()
  await expectAccessible(page)
  await app.shoot('board-ms')
  await app.close()
})
