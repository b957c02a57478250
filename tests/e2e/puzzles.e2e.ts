import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { prove, solutionOf } from '../../src/engine/puzzles/proof.ts'
import { setUp } from '../../src/engine/puzzles/puzzle.ts'
import { readPuzzleSet } from '../../src/engine/puzzles/puzzleSet.ts'
import shipped from '../../src/engine/puzzles/set.json'
import { finish } from '../../src/engine/through.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const { puzzles } = readPuzzleSet(shipped)!
/** A puzzle about a whole game, so that a wrong hole is answered. */
const place = puzzles.findIndex(({ goal }) => goal === 'win')
const { variant, game } = setUp(puzzles[place]!)!
const moves = finish(prove({ variant, game }, 'win'))!
const right = solutionOf(moves, 'win')!.hole
const wrong = moves.find(({ choice }) => choice.hole !== right)!.choice.hole

const hole = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^South hole ${number},`) })

test('a wrong hole is answered and taken back, and the right one solves the puzzle for good', async () => {
  const app = await openApp({ path: '/puzzles', reducedMotion: true })
  const { page } = app
  await page.goto(`${app.address}#/puzzle?at=${place + 1}`)
  await page.getByRole('heading', { name: 'Find the only hole that wins.' }).waitFor()
  await expect.poll(() => hole(page, wrong).getAttribute('aria-disabled')).toBe('false')
  await expectAccessible(page)
  await hole(page, wrong).click()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
    expect.stringMatching(new RegExp(`Hole ${wrong} (loses by \\d+|draws)\\.`)),
  )
  await again.press('Enter')
  await expect.poll(() => hole(page, right).getAttribute('aria-disabled')).toBe('false')
  await page.keyboard.press('h')
  await page.getByText('What to look for:').waitFor()
  await hole(page, right).press('Enter')
  await page.getByText('Solved, with 1 hint.').waitFor()
  await page.getByRole('heading', { name: 'Proof: what every hole is worth' }).waitFor()
  await app.shoot('puzzle-solved')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByRole('heading', { name: 'By theme' }).waitFor()
  const solved = page.getByRole('list').getByText(/^1 of \d+$/)
  await solved.first().waitFor()
  await app.shoot('puzzles')
  await expectAccessible(page)
  await page.reload()
  await solved.first().waitFor()
  await app.close()
})

test('the puzzle of the day makes a row of days', async () => {
  const app = await openApp({ path: '/puzzles', reducedMotion: true })
  const { page } = app
  await page.getByText('No days in a row yet').waitFor()
  await page.getByRole('link', { name: 'Solve it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Puzzle of the day' }).waitFor()
  await page.getByRole('button', { name: 'Show the solution' }).click()
  const text = await page.getByText(/^The solution is hole \d+\.$/).innerText()
  await page.getByRole('button', { name: 'Try again' }).click()
  await hole(page, Number(/\d+/.exec(text)![0])).click()
  await page.getByText('Solved!').waitFor()
  await page.getByRole('link', { name: 'All puzzles' }).click()
  await page.getByText('1 day in a row').waitFor()
  await app.close()
})

test('a sheet of six has its answers', async () => {
  const app = await openApp({ path: '/puzzles' })
  await app.page.getByRole('button', { name: 'Print a sheet of six' }).click()
  await app.page.getByText(/^6: hole \d+$/).waitFor()
  await app.shoot('puzzle-sheet')
  await app.close()
})

test('more puzzles are made in the background, proven, and still there after a reload', async () => {
  const app = await openApp({ path: '/puzzles' })
  const { page } = app
  const made = page.getByText(/^\d+ puzzles? (was|were) made and proven on this computer/)
  await made.waitFor({ timeout: 500_000 })
  const [count] = /\d+/.exec(await made.innerText())!
  await page.reload()
  await made.waitFor()
  expect(Number(/\d+/.exec(await made.innerText())![0])).toBeGreaterThanOrEqual(Number(count))
  await page.goto(`${app.address}#/puzzle?at=${puzzles.length + 1}`)
  await page.getByRole('heading', { name: /^Find the / }).waitFor()
  await expect
    .poll(() => page.getByRole('button', { name: /^South hole/, disabled: false }).count())
    .toBeGreaterThan(1)
  await app.close()
})
