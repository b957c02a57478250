// Sowing without relays, seen by the mover: `mine` and `theirs` hold one byte per hole, hole 1 lowest. Stores are not
// part of a position, because their contents do not affect play.

import { EndLeftovers } from '../vocabulary'
import { KalahLimit } from '../shared/solverLimits'

/** Multiplied by this, a half board has the sum of its seeds in its highest byte. */
export const ONES: u64 = 0x0101010101010101

const HOLE_ROWS: i32 = KalahLimit.seeds + 1
const ROW_BYTES: i32 = 24
/** One row per hole and count: what to add to mine and to theirs, then seeds into the store and where the lap ends. */
const SOWING = memory.data(KalahLimit.holes * HOLE_ROWS * ROW_BYTES, 16)

/** Holes per side. */
export let side: i32 = 6
export let again: bool = true
export let captures: bool = true
export let takesLast: bool = false
/** Who gets what is left on the board. */
let leftovers: i32 = EndLeftovers.toSideOwner

/** The outcome of the last call of `move`. */
export let nextMine: u64 = 0
export let nextTheirs: u64 = 0
export let gain: i32 = 0
export let goesOn: bool = false

/** Chooses the game and tabulates every lap of it. */
export function setRules(
  holes: i32,
  moveAgain: i32,
  capture: i32,
  takeLast: i32,
  left: i32,
  skipOrigin: i32,
): void {
  side = holes
  again = moveAgain != 0
  captures = capture != 0
  takesLast = takeLast != 0
  leftovers = left
  const route = 2 * holes + 1
  for (let hole = 0; hole < holes; hole++) {
    for (let count = 0; count <= KalahLimit.seeds; count++) {
      let mine: u64 = 0
      let theirs: u64 = 0
      let stored = 0
      let at = hole
      for (let hand = count; hand > 0;) {
        at = (at + 1) % route
        if (skipOrigin && at == hole) continue
        if (at < holes) mine += u64(1) << (8 * at)
        else if (at == holes) stored++
        else theirs += u64(1) << (8 * (at - holes - 1))
        hand--
      }
      const row = rowOf(hole, count)
      store<u64>(row, mine)
      store<u64>(row, theirs, 8)
      store<i32>(row, stored, 16)
      store<i32>(row, at, 20)
    }
  }
}

// @inline
function rowOf(hole: i32, count: i32): usize {
  return SOWING + usize((hole * HOLE_ROWS + count) * ROW_BYTES)
}

/** The seeds on a side. */
// @inline
export function sum(half: u64): i32 {
  return i32((half * ONES) >> 56)
}

/** Plays a non-empty hole; the outcome is in nextMine, nextTheirs, gain and goesOn, still seen by the same player. */
// @inline
export function move(mine: u64, theirs: u64, hole: i32): void {
  const shift = u64(hole << 3)
  const row = rowOf(hole, i32((mine >> shift) & 255))
  let m = (mine & ~(u64(255) << shift)) + load<u64>(row)
  let t = theirs + load<u64>(row, 8)
  let g = load<i32>(row, 16)
  const at = load<i32>(row, 20)
  goesOn = false
  if (at < side) {
    const own = u64(at << 3)
    if (captures && ((m >> own) & 255) == 1) {
      const across = u64((side - 1 - at) << 3)
      const taken = i32((t >> across) & 255)
      if (taken || takesLast) {
        g += taken + 1
        t &= ~(u64(255) << across)
        m &= ~(u64(255) << own)
      }
    }
  } else if (at == side) goesOn = again
  nextMine = m
  nextTheirs = t
  gain = g
}

/** Whether the last move ended the game. */
// @inline
export function over(): bool {
  return nextMine == 0 || nextTheirs == 0
}

/** What the leftovers of a finished game add for the player who moved. */
// @inline
export function remainder(): i32 {
  return remainderOf(sum(nextMine), sum(nextTheirs))
}

/** What the leftovers on the last mover's side and on the other add for the last mover. */
export function remainderOf(mine: i32, theirs: i32): i32 {
  if (leftovers == EndLeftovers.toSideOwner) return mine - theirs
  if (leftovers == EndLeftovers.toOtherPlayer) return theirs - mine
  if (leftovers == EndLeftovers.toLastMover) return mine + theirs
  return 0
}

/** What they add for the player who would be next, whose side is given first. */
export function worthEnded(mine: i32, theirs: i32): i32 {
  return -remainderOf(theirs, mine)
}

/** What a lap of so many seeds adds to the mover's half board. */
export function sowOf(hole: i32, count: i32): u64 {
  return load<u64>(rowOf(hole, count))
}

/** Seeds it sows on the other side. */
export function giftsOf(hole: i32, count: i32): i32 {
  return sum(load<u64>(rowOf(hole, count), 8))
}

/** Seeds it stores. */
export function storedOf(hole: i32, count: i32): i32 {
  return load<i32>(rowOf(hole, count), 16)
}

/** Where it ends along the route. */
export function lastOf(hole: i32, count: i32): i32 {
  return load<i32>(rowOf(hole, count), 20)
}
