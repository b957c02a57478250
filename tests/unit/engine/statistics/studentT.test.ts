import { expect, it } from 'vitest'
import { reach } from '../../../../src/engine/statistics/proportion'
import { tReach, tTails } from '../../../../src/engine/statistics/studentT'

it('has the quantiles of the tables, for few and for fractional degrees of freedom', () => {
  // R 4: qt(0.975, df), and qt(0.9975, 3.7).
  expect(tReach(0.95, 1)).toBeCloseTo(12.706205, 5)
  expect(tReach(0.95, 2)).toBeCloseTo(4.302653, 5)
  expect(tReach(0.95, 10)).toBeCloseTo(2.228139, 5)
  expect(tReach(0.9, 30)).toBeCloseTo(1.697261, 5)
  expect(tReach(0.95, 1e8)).toBeCloseTo(reach(0.95), 5)
})

it('has their tails', () => {
  // With one degree of freedom it is Cauchy’s distribution, with two it has a closed form.
  for (const t of [0, 0.1, 1, 4, 300]) {
    expect(tTails(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 12)
    expect(tTails(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12)
    expect(tTails(-t, 7.3)).toBe(tTails(t, 7.3))
  }
  for (const degrees of [1, 1.5, 4, 99, 12_345.6])
    expect(tTails(tReach(0.99, degrees), degrees)).toBeCloseTo(0.01, 10)
})
