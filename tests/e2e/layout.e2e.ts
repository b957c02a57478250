import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { hole } from '../support/browser/boardPage.ts'
import { cutOff, laboratoryOf, lengthen, tooWide } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** The width of A4 between its margins, in CSS pixels. */
const PAPER = 720

/** Shows the page as it is printed on A4. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: PAPER, height: 1040 })
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('navigation', { name: 'Pages' }).waitFor({ state: 'hidden' })
}

test('the Board is printed with its board, without its controls', async () => {
  const app = await openApp({ path: '/board' })
  await print(app.page)
  const seven = await hole(app.page, 'South', 7).boundingBox()
  expect(seven?.width).toBeGreaterThan(30)
  await app.page.getByRole('toolbar', { name: 'Play through the game' }).waitFor({ state: 'hidden' })
  await app.page.getByRole('heading', { name: 'Congkak', level: 2, exact: true }).waitFor()
  await app.close()
})

test('a variant is printed as its rules', async () => {
  const app = await openApp({ path: '/variants' })
  await print(app.page)
  await app.page.getByRole('heading', { name: 'Congkak', level: 2, exact: true }).waitFor()
  await app.page.getByRole('region', { name: 'Rules in words' }).waitFor()
  await app.page.getByLabel('Name', { exact: true }).waitFor({ state: 'hidden' })
  await app.close()
})

test('the tables of a report fit on paper', async () => {
  const app = await openApp({ path: '/experiments' })
  const lab = laboratoryOf(app.page)
  await lab.measure('Match series', { Games: '2,000' })
  await lab.openReport()
  await app.page.getByRole('radio', { name: 'Tables' }).click()
  await print(app.page)
  const edges = await app.page
    .getByRole('table')
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right))
  expect(edges.length).toBeGreaterThan(3)
  expect(edges.filter((edge) => edge > PAPER)).toEqual([])
  await app.close()
})

test('nothing is wider than a window at 200 percent', async () => {
  const app = await openApp({ zoom: 2 })
  for (const name of ['board', 'puzzles', 'variants', 'experiments', 'results', 'papers', 'settings']) {
    await app.visit(`/${name}`)
    await app.shoot(`${name}-200`)
    expect(await tooWide(app.page), name).toEqual([])
  }
  await app.close()
})

test.each([
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
])('the page %s has room for texts that are half as long again, at 1280 × 800', async (path) => {
  const app = await openApp({ path: `/${path}`, reducedMotion: true })
  expect(await lengthen(app.page)).toBeGreaterThan(10)
  await app.shoot(`${path}-long`)
  expect(await cutOff(app.page)).toEqual([])
  expect(await tooWide(app.page)).toEqual([])
  await app.close()
})

test('help has room for texts that are half as long again, at 1280 × 800', async () => {
  const app = await openApp({ path: '/board', reducedMotion: true })
  await app.page.keyboard.press('F1')
  await app.page.getByRole('dialog').waitFor()
  expect(await lengthen(app.page)).toBeGreaterThan(10)
  await app.shoot('help-long')
  expect(await cutOff(app.page)).toEqual([])
  await app.close()
})
