import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvField, csvPieces, csvRecord, csvText } from '../../../../src/engine/csv/table'
import { readCells } from '../../../../src/engine/csv/read'
import { forSpreadsheet } from '../../../../src/engine/escape'

it('writes numbers with a dot, nothing for null, and quotes what needs it', () => {
  expect(csvRecord([1.5, -2, 'a,b', 'say "so"', null, true, 'two\nlines', Number.NaN])).toBe(
    '1.5,-2,"a,b","say ""so""",,true,"two\nlines",\r\n',
  )
})

it('never lets a text become a formula, but leaves numbers alone', () => {
  expect(['=1+1', '+cmd', '@x', '-x', '-12', '+3.5e8', '-'].map(csvField)).toEqual([
    "'=1+1",
    "'+cmd",
    "'@x",
    "'-x",
    '-12',
    '+3.5e8',
    "'-",
  ])
})

it('is read back as it was written', () => {
  const text = fc.string({ unit: 'grapheme' }).filter((value) => forSpreadsheet(value) === value)
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      expect(readCells(rows.map(csvRecord).join(''))).toEqual(rows)
    }),
  )
})

it('streams a million rows in pieces', () => {
  function* rows(): Generator<readonly [number, string]> {
    for (let row = 0; row < 1_000_000; row++) yield [row, 'south']
  }
  let pieces = 0
  let lines = 0
  for (const piece of csvPieces(['game', 'winner'], rows())) {
    pieces++
    lines += piece.split('\r\n').length - 1
  }
  expect([pieces, lines]).toEqual([100, 1_000_001])
})

it('names columns by their keys', () => {
  expect(csvText({ columns: [{ key: 'games' }, { key: 'wins' }], rows: [{ wins: 1, games: 2 }] })).toBe(
    'games,wins\r\n2,1\r\n',
  )
})
