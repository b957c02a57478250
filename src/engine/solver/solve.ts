import { seedsInPlay } from '../board/position'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { assertNever } from '../result'
import { legal } from '../rules/legal'
import type { Variant } from '../variant/variant'
import { kalahRulesOf } from './kalahLike'
import type { CrewPlace } from '../kernel/crew'
import { createCrewProver, createKalahProver, type CrewProver } from './kalahProver'
import { planMemory } from './memory'
import { after } from './oneRound'
import { type Bounds, type Prover, valueOf, boundsForSouth, edgeOf, mostGain } from './prover'
import { createRetrogradeProver, createSearchProver } from './anyProver'
import type { Method } from './solvable'
import { through } from '../through'
import { notEnoughMemory } from '../refusal'

/** What is known about a game: values are South's score minus North's at the end of the round. */
interface Solution extends Bounds {
  /** Whether the bounds are equal. */
  readonly proven: boolean
  readonly moves: readonly MoveValue[]
  readonly nodes: number
}

/** A choice and its value for South. */
export interface MoveValue extends Bounds {
  readonly choice: Choice
}

/** The progress of solving, with what is proven so far. */
interface Solving extends Bounds {
  readonly stage: 'tables' | 'value' | 'moves'
  /** 0…1 of the stage, if known. */
  readonly done: number
  readonly nodes: number
  readonly moves: readonly MoveValue[]
}

/** What an earlier session has proven. */
export type Proven = Pick<Solving, 'lower' | 'upper' | 'moves'>

/** The number of questions, as hard as the value, that all moves together amount to. */
export const MOVES_QUESTIONS = 4

/**
 * Creates the prover of a method, for about this many questions as hard as the game's value; throws if the requested
 * memory is not available.
 */
export function createProver(
  variant: Variant,
  game: Game,
  method: Method,
  memoryBytes: number,
  questions = 1,
): Prover {
  const prover =
    method === 'retrograde'
      ? createRetrogradeProver(variant, game, memoryBytes)
      : method === 'search'
        ? createSearchProver(variant, game, memoryBytes)
        : createFastProver(variant, game, memoryBytes, questions)
  if (!prover) throw notEnoughMemory(memoryBytes)
  return prover
}

/** Makes the prover of a place in a crew, for a game like kalah; null for a helper that comes too late. */
export function* createProverInCrew(
  variant: Variant,
  { position }: Game,
  place: CrewPlace,
  memoryBytes: number,
  questions: number,
): Generator<void, CrewProver | null> {
  const rules = kalahRulesOf(variant)!
  const plan = planMemory(rules.holes, seedsInPlay(position), memoryBytes, questions)!
  const prover = yield* createCrewProver(rules, plan, place)
  if (!prover && place.leads) throw notEnoughMemory(memoryBytes)
  return prover
}

function createFastProver(
  variant: Variant,
  { position }: Game,
  memoryBytes: number,
  questions: number,
): Prover | null {
  const rules = kalahRulesOf(variant)!
  const plan = planMemory(rules.holes, seedsInPlay(position), memoryBytes, questions)
  return plan && createKalahProver(rules, plan)
}

/** The limits of valuing moves quickly, all moves together: positions visited, and bytes. */
const QUICK_NODES = 1_000_000
const QUICK_BYTES = 2 ** 26

/**
 * Makes the prover that values moves quickly: one that has learnt nothing, so that its answers do not depend on what
 * was asked before a stop. Null if it is not available; then only the best moves are reported.
 */
export function createQuickProver(
  variant: Variant,
  game: Game,
  method: Method,
  prover: Prover,
): Prover | null {
  switch (method) {
    case 'retrograde':
      return prover
    case 'search':
      return createSearchProver(variant, game, QUICK_BYTES)
    case 'fast':
      return createFastProver(variant, game, QUICK_BYTES, 1)
    default:
      return assertNever(method)
  }
}

/** Which values of moves are asked for: none, exact ones, or what `quick` finds within its budget. */
type MovesAsked = 'none' | 'exact' | { readonly quick: Prover | null }

/**
 * Proves the value of a game, and its best moves and the value of each move if they are asked for. Continues from what
 * is already proven.
 */
