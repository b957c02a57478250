import { expect, test } from 'vitest'
import { holm } from '../../../../src/engine/statistics/multipleTests'

test('multiplies the smallest value by the number of tests, the next by one fewer, and never falls', () => {
  const adjusted = holm([0.03, 0.001, 0.02, 0.9])
  ;[0.06, 0.004, 0.06, 0.9].forEach((p, place) => expect(adjusted[place]).toBeCloseTo(p, 12))
})

test('leaves a single test alone and stays within 1', () => {
  expect(holm([0.2])).toEqual([0.2])
  expect(holm([0.8, 0.7])).toEqual([1, 1])
  expect(holm([])).toEqual([])
})
