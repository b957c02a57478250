import { expect, test } from 'vitest'
import { playBatchLine, type BatchAnswer } from '../../../../src/cli/batch/batchGame'
import { parseBatchLine } from '../../../../src/cli/batch/batchLine'
import { findPreset } from '../../../../src/engine/variant/catalogue'

function answerTo(line: object): BatchAnswer {
  const read = parseBatchLine(JSON.stringify(line))
  if (!read.ok) throw new Error(read.error)
  return playBatchLine(read.value)
}

const KALAH = findPreset('kalah')!.make()
const EITHER_WAY = { ...KALAH, sow: { ...KALAH.sow, direction: 'eitherWay' } }

test('the start and the position after each move are shown, whoever begins', () => {
  expect(answerTo({ variant: 'kalah', first: 'north', moves: [3, 1] })).toEqual({
    positions: [
      {
        holes: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4],
        stores: [0, 0],
        toMove: 'north',
        legal: [1, 2, 3, 4, 5, 6],
      },
      {
        holes: [4, 4, 4, 4, 4, 4, 4, 4, 0, 5, 5, 5],
        stores: [0, 1],
        toMove: 'north',
        legal: [1, 2, 4, 5, 6],
      },
      {
        holes: [4, 4, 4, 4, 4, 4, 0, 5, 1, 6, 6, 5],
        stores: [0, 1],
        toMove: 'south',
        legal: [1, 2, 3, 4, 5, 6],
      },
    ],
    over: false,
    winner: null,
  })
})

test('the last position is the one before leftovers are handed out', () => {
  const start = { holes: [0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0], stores: [20, 25] }
  const { positions, over, winner } = answerTo({ variant: 'kalah', first: 'south', start, moves: [6] })
  expect(positions.at(-1)).toEqual({
    holes: [0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0],
    stores: [21, 25],
    toMove: null,
    legal: [],
  })
  expect({ over, winner }).toEqual({ over: true, winner: 'north' })
})

test('a pass is its own move, and only a player without a move may pass', () => {
  const start = { holes: [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0], stores: [48, 48] }
  const both = { variant: 'congkak', first: 'south', start }
  expect(answerTo({ ...both, moves: ['pass'] }).problem).toMatch(/Move 1: .*may not pass/)
  const alone = { ...both, start: { holes: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0], stores: [48, 48] } }
  const passed = answerTo({ ...alone, moves: ['pass', 1] })
  expect(passed.positions.map(({ toMove, legal }) => [toMove, legal])).toEqual([
    ['south', []],
    ['north', [1]],
    ['south', []],
  ])
  expect(answerTo({ ...alone, moves: [1] }).problem).toMatch(/must pass/)
})

test('ways are reported where both are open, and must be given there', () => {
  const line = { variant: EITHER_WAY, first: 'south' }
  const { positions } = answerTo({ ...line, moves: [{ hole: 1, way: 'cw' }] })
  expect(positions[0]!.legal.slice(0, 2)).toEqual([
    { hole: 1, way: 'ccw' },
    { hole: 1, way: 'cw' },
  ])
  expect(positions[1]!.holes).toEqual([0, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5])
  expect(answerTo({ ...line, moves: [1] }).problem).toMatch(/either/)
})

test('a direction that is the only one may be given, and no other', () => {
  const line = { variant: 'kalah', first: 'south' }
  expect(answerTo({ ...line, moves: [{ hole: 3, way: 'ccw' }] }).problem).toBeUndefined()
  expect(answerTo({ ...line, moves: [{ hole: 3, way: 'cw' }] }).problem).toMatch(
    /not be sown in this direction/,
  )
})

test('an illegal move keeps the positions that led to it', () => {
  const answer = answerTo({ variant: 'kalah', first: 'south', moves: [3, 3] })
  expect(answer.positions).toHaveLength(2)
  expect(answer.problem).toBe('Move 2: Hole 3 holds no seeds.')
})

test('moves after the end of a round open the next one', () => {
  const start = { holes: [0, 1, 0, 0], stores: [3, 4] }
  const variant = findPreset('congkak-rounds')!.make({ holes: 2, seeds: 2 })
  const { positions, over } = answerTo({ variant, first: 'south', start, moves: [2, 1] })
  expect(positions.map(({ holes, stores }) => [...holes, ...stores])).toEqual([
    [0, 1, 0, 0, 3, 4],
    [0, 0, 0, 0, 4, 4],
    [2, 2, 2, 2, 0, 0],
    [2, 2, 0, 3, 0, 1],
  ])
  expect(over).toBe(false)
})

test('a start with the wrong number of holes is refused', () => {
  const start = { holes: [1, 1], stores: [0, 0] }
  expect(answerTo({ variant: 'kalah', first: 'south', start, moves: [] }).problem).toBe(
    'The start has 2 holes, but the variant has 12.',
  )
})

test.each([
  ['nonsense', 'nonsense', /not JSON/],
  ['an unknown variant', '{"variant":"nix","first":"south","moves":[]}', /variant: Unknown variant “nix”/],
  ['no moves', '{"variant":"kalah","first":"south"}', /moves: /],
  ['a move in words', '{"variant":"kalah","first":"south","moves":["three"]}', /moves\.0: Must be a hole/],
  ['nobody first', '{"variant":"kalah","moves":[]}', /first: Required, but missing/],
])('a line with %s is refused with its field', (_, text, problem) => {
  const read = parseBatchLine(text)
  expect(read.ok ? '' : read.error).toMatch(problem)
})
