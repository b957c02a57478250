import { expect, test } from 'vitest'
import { findPreset } from '../../../../../src/engine/variant/catalogue'
import { recordFrom } from '../../../../../src/renderer/game/record/record'
import { recordRows } from '../../../../../src/renderer/game/record/recordRows'

test('a pass after a move that earns another one stands in the row of that turn', () => {
  const variant = findPreset('congkak')!.make({ holes: 4, seeds: 3 })
  const read = recordFrom(variant, '1 2 4 4 1 2 4 3 2 4 3')
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const rows = recordRows(variant, read.value.moves).map((row) =>
    row.kind === 'words' ? '' : [row.south, row.north].map((turn) => turn.map(({ text }) => text).join(' ')),
  )
  expect(rows).toEqual([
    ['1', '2+ 4×2'],
    ['4', '1'],
    ['2+ 4+ 3', '2×2'],
    ['4+ –', '3×2'],
  ])
})
