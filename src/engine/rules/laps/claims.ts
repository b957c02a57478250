import { claimantOf, slotOf, type Position, type Side, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'

/** A position in which a player has claimed these holes too. */
export function withClaims(position: Position, side: Side, slots: readonly Slot[]): Position {
  const { south, north } = position.claimed ?? { south: [], north: [] }
  const claims = { south, north }
  claims[side] = [...claims[side], ...slots].sort((a, b) => a - b)
  return { ...position, claimed: claims }
}

/** A position with the holes too that are claimed from the start of every round; burnt ones are not. */
export function withFixedClaims(variant: Variant, position: Position): Position {
  if ({ none: true, rightmost: false }[variant.claim.fixed]) return position
  return (['south', 'north'] as const).reduce((laid, side) => {
    const slot = slotOf(variant.board.holes, side, variant.board.holes)
    const isLaid = laid.burnt.includes(slot) || claimantOf(laid, slot) !== null
    return isLaid ? laid : withClaims(laid, side, [slot])
  }, position)
}
