// Holes claimed for good: the twin of rules/laps/claims.ts.

import { claimsOf, slotOf } from '../game'
import { claimFixed, holes } from '../rules'
import { ClaimFixed } from '../../vocabulary'
import { GameRecord } from '../../shared/gameRecord'

/** Gives holes to a side permanently. */
export function addClaims(game: usize, side: i32, claims: u64): void {
  store<u64>(game + (usize(side) << 3), claimsOf(game, side) | claims, GameRecord.claims)
}

/** Resets the claims to those made at the start of every round, without burnt holes. */
export function layClaims(game: usize): void {
  const open = claimFixed == ClaimFixed.rightmost ? ~load<u64>(game, GameRecord.burnt) : 0
  store<u64>(game, (u64(1) << u64(slotOf(0, holes - 1))) & open, GameRecord.claims)
  store<u64>(game + 8, (u64(1) << u64(slotOf(1, holes - 1))) & open, GameRecord.claims)
}
