import { ELO } from './elo'
import { inverseOf, type Matrix, product } from './linear'
import { reach } from './proportion'
import { pairsIn, type PairScores } from './sequentialTest'

/** The results of two players against each other, by their indices. */
export interface Pairing {
  readonly first: number
  readonly second: number
  /** Pairs of games by the half-points that the first player made in both. */
  readonly scores: PairScores
  /** Whether every pair was the same two games again, so that there is no chance to measure. */
  readonly repeats?: boolean
}

/** A value in Elo with its 95% interval; no interval where games only repeat. */
export interface Rating {
  readonly rating: number
  readonly low: number | null
  readonly high: number | null
}

/** Ratings of all players. */
interface Ratings {
  /** The mean of all ratings is 0. */
  readonly ratings: readonly Rating[]
  /** How far a player is ahead of another, with the interval of the difference itself. */
  readonly ahead: (player: number, other: number) => Rating
  /** Whether the results alone fit no finite ratings, so that half a win and half a loss were added to every pairing. */
  readonly unbounded: boolean
}

/** A pairing as it is fitted: the games that count, and the points that the first player made in them. */
interface Fitted extends Pairing {
  readonly games: number
  readonly points: number
}

const STEPS = 100
const CLOSE = 1e-10

/**
 * Ratings in which everybody is expected to make exactly the points that they made, a tie being worth half a point: the
 * scale on which sequential tests state their hypotheses. Such ratings exist unless some players made no point against
 * the others (or never met them); half a win and half a loss are then added to every pairing. Intervals come from the
 * spread of pairs of games from the same start, so that what the start decides does not count as chance.
 */
export function rate(players: number, pairings: readonly Pairing[]): Ratings {
  const played = pairings.map((pairing): Fitted => {
    const points = pairing.scores.reduce((sum, count, half) => sum + (count * half) / 2, 0)
    return { ...pairing, games: 2 * pairsIn(pairing.scores), points }
  })
  const unbounded = !holdsTogether(players, played)
  const used = unbounded ? played.map(withHalfGames) : played
  const strengths = fit(players, used)
  const covariance = covarianceOf(players, used, strengths)
  const repeating = new Set(pairings.flatMap((pairing) => (pairing.repeats ? sidesOf(pairing) : [])))
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / Math.max(1, players)
  const rated = (strength: number, variance: number, isKnown: boolean): Rating => {
    const rating = ELO * strength
    if (!isKnown) return { rating, low: null, high: null }
    const half = ELO * reach(0.95) * Math.sqrt(Math.max(0, variance))
    return { rating, low: rating - half, high: rating + half }
  }
  return {
    unbounded,
    ratings: strengths.map((strength, at) =>
      rated(strength - mean, covariance[at]![at]!, !repeating.has(at)),
    ),
    ahead: (a, b) =>
      rated(
        strengths[a]! - strengths[b]!,
        covariance[a]![a]! + covariance[b]![b]! - 2 * covariance[a]![b]!,
        !repeating.has(a) && !repeating.has(b),
      ),
  }
}

function sidesOf({ first, second }: Pairing): readonly number[] {
  return [first, second]
}

/** Whether everybody has, by some chain of results, made points against everybody else: then ratings are finite. */
function holdsTogether(players: number, pairings: readonly Fitted[]): boolean {
  const reaches = (forward: boolean): number => {
    const seen = new Set([0])
    for (const at of seen) {
      for (const { first, second, points, games } of pairings) {
        const [made, lost] = forward ? [points, games - points] : [games - points, points]
        if (first === at && made > 0) seen.add(second)
        if (second === at && lost > 0) seen.add(first)
      }
    }
    return seen.size
  }
  return players < 2 || (reaches(true) === players && reaches(false) === players)
}

function withHalfGames(pairing: Fitted): Fitted {
  return { ...pairing, games: pairing.games + 1, points: pairing.points + 0.5 }
}

