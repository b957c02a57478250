import fc from 'fast-check'
import { expect, it } from 'vitest'
import { variationRows } from '../../../../../src/renderer/game/record/variations/variationRows'
import {
  commented,
  continues,
  onlyLine,
  promoted,
  withLine,
  without,
  type Variations,
} from '../../../../../src/renderer/game/record/variations/variations'

const of = (...lines: readonly string[]): Variations => lines.reduce(withLine, onlyLine(''))

it('keeps what was played before another move as a separate line', () => {
  expect(of('1 2 3', '1 4', '1 2 5', '6').lines).toEqual(['1 2 3', '1 2 5', '1 4', '6'])
})

it('continues a line instead of adding one, and knows a line that it has', () => {
  expect(of('1', '1 2', '1 2 3', '1 2').lines).toEqual(['1 2 3'])
  expect(of('1 2', '1 20').lines).toEqual(['1 2', '1 20'])
})

it('moves a variation up with all that branches off from it', () => {
  const game = of('1 2 3', '1 4 5', '1 4 6', '1 7')
  expect(promoted(game, '1 4').lines).toEqual(['1 4 5', '1 4 6', '1 2 3', '1 7'])
  expect(promoted(game, '1 7').lines).toEqual(['1 2 3', '1 7', '1 4 5', '1 4 6'])
  expect(promoted(game, '1 4 6').lines).toEqual(['1 2 3', '1 4 6', '1 4 5', '1 7'])
  expect(promoted(game, '1 2')).toBe(game)
})

it('deletes a variation with its comments, and nothing else', () => {
  const game = commented(commented(of('1 2 3', '1 4 5'), '1 4', 'Bad'), '1', 'Good')
  expect(without(game, '1 4')).toEqual({ lines: ['1 2 3'], comments: { 1: 'Good' } })
  expect(without(of('1 2 3'), '1 2').lines).toEqual(['1'])
  expect(without(of('1 2'), '1').lines).toEqual([''])
})

it('removes a comment that is emptied', () => {
  expect(commented(commented(of('1'), '1', ' Why? '), '1', '  ').comments).toEqual({})
  expect(commented(of('1'), '1', ' Why? ').comments).toEqual({ 1: 'Why?' })
})

it('draws each line once, from the move on where it branches off', () => {
  const rows = variationRows(of('1 2 3', '1 2 5 6', '1 2 5 7', '1 4'), () => [])
  expect(
    rows.map(({ depth, after, moves }) => [depth, after, moves.map(({ text }) => text).join(' ')]),
  ).toEqual([
    [0, 0, '1 2 3'],
    [1, 2, '5 6'],
    [2, 3, '7'],
    [1, 1, '4'],
  ])
  expect(rows[2]!.moves[0]!.path).toBe('1 2 5 7')
})

it('lists a line of any length in full, written as the record writes moves', () => {
  const line = Array.from({ length: 60 }, () => '1').join(' ')
  const written = Array.from({ length: 60 }, (_, k) => ({ text: `1+${k}`, side: 'north' as const }))
  const [row] = variationRows(of(line), () => written)
  expect(row!.moves).toHaveLength(60)
  expect(row!.moves[59]).toMatchObject({ text: '1+59', side: 'north', count: 60 })
})

it('never lists the beginning of another line, and keeps lines with the same beginning together', () => {
  const line = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 }).map((choices) => choices.join(' '))
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), line, line, (played, up, gone) => {
      const { lines } = without(promoted(of(...played), up), gone)
      for (const one of lines)
        for (const other of lines) if (one !== other) expect(continues(one, other)).toBe(false)
      for (const start of ['1', '2', '3', '1 1', '1 2', '2 1']) {
        const at = lines.flatMap((each, k) => (continues(each, start) ? [k] : []))
        expect(at).toEqual(at.map((_, k) => at[0]! + k))
      }
    }),
  )
})
