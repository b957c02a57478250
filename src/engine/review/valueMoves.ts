import { message } from '../../locales/message'
import type { Choice } from '../board/choice'
import { forMover } from '../board/position'
import { Refusal } from '../refusal'
import type { Game } from '../rules/game'
import type { Prover } from '../solver/prover'
import { solvability } from '../solver/solvable'
import { createProver, solve } from '../solver/solve'
import { through } from '../through'
import type { Variant } from '../variant/variant'
import type { Evaluation } from '../kernel/kernel'
import { loadCheapTables } from './cheapTables'
import { estimateMoves, LOOK } from './estimateMoves'
import { isProvable, PROOF_MEMORY, tabledValues } from './provable'

/** Positions that a proof may visit before the search is used instead; about two seconds. */
const PROOF = 6_000_000

/** Values the moves of games of one variant. */
export interface MoveValuer {
  /** Called once with all games to be valued, before the first of them. */
  prepare(games: readonly Game[]): Generator<void, void>
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
 * Values moves for the mover: exactly if an endgame table or a proof reaches them, otherwise by a search of this
 * many moves. No clock is read, so the same games in the same order get the same values.
 */
export function createMoveValuer(variant: Variant, nodes = { proof: PROOF, search: LOOK }): MoveValuer {
  let known: { readonly round: number; readonly prover: Prover } | null = null

  function proverFor(largest: Game): Prover | null {
    if (known?.round === largest.round && known.prover.usable()) return known.prover
    const solvable = solvability(variant, largest.position, PROOF_MEMORY)
    if (!solvable.ok) return null
    known = null
    const prover = createProver(variant, largest, solvable.method, PROOF_MEMORY)
    known = { round: largest.round, prover }
    return prover
  }

  return {
    prepare: (games) => loadCheapTables(variant, games),
    isProvable: (game) => isProvable(variant, game),
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
    estimate: (game) => estimateMoves(variant, game, nodes.search),
  }
}

/** Values all moves of one game. */
export function* valueMoves(variant: Variant, game: Game): Generator<void, Evaluation> {
  const valuer = createMoveValuer(variant)
  const proven = valuer.isProvable(game) ? yield* valuer.prove(game, game) : null
  return proven ?? (yield* valuer.estimate(game))
}

/** Proves the values of all moves of one game, however long it takes; refuses games that are too large. */
export function* proveMoves(variant: Variant, game: Game): Generator<void, Evaluation> {
  const tabled = tabledValues(variant, game)
  if (tabled) return tabled
  const solvable = solvability(variant, game.position, PROOF_MEMORY)
  if (!solvable.ok) throw new Refusal(solvable.because)
  const prover = createProver(variant, game, solvable.method, PROOF_MEMORY)
  const { moves } = yield* through(solve(variant, game, prover), () => undefined)
  const proven = provenValues(game, moves)
  if (!proven) throw new Refusal(message('game.notSolved'))
  return proven
}

/** The values for the mover, if every one of them is proven. */
function provenValues(
  { position }: Game,
  moves: readonly { readonly choice: Choice; readonly lower: number; readonly upper: number }[],
): Evaluation | null {
  if (moves.some(({ lower, upper }) => lower !== upper)) return null
  const { toMove } = position
  return {
    quality: 'exact',
    moves: moves.map(({ choice, lower }) => ({ choice, value: forMover(toMove, lower) })),
  }
}
