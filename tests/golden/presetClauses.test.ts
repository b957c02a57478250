import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../src/engine/variant/catalogue'
import { lastSeedOf } from '../../src/engine/variant/clauses/fromWords'
import { PRESET_CLAUSES } from './presetClauses'

test('every game of the catalogue stands with exactly one list', () => {
  const listed = PRESET_CLAUSES.flatMap(({ games }) => games)
  expect(listed.toSorted()).toEqual(PRESETS.map(({ id }) => id).toSorted())
})

test.each(PRESET_CLAUSES)('$games', ({ games, last, passing = null, closed = false }) => {
  for (const id of games) {
    const ours = lastSeedOf(findPreset(id)!.make())
    // As text, because the order of keys is part of the form.
    expect(JSON.stringify(ours), id).toBe(JSON.stringify({ last, passing, closed }))
  }
})
