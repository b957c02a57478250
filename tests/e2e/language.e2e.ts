import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectAccessible, tooWide } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** Chooses a language on the Settings page, whatever its own language is. */
const chooseLanguage = (page: Page, name: string) =>
  page.getByLabel(/^(Language|Bahasa)$/).selectOption({ label: name })

test('a language chosen in Settings fills the window at once and stays over a reload', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  const languageOfPage = () => page.evaluate(() => document.documentElement.lang)
  expect(await languageOfPage()).toBe('en')
  await chooseLanguage(page, 'Bahasa Melayu')
  await page.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  expect(await languageOfPage()).toBe('ms')
  await expect.poll(() => page.title()).toBe('Tetapan – Lumbung')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Tetapan' }).waitFor()
  expect(await languageOfPage()).toBe('ms')
  await chooseLanguage(page, 'Bahasa Indonesia')
  await page.getByRole('heading', { level: 1, name: 'Pengaturan' }).waitFor()
  await app.close()
})

test('a game of congkak is played on the board in Malay', async () => {
  const app = await openApp({ path: '/settings' })
  const { page } = app
  await chooseLanguage(page, 'Bahasa Melayu')
  await page.getByRole('navigation').getByRole('link', { name: 'Papan' }).click()
  await page.getByRole('heading', { level: 1, name: 'Papan' }).waitFor()
  await page.getByRole('button', { name: 'Serta-merta' }).click()
  await page.getByRole('button', { name: /^Lubang 1 Selatan, 7 buah/ }).click()
  await page.getByRole('region', { name: 'Rekod' }).getByRole('button', { name: /^1/ }).first().waitFor()
  await expectAccessible(page)
  await app.shoot('board-ms')
  await app.close()
})

test('a first experiment is set up, run and read in Malay', async () => {
  const app = await openApp({ path: '/experiments', language: 'ms' })
  const { page } = app
  await page.getByRole('radio', { name: 'Siri permainan' }).click()
  await page.getByLabel('Bilangan permainan', { exact: true }).fill('1,000')
  await page.getByRole('button', { name: 'Jalankan', exact: true }).click()
  await page.getByRole('button', { name: 'Laporan penuh' }).click()
  await page.getByRole('heading', { level: 1, name: 'Keputusan' }).waitFor()
  const finding = page.getByRole('group', { name: 'Dapatan' })
  await finding.waitFor()
  expect(await finding.innerText()).toMatch(/Selatan .* memenangi/)
  await expectAccessible(page)
  await app.shoot('results-ms')
  await app.close()
})

const PAGES = [
  'board',
  'puzzles',
  'variants',
  'experiments',
  'results',
  'papers',
  'settings',
  'start',
  'learn',
  'rules',
]
const TITLES: Readonly<Record<string, readonly string[]>> = {
  ms: [
    'Papan',
    'Teka-teki',
    'Varian',
    'Eksperimen',
    'Keputusan',
    'Makalah',
    'Tetapan',
    'Mula',
    'Belajar',
    'Peraturan',
  ],
  id: [
    'Papan',
    'Teka-teki',
    'Varian',
    'Eksperimen',
    'Hasil',
    'Makalah',
    'Pengaturan',
    'Mulai',
    'Belajar',
    'Aturan',
  ],
}

test.each(['ms', 'id'])('nothing is cut off at 1280 × 800 in %s', async (language) => {
  const app = await openApp({ language })
  for (const [at, path] of PAGES.entries()) {
    await app.visit(`/${path}`)
    await app.page.getByRole('heading', { level: 1, name: TITLES[language]![at]!, exact: true }).waitFor()
    expect(await tooWide(app.page), path).toEqual([])
    await app.shoot(`${path}-${language}`)
  }
  await app.close()
})
