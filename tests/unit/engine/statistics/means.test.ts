import { expect, it } from 'vitest'
import { differenceOfMeans, meanWithin, standardised } from '../../../../src/engine/statistics/means'
import { oddsRatio } from '../../../../src/engine/statistics/oddsRatio'

// Expected values from R 4: t.test(a, b) with a = c(…) of these means and deviations, and qt().
const A = { count: 10, mean: 20.6, deviation: 4.648775 }
const B = { count: 12, mean: 16.5, deviation: 3.370999 }
const WELCH = { low: 0.364322, high: 7.835678, p: 0.0334333 }

it('is Welch’s test', () => {
  const { value, low, high, p } = differenceOfMeans(A, B)
  expect(value).toBeCloseTo(4.1, 10)
  expect(low).toBeCloseTo(WELCH.low, 4)
  expect(high).toBeCloseTo(WELCH.high, 4)
  expect(p).toBeCloseTo(WELCH.p, 5)
})

it('uses Student’s quantiles for few values and the normal ones for many', () => {
  const half = (count: number): number => meanWithin({ count, mean: 0, deviation: Math.sqrt(count) }).high
  expect(half(11)).toBeCloseTo(2.228139, 5)
  expect(half(2)).toBeCloseTo(12.706205, 4)
  expect(half(1_000_000)).toBeCloseTo(1.96, 3)
})

it('leans to the side of values that lie far out, as Hall’s transformation says', () => {
  const { low, high } = meanWithin({ count: 100, mean: 30, deviation: 30, skewness: 2 })
  const lean = 2 / Math.sqrt(100)
  const [atLow, atHigh] = [low, high]
    .map((end) => (30 - end) / 3)
    .map((t) => t + (lean * t ** 2) / 3 + (lean ** 2 * t ** 3) / 27 + lean / 6)
  expect([atLow, atHigh]).toEqual([expect.closeTo(1.984, 3), expect.closeTo(-1.984, 3)])
  const mirrored = meanWithin({ count: 100, mean: -30, deviation: 30, skewness: -2 })
  expect([-mirrored.high, -mirrored.low]).toEqual([expect.closeTo(low, 10), expect.closeTo(high, 10)])
})

it('does not lean by the skewness of a few values', () => {
  const { low, high } = meanWithin({ count: 3, mean: 118, deviation: 40, skewness: -0.6 })
  expect(118 - low).toBeCloseTo((4.302653 * 40) / Math.sqrt(3), 3)
  expect(high - 118).toBeCloseTo(118 - low, 9)
})

it('knows nothing from one value, and little from a few that are all the same', () => {
  const constant = (count: number, mean: number) => ({ count, mean, deviation: 0 })
  expect(meanWithin(constant(1, 36))).toEqual({ value: 36, low: -Infinity, high: Infinity })
  const nothing = { low: -Infinity, high: Infinity }
  expect(differenceOfMeans(constant(1, 45), constant(1, 36))).toEqual({ value: 9, ...nothing, p: 1 })
  expect(differenceOfMeans(constant(2, 45), constant(2, 36))).toEqual({
    value: 9,
    ...nothing,
    p: expect.closeTo(1 / 3, 12) as number,
  })
  expect(differenceOfMeans(constant(2, 45), constant(2, 45))).toEqual({ value: 0, ...nothing, p: 1 })
  // Of 924 ways to divide twelve values into two samples of six, two put equal values together.
  expect(differenceOfMeans(constant(6, 2), constant(6, 1))).toEqual({
    value: 1,
    low: 1,
    high: 1,
    p: expect.closeTo(2 / 924, 12) as number,
  })
  expect(standardised(constant(1, 45), { count: 5, mean: 36, deviation: 2 })).toBeNull()
})

it('standardises a difference by the pooled deviation, and knows when nothing varied', () => {
  const many = { count: 5_000, mean: 0, deviation: 2 }
  const found = standardised({ ...many, mean: 1 }, many)!
  expect(found.value).toBeCloseTo(0.5, 3)
  expect(found.high - found.value).toBeCloseTo(1.96 * Math.sqrt(2 / 5_000 + 0.25 / 20_000), 3)
  expect(standardised({ ...many, deviation: 0 }, { ...many, deviation: 0 })).toBeNull()
})

it('gives Woolf’s interval of an odds ratio, also if a count is zero', () => {
  const { value, low, high } = oddsRatio({ successes: 60, trials: 100 }, { successes: 40, trials: 100 })
  expect(value).toBeCloseTo(2.25, 10)
  expect([low, high]).toEqual([expect.closeTo(1.279, 2), expect.closeTo(3.957, 2)])
  expect(oddsRatio({ successes: 0, trials: 10 }, { successes: 5, trials: 10 }).low).toBeGreaterThan(0)
})
