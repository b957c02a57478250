import { expect, test } from 'vitest'
import { formatsOf } from '../../../src/locales/format'

test.each(['en', 'ms-MY', 'id-ID'])('%s reads back every number it writes', (tag) => {
  const formats = formatsOf(tag)
  for (const value of [0, 7, 1000, 1_234_567, -3, 2.5])
    expect(formats.parse(formats.exact(value))).toBe(value)
})

test('separators are those of the language', () => {
  expect(formatsOf('en').parse('1,000')).toBe(1000)
  expect(formatsOf('id-ID').parse('1.000')).toBe(1000)
  expect(formatsOf('id-ID').parse('2,5')).toBe(2.5)
})

test('spaces, underscores and exponents are read, and other text is not', () => {
  const { parse } = formatsOf('en')
  expect([parse('1 000'), parse('1_000'), parse('1e6')]).toEqual([1000, 1000, 1_000_000])
  expect([parse(''), parse('many'), parse('1.2.3')]).toEqual([null, null, null])
})
