import { expect, it } from 'vitest'
import { signTest } from '../../../../src/engine/statistics/signTest'

it('is the chance of heads and tails', () => {
  expect(signTest(1, 0)).toBe(1)
  expect(signTest(0, 5)).toBeCloseTo(2 / 32, 12)
  expect(signTest(8, 2)).toBeCloseTo((2 * (1 + 10 + 45)) / 1024, 12)
  expect(signTest(0, 0)).toBe(1)
  expect(signTest(7, 7)).toBe(1)
})

it('hardly changes where it stops being exact', () => {
  expect(signTest(531, 469)).toBeCloseTo(signTest(531, 470), 1)
  expect(signTest(540, 460) / signTest(540, 461)).toBeGreaterThan(0.9)
  expect(signTest(540, 460) / signTest(540, 461)).toBeLessThan(1)
  expect(signTest(600_000_000, 400_000_000)).toBe(0)
})
