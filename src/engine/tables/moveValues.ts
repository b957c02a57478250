import { seedsInPlay } from '../board/position'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { isStopped } from '../rules/ends/leftovers'
import { legal } from '../rules/legal'
import { start, startPosition } from '../rules/match'
import { after } from '../solver/oneRound'
import { leadOf } from '../solver/prover'
import type { Variant } from '../variant/variant'
import type { EndgameTable } from './endgameTable'

/** A choice and its value for the player who makes it: further seeds for that player minus those for the other. */
export interface TabledMove {
  readonly choice: Choice
  readonly value: number
}

/**
 * The value of the position that a variant starts from, as the table has it, and of each of its moves; none if South, who
 * is to move there, has nothing to play.
 */
export function tabledValue(
  table: EndgameTable,
  laid: Variant,
): { readonly value: number; readonly moves: readonly TabledMove[] } {
  const position = startPosition(laid)
  const game = start(laid)
  const isToMove = game.phase === 'play' && game.position.toMove === position.toMove
  return { value: table.lookup(position)!, moves: (isToMove && tabledMoves(table, game)) || [] }
}

/** The value of each move of a game from a table; null if the game is over or exceeds the table. */
export function tabledMoves(
  { variant, seeds, lookup }: EndgameTable,
  game: Game,
): readonly TabledMove[] | null {
  const { position } = game
  if (game.phase !== 'play' || position.burnt.length > 0 || seedsInPlay(position) > seeds) return null
  const side = position.toMove
  const lead = leadOf(position, side)
  const moves: TabledMove[] = []
  for (const choice of legal(variant, game)) {
    // History does not matter.
    const next = after(variant, { ...game, seen: [] }, choice)
    const gain = leadOf(next.position, side) - lead
    if (next.phase === 'over') {
      moves.push({ choice, value: next.ended !== null && isStopped(next.ended) ? 0 : gain })
      continue
    }
    const value = lookup(next.position)
    if (value === null) return null
    moves.push({ choice, value: gain + (next.position.toMove === side ? value : -value) })
  }
  return moves
}
