import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { hole, recorded } from '../support/browser/boardPage.ts'
import { expectAccessible, findingOf, laboratoryOf } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

/** How many pages of A4 the page takes when it is printed as most people print: without backgrounds. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

test('a teacher plays congkak, changes a rule, measures 100,000 games of it, and makes a handout', async () => {
  const app = await openApp({ path: '/start' })
  const { page } = app
  const lab = laboratoryOf(page)

  await page.getByRole('button', { name: /^Play/ }).click()
  await hole(page, 'South', 3).click()
  await page.getByRole('button', { name: 'Skip' }).click()
  await recorded(page).nth(1).waitFor()
  await app.shoot('teacher-1-play')

  await page.getByRole('link', { name: 'Variants' }).click()
  await page.getByRole('button', { name: /^Rule 3, When: / }).click()
  await page
    .getByLabel('The last seed falls in', { exact: true })
    .selectOption({ label: 'one of your holes' })
  await page.keyboard.press('Escape')
  await page.getByText('based on Congkak: 1 change').waitFor()
  await app.shoot('teacher-2-rule')

  await page.getByRole('button', { name: 'Measure' }).click()
  await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
  const chosen = page.getByLabel('Variant', { exact: true })
  expect((await chosen.textContent())?.trim()).toBe('Congkak (changed)')
  expect(await page.getByLabel('Games', { exact: true }).inputValue()).toBe('100,000')
  await lab.run()
  await lab.ends('done')
  await lab.openReport()
  await page.getByRole('heading', { level: 2, name: 'Congkak (changed), Novice vs Novice' }).waitFor()
  const found = await findingOf(page).innerText()
  expect(found).toContain('of 100,000 games')
  // By the rules of congkak itself South wins about 61 of 100.
  expect(Number(/wins (\d+\.\d+)/.exec(found)?.[1])).toBeLessThan(55)
  await app.shoot('teacher-3-report')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save: How often each side wins' }).click()
  await page.getByRole('menuitem', { name: 'Save or copy the figure' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'SVG', exact: true }).click()
  const figure = await lab.saved(() => dialog.getByRole('button', { name: 'Save', exact: true }).click())
  expect(figure.name).toMatch(/^congkak-changed-.*100-000-games.*\.svg$/)
  expect(figure.bytes.toString('utf8')).toMatch(/<svg[^>]* width="175mm"/)
  await page.keyboard.press('Escape')

  // The rules that were run go with the numbers.
  const bundle = await lab.saved(() => page.getByRole('button', { name: 'Research bundle' }).click())
  const spec = JSON.parse(strFromU8(unzipSync(new Uint8Array(bundle.bytes))['spec.json']!)) as {
    spec: { variant: { last: readonly object[] }; games: number }
  }
  expect(spec.spec).toMatchObject({
    games: 100_000,
    variant: { last: [{}, {}, { at: 'own', makes: '2+', then: 'relay' }] },
  })

  // All figures are pages of one file.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const figures = await lab.saved(() =>
    page.getByRole('menuitem', { name: 'All figures as one PDF' }).click(),
  )
  expect(figures.name).toMatch(/-figures\.pdf$/)
  const pages = figures.bytes.toString('latin1').match(/\/Type \/Page /g)
  expect(pages?.length).toBeGreaterThan(3)

  // Rules and result together.
  await page.getByRole('button', { name: 'Handout' }).click()
  await page.getByRole('button', { name: 'Print or save as PDF', disabled: false }).waitFor()
  const paper = page.getByRole('article')
  expect(await paper.getByRole('figure').count(), 'the board, examples and the bar').toBeGreaterThan(2)
  const changed = paper.locator('ins')
  expect(await changed.allInnerTexts(), 'the changed line alone is underlined').toEqual([
    'In one of your holes that was not empty',
    'you pick up all the seeds there and sow them onward',
  ])
  await paper.getByText('The game was Congkak (changed)').waitFor()
  const bar = paper.getByRole('img', { name: /^One bar for all games\. South wins: \d\d of 100, Ties/ })
  await bar.waitFor()
  await app.shoot('teacher-4-handout')
  await expectAccessible(page)
  expect(await pagesOf(page), 'rules on the front, the result on the back').toBe(2)
  await page.getByRole('button', { name: 'Save or copy the figure' }).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'SVG', exact: true }).click()
  const drawn = await lab.saved(() =>
    page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click(),
  )
  const vectors = drawn.bytes.toString('utf8')
  expect(drawn.name).toMatch(/-bar-two-columns\.svg$/)
  expect(vectors).toContain('>South wins</text>')
  expect(vectors, 'colours are written out, nothing is pixels').not.toMatch(/var\(|<image/)

  await page.getByRole('button', { name: 'Back' }).click()
  expect(await pagesOf(page), 'the report has no nearly empty second page').toBe(1)
  await page.getByRole('link', { name: 'Variants' }).click()
  await page.getByRole('button', { name: 'Printable rules' }).click()
  await page.getByRole('button', { name: 'Print or save as PDF', disabled: false }).waitFor()
  expect(await page.getByRole('figure').count(), 'pictures of the board').toBeGreaterThan(2)
  await page.getByText('one of your holes that was not empty').first().waitFor()
  await app.close()
})

test('a teacher opens a lesson plan, prints its worksheet and sets up its runs', async () => {
  const app = await openApp({ path: '/teach' })
  const { page } = app
  await page.getByRole('heading', { level: 2, name: 'Lesson 2: what does one rule change?' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up 200 games' }).click()
  await page.getByRole('heading', { level: 1, name: 'Experiments' }).waitFor()
  expect(await page.getByLabel('Games', { exact: true }).inputValue()).toBe('200')

  await app.visit('/teach')
  await page.getByRole('button', { name: 'Worksheet' }).first().click()
  await page.getByRole('button', { name: 'Print or save as PDF', disabled: false }).waitFor()
  const paper = page.getByRole('article')
  await paper.getByRole('heading', { name: 'Congkak: where does the last seed fall?' }).waitFor()
  await paper.getByRole('img', { name: 'QR code of the position in question 3' }).waitFor()
  await expectAccessible(page)
  await app.shoot('teacher-5-worksheet')
  expect(await pagesOf(page), 'questions, boards to write on, answers').toBe(3)
  await app.close()
})

test('a class sees the board and one sentence, and opens the same position by a QR code', async () => {
  const app = await openApp({ path: '/start' })
  const { page } = app
  await page.goto(`${app.address}#/class?game=oware`)
  await page.getByRole('heading', { level: 1, name: 'Oware' }).waitFor()
  expect(await page.getByRole('navigation').count(), 'nothing but the board').toBe(0)
  await expectAccessible(page)
  await app.shoot('teacher-6-class')
  await page.getByRole('button', { name: 'QR code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img', { name: 'QR code of this position' }).waitFor()
  const link = await dialog.getByText(/^lumbung:1\./).innerText()
  await page.keyboard.press('Escape')
  await page.goto(`${app.address}#/class?share=${link.slice('lumbung:'.length)}`)
  await page.getByText('Position opened').first().waitFor()
  expect(page.url()).toMatch(/#\/class$/)
  await page.getByRole('button', { name: 'All of Lumbung' }).click()
  await page.getByRole('navigation').waitFor()
  await app.close()
})
