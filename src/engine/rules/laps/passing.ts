import { ownerOf, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import { isCaptureCount, isTakeable } from '../captures/counts'

/** Who takes a hole that a seed has just fallen into, in passing; null: nobody does. */
export function captorInPassing(
  variant: Variant,
  position: Position,
  side: Side,
  slot: Slot,
  isLast: boolean,
): Side | null {
  if (!isTakeable(variant, position, slot) || !isCaptureCount(variant, position.seeds[slot]!)) return null
  const owner = ownerOf(position, slot)
  const passing = <Captor>(captor: Captor) => (isLast ? null : captor)
  return {
    nothing: null,
    toOwner: passing(owner),
    toOwnerWithLast: owner,
    toMover: passing(side),
    ownToMover: owner === side ? passing(side) : null,
  }[variant.sow.passing]
}
