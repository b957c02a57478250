import { expect, test } from 'vitest'
import { equivalence } from '../../../../src/engine/statistics/equivalence'

const share = (value: number, trials: number) => ({ successes: Math.round(value * trials), trials })

test('large samples of nearly equal shares are found the same', () => {
  const { verdict, low, high } = equivalence(share(0.6099, 100_000), share(0.6086, 100_000), 0.01)
  expect(verdict).toBe('same')
  expect(low).toBeGreaterThan(-0.01)
  expect(high).toBeLessThan(0.01)
})

test('shares further apart than the tolerance are found different', () => {
  expect(equivalence(share(0.64, 100_000), share(0.6086, 100_000), 0.01).verdict).toBe('different')
})

test('small samples stay undecided, whatever they happen to show', () => {
  const same = equivalence(share(0.6, 400), share(0.6, 100_000), 0.01)
  expect(same.verdict).toBe('undecided')
  expect(same.power).toBe(0)
})

test('the power is that of two one-sided tests: about 90% where the tolerance is 3.29 standard errors', () => {
  const trials = 50_000
  const tolerance = (1.645 + 1.645) * Math.sqrt((0.25 * 2) / trials)
  expect(equivalence(share(0.5, trials), share(0.5, trials), tolerance).power).toBeCloseTo(0.9, 2)
})

test('an empty sample decides nothing', () => {
  expect(equivalence(share(0.6, 0), share(0.6, 1000), 0.01)).toMatchObject({
    verdict: 'undecided',
    power: 0,
  })
})
