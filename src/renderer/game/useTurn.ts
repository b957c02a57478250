import { computed, proxyRefs, toValue, type MaybeRefOrGetter } from 'vue'
import type { Side } from '../../engine/board/position'
import type { GameStore } from './gameStore'

/** What the side to move is doing: its move is being shown, it is thinking, or it must choose. */
export type TurnState = 'playing' | 'thinking' | 'toMove'

/** Whose turn the board shows, and what they are doing; there is always one until the game is over. */
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
  /** How many moves of the turn have started, including the one being shown. */
  const moves = computed(() => {
    let count = 0
    while (side.value !== null && game.moves[game.cursor - 1 - count]?.side === side.value) count++
    return count
  })
  /** An agent thinking between two moves of a turn still counts as playing, so that its button does not change. */
  const state = computed<TurnState | null>(() => {
    if (side.value === null) return null
    if (moving.value) return 'playing'
    if (!toValue(now.thinking)) return 'toMove'
    return moves.value > 0 ? 'playing' : 'thinking'
  })
  /** The number, within its turn, of the move being shown or considered. */
  const move = computed(() => (moving.value ? moves.value : moves.value + 1))

  return proxyRefs({ side, state, move })
}
