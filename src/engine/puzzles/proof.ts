import type { Choice } from '../board/choice'
import { seedsInPlay, storeOf } from '../board/position'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import { playLegal } from '../rules/play'
import { createMoveValuer } from '../review/valueMoves'
import { oneRoundOf } from '../solver/oneRound'
import { canRepeat, hasMargin } from '../variant/support'
import type { Variant } from '../variant/variant'
import { forcedValues } from './everyLine'
import type { Goal, SetUp } from './puzzle'

/**
 * A move and what it is proven to be worth to its mover: the difference of the stores at the end of the round, or, for the
 * goal `turn`, the seeds that its turn can bring.
 */
export interface ProvenMove {
  readonly choice: Choice
  readonly value: number
}

/** Turns with more moves than this are not searched to their end. */
const MOST_TURN_MOVES = 20_000
/** The seeds by which a move must be better where the result stays the same. */
const CLEARLY_MORE = 3

/**
 * What every move is worth under a goal. `beyond`: too many positions follow, and even more follow whatever came before. Null:
 * nothing is proven for another reason.
 */
type Proof = readonly ProvenMove[] | 'beyond' | null

/** Proves what the moves of positions of one game are worth. */
export interface Prover {
  prove(game: Game, goal: Goal): Generator<void, Proof>
}

/** A prover keeps what it learns, and its memory, from one position to the next. */
export function createPuzzleProver(variant: Variant): Prover {
  let valuer = createMoveValuer(variant)
  let largest: Game | null = null
  /** The results of the last position: all goals but the turn’s ask for the same. */
  let known: { readonly game: Game; readonly proof: Proof } | null = null

  function* proveResults(game: Game): Generator<void, Proof> {
    yield* valuer.prepare([game])
    if (!valuer.isProvable(game)) return yield* forcedValues(oneRoundOf(variant), game)
    const most = largest ? seedsInPlay(largest.position) : -1
    // Where positions repeat, a prover lists those that follow one position.
    if (!largest || seedsInPlay(game.position) > most || canRepeat(variant)) {
      largest = game
      valuer = createMoveValuer(variant)
    }
    return (yield* valuer.prove(game, largest))?.moves ?? null
  }

  return {
    *prove(game, goal) {
      if (goal === 'turn') return turnValues(oneRoundOf(variant), game)
      if (!hasMargin(variant)) return null
      if (known?.game !== game) known = { game, proof: yield* proveResults(game) }
      return known.proof
    },
  }
}

/** Proves one position; null where that takes too long or best play may go round in circles. */
export function* prove({ variant, game }: SetUp, goal: Goal): Generator<void, readonly ProvenMove[] | null> {
  const proof = yield* createPuzzleProver(variant).prove(game, goal)
  return proof === 'beyond' ? null : proof
}

/** The one move that reaches a goal; null if none does or more than one. */
export function solutionOf(moves: readonly ProvenMove[], goal: Goal): Choice | null {
  const [best, second] = [...moves].sort((a, b) => b.value - a.value)
  if (!best || !second) return null
  const reached = {
    win: best.value > 0 && second.value <= 0,
    draw: best.value === 0 && second.value < 0,
    most: Math.sign(best.value) === Math.sign(second.value) && best.value - second.value >= CLEARLY_MORE,
    turn: best.value - second.value >= CLEARLY_MORE,
  }[goal]
  return reached ? best.choice : null
}

/** The seeds that each move can bring within the turn, by trying every way to continue it. */
function turnValues(variant: Variant, game: Game): readonly ProvenMove[] | null {
  const side = game.position.toMove
  const store = storeOf(variant.board.holes, side)
  let left = MOST_TURN_MOVES

  function most(now: Game): number {
    return Math.max(...legal(variant, now).map((choice) => after(now, choice)))
  }
  function after(now: Game, choice: Choice): number {
    if (left-- <= 0) return NaN
    const { game: next, steps } = playLegal(variant, now, choice)
    const goesOn = next.phase === 'play' && next.position.toMove === side && !steps.some(isPass)
    return goesOn ? most(next) : next.position.seeds[store]!
  }
  const before = game.position.seeds[store]!
  const moves = legal(variant, game).map((choice) => ({ choice, value: after(game, choice) - before }))
  return moves.some(({ value }) => Number.isNaN(value)) ? null : moves
}

/** After a pass the same player moves, but in another turn. */
function isPass({ kind }: { readonly kind: string }): boolean {
  return kind === 'pass'
}
