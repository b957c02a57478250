import fc from 'fast-check'
import { expect, test } from 'vitest'
import { variantText } from '../../../../src/engine/publish/variantText'
import { findPreset, PRESETS } from '../../../../src/engine/variant/catalogue'
import { parseVariant, parseVariantText } from '../../../../src/engine/variant/parse'
import { sparse, sparsely } from '../../../../src/engine/variant/sparse'
import { variants } from '../../../support/generators/variants'

test('a file lists what the game has, and nothing else', () => {
  const { source, ...kalah } = sparse(findPreset('kalah')!.make())
  expect(source).toBe('Pok 2001, The Game of Kalah')
  expect(kalah).toEqual({
    schema: 4,
    name: 'Kalah',
    board: { holes: 6, stores: 'own' },
    start: { seedsPerHole: 4 },
    last: [
      { at: 'store', then: 'again' },
      { at: 'own', makes: [1], across: '1+', take: ['here', 'across'] },
    ],
    end: { when: 'eitherSideEmpty' },
  })
  expect(Object.keys(sparse(findPreset('adi')!.make()))).toEqual([
    'schema',
    'name',
    'source',
    'board',
    'start',
    'passing',
    'last',
    'turn',
    'end',
  ])
})

test('reading fills in the rest, and writes the same text again', () => {
  for (const variant of [...PRESETS.map(({ make }) => make()), ...fc.sample(variants(), 200)]) {
    const text = variantText(variant)
    const read = parseVariantText(text)
    expect(read).toEqual({ ok: true, value: variant })
    expect(read.ok && variantText(read.value)).toBe(text)
    expect(parseVariant(variant)).toEqual({ ok: true, value: variant })
  }
})

test('variants within other values are written alike', () => {
  const kalah = findPreset('kalah')!.make()
  const text = JSON.stringify({ games: 3, variants: [kalah], other: { last: [], schema: 4 } }, sparsely)
  expect(JSON.parse(text)).toEqual({ games: 3, variants: [sparse(kalah)], other: { last: [], schema: 4 } })
})
