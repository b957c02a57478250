import { otherSide, seedsInPlay, storeOf, type Position, type Side } from '../board/position'
import type { Score } from '../variant/support'
import type { Game } from '../rules/game'
import type { Lemma } from './lemmas'
import { through } from '../through'

/** Bounds of a value that are proven. */
export interface Bounds {
  readonly lower: number
  readonly upper: number
}

/**
 * Proves bounds. Values are for the player to move, without the stores: that player's further gain minus the other's.
 * If only the result counts, a win is worth 1 and a loss −1.
 */
export interface Prover {
  /** What its values count. */
  readonly score: Score
  /** Values of one position differ by multiples of this. */
  readonly step: 1 | 2
  /** Work to be done before the first question; yields the share done. */
  prepare(): Generator<number, void>
  /** Proves that a value is at least `bound`, or at most something smaller, or, if play can repeat, both. */
  isAtLeast(game: Game, bound: number): Generator<void, Bounds>
  nodes(): number
  /** Where to start asking for a value, for South, if that is worth finding out. */
  likely?(game: Game): Generator<void, number>
  /** What took long to prove, for a later session, if it keeps such a list. */
  lemmas?(): readonly Lemma[]
  /** Takes over what an earlier session has proven. */
  learn?(lemmas: readonly Lemma[]): void
  /** Whether it can be asked again: not after a crash of its program. */
  usable(): boolean
}

/** The least value, from a bound up, that a position with so many seeds in play can have. */
export function possibleFrom(bound: number, { position }: Game, step: number): number {
  return (bound - seedsInPlay(position)) % step === 0 ? bound : bound + 1
}

/** What the value that a search found proves about the one it was asked for. */
export function provenBy(found: number, asked: number): Bounds {
  return found >= asked ? { lower: found, upper: Infinity } : { lower: -Infinity, upper: found }
}

/** How much more a side has in store than the other. */
export function leadOf({ seeds }: Position, side: Side): number {
  const n = seeds.length / 2 - 1
  return seeds[storeOf(n, side)]! - seeds[storeOf(n, otherSide(side))]!
}

/** What South has over North in a game that goes on: nothing if only the result counts. */
export function leadIn({ score }: Pick<Prover, 'score'>, { position }: Game): number {
  return { margin: leadOf(position, 'south'), winnersMargin: leadOf(position, 'south'), result: 0 }[score]
}

/** What a round that is over is worth to South, whoever won the rounds before it. */
export function finalScore({ score }: Pick<Prover, 'score'>, { position, roundWinners }: Game): number {
  const margin = leadOf(position, 'south')
  const result = { south: 1, north: -1, tie: 0 }[roundWinners.at(-1) ?? 'tie']
  return { margin, winnersMargin: result === 0 ? 0 : margin, result }[score]
}

/** The most that either player can still gain on the other. */
export function mostGain({ score }: Prover, { position }: Game): number {
  const inPlay = seedsInPlay(position)
  const winners = Math.max(inPlay, Math.abs(leadOf(position, 'south')))
  return { margin: inPlay, winnersMargin: winners, result: 1 }[score]
}

/**
 * Closes in on a game's value for the player to move, question by question; yields the bounds after each and between
 * slices.
 */
function* closeIn(prover: Prover, game: Game, known: Bounds, guess: number): Generator<Bounds, Bounds> {
  const most = mostGain(prover, game)
  let lower = Math.max(-most, known.lower)
  let upper = Math.min(most, known.upper)
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

/** Bounds that are equal. */
function exactly(value: number): Bounds {
  return { lower: value, upper: value }
}

/** Turns values that a prover gives, for the player to move and without the stores, into those for South with them, and back. */
interface Edge {
  forMover(bounds: Bounds): Bounds
  forSouth(bounds: Bounds): Bounds
  /** What to ask a prover in order to know whether a game is worth at least this to South. */
  question(value: number): number
}

/** The one place where the two ways of counting meet: everything outside the provers counts for South. */
export function edgeOf(prover: Prover, game: Game): Edge {
  const lead = leadIn(prover, game)
  const turned = ({ lower, upper }: Bounds): Bounds => ({ lower: lead - upper, upper: lead - lower })
  return game.position.toMove === 'south'
    ? {
        forMover: ({ lower, upper }) => ({ lower: lower - lead, upper: upper - lead }),
        forSouth: ({ lower, upper }) => ({ lower: lower + lead, upper: upper + lead }),
        question: (value) => value - lead,
      }
    : { forMover: turned, forSouth: turned, question: (value) => lead - value + 1 }
}

/** Asks whether a game is worth at least `value` to South, and returns the bounds then proven for South. */
export function* boundsForSouth(prover: Prover, game: Game, value: number): Generator<void, Bounds> {
  if (game.phase === 'over') return exactly(finalScore(prover, game))
  const { forSouth, question } = edgeOf(prover, game)
  return forSouth(yield* prover.isAtLeast(game, question(value)))
}

/** The bounds of a game's value for South, closing in; yields after every slice. */
export function* valueOf(
  prover: Prover,
  game: Game,
  { lower = -Infinity, upper = Infinity }: Partial<Bounds> = {},
  guess = 0,
): Generator<Bounds, Bounds> {
  if (game.phase === 'over') return exactly(finalScore(prover, game))
  const { forMover, forSouth } = edgeOf(prover, game)
  const known = forMover({ lower, upper })
  return forSouth(yield* through(closeIn(prover, game, known, forMover(exactly(guess)).lower), forSouth))
}

/** Whether it is proven that a game is worth at least this much to South. */
export function* isAtLeast(prover: Prover, game: Game, value: number): Generator<void, boolean> {
  return (yield* boundsForSouth(prover, game, value)).lower >= value
}

/** Whether it is proven that a game is worth at most this much to South. */
export function* isAtMost(prover: Prover, game: Game, value: number): Generator<void, boolean> {
  return (yield* boundsForSouth(prover, game, value + 1)).upper <= value
}
