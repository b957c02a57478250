import { claimantOf, isStore, type Position, type Slot, storeOf, type Side } from '../board/position'
import type { Variant } from '../variant/variant'
import { isLocked } from './laps/history'

/** Whether a slot is a hole that can be claimed: neither store nor burnt, and nobody's claim yet. */
export function isFree({ board }: Variant, position: Position, slot: Slot): boolean {
  if (isStore(board.holes, slot) || position.burnt.includes(slot)) return false
  return claimantOf(position, slot) === null
}

/** Whether a slot is a hole with seeds that can be captured: free, and not locked. */
export function isTakeable(variant: Variant, position: Position, slot: Slot): boolean {
  return position.seeds[slot]! > 0 && isFree(variant, position, slot) && !isLocked(variant, position, slot)
}

/** Where a player's captures go: the store, or the first hole the player has claimed; null if there is none. */
export function captureSlot(variant: Variant, position: Position, side: Side): Slot | null {
  const claimed = position.claimed?.[side][0] ?? null
  return { toStore: storeOf(variant.board.holes, side), toClaimed: claimed }[variant.claim.captured]
}
