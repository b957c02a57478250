import { expect, it } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import type { MoveEnd } from '../../../../../src/renderer/game/moves/previewMove'
import { previewMove } from '../../../../../src/renderer/game/moves/previewMove'
import { beginRecord, extendRecord, gameAt } from '../../../../../src/renderer/game/record/record'
import { LESSON, stepsDone } from '../../../../../src/renderer/learn/lesson/lesson'

const congkak = findPreset('congkak')!.make({})
const asked = LESSON.flatMap(({ hole }) => (hole === null ? [] : [hole]))

/** The game after the first moves of the lesson. */
function recordAfter(count: number) {
  return asked.slice(0, count).reduce((record, hole) => {
    const next = extendRecord(record, record.moves.length, { hole })
    if (!next.ok) throw new Error(`Hole ${hole} cannot be played.`)
    return next.value
  }, beginRecord(congkak))
}

it('asks for moves that do what its words say', () => {
  const happens = asked.map((hole, k) => {
    const { end, laps, taken } = previewMove(congkak, gameAt(recordAfter(k), k), { hole })!
    return { end, laps: laps.length, taken }
  })
  const again: MoveEnd = 'again'
  expect(happens).toEqual([
    { end: again, laps: 1, taken: 0 },
    { end: again, laps: 2, taken: 0 },
    { end: again, laps: 2, taken: 0 },
    { end: 'capture', laps: 3, taken: 11 },
  ])
  expect(gameAt(recordAfter(4), 4).position.toMove, 'a capture ends the turn').toBe('north')
})

it('follows the game forwards and back', () => {
  expect([0, 1, 2, 3, 4].map((count) => stepsDone(recordAfter(count).moves))).toEqual([0, 1, 2, 3, 4])
})

it('stays where another move was played', () => {
  const other = extendRecord(beginRecord(congkak), 0, { hole: 2 })
  expect(other.ok && stepsDone(other.value.moves)).toBe(0)
})
