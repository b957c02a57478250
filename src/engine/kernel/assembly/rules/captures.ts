import { isBurnt, isClaimed, isLocked, seedsAt, claimsOf } from './game'
import { isStore, storeOf } from './route'
import { claimCaptured } from './rules'
import { ClaimCaptured } from '../vocabulary'

// What can be captured and claimed, and where captures go: the twin of rules/captures.ts.

/** Whether a slot is a hole that can be claimed: neither store nor burnt, and nobody's claim yet. */
export function isFree(game: usize, slot: i32): bool {
  return !isStore(slot) && !isBurnt(game, slot) && !isClaimed(game, slot)
}

/** Whether a slot is a hole with seeds that can be captured: free, and not locked. */
export function isTakeable(game: usize, slot: i32): bool {
  return seedsAt(game, slot) != 0 && isFree(game, slot) && !isLocked(game, slot)
}

/** Where a side's captures go, or −1 if it has claimed no hole for them. */
// @inline
export function captureSlot(game: usize, side: i32): i32 {
  if (claimCaptured == ClaimCaptured.toStore) return storeOf(side)
  const claims = claimsOf(game, side)
  return claims == 0 ? -1 : i32(ctz(claims))
}
