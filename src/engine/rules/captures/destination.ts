import { storeOf, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** Where a player's captures go: the store, or the first hole the player has claimed; null if there is none. */
export function captureSlot(variant: Variant, position: Position, side: Side): Slot | null {
  const claimed = position.claimed?.[side][0] ?? null
  return { toStore: storeOf(variant.board.holes, side), toClaimed: claimed }[variant.claim.captured]
}
