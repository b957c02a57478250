import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homogeneity } from '../../../../src/engine/statistics/chiSquare'
import { convergence } from '../../../../src/engine/statistics/convergence'
import { differenceOfShares } from '../../../../src/engine/statistics/difference'
import {
  binned,
  mergeHistograms,
  quantileOf,
  summarise,
  Tally,
} from '../../../../src/engine/statistics/histogram'
import { reach, wilson } from '../../../../src/engine/statistics/proportion'

describe('Wilson’s interval', () => {
  // Newcombe, “Two-sided confidence intervals for the single proportion”, Statistics in Medicine 17 (1998), Table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %i in %i is the published one', (successes, trials, low, high) => {
    const share = wilson(successes, trials)
    expect(share.low).toBeCloseTo(low, 4)
    expect(share.high).toBeCloseTo(high, 4)
  })

  it('covers everything while nothing was tried, and touches the ends where it should', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
    expect(wilson(0, 9).low).toBe(0)
    expect(wilson(9, 9).high).toBe(1)
  })

  it('always contains the share and mirrors with it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (wins, others) => {
        fc.pre(wins + others > 0)
        const share = wilson(wins, wins + others)
        const mirror = wilson(others, wins + others)
        expect(share.low).toBeLessThanOrEqual(share.value)
        expect(share.high).toBeGreaterThanOrEqual(share.value)
        expect(share.low).toBeCloseTo(1 - mirror.high, 12)
      }),
    )
  })

  it('reaches as many deviations as tables say', () => {
    expect(reach(0.95)).toBeCloseTo(1.959964, 6)
    expect(reach(0.99)).toBeCloseTo(2.575829, 6)
  })
})

describe('the difference of two shares', () => {
  // Newcombe, “Interval estimation for the difference between independent proportions” (1998), Table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [10, 10, 0, 20, 0.6791, 1],
  ])('of %i/%i and %i/%i has the published interval', (a, m, b, n, low, high) => {
    const difference = differenceOfShares({ successes: a, trials: m }, { successes: b, trials: n })
    expect(difference.low).toBeCloseTo(low, 4)
    expect(difference.high).toBeCloseTo(high, 4)
  })

  it('has the p-value of the pooled z-test', () => {
    const { p } = differenceOfShares({ successes: 56, trials: 70 }, { successes: 48, trials: 80 })
    const z = 0.2 / Math.sqrt((104 / 150) * (46 / 150) * (1 / 70 + 1 / 80))
    expect(z).toBeCloseTo(2.65017, 5)
    expect(p).toBeCloseTo(0.008045, 6)
    expect(differenceOfShares({ successes: 5, trials: 10 }, { successes: 0, trials: 0 }).p).toBe(1)
  })
})

describe('chi-square', () => {
  it('finds no difference between rows in proportion', () => {
    expect(
      homogeneity([
        [10, 20, 30],
        [20, 40, 60],
      ]),
    ).toMatchObject({ statistic: 0, degrees: 2, p: 1 })
  })

  it('knows the 5% points of the tables', () => {
    // Two rows of cells n ± d in turn have the statistic 8d²/n: here the tabled 7.815 of three degrees of freedom.
    const [more, less] = [5000 + 69.887, 5000 - 69.887]
    const { statistic, degrees, p } = homogeneity([
      [more, less, more, less],
      [less, more, less, more],
    ])
    expect(statistic).toBeCloseTo(7.815, 3)
    expect(degrees).toBe(3)
    expect(p).toBeCloseTo(0.05, 4)
  })

  it('of a two-by-two table is the square of the pooled z', () => {
    const { statistic, p } = homogeneity([
      [56, 14],
      [48, 32],
    ])
    expect(statistic).toBeCloseTo(2.65017 ** 2, 3)
    expect(p).toBeCloseTo(0.008045, 6)
  })
})

describe('histograms', () => {
  it('merge in any order to the same', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: -50, max: 50 }))), (lists) => {
        const histograms = lists.map((list) => {
          const tally = new Tally()
          for (const value of list) tally.add(value)
          return tally.histogram()
        })
        expect(mergeHistograms([...histograms].reverse())).toEqual(mergeHistograms(histograms))
        expect(summarise(mergeHistograms(histograms)).count).toBe(lists.flat().length)
      }),
    )
  })

  it('are summed up', () => {
    const summary = summarise([
      [2, 1],
      [4, 3],
      [5, 2],
      [7, 1],
      [9, 1],
    ])
    expect(summary).toMatchObject({ count: 8, mean: 5, min: 2, median: 4, max: 9 })
    expect(summary.deviation).toBeCloseTo(Math.sqrt(32 / 7), 12)
    expect(
      quantileOf(
        [
          [1, 9],
          [2, 1],
        ],
        0.95,
      ),
    ).toBe(2)
  })

  it('stay where they are in bins that hold one possible value each', () => {
    const rounds = [
      [228, 1],
      [1000, 19],
    ] as const
    const odd = [
      [-3, 1],
      [1, 2],
      [7, 4],
    ] as const
    expect(binned(rounds, 600).histogram).toEqual(rounds)
    expect(binned(odd, 60)).toEqual({ width: 2, histogram: odd })
  })

  it('ignore values that are not numbers', () => {
    expect(binned([[NaN, 1]], 10).width).toBe(1)
    expect(binned([[0, 1], [Infinity, 1]], 10).width).toBe(1) // prettier-ignore
  })

  it('fall into bins of round width', () => {
    expect(
      binned(
        [
          [-3, 1],
          [0, 1],
          [4, 1],
          [38, 2],
        ],
        10,
      ),
    ).toEqual({
      width: 5,
      histogram: [
        [-5, 1],
        [0, 2],
        [35, 2],
      ],
    })
  })
})

it('convergence adds up block by block', () => {
  const series = convergence([
    { successes: 5, trials: 10 },
    { successes: 10, trials: 10 },
  ])
  expect(series.map(({ trials, value }) => [trials, value])).toEqual([
    [10, 0.5],
    [20, 0.75],
  ])
})
