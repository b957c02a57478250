// Where captures go: the twin of rules/captures/destination.ts.

import { claimsOf } from '../game'
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
