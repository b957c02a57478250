import type { Choice } from '../board/choice'
import { forMover } from '../board/position'
import { valueMoves } from '../review/valueMoves'
import type { Game } from '../rules/game'
import type { Variant } from '../variant/variant'

/** What the moves of a game are worth: South's seeds minus North's, or 1, 0 and −1 where only the result counts. */
interface ValuedMoves {
  /** The value of the best move. */
  readonly value: number
  readonly exact: boolean
  readonly best: readonly Choice[]
  readonly moves: readonly { readonly choice: Choice; readonly value: number }[]
}

/** Values every legal move of a game that is not over. */
export function* valuedMoves(variant: Variant, game: Game): Generator<void, ValuedMoves> {
  const { moves, quality } = yield* valueMoves(variant, game)
  const { toMove } = game.position
  const best = Math.max(...moves.map((move) => move.value))
  return {
    value: forMover(toMove, best),
    exact: quality === 'exact',
    best: moves.filter((move) => move.value === best).map(({ choice }) => choice),
    moves: moves.map(({ choice, value }) => ({ choice, value: forMover(toMove, value) })),
  }
}
