import { storeOf, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** Where a player's captures go: the store, or the first hole the player has claimed; null if there is none. */
export function captureSlot(variant: Variant, position: Position, side: Side): Slot | null {
  const claimed = position.claimed?.[side][0] ?? null
  return { toStore: storeOf(variant.board.holes, side), toClaimed: claimed }[variant.claim.captured]
}

/** Moves the seeds of these slots, or this many of them, into another slot; seeds that are there already stay. */
export function takeTo(position: Position, from: readonly Slot[], to: Slot, most = Infinity): Position {
  const seeds = position.seeds.slice()
  let left = most
  for (const slot of from) {
    if (slot === to) continue
    const taken = Math.min(left, seeds[slot]!)
    left -= taken
    seeds[slot]! -= taken
    seeds[to]! += taken
  }
  return { ...position, seeds }
}
