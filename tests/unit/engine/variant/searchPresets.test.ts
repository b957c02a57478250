import { expect, test } from 'vitest'
import { PRESETS } from '../../../../src/engine/variant/catalogue'
import { searchPresets } from '../../../../src/engine/variant/catalogue/searchPresets'
import { inEnglish } from '../../../../src/locales/english'

const names = new Intl.DisplayNames('en', { type: 'region' })
const words = { say: inEnglish, country: (code: string) => names.of(code) ?? code }
const found = (search: string) => searchPresets(PRESETS, search, words).map(({ preset }) => preset.id)

test.each([
  ['oware', 'oware'],
  ['awale', 'oware'],
  ['awélé', 'oware'],
  ['sunka', 'sungka'],
  ['togyzqumalaq', 'toguz-kumalak'],
  ['toguz kumalak', 'toguz-kumalak'],
  ['congkac', 'congkak'],
  ['Kalah', 'kalah'],
  ['kalaha', 'kalah'],
  ['congclak', 'congklak'],
  ['Uganda', 'omweso'],
  ['Madagascar', 'katra'],
  ['Malaysia', 'congkak'],
  ['Indonesia', 'congklak'],
  ['Ghana', 'oware'],
  ['Kazakh', 'toguz-kumalak'],
  ['Philippines', 'sungka'],
])('“%s” finds %s first', (search, id) => {
  expect(found(search)[0]).toBe(id)
})

test('“mancala” means a few games, not all of them', () => {
  expect(found('mancala').length).toBeLessThan(10)
  expect(found('mancala')[0]).toBe('kalah')
})

test('forgives two letters, and says what it took the word for', () => {
  const [first] = searchPresets(PRESETS, 'sungga', words)
  expect(first).toMatchObject({ preset: { id: 'sungka' }, spelt: 'Sungka' })
  expect(found('xyzzyx')).toEqual([])
  expect(found('Kazakh'), 'which is near Kalah, but means a country').not.toContain('kalah')
})

test('finds games by region, and needs every word', () => {
  expect(found('Southeast Asia')).toContain('congkak')
  expect(found('central asia').every((id) => !id.startsWith('congkak'))).toBe(true)
  expect(found('oware zzzz')).toEqual([])
})

test('finds every game by its name', () => {
  for (const { id, variant } of PRESETS) expect(found(variant.name).slice(0, 3), variant.name).toContain(id)
})

test('lists all games without a search', () => {
  expect(found('  ')).toEqual(PRESETS.map(({ id }) => id))
})
