// Which holes can be captured and claimed: the twin of rules/captures/takeable.ts.

import { isBurnt, isClaimed, isLocked, seedsAt } from '../game'
import { isStore } from '../route'

/** Whether a slot is a hole that can be claimed: neither store nor burnt, and nobody's claim yet. */
export function isFree(game: usize, slot: i32): bool {
  return !isStore(slot) && !isBurnt(game, slot) && !isClaimed(game, slot)
}

/** Whether a slot is a hole with seeds that can be captured: free, and not locked. */
export function isTakeable(game: usize, slot: i32): bool {
  return seedsAt(game, slot) != 0 && isFree(game, slot) && !isLocked(game, slot)
}
