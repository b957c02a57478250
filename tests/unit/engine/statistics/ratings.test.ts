import { describe, expect, it } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { eloOf, expectedScore, rate } from '../../../../src/engine/statistics/ratings'

const rounded = (values: readonly { readonly rating: number }[]): readonly number[] =>
  values.map(({ rating }) => Math.round(rating * 100) / 100)

describe('ratings', () => {
  it('of two players are the odds of their points, half to each side of the mean', () => {
    const { ratings, unbounded } = rate(2, [{ first: 0, second: 1, wins: 75, ties: 0, losses: 25 }])
    expect(unbounded).toBe(false)
    const half = eloOf(0.75) / 2
    expect(ratings[0]!.rating).toBeCloseTo(half, 6)
    expect(ratings[1]!.rating).toBeCloseTo(-half, 6)
    expect(expectedScore(eloOf(0.75))).toBeCloseTo(0.75, 12)
  })

  it('have the interval of the logarithm of the odds', () => {
    const [first] = rate(2, [{ first: 0, second: 1, wins: 60, ties: 0, losses: 40 }]).ratings
    // The difference has the variance 1/60 + 1/40, each rating a quarter of it.
    const half = ((400 / Math.LN10) * 1.959964 * Math.sqrt(1 / 60 + 1 / 40)) / 2
    expect(first!.high - first!.rating).toBeCloseTo(half, 4)
  })

  it('meet the points of everybody: the likeliest strengths expect exactly what happened', () => {
    const pairings = [
      { first: 0, second: 1, wins: 30, ties: 12, losses: 18 },
      { first: 1, second: 2, wins: 25, ties: 20, losses: 15 },
      { first: 0, second: 2, wins: 41, ties: 6, losses: 13 },
    ]
    const { ratings } = rate(3, pairings)
    const strengths = ratings.map(({ rating }) => (rating * Math.LN10) / 400)
    const points = [0, 0, 0]
    let ties = 0
    // Davidson's ν from the ties, by bisection.
    const expected = (nu: number): number => {
      points.fill(0)
      ties = 0
      for (const { first, second } of pairings) {
        const [a, b] = [Math.exp(strengths[first]! / 2), Math.exp(strengths[second]! / 2)]
        const all = a * a + b * b + nu * a * b
        const tie = (60 * nu * a * b) / all
        points[first]! += (60 * a * a) / all + tie / 2
        points[second]! += (60 * b * b) / all + tie / 2
        ties += tie
      }
      return ties
    }
    let [low, high] = [0, 10]
    for (let i = 0; i < 80; i++) {
      const middle = (low + high) / 2
      if (expected(middle) < 38) low = middle
      else high = middle
    }
    expect(points[0]).toBeCloseTo(36 + 44, 5)
    expect(points[1]).toBeCloseTo(24 + 35, 5)
    expect(points[2]).toBeCloseTo(25 + 16, 5)
  })

  it('stay finite if somebody won everything, and say so', () => {
    const swept = rate(3, [
      { first: 0, second: 1, wins: 20, ties: 0, losses: 0 },
      { first: 1, second: 2, wins: 12, ties: 0, losses: 8 },
      { first: 0, second: 2, wins: 20, ties: 0, losses: 0 },
    ])
    expect(swept.unbounded).toBe(true)
    expect(swept.ratings.every(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))).toBe(true)
    expect(rounded(swept.ratings)[0]).toBeGreaterThan(rounded(swept.ratings)[1]!)
  })

  it('do not depend on who is listed first', () => {
    const there = rate(2, [{ first: 0, second: 1, wins: 10, ties: 5, losses: 3 }]).ratings
    const back = rate(2, [{ first: 1, second: 0, wins: 3, ties: 5, losses: 10 }]).ratings
    expect(rounded(there)).toEqual(rounded(back))
  })

  it('have wider intervals where games repeat', () => {
    const pairing = { first: 0, second: 1, wins: 60, ties: 10, losses: 30 }
    const width = (distinct?: number): number => {
      const [first] = rate(2, [distinct === undefined ? pairing : { ...pairing, distinct }]).ratings
      return first!.high - first!.low
    }
    expect(width(25)).toBeCloseTo(2 * width(), 6)
  })

  it('cover the truth about as often as they say', () => {
    const truth = [80, 0, -80]
    const luck = streamOf(3, 0, 'play')
    const uniform = (): number => luck.below(1_000_000) / 1_000_000
    let covered = 0
    for (let trial = 0; trial < 200; trial++) {
      const pairings = [
        [0, 1],
        [0, 2],
        [1, 2],
      ].map(([first, second]) => {
        const chance = expectedScore(truth[first!]! - truth[second!]!)
        const wins = Array.from({ length: 100 }, uniform).filter((drawn) => drawn < chance).length
        return { first: first!, second: second!, wins, ties: 0, losses: 100 - wins }
      })
      const { ratings } = rate(3, pairings)
      covered += ratings.filter(({ low, high }, at) => low <= truth[at]! && truth[at]! <= high).length
    }
    expect(covered / 600).toBeGreaterThan(0.92)
    expect(covered / 600).toBeLessThan(0.98)
  })
})
