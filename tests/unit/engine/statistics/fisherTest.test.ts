import { expect, it } from 'vitest'
import { differenceOfShares } from '../../../../src/engine/statistics/difference'
import { fisherTest } from '../../../../src/engine/statistics/fisherTest'

const of = (successes: number, trials: number) => ({ successes, trials })

it('is the lady who tasted tea, and what R says of larger tables', () => {
  expect(fisherTest(of(3, 4), of(1, 4))).toBeCloseTo(34 / 70, 12)
  expect(fisherTest(of(4, 4), of(0, 4))).toBeCloseTo(2 / 70, 12)
  expect(fisherTest(of(9, 10), of(3, 10))).toBeCloseTo(0.0197666, 7)
  expect(fisherTest(of(0, 100_000), of(8, 100_000))).toBeCloseTo(0.0078114, 7)
  expect(fisherTest(of(0, 5), of(0, 5))).toBe(1)
})

it('is used where few games are expected in a cell, so that two or three games prove nothing', () => {
  expect(differenceOfShares(of(2, 2), of(0, 2)).p).toBeCloseTo(1 / 3, 12)
  expect(differenceOfShares(of(3, 3), of(0, 3)).p).toBeCloseTo(0.1, 12)
})

it('keeps its level for every number of games, whatever the share', () => {
  for (const games of [1, 2, 3, 5, 8]) {
    for (const share of [0.1, 0.3, 0.5]) {
      let found = 0
      for (let a = 0; a <= games; a++)
        for (let b = 0; b <= games; b++)
          if (fisherTest(of(a, games), of(b, games)) < 0.05)
            found += chance(a, games, share) * chance(b, games, share)
      expect(found).toBeLessThan(0.05)
    }
  }
})

function chance(successes: number, trials: number, share: number): number {
  let ways = 1
  for (let place = 1; place <= successes; place++) ways *= (trials - place + 1) / place
  return ways * share ** successes * (1 - share) ** (trials - successes)
}
