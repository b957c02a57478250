import { claimantOf, filledHoles, isStore, otherSide } from '../../board/position'
import type { Position, Side, Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import { isLocked } from '../laps/past'

/** Whether a hole with this many seeds is captured by count. */
export function isCaptureCount({ turn }: Variant, count: number): boolean {
  const { captureCounts, evenFrom } = turn
  return captureCounts.includes(count) || (evenFrom > 0 && count >= evenFrom && count % 2 === 0)
}

/** Whether a slot is a hole with seeds that can be captured: nobody's claim, neither store nor burnt, and not locked. */
export function isTakeable(variant: Variant, position: Position, slot: Slot): boolean {
  if (isStore(variant.board.holes, slot) || position.burnt.includes(slot)) return false
  return (
    position.seeds[slot]! > 0 && claimantOf(position, slot) === null && !isLocked(variant, position, slot)
  )
}

/** The opponent's holes that hold a capture count. */
export function opponentsAtCounts(variant: Variant, position: Position, side: Side): readonly Slot[] {
  return filledHoles(position, otherSide(side)).filter(
    (slot) => isTakeable(variant, position, slot) && isCaptureCount(variant, position.seeds[slot]!),
  )
}
