import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streamOf } from '../../../../src/engine/random/stream'
import { ELO, expectedScore } from '../../../../src/engine/statistics/elo'
import { type Pairing, rate } from '../../../../src/engine/statistics/ratings'
import type { PairScores } from '../../../../src/engine/statistics/sequentialTest'

/** The difference in Elo at which this share of the points is to be expected. */
const eloOf = (score: number): number => ELO * Math.log(score / (1 - score))

const rounded = (values: readonly { readonly rating: number }[]): readonly number[] =>
  values.map(({ rating }) => Math.round(rating * 100) / 100)

const pairing = (first: number, second: number, ...scores: PairScores): Pairing => ({ first, second, scores })

describe('ratings', () => {
  it('of two players are the odds of their points, half to each side of the mean', () => {
    const { ratings, unbounded } = rate(2, [pairing(0, 1, 5, 10, 15, 20, 50)])
    expect(unbounded).toBe(false)
    const half = eloOf(0.75) / 2
    expect(ratings[0]!.rating).toBeCloseTo(half, 6)
    expect(ratings[1]!.rating).toBeCloseTo(-half, 6)
    expect(expectedScore(eloOf(0.75))).toBeCloseTo(0.75, 12)
  })

  it('use the scale of the sequential test: a difference is the Elo of the share of points, ties or not', () => {
    const decisive = rate(2, [pairing(0, 1, 20, 0, 20, 0, 60)])
    const tied = rate(2, [pairing(0, 1, 0, 20, 20, 40, 20)])
    expect(decisive.ahead(0, 1).rating).toBeCloseTo(eloOf(0.7), 6)
    expect(tied.ahead(0, 1).rating).toBeCloseTo(eloOf(0.65), 6)
  })

  it('meet the points of everybody: expected points are the points made', () => {
    const pairings = [
      pairing(0, 1, 3, 6, 10, 5, 6),
      pairing(1, 2, 4, 4, 9, 7, 6),
      pairing(0, 2, 1, 2, 8, 9, 10),
    ]
    const { ratings } = rate(3, pairings)
    const points = [0, 0, 0]
    for (const { first, second, scores } of pairings) {
      const made = scores.reduce((sum, count, half) => sum + (count * half) / 2, 0)
      const expected = 60 * expectedScore(ratings[first]!.rating - ratings[second]!.rating)
      points[first]! += made - expected
      points[second]! -= made - expected
    }
    for (const surplus of points) expect(surplus).toBeCloseTo(0, 6)
  })

  it('have the interval of independent games where pairs show no bond', () => {
    // Pairs as 2,000 games won with a chance of one half would give them.
    const { high, rating } = rate(2, [pairing(0, 1, 250, 0, 500, 0, 250)]).ahead(0, 1)
    expect(high! - rating).toBeCloseTo(ELO * 1.959964 * Math.sqrt(4 / 2_000), 1)
  })

  it('have narrow intervals where the start decides each game', () => {
    const split = rate(2, [pairing(0, 1, 2, 0, 96, 0, 2)]).ahead(0, 1)
    const apart = rate(2, [pairing(0, 1, 25, 0, 50, 0, 25)]).ahead(0, 1)
    expect((split.high! - split.low!) / (apart.high! - apart.low!)).toBeLessThan(0.35)
  })

  it('give a difference its own interval, which is not that of two ratings apart', () => {
    const { ratings, ahead } = rate(3, [
      pairing(0, 1, 25, 0, 50, 0, 25),
      pairing(0, 2, 5, 0, 5, 0, 5),
      pairing(1, 2, 5, 0, 5, 0, 5),
    ])
    const [a, b] = [ratings[0]!, ratings[1]!]
    const apart = Math.hypot(a.high! - a.rating, b.high! - b.rating)
    const own = ahead(0, 1)
    expect(own.high! - own.rating).not.toBeCloseTo(apart, 0)
    expect(ahead(1, 0).low).toBeCloseTo(-own.high!, 9)
    expect(ahead(0, 0)).toEqual({ rating: 0, low: 0, high: 0 })
  })

  it('stay finite if somebody won everything, and say so', () => {
    const swept = rate(3, [
      pairing(0, 1, 0, 0, 0, 0, 10),
      pairing(1, 2, 2, 0, 4, 0, 4),
      pairing(0, 2, 0, 0, 0, 0, 10),
    ])
    expect(swept.unbounded).toBe(true)
    expect(swept.ratings.every(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))).toBe(true)
    expect(rounded(swept.ratings)[0]).toBeGreaterThan(rounded(swept.ratings)[1]!)
  })

  it('exist where nobody lost, where all games were tied, and where somebody never played', () => {
    expect(rate(2, [pairing(0, 1, 0, 0, 0, 1, 1)]).unbounded).toBe(false)
    const tied = rate(2, [pairing(0, 1, 0, 0, 4, 0, 0)])
    expect(tied.ratings[0]!.rating).toBeCloseTo(0, 9)
    expect(tied.ahead(0, 1).high).toBeGreaterThan(0)
    const idle = rate(3, [
      pairing(0, 1, 1, 0, 0, 0, 1),
      pairing(0, 2, 0, 0, 0, 0, 0),
      pairing(1, 2, 0, 0, 0, 0, 0),
    ])
    expect(idle.unbounded).toBe(true)
    expect(idle.ratings[2]!.rating).toBeCloseTo(0, 9)
    expect(idle.ratings[2]!.high).toBeGreaterThan(300)
  })

  it('exist for any results whatever', () => {
    const count = fc.oneof(fc.constant(0), fc.nat(3), fc.nat(1_000), fc.nat(1_000_000_000))
    const scores = fc.tuple(count, count, count, count, count)
    const results = fc.integer({ min: 2, max: 6 }).chain((players) => {
      const pairs = Array.from({ length: players }, (_, a) => a).flatMap((a) =>
        Array.from({ length: players - a - 1 }, (_, more) => [a, a + 1 + more] as const),
      )
      const each = pairs.map(([a, b]) =>
        scores.map((some) => pairing(a, b, ...(some as unknown as PairScores))),
      )
      return fc.tuple(fc.constant(players), fc.tuple(...each))
    })
    fc.assert(
      fc.property(results, ([players, pairings]) => {
        const { ratings, ahead } = rate(players, pairings)
        for (const { rating, low, high } of [...ratings, ahead(0, players - 1)]) {
          if (![rating, low, high].every(Number.isFinite) || low! > rating || rating > high!) return false
        }
        return Math.abs(ratings.reduce((sum, { rating }) => sum + rating, 0)) < 1e-3
      }),
      { numRuns: 500 },
    )
  })

  it('do not depend on who is listed first', () => {
    const there = rate(2, [pairing(0, 1, 1, 2, 3, 4, 5)]).ratings
    const back = rate(2, [pairing(1, 0, 5, 4, 3, 2, 1)]).ratings
    expect(rounded(there)).toEqual(rounded(back))
  })

  it('have no interval for players who only repeat a game', () => {
    const { ratings, ahead } = rate(3, [
      { ...pairing(0, 1, 0, 0, 0, 0, 50), repeats: true },
      pairing(0, 2, 10, 0, 20, 0, 20),
      pairing(1, 2, 15, 0, 20, 0, 15),
    ])
    expect(ratings.map(({ low }) => low === null)).toEqual([true, true, false])
    expect(ahead(0, 2)).toMatchObject({ low: null, high: null })
  })

  it.each([
    ['where starts are even', 0],
    ['where starts decide most games', 600],
  ])('cover the truth about as often as they say, %s', (_, bias) => {
    const truth = [80, 0, -80]
    const luck = streamOf(3, bias, 'play')
    const uniform = (): number => luck.below(1_000_000) / 1_000_000
    // What the start is worth to South makes the mean score flatter than the difference alone: the truth is what the
    // ratings tend to with ever more games.
    const pairsOf = (a: number, b: number, pairs: number): Pairing => {
      const scores: [number, number, number, number, number] = [0, 0, 0, 0, 0]
      for (let at = 0; at < pairs; at++) {
        const start = (uniform() < 0.5 ? 1 : -1) * bias
        const asSouth = Number(uniform() < expectedScore(truth[a]! - truth[b]! + start))
        const asNorth = Number(uniform() < expectedScore(truth[a]! - truth[b]! - start))
        scores[(2 * (asSouth + asNorth)) as 0 | 2 | 4]++
      }
      return pairing(a, b, ...scores)
    }
    const ladder = (pairs: number) =>
      rate(3, [pairsOf(0, 1, pairs), pairsOf(0, 2, pairs), pairsOf(1, 2, pairs)])
    const limit = ladder(100_000)
    const trials = 300
    let covered = 0
    for (let trial = 0; trial < trials; trial++) {
      const { ratings, ahead } = ladder(120)
      covered += ratings.filter(({ low, high }, at) => {
        const { rating } = limit.ratings[at]!
        return low! <= rating && rating <= high!
      }).length
      const [own, known] = [ahead(0, 2), limit.ahead(0, 2).rating]
      covered += Number(own.low! <= known && known <= own.high!)
    }
    expect(covered / (4 * trials)).toBeGreaterThan(0.92)
    expect(covered / (4 * trials)).toBeLessThan(0.98)
  })
})
