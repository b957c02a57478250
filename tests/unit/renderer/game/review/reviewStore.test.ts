// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { finish } from '../../../../../src/engine/through'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { readGame } from '../../../../../src/renderer/game/files/gameFile'
import { useGameFile } from '../../../../../src/renderer/game/files/useGameFile'
import { useGameImport } from '../../../../../src/renderer/game/files/useGameImport'
import { useGame } from '../../../../../src/renderer/game/gameStore'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { useReview } from '../../../../../src/renderer/game/review/reviewStore'
import { useNotices } from '../../../../../src/renderer/ui/notices'
import { reviewMoves } from '../../../../../src/workers/reviewMoves'
import { createFakeEngine } from '../../../../support/renderer/fakeEngine'
import { inApp } from '../../../../support/renderer/inApp'
import { noticeText } from '../../../../support/renderer/noticeText'

const kalah = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const MOVES = '2 3 1'

/** The review as a file holds it. */
type Stored = Record<'value' | 'best', unknown>[]

function recordOf(moves: string) {
  const record = recordFrom(kalah, moves)
  if (!record.ok) throw new Error('not a record')
  return record.value
}

function page() {
  const engine = createFakeEngine()
  const { result } = inApp(
    () => ({
      game: useGame(),
      reviews: useReview(),
      file: useGameFile(),
      imports: useGameImport(),
      notices: useNotices(),
    }),
    { engine },
  )
  result.game.openRecord(recordOf(MOVES), 'A game')
  return { ...result, engine }
}

async function reviewed() {
  const shown = page()
  const done = shown.reviews.start()
  const [asked] = shown.engine.asked
  expect(asked!.job).toEqual({ type: 'review', variant: kalah, record: MOVES })
  await asked!.answer({ status: 'done', value: finish(reviewMoves(kalah, MOVES)) })
  await done
  return shown
}

it('asks a worker, and judges the moves by what it found', async () => {
  const { reviews } = await reviewed()
  expect(reviews.review!.moves.map(({ side }) => side)).toEqual(['south', 'south', 'north'])
  expect([reviews.progress, reviews.isPartial]).toEqual([null, false])
})

it('is made once, however often it is asked for meanwhile', async () => {
  const { reviews, engine } = page()
  const both = [reviews.start(), reviews.start()]
  expect(engine.asked).toHaveLength(1)
  await engine.asked[0]!.answer({ status: 'done', value: finish(reviewMoves(kalah, MOVES)) })
  await Promise.all(both)
  expect(reviews.review).not.toBeNull()
})

it('holds for the moves that stay, and again for those that are restored', async () => {
  const { game, reviews } = await reviewed()
  game.goTo(2)
  expect(game.choose({ hole: 3 }).ok).toBe(true)
  expect([reviews.valued.length, reviews.isPartial]).toEqual([2, true])
  game.begin(kalah)
  expect(reviews.review).toBeNull()
  game.openRecord(recordOf('1'), '')
  expect(reviews.review).toBeNull()
})

it('stops when cancelled, and keeps nothing of it', async () => {
  const { reviews, engine } = page()
  const done = reviews.start()
  reviews.cancel()
  expect([engine.asked[0]!.cancelled, reviews.progress]).toEqual([true, null])
  await engine.asked[0]!.answer({ status: 'cancelled' })
  await done
  expect(reviews.review).toBeNull()
})

it('says why a review failed', async () => {
  const { reviews, engine, notices } = page()
  const done = reviews.start()
  await engine.asked[0]!.answer({ status: 'failed', reason: 'no memory' })
  expect(reviews.failure).toBe('no memory')
  await done
  expect(noticeText(notices)).toContain('no memory')
})

it('is kept in the file of the game and read back', async () => {
  const { file, reviews } = await reviewed()
  const text = file.text()
  const other = page()
  expect(other.imports.open(text, '').ok).toBe(true)
  expect(other.reviews.review).toEqual(reviews.review)
})

it.each([
  ['a value that beats the best', ([first]: Stored) => (first!.value = 40)],
  ['a best move that is not legal', ([, second]: Stored) => (second!.best = '2')],
  ['more moves than the game has', (review: Stored) => review.push(review[0]!)],
  ['no number', ([first]: Stored) => (first!.value = 'x')],
])('leaves out a review with %s, but opens the game', async (_, damage) => {
  const { file } = await reviewed()
  const json = JSON.parse(file.text()) as { readonly review: Stored }
  damage(json.review)
  const read = readGame(JSON.stringify(json))
  expect(read).toMatchObject({ ok: true, value: { valued: [], reviewLeftOut: true } })
  const other = page()
  expect(other.imports.open(JSON.stringify(json), '').ok).toBe(true)
  expect(noticeText(other.notices)).toContain('left out')
})
