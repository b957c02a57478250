import { seedsInPlay } from '../board/position'
import type { Choice, Game } from '../rules/game'
import { kernelOf } from '../simulation/kernelOf'
import { solvability } from '../solver/solvable'
import { createProver, solve } from '../solver/solve'
import { leadOf, type Prover } from '../solver/prover'
import { through } from '../solver/through'
import { loadedTable } from '../tables/loadedTables'
import { tabledMoves } from '../tables/moveValues'
import type { Variant } from '../variant/variant'

/** Moves searched before values count as estimates; about a second. */
const LOOK = 1_000_000
/** Positions that a proof may visit before the search is used instead; about two seconds. */
const PROOF = 6_000_000
/** With more seeds in holes than this, no proof is attempted while somebody waits. */
const PROVABLE_SEEDS = 48
const MEMORY = 128 * 2 ** 20

/** Values of all legal moves for the mover, as the mover's seeds minus the other's at the end or at the horizon. */
export interface Evaluation {
  readonly moves: readonly { readonly choice: Choice; readonly value: number }[]
  /** `exact`: proven values at the end of the round. `estimate`: a bounded search; say so beside the numbers. */
  readonly quality: 'exact' | 'estimate'
}

/** Values the moves of games of one variant. */
export interface MoveValuer {
  /** Whether it is worth trying to prove the values of a game. */
  isProvable(game: Game): boolean
  /**
   * Proves the values of all moves; null where that takes too many positions. One prover, made for `largest`, serves a
   * round: what it learnt of one position helps with the next, and its memory is taken once.
   */
  prove(game: Game, largest: Game): Generator<void, Evaluation | null>
  /** Estimates the values of all moves by a search. */
  estimate(game: Game): Generator<void, Evaluation>
}

/**
 * Values moves for the mover: exactly if an endgame table in memory or a proof reaches them, otherwise by a search of this
 * many moves. No clock is read, so the same games in the same order get the same values.
 */
export function createMoveValuer(variant: Variant, nodes = { proof: PROOF, search: LOOK }): MoveValuer {
  let known: { readonly round: number; readonly prover: Prover } | null = null

  function proverFor(largest: Game): Prover | null {
    if (known?.round === largest.round && known.prover.usable()) return known.prover
    const solvable = solvability(variant, largest.position, MEMORY)
    if (!solvable.ok) return null
    known = null
    const prover = createProver(variant, largest, solvable.method, MEMORY)
    known = { round: largest.round, prover }
    return prover
  }

  return {
    isProvable: (game) =>
      game.phase === 'play' &&
      seedsInPlay(game.position) <= PROVABLE_SEEDS &&
      (tabledValues(variant, game) !== null || solvability(variant, game.position, MEMORY).ok),
    *prove(game, largest) {
      const tabled = tabledValues(variant, game)
      if (tabled) return tabled
      const prover = proverFor(largest)
      if (!prover) return null
      const limit = prover.nodes() + nodes.proof
      const work = solve(variant, game, prover)
      for (;;) {
        const step = work.next()
        if (step.done) return provenValues(game, step.value.moves)
        if (step.value.nodes > limit) return null
        yield
      }
    },
    estimate: (game) => through(kernelOf(variant).evaluate(game, nodes.search), () => undefined),
  }
}

/** Values all moves of one game. */
export function* valueMoves(variant: Variant, game: Game): Generator<void, Evaluation> {
  const valuer = createMoveValuer(variant)
  const proven = valuer.isProvable(game) ? yield* valuer.prove(game, game) : null
  return proven ?? (yield* valuer.estimate(game))
}

/** The values for the mover by an endgame table that is in memory. */
function tabledValues(variant: Variant, game: Game): Evaluation | null {
  const table = game.phase === 'play' ? loadedTable(variant) : null
  const moves = table && tabledMoves(table, game)
  if (!moves) return null
  const lead = leadOf(game.position, game.position.toMove)
  return { quality: 'exact', moves: moves.map(({ choice, value }) => ({ choice, value: lead + value })) }
}

/** The values for the mover, if every one of them is proven. */
function provenValues(
  { position }: Game,
  moves: readonly { readonly choice: Choice; readonly lower: number; readonly upper: number }[],
): Evaluation | null {
  if (moves.some(({ lower, upper }) => lower !== upper)) return null
  const sign = position.toMove === 'south' ? 1 : -1
  return { quality: 'exact', moves: moves.map(({ choice, lower }) => ({ choice, value: sign * lower })) }
}
