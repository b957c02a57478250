import type { GameEnd } from '../kernel/gameTable'
import { type Histogram, mergeHistograms } from '../statistics/histogram'
import { type Distinct, distinctGames, LeastFingerprints } from './fingerprints'

/** Who won how often. */
export interface Wins {
  readonly south: number
  readonly north: number
  readonly ties: number
  /** Games that a limit of the program stopped: neither won nor tied. */
  readonly undecided: number
}

/** A stretch of games whose wins are counted separately, identified by its first game. */
export interface SegmentWins extends Wins {
  readonly start: number
}

/** Wins by the hole of the very first move, for and against the player who made it. */
interface OpeningWins {
  readonly hole: number
  readonly mover: number
  readonly other: number
  readonly ties: number
  readonly undecided: number
}

/** The shortest game of its kind; the first of equals. */
export interface Shortest {
  readonly moves: number
  readonly game: number
}

/** The counts of played games, which add up to the same in any order. */
export interface GameCounts {
  readonly games: number
  readonly wins: Wins
  /** Wins of the player who moved first, which need not be South if lots are drawn. */
  readonly starterWins: number
  readonly segments: readonly SegmentWins[]
  readonly openings: readonly OpeningWins[]
  /** South's seeds minus North's at the end. */
  readonly margins: Histogram
  readonly moves: Histogram
  readonly laps: Histogram
  readonly turns: Histogram
  readonly rounds: Histogram
  readonly endings: readonly (readonly [GameEnd, number])[]
  readonly shortest: {
    readonly south: Shortest | null
    readonly north: Shortest | null
    readonly tie: Shortest | null
  }
  /** Games in which an agent's node budget ran out at least once. */
  readonly budgetRanOut: number
  /** Games with an endless relay or repeated positions. */
  readonly endless: number
  /** The smallest fingerprints of the games, ascending; none if both players choose at random. */
  readonly fingerprints: readonly number[]
}

/** Nothing played yet. */
export const NO_GAMES: GameCounts = {
  games: 0,
  wins: { south: 0, north: 0, ties: 0, undecided: 0 },
  starterWins: 0,
  segments: [],
  openings: [],
  margins: [],
  moves: [],
  laps: [],
  turns: [],
  rounds: [],
  endings: [],
  shortest: { south: null, north: null, tie: null },
  budgetRanOut: 0,
  endless: 0,
  fingerprints: [],
}

/** Adds counts up; the order makes no difference, and they may be read one at a time. */
export function mergeCounts(all: Iterable<GameCounts>): GameCounts {
  const fold = new CountsFold()
  for (const counts of all) fold.add(counts)
  return fold.total()
}

/** Counts gathered before they are added up: adding one at a time would go through all sums for each. */
const ROOM = 64

/**
 * Adds up counts as they arrive, in any order, and keeps only their sum: a hundred thousand need no more memory than
 * a few.
 */
export class CountsFold {
  #sum: GameCounts = NO_GAMES
  #waiting: GameCounts[] = []

  add(counts: GameCounts): void {
    this.#waiting.push(counts)
    if (this.#waiting.length >= ROOM) this.#addUp()
  }

  /** The sum of everything added so far. */
  total(): GameCounts {
    this.#addUp()
    return this.#sum
  }

  #addUp(): void {
    this.#sum = addUp([this.#sum, ...this.#waiting])
    this.#waiting = []
  }
}

function addUp(all: readonly GameCounts[]): GameCounts {
  const total = (of: (counts: GameCounts) => number): number =>
    all.reduce((sum, counts) => sum + of(counts), 0)
  const merged = (of: (counts: GameCounts) => Histogram): Histogram => mergeHistograms(all.map(of))
  const shortest = (winner: keyof GameCounts['shortest']): Shortest | null =>
    all.map((counts) => counts.shortest[winner]).reduce(shorter, null)
  return {
    games: total(({ games }) => games),
    wins: addWins(all.map(({ wins }) => wins)),
    starterWins: total(({ starterWins }) => starterWins),
    segments: [
      ...groupBy(
        all.flatMap(({ segments }) => segments),
        ({ start }) => start,
      ),
    ]
      .map(([start, segments]) => ({ start, ...addWins(segments) }))
      .sort((a, b) => a.start - b.start),
    openings: [
      ...groupBy(
        all.flatMap(({ openings }) => openings),
        ({ hole }) => hole,
      ),
    ]
      .map(([hole, openings]) =>
        openings.reduce(addOpening, { hole, mover: 0, other: 0, ties: 0, undecided: 0 }),
      )
      .sort((a, b) => a.hole - b.hole),
    margins: merged(({ margins }) => margins),
    moves: merged(({ moves }) => moves),
    laps: merged(({ laps }) => laps),
    turns: merged(({ turns }) => turns),
    rounds: merged(({ rounds }) => rounds),
    endings: [
      ...groupBy(
        all.flatMap(({ endings }) => endings),
        ([reason]) => reason,
      ),
    ]
      .map(([reason, pairs]) => [reason, pairs.reduce((sum, [, count]) => sum + count, 0)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    shortest: { south: shortest('south'), north: shortest('north'), tie: shortest('tie') },
    budgetRanOut: total(({ budgetRanOut }) => budgetRanOut),
    endless: total(({ endless }) => endless),
    fingerprints: mergeFingerprints(all),
  }
}

/** Adds up wins. */
export function addWins(all: readonly Wins[]): Wins {
  return all.reduce(
    (sum, wins) => ({
      south: sum.south + wins.south,
      north: sum.north + wins.north,
      ties: sum.ties + wins.ties,
      undecided: sum.undecided + wins.undecided,
    }),
    { south: 0, north: 0, ties: 0, undecided: 0 },
  )
}

/** All games that were played. */
export function gamesIn({ south, north, ties, undecided }: Wins): number {
  return south + north + ties + undecided
}

/** How many distinct games were played; null if not counted, because both players choose at random. */
export function distinctIn({ fingerprints, games }: GameCounts): Distinct | null {
  if (fingerprints.length === 0) return null
  const distinct = distinctGames(fingerprints)
  // An estimate may exceed what it estimates; the games bound it.
  return { ...distinct, games: Math.min(distinct.games, games) }
}

/** Games without fingerprints leave the number of different games unknown. */
function mergeFingerprints(all: readonly GameCounts[]): readonly number[] {
  if (all.some(({ games, fingerprints }) => games > 0 && fingerprints.length === 0)) return []
  const least = new LeastFingerprints()
  for (const { fingerprints } of all) least.addAll(fingerprints)
  return least.list()
}

/** The shorter of two games, or the earlier of equals. */
export function shorter(a: Shortest | null, b: Shortest | null): Shortest | null {
  if (!a || !b) return a ?? b
  return a.moves < b.moves || (a.moves === b.moves && a.game < b.game) ? a : b
}

function addOpening(sum: OpeningWins, { mover, other, ties, undecided }: OpeningWins): OpeningWins {
  return {
    hole: sum.hole,
    mover: sum.mover + mover,
    other: sum.other + other,
    ties: sum.ties + ties,
    undecided: sum.undecided + undecided,
  }
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
