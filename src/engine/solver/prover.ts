import { otherSide, seedsInPlay, storeOf, type Position, type Side } from '../board/position'
import type { Game } from '../rules/game'
import type { Lemma } from './lemmas'
import { through } from './through'

/** Bounds of a value that are proven. */
export interface Bounds {
  readonly lower: number
  readonly upper: number
}

/**
 * Proves bounds. Values are for the player to move, without the stores: that player's further gain minus the other's.
 */
export interface Prover {
  /** Values of one position differ by multiples of this. */
  readonly step: 1 | 2
  /** Work to be done before the first question; yields the share done. */
  prepare(): Generator<number, void>
  /** Proves that a value is at least `bound`, or at most something smaller, or, if play can repeat, both. */
  isAtLeast(game: Game, bound: number): Generator<void, Bounds>
  nodes(): number
  /** What took long to prove, for a later session, if it keeps such a list. */
  lemmas?(): readonly Lemma[]
  /** Takes over what an earlier session has proven. */
  learn?(lemmas: readonly Lemma[]): void
  /** Whether it can be asked again: not after a crash of its program. */
  usable(): boolean
}

/** How much more a side has in store than the other. */
export function leadOf({ seeds }: Position, side: Side): number {
  const n = seeds.length / 2 - 1
  return seeds[storeOf(n, side)]! - seeds[storeOf(n, otherSide(side))]!
}

/**
 * Closes in on a game's value for the player to move, question by question; yields the bounds after each and between
 * slices.
 */
export function* closeIn(
  prover: Prover,
  game: Game,
  known: Partial<Bounds> = {},
  guess = 0,
): Generator<Bounds, Bounds> {
  const most = seedsInPlay(game.position)
  let lower = Math.max(-most, known.lower ?? -most)
  let upper = Math.min(most, known.upper ?? most)
  let bound = guess
  while (lower < upper) {
    bound = Math.min(Math.max(bound, lower + prover.step), upper)
    const proven = yield* through(prover.isAtLeast(game, bound), () => ({ lower, upper }))
    const before = upper - lower
    lower = Math.max(lower, proven.lower)
    upper = Math.min(upper, proven.upper)
    if (upper - lower === before) break
    yield { lower, upper }
    bound = proven.lower >= bound ? lower + prover.step : upper
  }
  return { lower, upper }
}

/** Asks whether a game is worth at least `value` to South, and returns the bounds then proven for South. */
export function* boundsForSouth(prover: Prover, game: Game, value: number): Generator<void, Bounds> {
  const lead = leadOf(game.position, 'south')
  if (game.phase === 'over') return { lower: lead, upper: lead }
  if (game.position.toMove === 'south') {
    const { lower, upper } = yield* prover.isAtLeast(game, value - lead)
    return { lower: lead + lower, upper: lead + upper }
  }
  const { lower, upper } = yield* prover.isAtLeast(game, lead - value + 1)
  return { lower: lead - upper, upper: lead - lower }
}

/** Whether it is proven that a game is worth at least this much to South. */
export function* isAtLeast(prover: Prover, game: Game, value: number): Generator<void, boolean> {
  return (yield* boundsForSouth(prover, game, value)).lower >= value
}

/** Whether it is proven that a game is worth at most this much to South. */
export function* isAtMost(prover: Prover, game: Game, value: number): Generator<void, boolean> {
  return (yield* boundsForSouth(prover, game, value + 1)).upper <= value
}
