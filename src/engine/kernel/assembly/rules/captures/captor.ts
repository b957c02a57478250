// Capture counts and where captures go: the twin of rules/captures/counts.ts and captor.ts.

import { claimsOf, isBurnt, isClaimed, isLocked, ownerOf, seedsAt, setSeeds } from '../game'
import { isStore, storeOf } from '../route'
import { CAPTURE_COUNTS, claimCaptured, slots } from '../rules'
import { ClaimCaptured } from '../../vocabulary'

/** Whether a hole with this many seeds is captured by count. */
export function isCaptureCount(count: i32): bool {
  return ((load<u8>(CAPTURE_COUNTS + (usize(count) >> 3)) >> u8(count & 7)) & 1) != 0
}

/** Whether a slot is a hole with seeds that can be captured. */
export function isTakeable(game: usize, slot: i32): bool {
  if (isStore(slot) || seedsAt(game, slot) == 0 || isLocked(game, slot)) return false
  return !isBurnt(game, slot) && !isClaimed(game, slot)
}

/** The opponent's holes that hold a capture count, one bit per slot. */
export function opponentsAtCounts(game: usize, side: i32): u64 {
  let found: u64 = 0
  for (let slot = 0; slot < slots; slot++) {
    if (ownerOf(slot) != side && isTakeable(game, slot) && isCaptureCount(seedsAt(game, slot)))
      found |= u64(1) << u64(slot)
  }
  return found
}

/** Where a side's captures go, or −1 if it has claimed no hole for them. */
// @inline
export function captureSlot(game: usize, side: i32): i32 {
  if (claimCaptured == ClaimCaptured.toStore) return storeOf(side)
  const claims = claimsOf(game, side)
  return claims == 0 ? -1 : i32(ctz(claims))
}

/** Moves the seeds of these slots into another. */
export function takeTo(game: usize, from: u64, to: i32): void {
  let seeds = seedsAt(game, to)
  for (let left = from; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    seeds += seedsAt(game, slot)
    setSeeds(game, slot, 0)
  }
  setSeeds(game, to, seeds)
}

/** Seeds in these slots. */
export function seedsIn(game: usize, slots: u64): i32 {
  let seeds = 0
  for (let left = slots; left != 0; left &= left - 1) seeds += seedsAt(game, i32(ctz(left)))
  return seeds
}

/** Removes the seeds of these slots. */
export function empty(game: usize, slots: u64): void {
  for (let left = slots; left != 0; left &= left - 1) setSeeds(game, i32(ctz(left)), 0)
}

/** Moves this many seeds from one slot to another. */
export function takeSome(game: usize, from: i32, to: i32, seeds: i32): void {
  setSeeds(game, from, seedsAt(game, from) - seeds)
  setSeeds(game, to, seedsAt(game, to) + seeds)
}
