// Holes claimed for good: the twin of rules/laps/claim.ts.

import { claimsOf, isBurnt, isClaimed, ownerOf, rowOf, seedsAt, slotOf } from '../game'
import { before, isStore, oppositeOf } from '../route'
import {
  claimAtCount,
  claimFixed,
  claimLap,
  claimMost,
  claimPlaces,
  claimRule,
  claimWhere,
  holes,
} from '../rules'
import { ClaimFixed, ClaimLap, ClaimMost, ClaimPlaces, ClaimRule, ClaimWhere } from '../../vocabulary'
import { GameRecord } from '../../shared/gameRecord'

// @inline
function bit(slot: i32): u64 {
  return u64(1) << u64(slot)
}

/** The holes that the last seed of a lap claims for the mover, one bit per slot; mostly none. */
export function claimedBy(game: usize, side: i32, way: i32, lifted: i32, last: i32): u64 {
  if (claimWhere == ClaimWhere.never) return 0
  if (claimMost == ClaimMost.one && claimsOf(game, side) != 0) return 0
  if (claimLap == ClaimLap.severalSeeds && lifted == 1) return 0
  const claims = candidates(game, side, way, last)
  for (let left = claims; left != 0; left &= left - 1) {
    if (!canClaim(game, side, way, i32(ctz(left)))) return 0
  }
  return claims
}

function candidates(game: usize, side: i32, way: i32, last: i32): u64 {
  const count = seedsAt(game, last)
  if (claimRule == ClaimRule.count || claimRule == ClaimRule.closing)
    return count == claimAtCount ? bit(last) : 0
  if (claimRule == ClaimRule.across) {
    const across = oppositeOf(last)
    const claims = ownerOf(last) == side && count == 1 && seedsAt(game, across) == claimAtCount
    return claims ? bit(last) | bit(across) : 0
  }
  const previous: i32 = load<u8>(before(side, way) + last)
  const paired = isFree(game, previous) ? seedsAt(game, previous) : -1
  if (count == claimAtCount) return paired == claimAtCount - 1 ? bit(last) | bit(previous) : bit(last)
  return count == claimAtCount - 1 && paired == claimAtCount ? bit(last) | bit(previous) : 0
}

function isFree(game: usize, slot: i32): bool {
  return !isStore(slot) && !isBurnt(game, slot) && !isClaimed(game, slot)
}

function canClaim(game: usize, side: i32, way: i32, slot: i32): bool {
  if (!isFree(game, slot)) return false
  const own = ownerOf(slot) == side
  if (claimRule != ClaimRule.across) {
    if (own && claimWhere == ClaimWhere.opponents) return false
    if (!own && claimWhere == ClaimWhere.own) return false
  }
  return isPlace(game, side, way, slot)
}

/** Whether the rule on places lets the mover claim a hole. */
function isPlace(game: usize, side: i32, way: i32, slot: i32): bool {
  if (claimPlaces == ClaimPlaces.all) return true
  const own = ownerOf(slot) == side
  const hole = slot - slotOf(rowOf(slot), 0)
  const isEnd = hole == 0 || hole == holes - 1
  if (claimPlaces == ClaimPlaces.endsAndNext) return isEnd || (!own && (hole == 1 || hole == holes - 2))
  if (claimPlaces == ClaimPlaces.innerAndFarEnds) return own != isEnd
  if (claimPlaces == ClaimPlaces.notRightmost) return hole != holes - 1
  if (!own && hole == (way == 0 ? holes - 1 : 0)) return false
  const others = claimsOf(game, side ^ 1)
  if (claimPlaces == ClaimPlaces.notLastNorFacing) return (others & bit(oppositeOf(slot))) == 0
  return (others & (bit(slotOf(0, hole)) | bit(slotOf(1, hole)))) == 0
}

/** Gives holes to a side permanently. */
export function addClaims(game: usize, side: i32, claims: u64): void {
  store<u64>(game + (usize(side) << 3), claimsOf(game, side) | claims, GameRecord.claims)
}

/** Resets the claims to those made at the start of every round, without burnt holes. */
export function layClaims(game: usize): void {
  const open = claimFixed == ClaimFixed.rightmost ? ~load<u64>(game, GameRecord.burnt) : 0
  store<u64>(game, bit(slotOf(0, holes - 1)) & open, GameRecord.claims)
  store<u64>(game + 8, bit(slotOf(1, holes - 1)) & open, GameRecord.claims)
}
