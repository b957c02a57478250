// Whether a clause holds, apart from its place, hole and count: the twin of rules/lastSeed/fits.ts.

import { claimsOf, isBurnt, isClaimed, isLocked, seedsAt } from '../game'
import { hasCaptured, isEntered, isFirstLap, isTurnEntering } from '../lapEnd'
import { isInnerEmpty } from '../laps/entering'
import { isKept } from '../laps/house'
import { before, behindOf, holeAfter, isStore, oppositeOf } from '../route'
import { holes } from '../rules'
import { reached } from '../sow'
import { clausesFor } from './table'
import { ClauseRecord, Counted, GuardBit, HoleCode } from '../../shared/lastSeedTable'

const GUARDS: i32 =
  GuardBit.reached |
  GuardBit.unreached |
  GuardBit.firstClaim |
  GuardBit.notSame |
  GuardBit.notFacing |
  GuardBit.innerEmpty |
  GuardBit.ownInnerEmpty |
  GuardBit.entered |
  GuardBit.entering |
  GuardBit.captured |
  GuardBit.firstLap |
  GuardBit.house

/** Whether the conditions of a clause hold that are the same for every link of its chain. */
// @inline
export function holdsForLap(game: usize, side: i32, clause: usize, bit: i32, lifted: i32, last: i32): bool {
  const counts: i32 = load<u8>(clause, ClauseRecord.counts)
  if ((counts & (1 << Counted.lifted)) != 0 && (clausesFor(Counted.lifted, lifted) & bit) == 0) return false
  const guards: i32 = load<u16>(clause, ClauseRecord.guards)
  return (guards & GUARDS) == 0 || isGuarded(game, side, guards, last)
}

function isGuarded(game: usize, side: i32, guards: i32, last: i32): bool {
  if ((guards & GuardBit.reached) != 0 && !reached) return false
  if ((guards & GuardBit.unreached) != 0 && reached) return false
  if ((guards & GuardBit.innerEmpty) != 0 && !isInnerEmpty(game, side ^ 1)) return false
  if ((guards & GuardBit.ownInnerEmpty) != 0 && !isInnerEmpty(game, side)) return false
  if ((guards & GuardBit.entered) != 0 && !isEntered()) return false
  if ((guards & GuardBit.entering) != 0 && !isTurnEntering()) return false
  if ((guards & GuardBit.captured) != 0 && !hasCaptured()) return false
  if ((guards & GuardBit.firstLap) != 0 && !isFirstLap()) return false
  if ((guards & GuardBit.house) != 0 && !isKept(game, last)) return false
  if ((guards & GuardBit.firstClaim) != 0 && claimsOf(game, side) != 0) return false
  const theirs = claimsOf(game, side ^ 1)
  if ((guards & GuardBit.notFacing) != 0 && !isStore(last) && has(theirs, oppositeOf(last))) return false
  if ((guards & GuardBit.notSame) == 0) return true
  const other = last > holes ? last - holes - 1 : last + holes + 1
  return !has(theirs, last) && (isStore(last) || !has(theirs, other))
}

// @inline
function has(set: u64, slot: i32): bool {
  return ((set >> u64(slot)) & 1) != 0
}

/** Whether the counts of other holes hold for a clause, seen from a hole. */
// @inline
export function holdsAround(game: usize, side: i32, way: i32, clause: usize, bit: i32, at: i32): bool {
  const counts: i32 = load<u8>(clause, ClauseRecord.counts) & ((1 << Counted.lifted) - 1)
  const guards: i32 = load<u16>(clause, ClauseRecord.guards)
  const takes = load<u32>(clause, ClauseRecord.take) != 0
  if ((guards & GuardBit.same) != 0) return holdsElsewhere(game, side, way, counts, guards, bit, at, takes)
  if (counts == 0) return true
  if (counts == 1 << Counted.across) return isCount(game, Counted.across, bit, oppositeOf(at), takes)
  if (counts == 1 << Counted.next) return isCount(game, Counted.next, bit, holeAfter(side, way, at), takes)
  return holdsElsewhere(game, side, way, counts, guards, bit, at, takes)
}

function holdsElsewhere(
  game: usize,
  side: i32,
  way: i32,
  counts: i32,
  guards: i32,
  bit: i32,
  at: i32,
  takes: bool,
): bool {
  if ((guards & GuardBit.same) != 0) {
    const across = oppositeOf(at)
    if (seedsAt(game, across) != seedsAt(game, at) || !isSeen(game, across, takes)) return false
  }
  for (let left = counts; left != 0; left &= left - 1) {
    const kind = ctz(left)
    if (!isCount(game, kind, bit, slotNamed(side, way, kind + HoleCode.across, at), takes)) return false
  }
  return true
}

// @inline
function isCount(game: usize, kind: i32, bit: i32, slot: i32, takes: bool): bool {
  return slot >= 0 && (clausesFor(kind, seedsAt(game, slot)) & bit) != 0 && isSeen(game, slot, takes)
}

/** Seeds that nobody may take do not count, unless there are none. */
// @inline
function isSeen(game: usize, slot: i32, takes: bool): bool {
  if (seedsAt(game, slot) == 0) return true
  return !isBurnt(game, slot) && !isClaimed(game, slot) && !(takes && isLocked(game, slot))
}

/** The slot of a hole as seen from another, or −1 if there is a store. */
export function slotNamed(side: i32, way: i32, hole: i32, at: i32): i32 {
  if (hole == HoleCode.here) return at
  if (hole == HoleCode.across) return oppositeOf(at)
  if (hole == HoleCode.behind) return behindOf(at)
  if (hole == HoleCode.before) {
    const slot: i32 = load<u8>(before(side, way) + at)
    return isStore(slot) ? -1 : slot
  }
  const next = holeAfter(side, way, at)
  return hole == HoleCode.next || next < 0 ? next : holeAfter(side, way, next)
}
