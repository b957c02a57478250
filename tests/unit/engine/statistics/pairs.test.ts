import { describe, expect, it } from 'vitest'
import { ELO } from '../../../../src/engine/statistics/elo'
import { gainOfPairs, pairStatistics } from '../../../../src/engine/statistics/pairs'

/** The difference in Elo at which this share of the points is to be expected. */
const eloOf = (score: number): number => ELO * Math.log(score / (1 - score))

describe('pairs of games with seats swapped', () => {
  it('give what testers of engines print', () => {
    // 200 pairs by the points of the first player: mean 0.53125, variance of the mean of a pair 0.0443359375.
    const { ahead, normalized, superiority, shared, ratio } = pairStatistics([5, 35, 95, 60, 5])
    const mean = (35 * 0.25 + 95 * 0.5 + 60 * 0.75 + 5) / 200
    const variance =
      [5, 35, 95, 60, 5].reduce((sum, count, half) => sum + count * (half / 4 - mean) ** 2, 0) / 200
    expect(mean).toBeCloseTo(0.53125, 12)
    expect(ahead.rating).toBeCloseTo(eloOf(mean), 6)
    // Half the width of the interval, by the delta method, within the few pairs that the model adds.
    const error = (1.96 * (400 / Math.LN10) * Math.sqrt(variance / 200)) / (mean * (1 - mean))
    expect((ahead.high! - ahead.low!) / 2 / error).toBeCloseTo(1, 1)
    expect(normalized).toBeCloseTo(((mean - 0.5) / Math.sqrt(2 * variance)) * (800 / Math.LN10), 9)
    expect(superiority).toBeGreaterThan(0.98)
    expect(superiority).toBeLessThan(1)
    expect(shared).toBe(95 / 200)
    expect(ratio).toBe(65 / 40)
  })

  it('say nothing of a spread that is not there', () => {
    const { normalized, superiority, ratio, shared } = pairStatistics([0, 0, 0, 0, 7])
    expect([normalized, superiority, ratio, shared]).toEqual([null, null, null, 0])
    expect(pairStatistics([0, 0, 7, 0, 0]).ahead.rating).toBeCloseTo(0, 9)
  })

  it('say how many independent games one game was worth', () => {
    // Every start is won by South: without pairs, a game would be a coin that no seat explains.
    const fair = gainOfPairs([0, 10, 80, 10, 0], [45, 10, 45], [45, 10, 45])!
    expect(fair).toBeCloseTo((0.225 + 0.225) / 4 / 0.0125, 9)
    // Pairs of independent games are worth just their games.
    expect(gainOfPairs([25, 0, 50, 0, 25], [50, 0, 50], [50, 0, 50])).toBeCloseTo(1, 9)
    expect(gainOfPairs([0, 0, 100, 0, 0], [100, 0, 0], [0, 0, 100])).toBeNull()
    expect(gainOfPairs([5, 0, 5, 0, 5], [8, 0, 7], [7, 0, 8])).toBeNull()
  })
})
