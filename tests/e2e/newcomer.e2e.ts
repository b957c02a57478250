import { afterAll, expect, test } from 'vitest'
import { hole, recorded, store } from '../support/browser/boardPage.ts'
import { expectAccessible, tooWide } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp, type OpenedApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** Opens the app without naming a page. */
async function openFirst({ page, address }: OpenedApp): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('a newcomer is welcomed once, and learns congkak in five steps on the real board', async () => {
  const app = await openApp()
  const { page } = app
  await openFirst(app)
  await page.getByRole('heading', { name: 'Welcome to Lumbung' }).waitFor()
  await expectAccessible(page)
  await app.shoot('start-light')
  await page.getByRole('button', { name: /^Learn/ }).click()
  const lesson = page.getByRole('region', { name: 'Your first game' })
  await lesson.getByText('Step 1 of 5').waitFor()
  await hole(page, 'South', 3).click({ force: true })
  await page.getByText('In this step, play hole 1.').waitFor()
  await expectAccessible(page)
  await app.shoot('learn-light')
  await page.getByRole('button', { name: 'Instant' }).click()
  for (const [step, number] of [1, 7, 5, 7].entries()) {
    await lesson.getByText(`Step ${step + 1} of 5`).waitFor()
    await hole(page, 'South', number).click()
  }
  await lesson.getByText('Step 5 of 5').waitFor()
  expect(Number(await store(page, 'South').textContent()), 'seeds after a capture').toBeGreaterThan(11)
  expect(await lesson.getByRole('listitem').count(), 'rules learnt').toBe(4)
  await app.shoot('learn-done')
  await lesson.getByRole('link', { name: 'Continue on the Board' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  expect(await recorded(page).count()).toBeGreaterThanOrEqual(4)
  await page.getByRole('button', { name: 'Open log' }).waitFor()
  expect(await page.getByRole('button', { name: 'Show hints' }).count(), 'hints as before the lesson').toBe(0)
  await openFirst(app)
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await app.close()
})

test('each choice on the start page leads to a working page', async () => {
  const app = await openApp({ path: '/start', theme: 'dark' })
  const { page } = app
  await app.shoot('start-dark')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Play/ }).press('Enter')
  await hole(page, 'South', 1).click()
  await recorded(page).first().waitFor()
  expect(await page.getByRole('group', { name: /^Preview of hole/ }).count(), 'no hints').toBe(0)
  await page.keyboard.press('F1')
  await page.getByRole('dialog').getByRole('link', { name: 'Start page' }).click()
  await page.getByRole('button', { name: /^Measure/ }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).waitFor()
  await app.visit('/start')
  await page.getByRole('button', { name: /^Reproduce/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Papers' }).waitFor()
  await app.close()
})

test('a newcomer plays a first game in Malay', async () => {
  const app = await openApp({ path: '/start', language: 'ms' })
  const { page } = app
  await page.getByRole('heading', { name: 'Selamat datang ke Lumbung' }).waitFor()
  expect(await tooWide(page)).toEqual([])
  await app.shoot('start-ms')
  await page.getByRole('button', { name: /^Main/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Papan' }).waitFor()
  await page.getByText('Memilih gerakan secara rawak.').waitFor()
  await page.getByRole('button', { name: /^Lubang 1 Selatan, 7 buah/ }).click()
  await page.getByRole('region', { name: 'Rekod' }).getByRole('button', { name: /^1/ }).first().waitFor()
  await app.close()
})

test.each(['light', 'dark'] as const)('help opens over any page, in %s', async (theme) => {
  const app = await openApp({ path: '/results', theme })
  const { page } = app
  await page.getByRole('button', { name: 'Help' }).click()
  const dialog = page.getByRole('dialog', { name: 'Help' })
  await dialog.getByText('Repunit').waitFor()
  await expectAccessible(page)
  await app.shoot(`help-${theme}`)
  await dialog.getByRole('radio', { name: 'Numbers' }).click()
  await dialog.getByText('about −38').waitFor()
  await dialog.getByRole('radio', { name: 'How to cite' }).click()
  await dialog.getByText(/@software\{lumbung/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await app.close()
})

test.each(['en-GB', 'ms', 'id'])('the rules are a sheet to print, in %s', async (language) => {
  const app = await openApp({ path: '/rules', language })
  const { page } = app
  await page.getByRole('button', { name: /^(Print|Cetak) /, disabled: false }).waitFor()
  expect(await page.getByRole('figure').count(), 'pictures of the board').toBeGreaterThan(2)
  await expectAccessible(page)
  await app.shoot(`rules-${language}`)
  await page.setViewportSize({ width: 720, height: 1040 })
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('navigation').waitFor({ state: 'hidden' })
  expect(await page.getByRole('button').count()).toBe(0)
  await page.screenshot({ path: `out/shots/rules-print-${language}.png`, fullPage: true })
  await app.close()
})

test.each(['start', 'learn', 'rules'])(
  'nothing on the page %s is wider than a window at 200 percent',
  async (path) => {
    const app = await openApp({ path: `/${path}`, zoom: 2 })
    await app.shoot(`${path}-200`)
    expect(await tooWide(app.page)).toEqual([])
    await app.close()
  },
)
