import { slotOf, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** A position in which a player has claimed these holes too. */
export function withClaims(position: Position, side: Side, slots: readonly Slot[]): Position {
  const { south, north } = position.claimed ?? { south: [], north: [] }
  const claims = { south, north }
  claims[side] = [...claims[side], ...slots].sort((a, b) => a - b)
  return { ...position, claimed: claims }
}

/** A position with the holes that are claimed from the start of every round; burnt ones are not. */
export function withFixedClaims(variant: Variant, position: Position): Position {
  const n = variant.board.holes
  const rightmost = (side: Side) => [slotOf(n, side, n)].filter((slot) => !position.burnt.includes(slot))
  const claimed = { south: rightmost('south'), north: rightmost('north') }
  const isEmpty = claimed.south.length + claimed.north.length === 0
  return { none: position, rightmost: isEmpty ? position : { ...position, claimed } }[variant.claim.fixed]
}