/** The strengths at which expected points are the points made, by Newton's method with shorter steps where needed. */
function fit(players: number, pairings: readonly Fitted[]): readonly number[] {
  let strengths: readonly number[] = new Array<number>(players).fill(0)
  let likelihood = likelihoodOf(pairings, strengths)
  for (let step = 0; step < STEPS; step++) {
    const information = informationOf(players, pairings, strengths)
    const change = product(inverseOf(information), surplusOf(players, pairings, strengths))
    let length = 1
    let next = strengths
    let better = likelihood
    for (; length > CLOSE; length /= 2) {
      next = strengths.map((strength, at) => strength + length * change[at]!)
      better = likelihoodOf(pairings, next)
      if (better >= likelihood) break
    }
    if (length <= CLOSE) break
    ;[strengths, likelihood] = [next, better]
    if (Math.max(0, ...change.map(Math.abs)) * length < CLOSE) break
  }
  return strengths
}

/** The chance of a point for the first player. */
function chanceOf(strengths: readonly number[], { first, second }: Pairing): number {
  return 1 / (1 + Math.exp(strengths[second]! - strengths[first]!))
}

function likelihoodOf(pairings: readonly Fitted[], strengths: readonly number[]): number {
  const part = (count: number, chance: number): number => (count === 0 ? 0 : count * Math.log(chance))
  return pairings.reduce((sum, pairing) => {
    const chance = chanceOf(strengths, pairing)
    return sum + part(pairing.points, chance) + part(pairing.games - pairing.points, 1 - chance)
  }, 0)
}

/** Everybody's points minus the expected ones. */
function surplusOf(
  players: number,
  pairings: readonly Fitted[],
  strengths: readonly number[],
): readonly number[] {
  const surplus = new Array<number>(players).fill(0)
  for (const pairing of pairings) {
    const more = pairing.points - pairing.games * chanceOf(strengths, pairing)
    surplus[pairing.first]! += more
    surplus[pairing.second]! -= more
  }
  return surplus
}

/** How expected points change with strengths. Strengths are determined up to their mean, which is fixed by adding that direction. */
function informationOf(players: number, pairings: readonly Fitted[], strengths: readonly number[]): Matrix {
  const anywhere = Array.from({ length: players }, () => new Array<number>(players).fill(1 / players))
  return added(anywhere, pairings, (pairing) => varianceByModel(pairing, strengths))
}

function varianceByModel(pairing: Fitted, strengths: readonly number[]): number {
  const chance = chanceOf(strengths, pairing)
  return pairing.games * chance * (1 - chance)
}

/** The covariance of the strengths: the spread of the points that were made, seen through the fit. */
function covarianceOf(players: number, pairings: readonly Fitted[], strengths: readonly number[]): Matrix {
  const inverse = inverseOf(informationOf(players, pairings, strengths))
  const nothing = Array.from({ length: players }, () => new Array<number>(players).fill(0))
  const spread = added(nothing, pairings, (pairing) => varianceByPairs(pairing, strengths))
  return multiplied(multiplied(inverse, spread), inverse)
}

/** The spread that the model expects counts as this many pairs, so that a few equal pairs do not look certain. */
const PAIRS_BY_MODEL = 4

/**
 * The variance of a pairing's points, from the spread of its pairs. If one player made every point, the pairs have no
 * spread to measure, and the model's is used.
 */
function varianceByPairs(pairing: Fitted, strengths: readonly number[]): number {
  const { scores } = pairing
  const pairs = pairsIn(scores)
  const byModel = varianceByModel(pairing, strengths)
  if (pairs === 0 || scores[0] === pairs || scores[4] === pairs) return byModel
  const mean = scores.reduce((sum, count, half) => sum + (count * half) / 2, 0) / pairs
  const squares = scores.reduce((sum, count, half) => sum + count * (half / 2 - mean) ** 2, 0)
  return (pairs * squares + PAIRS_BY_MODEL * byModel) / (pairs - 1 + PAIRS_BY_MODEL)
}

/** A matrix with the variance of each pairing's points added: what one player makes, the other loses. */
function added(
  matrix: number[][],
  pairings: readonly Fitted[],
  varianceOf: (pairing: Fitted) => number,
): Matrix {
  for (const pairing of pairings) {
    const { first, second } = pairing
    const variance = varianceOf(pairing)
    matrix[first]![first]! += variance
    matrix[second]![second]! += variance
    matrix[first]![second]! -= variance
    matrix[second]![first]! -= variance
  }
  return matrix
}

function multiplied(a: Matrix, b: Matrix): Matrix {
  return a.map((row) => b.map((_, at) => row.reduce((sum, value, k) => sum + value * b[k]![at]!, 0)))
}
