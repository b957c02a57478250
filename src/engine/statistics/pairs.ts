import cdf from '@stdlib/stats-base-dists-normal-cdf'
import { ELO } from './elo'
import { rate, type Rating } from './ratings'
import { pairsIn, type PairScores, shareOfPoints } from './sequentialTest'

/** What testers of chess engines read from pairs of games with seats swapped. */
interface PairStatistics {
  /** How far the first player is ahead, with its 95% interval from the spread of the pairs. */
  readonly ahead: Rating
  /**
   * The lead in standard deviations of a game’s points, on the scale of Elo: unlike Elo it says how many games it takes to
   * see it, whatever the share of ties. Null where all pairs ended alike.
   */
  readonly normalized: number | null
  /** How sure it is that the first player is stronger at all: the normal tail of the lead. */
  readonly superiority: number | null
  /** The share of pairs in which both made one point. */
  readonly shared: number
  /** Pairs that the first player won for each that it lost; null if it lost none. */
  readonly ratio: number | null
}

/** The statistics of at least one pair. */
export function pairStatistics(scores: PairScores): PairStatistics {
  const pairs = pairsIn(scores)
  const mean = shareOfPoints(scores)
  const squares = scores.reduce((sum, count, half) => sum + count * (half / 4 - mean) ** 2, 0)
  const deviation = Math.sqrt(squares / pairs)
  const lead = mean - 0.5
  const lost = scores[0] + scores[1]
  return {
    ahead: rate(2, [{ first: 0, second: 1, scores }]).ahead(0, 1),
    // The deviation of a game is √2 times that of the mean of a pair.
    normalized: deviation === 0 ? null : (2 * ELO * lead) / (Math.SQRT2 * deviation),
    superiority: deviation === 0 ? null : cdf((lead * Math.sqrt(pairs)) / deviation, 0, 1),
    shared: scores[2] / pairs,
    ratio: lost === 0 ? null : (scores[3] + scores[4]) / lost,
  }
}

/** Wins, ties and losses of the first player. */
type SeatResults = readonly [number, number, number]

/** With fewer pairs, their spread is too uncertain to say what they saved. */
const FEWEST_PAIRS = 16

/**
 * How many games of independent starts, half of them in each seat, say as much as one game of a pair: the variance that the mean
 * of a game in each seat would have, divided by that of a pair. More than 1 where the start decides much, because
 * seats are swapped; null where nothing varied or there are few pairs.
 */
export function gainOfPairs(scores: PairScores, asSouth: SeatResults, asNorth: SeatResults): number | null {
  const pairs = pairsIn(scores)
  if (pairs < FEWEST_PAIRS) return null
  const mean = shareOfPoints(scores)
  const spread = scores.reduce((sum, count, half) => sum + count * (half / 4 - mean) ** 2, 0) / pairs
  return spread === 0 ? null : (varianceOf(asSouth) + varianceOf(asNorth)) / 4 / spread
}

/** The variance of the points of one game. */
function varianceOf([wins, ties, losses]: SeatResults): number {
  const games = wins + ties + losses
  const mean = (wins + ties / 2) / games
  return (wins + ties / 4) / games - mean ** 2
}
