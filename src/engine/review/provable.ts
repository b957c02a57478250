import type { Game } from '../rules/game'
import { leadOf } from '../solver/prover'
import { solvability } from '../solver/solvable'
import { loadedTable } from '../tables/loadedTables'
import { tabledMoves } from '../tables/moveValues'
import type { Variant } from '../variant/variant'
import type { Evaluation } from '../kernel/kernel'
import { mayBeProven } from './mayBeProven'

/** The memory that a proof may use while somebody waits, in bytes. */
export const PROOF_MEMORY = 128 * 2 ** 20

/** Whether it is worth trying to prove the values of a game's moves; decided without a search. */
export function isProvable(variant: Variant, game: Game): boolean {
  return (
    mayBeProven(game) &&
    (tabledValues(variant, game) !== null || solvability(variant, game.position, PROOF_MEMORY).ok)
  )
}

/** The values for the mover by an endgame table that is in memory. */
export function tabledValues(variant: Variant, game: Game): Evaluation | null {
  const table = game.phase === 'play' ? loadedTable(variant) : null
  const moves = table && tabledMoves(table, game)
  if (!moves) return null
  const lead = leadOf(game.position, game.position.toMove)
  return { quality: 'exact', moves: moves.map(({ choice, value }) => ({ choice, value: lead + value })) }
}
