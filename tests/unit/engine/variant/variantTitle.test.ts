import { expect, it } from 'vitest'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import { variantTitle } from '../../../../src/engine/variant/variantTitle'
import { inEnglish } from '../../../../src/locales/english'

it.each(PRESETS.map(({ id, variant }) => [id, variant] as const))(
  'shows %s in English under the name that its files have',
  (_, variant) => {
    expect(inEnglish(variantTitle(variant))).toBe(variant.name)
  },
)

it('translates the name of every game that describes itself', () => {
  // A name in brackets is the name of a people or a place.
  const describes = /,|\((?!\p{Lu}\p{L}+\))| (?:with|in|of|to) /u
  const untranslated = PRESETS.filter(
    ({ variant }) => describes.test(variant.name) && typeof variantTitle(variant) === 'string',
  )
  expect(untranslated.map(({ variant }) => variant.name)).toEqual([])
  expect(PRESETS.filter(({ variant }) => typeof variantTitle(variant) !== 'string')).toHaveLength(15)
})

it('leaves names that users gave as they are', () => {
  expect(variantTitle({ name: 'toString' })).toBe('toString')
  expect(variantTitle({ name: 'Kalah for my class' })).toBe('Kalah for my class')
})
