// Seeds given to an opponent who has none: the twin of rules/choices/gift.ts.

import { addSeeds, chosenSlot, hasSeeds, holeEnd, isBurnt, isClaimed, ownerOf, seedsAt } from '../game'
import { turnMustFeed } from '../rules'
import { TurnMustFeed } from '../../vocabulary'

/** Among these choices of a side, those from which a seed must be given to the opponent before moving; mostly none. */
export function giftChoices(game: usize, side: i32, choices: u64): u64 {
  if (turnMustFeed != TurnMustFeed.giveOne || hasSeeds(game, side ^ 1) || leftmost(game, side ^ 1) < 0)
    return 0
  let gifts: u64 = 0
  for (let left = choices; left != 0; left &= left - 1) {
    const slot = chosenSlot(side, i32(ctz(left)) >> 1)
    if (seedsAt(game, slot) > 1 && ownerOf(slot) == side) gifts |= left & (0 - left)
  }
  return gifts
}

/** Gives a seed to the opponent if the choice does that. */
export function giveOne(game: usize, side: i32, choice: i32): bool {
  if (giftChoices(game, side, u64(1) << u64(choice)) == 0) return false
  addSeeds(game, chosenSlot(side, choice >> 1), -1)
  addSeeds(game, leftmost(game, side ^ 1), 1)
  return true
}

/** A side's first hole from the left that is neither burnt nor claimed, or −1. */
function leftmost(game: usize, side: i32): i32 {
  for (let hole = 0; hole < holeEnd(side); hole++) {
    const slot = chosenSlot(side, hole)
    if (ownerOf(slot) == side && !isBurnt(game, slot) && !isClaimed(game, slot)) return slot
  }
  return -1
}
