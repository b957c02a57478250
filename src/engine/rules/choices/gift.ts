import { claimantOf, filledHoles, otherSide, ownerOf, ownHoles, slotOf } from '../../board/position'
import type { Position, Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import type { Shift } from '../sow'

/** The seed that the player to move must give the opponent before moving, if it is given from this hole; mostly null. */
export function giftFrom(variant: Variant, position: Position, hole: number): Shift | null {
  const side = position.toMove
  const gives = { yes: false, no: false, ifPossible: false, giveOne: true }[variant.turn.mustFeed]
  if (!gives || filledHoles(position, otherSide(side)).length > 0) return null
  const from = slotOf(variant.board.holes, side, hole)
  const to = opponentsLeftmost(variant, position)
  const canGive = position.seeds[from]! > 1 && ownerOf(position, from) === side
  return canGive && to !== undefined ? { from, to } : null
}

/** The opponent's first hole from the left that is neither burnt nor claimed. */
function opponentsLeftmost({ board }: Variant, position: Position): Slot | undefined {
  const opponent = otherSide(position.toMove)
  return ownHoles(position, opponent)
    .map((hole) => slotOf(board.holes, opponent, hole))
    .find((slot) => !position.burnt.includes(slot) && claimantOf(position, slot) === null)
}
