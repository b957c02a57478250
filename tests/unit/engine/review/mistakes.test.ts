import { expect, test } from 'vitest'
import { parsePosition, parseRecord } from '../../../../src/engine/board/notation'
import type { Grade } from '../../../../src/engine/review/grade'
import { judge, type Review } from '../../../../src/engine/review/judge'
import { advantageOf, isGoodEnough, pickMistakes } from '../../../../src/engine/review/mistakes'
import { valueRecord } from '../../../../src/engine/review/valueRecord'
import type { Game } from '../../../../src/engine/rules/game'
import { startFrom } from '../../../../src/engine/rules/match'
import { replay } from '../../../../src/engine/rules/replay'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const small = findPreset('kalah')!.make({ holes: 3, seeds: 2 })
const kalah = findPreset('kalah')!.make()

function playedIn(moves: string) {
  const record = parseRecord(small, moves)
  const result = record.ok && replay(small, record.value)
  if (!result || !result.ok) throw new Error('not a game')
  return result.value.played
}

function at(position: string): Game {
  const read = parsePosition(position)
  if (!read.ok) throw new Error('not a position')
  return startFrom(kalah, read.value)
}

test('what cost a side most is picked, in the order of the game', () => {
  const moves = playedIn('1 2 1')
  const review = judge(small, moves, finish(valueRecord(small, moves)))
  const picked = pickMistakes(moves, review, ['south'])
  expect(picked.length).toBeGreaterThan(0)
  for (const { at: place, move } of picked) {
    expect(moves[place]!.before.position.toMove).toBe('south')
    expect(move.loss).toBeGreaterThan(0)
    expect(move).toBe(review.moves[place])
  }
  expect(pickMistakes(moves, review, [])).toEqual([])
})

test('at most five, the worst of them; good moves and only moves are none', () => {
  const [move] = playedIn('1')
  const reviewed = (loss: number, grade: Grade, forced = false): Review['moves'][number] => ({
    side: 'south',
    choice: { hole: 1 },
    loss,
    atStake: 10,
    grade,
    value: 0,
    bestValue: loss,
    best: [],
    exact: true,
    forced,
  })
  const judged = [
    reviewed(3, 'mistake'),
    reviewed(0, 'best'),
    reviewed(9, 'blunder'),
    reviewed(0.4, 'good'),
    reviewed(8, 'blunder', true),
    ...[4, 5, 6, 7].map((loss) => reviewed(loss, 'blunder')),
  ]
  const review = { moves: judged, accuracy: { south: null, north: null } }
  const picked = pickMistakes(
    judged.map(() => move!),
    review,
    ['south'],
  )
  expect(picked.map(({ at: place }) => place)).toEqual([2, 5, 6, 7, 8])
})

test('a choice is good enough if it loses little and keeps the result', () => {
  expect([isGoodEnough(0, 40, false), isGoodEnough(2, 40, false), isGoodEnough(5, 40, false)]).toEqual([
    true,
    true,
    false,
  ])
  expect(isGoodEnough(2, 40, true)).toBe(false)
})

test.each([
  // Hole 6 ends in the store.
  ['again', '4,4,4,4,4,1+0 4,4,4,4,4,4+0 S', 6, 1],
  // From hole 1 the last seed falls into empty hole 2, across from 9 seeds.
  ['captures', '1,0,0,0,3,0+0 1,1,1,1,9,1+0 S', 1, 5],
  // North threatens to capture the eight seeds of hole 1 from hole 5.
  ['exposes', '8,0,0,1,0,0+0 1,0,0,0,1,0+0 S', 1, 4],
  // Both only sow; what they are worth shows later.
  ['later', '4,4,4,4,4,4+0 4,4,4,4,4,4+0 S', 2, 1],
] as const)('what one hole has over another: %s', (code, position, better, other) => {
  expect(advantageOf(kalah, at(position), { hole: better }, { hole: other }).code).toBe(code)
})
