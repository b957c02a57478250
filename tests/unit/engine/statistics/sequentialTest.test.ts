import { describe, expect, it } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { expectedScore } from '../../../../src/engine/statistics/ratings'
import {
  addScores,
  NO_PAIRS,
  pairsIn,
  type PairScores,
  shareOfPoints,
  standingOf,
} from '../../../../src/engine/statistics/sequentialTest'

const hypotheses = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.1 }

describe('the sequential test', () => {
  it('has the bounds of Wald', () => {
    const { lower, upper, llr, decided } = standingOf(NO_PAIRS, hypotheses)
    expect(lower).toBeCloseTo(Math.log(0.1 / 0.95), 12)
    expect(upper).toBeCloseTo(Math.log(0.9 / 0.05), 12)
    expect([llr, decided]).toEqual([0, null])
  })

  it('decides nothing from a few pairs, however clear they look', () => {
    expect(standingOf([0, 0, 0, 0, 7], hypotheses).decided).toBeNull()
    expect(standingOf([0, 0, 0, 0, 8], hypotheses).decided).toBe('H1')
    expect(standingOf([8, 0, 0, 0, 0], hypotheses).decided).toBe('H0')
  })

  it('is the normal ratio of likelihoods', () => {
    const scores: PairScores = [10, 20, 40, 30, 20]
    const share = (20 * 0.25 + 40 * 0.5 + 30 * 0.75 + 20) / 120
    expect(shareOfPoints(scores)).toBeCloseTo(share, 12)
    const variance =
      [10, 20, 40, 30, 20].reduce((sum, count, half) => sum + count * (half / 4 - share) ** 2, 0) / 120
    const [low, high] = [expectedScore(0), expectedScore(30)]
    const ratio = (120 / (2 * variance)) * ((share - low) ** 2 - (share - high) ** 2)
    expect(standingOf(scores, hypotheses).llr).toBeCloseTo(ratio, 10)
  })

  it.each([
    [0, 'H0', 0.05],
    [30, 'H1', 0.1],
  ] as const)('at %i Elo decides for %s, but for about the error that was allowed', (elo, right, error) => {
    const luck = streamOf(11, elo, 'play')
    const chance = expectedScore(elo)
    const trials = 150
    let wrong = 0
    for (let trial = 0; trial < trials; trial++) {
      let scores = NO_PAIRS
      let decided = standingOf(scores, hypotheses).decided
      while (decided === null) {
        const drawn = [0, 0, 0, 0, 0] as [number, number, number, number, number]
        for (let pair = 0; pair < 10; pair++) {
          const points = [0, 0].filter(() => luck.below(1_000_000) / 1_000_000 < chance).length
          drawn[2 * points]! += 1
        }
        scores = addScores(scores, drawn)
        decided = standingOf(scores, hypotheses).decided
      }
      expect(pairsIn(scores)).toBeLessThan(20_000)
      if (decided !== right) wrong++
    }
    // Two standard deviations of 150 trials above the rate that was asked for.
    expect(wrong / trials).toBeLessThan(error + 2 * Math.sqrt((error * (1 - error)) / trials))
  })
})
