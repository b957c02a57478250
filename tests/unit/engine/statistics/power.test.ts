import { expect, test } from 'vitest'
import { errorRates } from '../../../../bench/errorRates'
import { detectable, gamesFor, halfWidth } from '../../../../src/engine/statistics/power'
import { wilson } from '../../../../src/engine/statistics/proportion'

test('no interval of a share is wider than foreseen, and the widest is as wide', () => {
  for (const games of [1, 10, 384, 10_000]) {
    const widest = Math.max(
      ...Array.from({ length: games + 1 }, (_, wins) => {
        const { low, high } = wilson(wins, games)
        return (high - low) / 2
      }),
    )
    expect(widest).toBeLessThanOrEqual(halfWidth(games) + 1e-12)
    if (games % 2 === 0) expect(widest).toBeCloseTo(halfWidth(games), 12)
  }
})

test.each([0.2, 0.05, 0.01, 0.0025])('games for ±%d are just enough', (half) => {
  const games = gamesFor(half)
  expect(halfWidth(games)).toBeLessThanOrEqual(half)
  expect(halfWidth(games - 1)).toBeGreaterThan(half)
})

test('textbook: 80% power for 10 points on both sides of one half needs about 388 games each', () => {
  expect(detectable(388)).toBeCloseTo(0.1, 3)
  expect(detectable(9)).toBe(null)
  expect(detectable(10)).toBeGreaterThan(0.5)
})

test('simulated tests are wrong, and find something, as often as they say', () => {
  for (const { name, found, nominal, atMost } of errorRates()) {
    expect(found, name).toBeLessThanOrEqual(1.2 * nominal)
    if (!atMost) expect(found, name).toBeGreaterThanOrEqual(nominal * 0.8)
  }
})
