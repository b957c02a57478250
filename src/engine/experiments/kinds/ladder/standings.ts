import { drawsLots, describePlayer } from '../../../players/player'
import { distinctGames, LeastFingerprints } from '../../../simulation/fingerprints'
import { rate, type Rating } from '../../../statistics/ratings'
import { addScores, NO_PAIRS, pairsIn, type PairScores } from '../../../statistics/sequentialTest'
import type { Results } from '../results'
import { addSearched, type LadderPart, type Searched } from './run'
import { type LadderSpec, pairingsOf } from './spec'
import { message, type Text } from '../../../../locales/message'

/** The results of two players against each other. */
export interface PairingResult {
  readonly first: string
  readonly second: string
  readonly games: number
  readonly scores: PairScores
  /** The first player's results, in all and by seat. */
  readonly results: Results
  readonly asSouth: Results
  readonly asNorth: Results
  readonly points: number
  readonly undecided: number
  readonly budgetRanOut: number
  /** How much both players searched; null if some games did not count it. */
  readonly searched: readonly [Searched, Searched] | null
  /** The number of distinct games; null if both players choose at random, when it is not counted. */
  readonly distinct: number | null
  /** Whether every pair of games was the same two games again: then nothing was left to chance. */
  readonly repeats: boolean
}

/** A player's place on the ladder. */
export interface LadderPlace extends Rating {
  readonly player: string
  readonly games: number
  readonly points: number
  /** Moves tried per choice; null if the player does not search or they were not counted. */
  readonly nodes: number | null
}

/** The ladder from the best down, and whether half games had to be added to keep its ratings finite. */
export interface Standings {
  readonly places: readonly LadderPlace[]
  /** How far one player is rated ahead of another. */
  readonly ahead: (player: string, other: string) => Rating
  readonly unbounded: boolean
}

/** Adds the parts up by pairing. */
export function pairingResults(
  spec: LadderSpec,
  parts: ReadonlyMap<number, LadderPart>,
): readonly PairingResult[] {
  const all = [...parts.values()]
  return pairingsOf(spec).map(([first, second], place) =>
    resultOf(
      first,
      second,
      all.filter(({ pairing }) => pairing === place),
    ),
  )
}

function resultOf(first: string, second: string, parts: readonly LadderPart[]): PairingResult {
  const asSouth = parts.map((part) => part.asSouth).reduce(addResults, [0, 0, 0])
  const asNorth = parts.map((part) => part.asNorth).reduce(addResults, [0, 0, 0])
  const results = addResults(asSouth, asNorth)
  const scores = parts.map((part) => part.scores).reduce(addScores, NO_PAIRS)
  const total = (of: (part: LadderPart) => number): number => parts.reduce((sum, part) => sum + of(part), 0)
  const compared = parts.every(({ fingerprints, scores: some }) => fingerprints.length > 0 || !pairsIn(some))
  const least = new LeastFingerprints()
  for (const { fingerprints } of parts) least.addAll(fingerprints)
  const distinct = compared ? distinctGames(least.list()).games : null
  return {
    first,
    second,
    scores,
    results,
    asSouth,
    asNorth,
    games: 2 * pairsIn(scores),
    points: results[0] + results[1] / 2,
    undecided: total(({ undecided }) => undecided),
    budgetRanOut: total(({ budgetRanOut }) => budgetRanOut),
    searched: searchedIn(parts),
    distinct,
    repeats:
      distinct !== null && distinct <= 2 && isOnePair(scores) && !drawsLots(first) && !drawsLots(second),
  }
}

/** Whether several pairs all ended alike. */
function isOnePair(scores: PairScores): boolean {
  const pairs = pairsIn(scores)
  return pairs > 1 && scores.includes(pairs)
}

function searchedIn(parts: readonly LadderPart[]): PairingResult['searched'] {
  const counted = parts.flatMap(({ searched }) => (searched ? [searched] : []))
  if (counted.length < parts.length) return null
  const of = (place: 0 | 1): Searched => counted.map((each) => each[place]).reduce(addSearched, [0, 0])
  return [of(0), of(1)]
}

/** Moves tried per choice; null if there is no choice that a search found. */
export function nodesPerChoice([choices, nodes]: Searched): number | null {
  return choices > 0 ? nodes / choices : null
}

function addResults(a: Results, b: Results): Results {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

/** Computes ratings from the results so far. */
export function standingsOf({ players }: LadderSpec, results: readonly PairingResult[]): Standings {
  const { ratings, ahead, unbounded } = rate(
    players.length,
    results.map(({ first, second, scores, repeats }) => ({
      first: players.indexOf(first),
      second: players.indexOf(second),
      scores,
      repeats,
    })),
  )
  const places = players.map((player, at): LadderPlace => {
    const own = results.filter(({ first, second }) => first === player || second === player)
    return {
      player,
      ...ratings[at]!,
      games: own.reduce((sum, { games }) => sum + games, 0),
      points: own.reduce((sum, pair) => sum + pointsOf(pair, player), 0),
      nodes: nodesOf(own, player),
    }
  })
  return {
    places: places.sort((a, b) => b.rating - a.rating),
    ahead: (player, other) => ahead(players.indexOf(player), players.indexOf(other)),
    unbounded,
  }
}

function nodesOf(own: readonly PairingResult[], player: string): number | null {
  const counted = own.flatMap(({ first, searched }) =>
    searched ? [first === player ? searched[0] : searched[1]] : [],
  )
  return counted.length < own.length ? null : nodesPerChoice(counted.reduce(addSearched, [0, 0]))
}

/** The points that a player made in a pairing. */
export function pointsOf({ first, points, games }: PairingResult, player: string): number {
  return first === player ? points : games - points
}

/** What a reader must know: games missing, stopped or budgeted, and pairings that only repeat. */
export function caveatsOf(results: readonly PairingResult[], wanted: number): readonly Text[] {
  const total = (of: (pair: PairingResult) => number): number =>
    results.reduce((sum, pair) => sum + of(pair), 0)
  const games = total((pair) => pair.games)
  const stopped = total((pair) => pair.undecided)
  const budgeted = total((pair) => pair.budgetRanOut)
  return [
    ...(games < wanted ? [message('ladder.unplayed', { games, wanted })] : []),
    ...(stopped > 0 ? [message('ladder.stopped', { games: stopped })] : []),
    ...(budgeted > 0 ? [message('ladder.budgeted', { games: budgeted })] : []),
    ...results
      .filter(({ repeats }) => repeats)
      .map((pair) =>
        message('ladder.repeats', {
          first: describePlayer(pair.first),
          second: describePlayer(pair.second),
          games: pair.games,
        }),
      ),
  ]
}
