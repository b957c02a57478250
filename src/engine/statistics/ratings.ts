import { inverseOf, type Matrix, product } from './linear'
import { reach } from './proportion'

/** The results of two players against each other, by their indices. */
interface Pairing {
  readonly first: number
  readonly second: number
  /** Won by the first, tied, and won by the second. */
  readonly wins: number
  readonly ties: number
  readonly losses: number
  /** How many of the games were distinct; only these make the interval narrower. */
  readonly distinct?: number
}

/** A rating with its 95% interval, in Elo; all ratings together have the mean 0. */
interface Rating {
  readonly rating: number
  readonly low: number
  readonly high: number
}

/** Ratings of all players, and whether the data alone would have made one of them infinite. */
interface Ratings {
  readonly ratings: readonly Rating[]
  readonly unbounded: boolean
}

/** One step of strength, e-fold odds, in Elo. */
const ELO = 400 / Math.LN10
const STEPS = 100
const CLOSE = 1e-10

/**
 * Bradley–Terry ratings by maximum likelihood, with ties following Davidson (1970): the odds of win, tie and loss are
 * a : ν√(ab) : b for players of strengths a and b, so that a tie is worth half a point and ν is fitted too. If a
 * player won or lost everything, no finite rating is most likely; half a game is then added to each result of every
 * pairing.
 */
export function rate(players: number, pairings: readonly Pairing[]): Ratings {
  const played = pairings.filter(({ wins, ties, losses }) => wins + ties + losses > 0)
  const unbounded = players > 1 && !holdsTogether(players, played)
  const used = unbounded ? played.map(withHalfGames) : played
  const hasTies = used.some(({ ties }) => ties > 0)
  let strengths: readonly number[] = new Array<number>(players + 1).fill(0)
  let likelihood = likelihoodOf(used, strengths, hasTies)
  for (let step = 0; step < STEPS; step++) {
    const change = product(
      inverseOf(informationOf(players, used, strengths, hasTies, 'all')),
      slopeOf(players, used, strengths, hasTies),
    )
    let length = 1
    let next = strengths
    let better = likelihood
    for (; length > CLOSE; length /= 2) {
      next = strengths.map((strength, at) => strength + length * change[at]!)
      better = likelihoodOf(used, next, hasTies)
      if (better >= likelihood) break
    }
    const moved = Math.max(...change.map(Math.abs)) * length
    if (length > CLOSE) [strengths, likelihood] = [next, better]
    if (moved < CLOSE || length <= CLOSE) break
  }
  const spread = inverseOf(informationOf(players, used, strengths, hasTies, 'distinct'))
  const mean = strengths.slice(0, players).reduce((sum, strength) => sum + strength, 0) / players
  const ratings = Array.from({ length: players }, (_, at): Rating => {
    const rating = ELO * (strengths[at]! - mean)
    const half = ELO * reach(0.95) * Math.sqrt(Math.max(0, spread[at]![at]! - 1 / players))
    return { rating, low: rating - half, high: rating + half }
  })
  return { ratings, unbounded }
}

/** The expected points per game against a player who is this many Elo weaker. */
export function expectedScore(elo: number): number {
  return 1 / (1 + Math.exp(-elo / ELO))
}

/** The difference in Elo at which this share of the points is to be expected. */
export function eloOf(score: number): number {
  return ELO * Math.log(score / (1 - score))
}

/** Whether everybody has, by some chain of results, done no worse than everybody else: then ratings are finite. */
function holdsTogether(players: number, pairings: readonly Pairing[]): boolean {
  const reaches = (from: number, forward: boolean): number => {
    const seen = new Set([from])
    for (const at of seen) {
      for (const { first, second, wins, ties, losses } of pairings) {
        const [won, lost] = forward ? [wins, losses] : [losses, wins]
        if (first === at && won + ties > 0) seen.add(second)
        if (second === at && lost + ties > 0) seen.add(first)
      }
    }
    return seen.size
  }
  return reaches(0, true) === players && reaches(0, false) === players
}

function withHalfGames(pairing: Pairing): Pairing {
  return { ...pairing, wins: pairing.wins + 0.5, losses: pairing.losses + 0.5 }
}

/** The chances of win, tie and loss. */
function chances(
  strengths: readonly number[],
  { first, second }: Pairing,
  hasTies: boolean,
): readonly [number, number, number] {
  const half = (strengths[first]! - strengths[second]!) / 2
  const [win, loss] = [Math.exp(half), Math.exp(-half)]
  const tie = hasTies ? Math.exp(strengths.at(-1)!) : 0
  const all = win + tie + loss
  return [win / all, tie / all, loss / all]
}

function likelihoodOf(pairings: readonly Pairing[], strengths: readonly number[], hasTies: boolean): number {
  const part = (count: number, chance: number): number => (count === 0 ? 0 : count * Math.log(chance))
  return pairings.reduce((sum, pairing) => {
    const [win, tie, loss] = chances(strengths, pairing, hasTies)
    return sum + part(pairing.wins, win) + part(pairing.ties, tie) + part(pairing.losses, loss)
  }, 0)
}

/** Points and ties minus their expected values: the gradient of the likelihood. */
function slopeOf(
  players: number,
  pairings: readonly Pairing[],
  strengths: readonly number[],
  hasTies: boolean,
): readonly number[] {
  const slope = new Array<number>(players + 1).fill(0)
  for (const pairing of pairings) {
    const { first, second, wins, ties, losses } = pairing
    const games = wins + ties + losses
    const [win, tie] = chances(strengths, pairing, hasTies)
    const surplus = wins + ties / 2 - games * (win + tie / 2)
    slope[first]! += surplus
    slope[second]! -= surplus
    slope[players]! += ties - games * tie
  }
  return slope
}

/**
 * The information matrix of the strengths: the covariance of points and ties, game by game. Strengths are determined
 * up to their mean, which is fixed by adding that direction; so is the parameter of ties if there are none.
 */
function informationOf(
  players: number,
  pairings: readonly Pairing[],
  strengths: readonly number[],
  hasTies: boolean,
  count: 'all' | 'distinct',
): Matrix {
  const matrix = Array.from({ length: players + 1 }, (_, row) =>
    Array.from({ length: players + 1 }, (__, column) =>
      row < players && column < players ? 1 / players : 0,
    ),
  )
  for (const pairing of pairings) {
    const all = pairing.wins + pairing.ties + pairing.losses
    const games = count === 'all' ? all : Math.min(all, pairing.distinct ?? all)
    const [win, tie, loss] = chances(strengths, pairing, hasTies)
    const points = win + tie / 2
    const outcomes = [
      [win, 1 - points, -tie],
      [tie, 0.5 - points, 1 - tie],
      [loss, -points, -tie],
    ] as const
    for (const [chance, surplus, tied] of outcomes) {
      const change = [
        [pairing.first, surplus],
        [pairing.second, -surplus],
        [players, tied],
      ] as const
      for (const [row, a] of change)
        for (const [column, b] of change) matrix[row]![column]! += games * chance * a * b
    }
  }
  if (!hasTies) matrix[players]![players] = 1
  return matrix
}
