import { isStore, otherSide, slotOf, type Position, type Side, type Slot } from '../../board/position'
import { claimantOf } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** Whether a hole with so many seeds is captured by count. */
export function isCaptureCount({ turn }: Variant, count: number): boolean {
  const { captureCounts, evenFrom } = turn
  return captureCounts.includes(count) || (evenFrom > 0 && count >= evenFrom && count % 2 === 0)
}

/** Whether a slot is a hole with seeds that can be captured: nobody's claim, and neither store nor burnt. */
export function isTakeable(variant: Variant, position: Position, slot: Slot): boolean {
  if (isStore(variant.board.holes, slot) || position.burnt.includes(slot)) return false
  return position.seeds[slot]! > 0 && claimantOf(position, slot) === null
}

/** The opponent's holes that hold a capture count. */
export function opponentsAtCounts(variant: Variant, position: Position, side: Side): readonly Slot[] {
  const n = variant.board.holes
  return Array.from({ length: n }, (_, i) => slotOf(n, otherSide(side), i + 1)).filter(
    (slot) => isTakeable(variant, position, slot) && isCaptureCount(variant, position.seeds[slot]!),
  )
}
