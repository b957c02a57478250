// What a lap's end captures: the twin of rules/capture.ts. Captured slots are a set of bits.

import { isBurnt, seedsAt, setSeeds, sideOf, slotOf } from './game'
import { before, isStore, routeLength, storeOf } from './route'
import {
  CAPTURE_COUNTS,
  captureCounts,
  captureOpposite,
  chain,
  holes,
  lastOnSingle,
  slots,
  takeLast,
  takeLastHole,
} from './rules'

const enum Rule {
  none,
  ownEmpty,
  ownSingle,
  opponentsCount,
  lastHole,
}

/** The slots captured by a lap of so many seeds that ended in `last`. */
export function capturedBy(game: usize, side: i32, way: i32, lifted: i32, last: i32): u64 {
  const rule = ruleAt(game, side, last)
  if (rule == Rule.none) return 0
  if (rule == Rule.lastHole || !chain) return takenAt(rule, last)
  const previous = before(side, way)
  let taken: u64 = 0
  let slot = last
  for (let back = min(lifted, routeLength(side, way)); back > 0; back--) {
    if (ruleAt(game, side, slot) != rule) break
    taken |= takenAt(rule, slot)
    slot = load<u8>(previous + slot)
  }
  return taken
}

function ruleAt(game: usize, side: i32, slot: i32): i32 {
  if (isStore(slot) || isBurnt(game, slot)) return Rule.none
  const count = seedsAt(game, slot)
  if (count == 0) return Rule.none
  if (sideOf(slot) == side) {
    if (count <= 2) {
      const across = takeLast || seedsAt(game, 2 * holes - slot) > 0
      if (count == 1 && captureOpposite && across) return Rule.ownEmpty
      if (count == 2 && lastOnSingle && across) return Rule.ownSingle
    }
  } else if (captureCounts && isCaptureCount(count)) return Rule.opponentsCount
  return takeLastHole ? Rule.lastHole : Rule.none
}

function isCaptureCount(count: i32): bool {
  return ((load<u8>(CAPTURE_COUNTS + (usize(count) >> 3)) >> u8(count & 7)) & 1) != 0
}

function takenAt(rule: i32, slot: i32): u64 {
  const own = u64(1) << u64(slot)
  return rule <= Rule.ownSingle ? own | (u64(1) << u64(2 * holes - slot)) : own
}

/** Whether capturing these slots would empty the opponent's holes. */
export function isGrandSlam(game: usize, side: i32, captured: u64): bool {
  const from = slotOf(side ^ 1, 0)
  let takes = false
  for (let slot = from; slot < from + holes; slot++) {
    if (seedsAt(game, slot) == 0) continue
    if (((captured >> u64(slot)) & 1) == 0) return false
    takes = true
  }
  return takes
}

/** Puts what lies in these slots into the side's store. */
export function takeAll(game: usize, side: i32, captured: u64): void {
  const to = storeOf(side)
  let seeds = seedsAt(game, to)
  for (let left = captured; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    if (slot >= slots) break
    seeds += seedsAt(game, slot)
    setSeeds(game, slot, 0)
  }
  setSeeds(game, to, seeds)
}
