import { computed, proxyRefs, toValue, type MaybeRefOrGetter } from 'vue'
import type { Side } from '../../engine/board/position'
import type { GameStore } from './gameStore'

/** What the side whose turn is shown does: a move of theirs is shown, they think, or they are to move. */
export type TurnState = 'playing' | 'thinking' | 'toMove'

/** Whose turn the board shows, and what they are doing; somebody is named until the game is over. */
export function useTurn(
  game: GameStore,
  now: { readonly moving: MaybeRefOrGetter<boolean>; readonly thinking: MaybeRefOrGetter<boolean> },
) {
  const moving = computed(() => toValue(now.moving))
  const side = computed<Side | null>(() => {
    const move = game.moves[game.cursor - 1]
    if (moving.value && move) return move.side
    return game.game.phase === 'over' ? null : game.position.toMove
  })
  /** How many moves of the turn have been begun, the one that is shown among them. */
  const moves = computed(() => {
    let count = 0
    while (side.value !== null && game.moves[game.cursor - 1 - count]?.side === side.value) count++
    return count
  })
  /** An agent that thinks between two moves of a turn is still playing it: the button beside it must not change. */
  const state = computed<TurnState | null>(() => {
    if (side.value === null) return null
    if (moving.value) return 'playing'
    if (!toValue(now.thinking)) return 'toMove'
    return moves.value > 0 ? 'playing' : 'thinking'
  })
  /** The number of the move that is shown or thought about, within its turn. */
  const move = computed(() => (moving.value ? moves.value : moves.value + 1))

  return proxyRefs({ side, state, move })
}
