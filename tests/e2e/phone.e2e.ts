import { afterAll, expect, test } from 'vitest'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { hole, paste, recorded } from '../support/browser/boardPage.ts'
import { expectAccessible, tooWide } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** The least that a finger hits, in pixels. */
const FINGER = 44

test.each([
  [360, 740],
  [390, 844],
  [768, 1024],
  [844, 390],
])('the board is played by touch on a screen of %i × %i', async (width, height) => {
  const app = await openApp({ width, height, touch: true })
  const { page } = app
  for (const number of [1, 7]) {
    const box = (await hole(page, 'South', number).boundingBox())!
    expect(box.width, 'width of a hole').toBeGreaterThanOrEqual(FINGER)
    expect(box.height, 'height of a hole').toBeGreaterThanOrEqual(FINGER)
    expect(box.y + box.height, 'within the screen').toBeLessThanOrEqual(height)
  }
  expect(await tooWide(page)).toEqual([])
  await app.shoot(`phone-${width}`)
  await hole(page, 'South', 7).tap()
  await page.getByRole('button', { name: /^Skip to the end/ }).tap()
  await page
    .getByRole('status')
    // North may have answered by now.
    .getByText(/ sowed /)
    .waitFor()
  await expectAccessible(page)
  await app.shoot(`phone-${width}-told`)
  await app.close()
})

test('a game with a long name keeps the header of a phone in one row', async () => {
  const app = await openApp({ width: 390, height: 844, touch: true })
  const { page } = app
  const variant = findPreset('congkak-rounds')!.make()
  const players = { south: 'human', north: 'human' }
  await paste(
    page,
    JSON.stringify({ lumbung: 'game', schema: 1, title: '', players, record: '1', at: 1, variant }),
  )
  await page.getByRole('button', { name: /Congkak in rounds$/ }).waitFor()
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  const last = (await page.getByRole('button', { name: 'More', exact: true }).boundingBox())!
  expect(last.y, 'the last button begins above the end of the title').toBeLessThan(title.y + title.height)
  await app.close()
})

test('on a phone the board stands upright, and the panel beside it is tabs', async () => {
  const app = await openApp({ width: 390, height: 844, touch: true })
  const { page } = app
  const first = (await hole(page, 'South', 1).boundingBox())!
  const last = (await hole(page, 'South', 7).boundingBox())!
  const across = (await hole(page, 'North', 7).boundingBox())!
  expect(last.y, 'South runs down').toBeGreaterThan(first.y)
  expect(across.x, 'North is on the right').toBeGreaterThan(first.x)
  await page.getByRole('tab', { name: 'Record' }).tap()
  await page.getByText('No moves yet.').waitFor()
  await app.shoot('phone-record')
  await page.getByRole('tab', { name: 'Values' }).tap()
  await page.getByRole('region', { name: 'Move values' }).waitFor()
  await app.shoot('phone-values')
  await page.getByRole('tab', { name: 'Play' }).tap()
  await hole(page, 'South', 1).tap()
  await page.getByRole('tab', { name: 'Record' }).tap()
  await recorded(page).first().waitFor()
  await app.close()
})

test.each(['board', 'puzzles', 'variants', 'experiments', 'results', 'papers', 'settings', 'start'])(
  'all that can be pressed on the page %s is within a narrow screen',
  async (path) => {
    const width = 360
    const app = await openApp({ width, height: 740, touch: true, language: 'id', path: `/${path}` })
    const { page } = app
    await page.getByRole('navigation').getByRole('link', { name: 'Pengaturan' }).waitFor()
    const controls = page.getByRole('button').or(page.getByRole('link')).or(page.getByRole('combobox'))
    const beyond = await controls.evaluateAll(
      (all, edge) =>
        all
          .filter((control) => control.getBoundingClientRect().right > edge + 1)
          .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim()),
      width,
    )
    expect(beyond).toEqual([])
    await app.close()
  },
)

test('a puzzle stands upright on a phone, with holes that a finger hits', async () => {
  const app = await openApp({ width: 360, height: 740, touch: true, path: '/puzzles' })
  const { page } = app
  await page.goto(`${app.address}#/puzzle?at=1`)
  const first = hole(page, 'South', 1)
  await expect.poll(() => first.getAttribute('aria-disabled')).toBe('false')
  const [one, two] = [(await first.boundingBox())!, (await hole(page, 'South', 2).boundingBox())!]
  expect(two.y, 'South runs down').toBeGreaterThan(one.y)
  for (const side of [one.width, one.height]) expect(side).toBeGreaterThanOrEqual(FINGER)
  await app.close()
})
