import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { parseRecord } from '../../src/engine/board/notation.ts'
import { judge } from '../../src/engine/review/judge.ts'
import { pickMistakes } from '../../src/engine/review/mistakes.ts'
import { valueRecord } from '../../src/engine/review/valueRecord.ts'
import { replay } from '../../src/engine/rules/replay.ts'
import { finish } from '../../src/engine/through.ts'
import { findPreset } from '../../src/engine/variant/catalogue/index.ts'
import { hole, paste } from '../support/browser/boardPage.ts'
import { expectAccessible } from '../support/browser/laboratory.ts'
import { closeBrowser, openApp } from '../support/browser/openApp.ts'

afterAll(closeBrowser)

const variant = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const moves = '1 2 1'
const read = parseRecord(variant, moves)
const replayed = read.ok ? replay(variant, read.value) : null
if (!replayed?.ok) throw new Error('not a game')
const { played } = replayed.value
const review = judge(variant, played, finish(valueRecord(variant, played)))
const [mistake] = pickMistakes(played, review, ['south'])

async function openGame(page: Page): Promise<void> {
  const players = { south: 'human', north: 'novice' }
  const file = { lumbung: 'game', schema: 1, title: 'Lesson', players, record: moves, at: 3, variant }
  await paste(page, JSON.stringify(file))
  await page.getByRole('button', { name: 'Review this game' }).waitFor()
}

test('a mistake of one’s own game is tried again, with a hint and a proof', async () => {
  const app = await openApp({ reducedMotion: true })
  const { page } = app
  await openGame(page)
  await page.getByRole('button', { name: 'Review this game' }).click()
  await page.getByRole('button', { name: 'Learn from your mistakes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Learn from your mistakes' }).waitFor()
  const wrong = mistake!.move.choice.hole
  const right = mistake!.move.best[0]!.hole
  await page.getByText(`You sowed hole ${wrong} here.`).waitFor()
  await expect.poll(() => hole(page, 'South', wrong).getAttribute('aria-disabled')).toBe('false')
  await expectAccessible(page)
  await page.keyboard.press('h')
  await page.getByRole('region', { name: 'Hints' }).getByRole('listitem').first().waitFor()

  await hole(page, 'South', wrong).click()
  await page.getByText(`Hole ${wrong} is what was played in the game.`).waitFor()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect.poll(() => hole(page, 'South', right).getAttribute('aria-disabled')).toBe('false')
  await hole(page, 'South', right).press('Enter')
  await page.getByText(`Yes: hole ${right}`).waitFor()
  await page.getByText('Proven: every line of play was searched to the end.').waitFor()
  await page.getByRole('heading', { name: 'What to remember' }).waitFor()
  await page.getByText(/^1 of \d+ found by yourself\./).waitFor()
  await app.shoot('mistakes-found')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('heading', { level: 1, name: 'Board' }).waitFor()
  await expect.poll(() => hole(page, 'South', right).getAttribute('aria-disabled')).toBe('false')
  await app.close()
})

test('without a review the page makes one, and without a game it says so', async () => {
  const app = await openApp({ reducedMotion: true })
  const { page } = app
  await page.goto(`${app.address}#/mistakes`)
  await page.getByText('There is no game to learn from yet. Play one first.').waitFor()
  await page.getByRole('button', { name: 'Back to the Board' }).click()
  await openGame(page)
  await page.goto(`${app.address}#/mistakes`)
  await page.getByRole('heading', { level: 2, name: 'Find a better hole' }).waitFor()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByText(/^The best hole is \d$/).waitFor()
  await app.close()
})
