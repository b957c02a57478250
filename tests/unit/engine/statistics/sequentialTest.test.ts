import { describe, expect, it } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { expectedScore } from '../../../../src/engine/statistics/elo'
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
    expect(standingOf([0, 0, 0, 0, 15], hypotheses).decided).toBeNull()
    expect(standingOf([0, 0, 0, 0, 16], hypotheses).decided).toBe('H1')
    expect(standingOf([16, 0, 0, 0, 0], hypotheses).decided).toBe('H0')
    expect(standingOf([0, 0, 16, 0, 0], hypotheses).decided).toBeNull()
  })

  it('is the normal ratio of likelihoods, with half a pair more of each kind', () => {
    const scores: PairScores = [10, 20, 40, 30, 20]
    expect(shareOfPoints(scores)).toBeCloseTo((20 * 0.25 + 40 * 0.5 + 30 * 0.75 + 20) / 120, 12)
    const counts = [10.5, 20.5, 40.5, 30.5, 20.5]
    const share = counts.reduce((sum, count, half) => sum + (count * half) / 4, 0) / 122.5
    const variance = counts.reduce((sum, count, half) => sum + count * (half / 4 - share) ** 2, 0) / 122.5
    const [low, high] = [expectedScore(0), expectedScore(30)]
    const ratio = (122.5 / (2 * variance)) * ((share - low) ** 2 - (share - high) ** 2)
    expect(standingOf(scores, hypotheses).llr).toBeCloseTo(ratio, 10)
  })

  // Pairs by half-points. Where the start decides most pairs, nearly all are shared, and their variance is small.
  it.each([
    ['independent games', 0, 'H0', 0.05, [25, 0, 50, 0, 25]],
    ['independent games', 30, 'H1', 0.1, [20.84, 0, 49.63, 0, 29.53]],
    ['shared pairs', 0, 'H0', 0.05, [2, 5, 86, 5, 2]],
    ['shared pairs', 30, 'H1', 0.1, [0, 0, 86.54, 9.68, 3.78]],
  ] as const)(
    'with %s at %i Elo decides for %s, but for about the error allowed',
    (_, elo, right, error, shares) => {
      expect(shareOfPoints(shares)).toBeCloseTo(expectedScore(elo), 3)
      const luck = streamOf(11, elo, 'play')
      const trials = 300
      let wrong = 0
      for (let trial = 0; trial < trials; trial++) {
        let scores = NO_PAIRS
        let decided = standingOf(scores, hypotheses).decided
        while (decided === null) {
          for (let pair = 0; pair < 10; pair++)
            scores = addScores(scores, drawn(shares, luck.below(10_000) / 100))
          decided = standingOf(scores, hypotheses).decided
        }
        expect(pairsIn(scores)).toBeLessThan(20_000)
        if (decided !== right) wrong++
      }
      // Two standard deviations of the trials above the rate that was asked for.
      expect(wrong / trials).toBeLessThan(error + 2 * Math.sqrt((error * (1 - error)) / trials))
    },
  )
})

/** One pair, by where a number below 100 falls among the shares of all kinds. */
function drawn(shares: PairScores, at: number): PairScores {
  const one: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let rest = at
  const kind = shares.findIndex((share) => (rest -= share) < 0)
  one[kind === -1 ? 4 : kind] = 1
  return one
}
