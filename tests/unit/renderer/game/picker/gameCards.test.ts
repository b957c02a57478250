import { expect, test } from 'vitest'
import { findPreset, PRESETS } from '../../../../../src/engine/variant/catalogue'
import { ruleSheet } from '../../../../../src/engine/variant/ruleSheet'
import { familyWay, sownTheirWay } from '../../../../../src/renderer/game/picker/gameCards'
import { inEnglish } from '../../../../../src/locales/english'

const cardOf = (id: string) => {
  const preset = findPreset(id)!
  return {
    preset,
    variant: preset.variant,
    game: { group: 'preset', id, name: id, make: preset.make },
  } as never
}

test('families choose a way in congkak and its relatives, not in other games', () => {
  expect(familyWay(cardOf('congkak'))).toBe('anticlockwise')
  expect(familyWay(cardOf('ohvalhu'))).toBe('clockwise')
  for (const id of ['oware', 'go-empty-two', 'kalah']) expect(familyWay(cardOf(id)), id).toBeNull()
})

test('the other way, the store is on the other side, and nothing else differs', () => {
  const { variant } = PRESETS.find(({ id }) => id === 'congkak')!
  const mirrored = sownTheirWay(variant, 'clockwise')
  const sowing = ruleSheet(mirrored).parts.sowing.map(({ sentence }) => inEnglish(sentence))
  expect(sowing.join(' ')).toContain('Your store is to the left of your holes.')
  expect({ ...mirrored, sow: variant.sow }).toEqual(variant)
  expect(sownTheirWay(variant, null)).toBe(variant)
})
