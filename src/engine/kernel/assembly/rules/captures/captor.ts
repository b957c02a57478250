// Where captures go: the twin of rules/captures/captor.ts.

import { claimsOf, seedsAt, setSeeds } from '../game'
import { storeOf } from '../route'
import { claimCaptured } from '../rules'
import { ClaimCaptured } from '../../vocabulary'

/** Where a side's captures go, or −1 if it has claimed no hole for them. */
// @inline
export function captureSlot(game: usize, side: i32): i32 {
  if (claimCaptured == ClaimCaptured.toStore) return storeOf(side)
  const claims = claimsOf(game, side)
  return claims == 0 ? -1 : i32(ctz(claims))
}

/** Moves the seeds of these slots into another that is not among them. */
export function takeTo(game: usize, from: u64, to: i32): void {
  let seeds = seedsAt(game, to)
  for (let left = from; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    seeds += seedsAt(game, slot)
    setSeeds(game, slot, 0)
  }
  setSeeds(game, to, seeds)
}

/** Moves this many seeds from one slot to another. */
export function takeSome(game: usize, from: i32, to: i32, seeds: i32): void {
  setSeeds(game, from, seedsAt(game, from) - seeds)
  setSeeds(game, to, seedsAt(game, to) + seeds)
}
