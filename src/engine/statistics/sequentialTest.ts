import { expectedScore } from './elo'

/** The hypotheses of a sequential test, and its error rates. */
export interface Hypotheses {
  /** H0: the first player is stronger by at most this many Elo; H1: by at least this many. */
  readonly elo0: number
  readonly elo1: number
  /** The chance to decide for H1 where H0 holds, and for H0 where H1 holds. */
  readonly alpha: number
  readonly beta: number
}

/** Pairs of games by the half-points that the first player made in both: 0 to 4. */
export type PairScores = readonly [number, number, number, number, number]

/** The state of a test. */
export interface Standing {
  /** The logarithm of how much likelier H1 makes the results than H0. */
  readonly llr: number
  /** H0 is accepted at or below the first bound, H1 at or above the second. */
  readonly lower: number
  readonly upper: number
  readonly decided: 'H0' | 'H1' | null
}

/** No pairs yet. */
export const NO_PAIRS: PairScores = [0, 0, 0, 0, 0]

/** Adds pairs up. */
export function addScores(a: PairScores, b: PairScores): PairScores {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]]
}

/** How many pairs there are. */
export function pairsIn(scores: PairScores): number {
  return scores.reduce((sum, count) => sum + count, 0)
}

/** The share of the points that the first player made. */
export function shareOfPoints(scores: PairScores): number {
  const pairs = pairsIn(scores)
  return pairs === 0 ? 0.5 : scores.reduce((sum, count, half) => sum + (count * half) / 4, 0) / pairs
}

/**
 * Half a pair is added to every kind of result. Without it, a first few equal results have hardly any variance and look
 * certain: where most pairs are shared, a simulated test was wrong three times as often as allowed.
 */
const UNSEEN = 0.5

/** The number of pairs, those added included, with mean and variance of their share of the points. */
function momentsOf(scores: PairScores): { pairs: number; mean: number; variance: number } {
  const counts = scores.map((count) => count + UNSEEN)
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  const mean = counts.reduce((sum, count, half) => sum + (count * half) / 4, 0) / pairs
  const variance = counts.reduce((sum, count, half) => sum + count * (half / 4 - mean) ** 2, 0) / pairs
  return { pairs, mean, variance }
}

/** No decision before this many pairs, because the test assumes that their mean is normal. */
const FEWEST_PAIRS = 16

/**
 * The sequential probability ratio test on pairs of games from the same start with seats swapped (generalised, with
 * the variance taken from the pairs): what both games of a pair have in common, such as a start that favours South,
 * then cancels out instead of counting as evidence.
 */
export function standingOf(scores: PairScores, { elo0, elo1, alpha, beta }: Hypotheses): Standing {
  const { pairs, mean, variance } = momentsOf(scores)
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)]
  const llr = (pairs * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance)
  const lower = Math.log(beta / (1 - alpha))
  const upper = Math.log((1 - beta) / alpha)
  const known = pairsIn(scores) >= FEWEST_PAIRS
  const decided = known && llr >= upper ? 'H1' : known && llr <= lower ? 'H0' : null
  return { llr: pairsIn(scores) === 0 ? 0 : llr, lower, upper, decided }
}

/** How many pairs a test needs on average, and the range of what may well happen. */
interface PairsNeeded {
  readonly expected: number
  readonly low: number
  readonly high: number
}

/** The test may well be decided this many times sooner or later than on average: its path is a random walk. */
const EARLY_OR_LATE = 2
/** The mean of the pairs so far may well be off by this many standard errors. */
const ERRORS = 1.28

/**
 * The pairs after which a test decides if all pairs are like these: from where it stands, the mean time in which a Brownian motion
 * with the drift and variance of the log-likelihood ratio leaves the interval between the bounds. The true mean is not known yet: the
 * expected number is that over what it may be.
 */
export function pairsUntilDecided(scores: PairScores, hypotheses: Hypotheses): PairsNeeded {
  const { pairs, mean, variance } = momentsOf(scores)
  const error = Math.sqrt(variance / pairs)
  const played = pairsIn(scores)
  const { llr } = standingOf(scores, hypotheses)
  const at = (errors: number) =>
    Math.max(FEWEST_PAIRS, played + pairsLeft(mean + errors * error, variance, llr, hypotheses))
  const likely = [-ERRORS, 0, ERRORS].map(at)
  return {
    expected: likely.reduce((sum, each) => sum + each, 0) / likely.length,
    low: Math.max(FEWEST_PAIRS, Math.min(...likely) / EARLY_OR_LATE),
    high: Math.max(...likely) * EARLY_OR_LATE,
  }
}

/** The pairs that a test still needs on average if theirs have this mean and variance. */
function pairsLeft(mean: number, variance: number, llr: number, hypotheses: Hypotheses): number {
  const { alpha, beta } = hypotheses
  const [score0, score1] = [expectedScore(hypotheses.elo0), expectedScore(hypotheses.elo1)]
  const drift = ((score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance)
  const spread = (score1 - score0) ** 2 / variance
  const below = Math.max(0, llr + Math.log((1 - alpha) / beta))
  const above = Math.max(0, Math.log((1 - beta) / alpha) - llr)
  const tilt = (2 * drift) / spread
  if (Math.abs(tilt) * (below + above) < 1e-6) return (below * above) / spread
  const upwards = (1 - Math.exp(-tilt * below)) / (1 - Math.exp(-tilt * (below + above)))
  return (above * upwards - below * (1 - upwards)) / drift
}