export function* solve(
  variant: Variant,
  game: Game,
  prover: Prover,
  proven?: Proven,
  wanted: MovesAsked = 'exact',
): Generator<Solving, Solution> {
  const now = { lower: -Infinity, upper: Infinity, moves: [] as readonly MoveValue[], ...proven }
  const state = (stage: Solving['stage'], done: number): Solving => ({
    stage,
    done,
    nodes: prover.nodes(),
    ...now,
  })
  yield* through(prover.prepare(), (done) => state('tables', done))
  const guess = yield* through(firstGuess(prover, game), () => state('value', 0))
  const value = yield* through(valueOf(prover, game, now, guess), (bounds) => {
    Object.assign(now, bounds)
    return state('value', 0)
  })
  Object.assign(now, value)
  if (wanted === 'none') {
    return { ...value, moves: [], proven: value.lower === value.upper, nodes: prover.nodes() }
  }
  const open = widest(prover, game, now)
  if (now.moves.length === 0) now.moves = legal(variant, game).map((choice) => ({ choice, ...open }))
  for (const [at, move] of now.moves.entries()) {
    if (move.lower !== open.lower || move.upper !== open.upper) continue
    const work = boundBest(prover, game, after(variant, game, move.choice), move)
    const bounds = yield* through(work, () => state('moves', at / now.moves.length))
    now.moves = now.moves.with(at, { ...move, ...bounds })
  }
  if (wanted === 'exact') {
    for (const [at, move] of now.moves.entries()) {
      const work = boundValue(prover, game, after(variant, game, move.choice), move)
      const value = yield* through(work, (bounds) => {
        now.moves = now.moves.with(at, { ...move, ...bounds })
        return state('moves', at / now.moves.length)
      })
      now.moves = now.moves.with(at, { ...move, ...value })
    }
  } else if (wanted.quick) {
    // Progress reports what was known before: a stop inside this stage restarts it.
    const work = valueQuickly(variant, game, wanted.quick, now.moves)
    now.moves = yield* through(work, (done) => state('moves', done))
  }
  const bounds = tightened(game, now)
  return { ...now, ...bounds, proven: bounds.lower === bounds.upper, nodes: prover.nodes() }
}

/** Where to start asking for the value of a game of which nothing is known. */
export function* firstGuess(prover: Prover, game: Game): Generator<void, number> {
  return prover.likely && game.phase !== 'over' ? yield* prover.likely(game) : 0
}

/** Closes in on the value of each move within its share of the budget; yields the share of moves done. */
function* valueQuickly(
  variant: Variant,
  game: Game,
  prover: Prover,
  moves: readonly MoveValue[],
): Generator<number, readonly MoveValue[]> {
  yield* through(prover.prepare(), () => 0)
  const valued = [...moves]
  for (const [at, move] of moves.entries()) {
    const limit = prover.nodes() + QUICK_NODES / moves.length
    const work = boundValue(prover, game, after(variant, game, move.choice), move)
    for (let step = work.next(); ; step = work.next()) {
      valued[at] = { ...move, ...step.value }
      if (step.done || prover.nodes() > limit) break
      yield at / moves.length
    }
  }
  return valued
}

/**
 * The bounds of a game combined with those of its moves: it is worth as much as the best of them to the player to
 * move.
 */
export function tightened({ position }: Game, { lower, upper, moves }: Proven): Bounds {
  if (moves.length === 0) return { lower, upper }
  const best = position.toMove === 'south' ? Math.max : Math.min
  return {
    lower: Math.max(lower, best(...moves.map((move) => move.lower))),
    upper: Math.min(upper, best(...moves.map((move) => move.upper))),
  }
}

/** Closes in on a move's value. */
function boundValue(prover: Prover, game: Game, next: Game, bounds: Bounds): Generator<Bounds, Bounds> {
  return valueOf(prover, next, bounds, game.position.toMove === 'south' ? bounds.upper : bounds.lower)
}

/** The choices proven best: no other can be worth more to the player to move. */
export function bestOf(game: Game, { moves }: Solution): readonly Choice[] {
  const south = game.position.toMove === 'south'
  const isBest = (move: MoveValue): boolean =>
    moves.every((other) => other === move || (south ? move.lower >= other.upper : move.upper <= other.lower))
  return moves.filter(isBest).map(({ choice }) => choice)
}

/** No move of South's is worth more than the game, and none of North's less; nothing else is known yet. */
export function widest(prover: Prover, game: Game, { lower, upper }: Bounds): Bounds {
  const most = mostGain(prover, game)
  const all = edgeOf(prover, game).forSouth({ lower: -most, upper: most })
  return game.position.toMove === 'south' ? { lower: all.lower, upper } : { lower, upper: all.upper }
}

/** Asks whether a move is worth as much as the game; if that cannot be decided, nothing more is known about it. */
export function* boundBest(
  prover: Prover,
  game: Game,
  next: Game,
  { lower, upper }: Bounds,
): Generator<void, Bounds> {
  if (game.position.toMove === 'south') {
    const proven = yield* boundsForSouth(prover, next, upper)
    if (proven.lower >= upper) return { lower: upper, upper }
    return { lower, upper: proven.upper < upper ? upper - prover.step : upper }
  }
  const proven = yield* boundsForSouth(prover, next, lower + 1)
  if (proven.upper <= lower) return { lower, upper: lower }
  return { lower: proven.lower > lower ? lower + prover.step : lower, upper }
}
