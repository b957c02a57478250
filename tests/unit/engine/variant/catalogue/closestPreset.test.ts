import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { hasChangedRules } from '../../../../../src/engine/variant/catalogue/closestPreset'

const congkak = findPreset('congkak')!.make({})

test('no game of the catalogue is only based on its source, whatever its size', () => {
  expect(PRESETS.filter(({ variant }) => hasChangedRules(variant))).toEqual([])
  expect(hasChangedRules(findPreset('congkak')!.make({ holes: 5, seeds: 3 }))).toBe(false)
})

test('a changed rule makes a game one that is based on its source', () => {
  expect(hasChangedRules({ ...congkak, last: congkak.last.slice(1) })).toBe(true)
})

test('rules with a source of their own are not based on another', () => {
  const own = { ...congkak, source: 'Class 4B', last: congkak.last.slice(1) } as const
  expect(hasChangedRules(own)).toBe(false)
})
