// Tables for boards whose seeds fit one byte per slot, seen from the mover's side: own holes from lane 0, own store in
// the last lane of the first half, the opponent's holes from the middle, their store in the last lane.

import {
  batchMode,
  capturesAcross,
  holes,
  movesAgain,
  relays,
  relaysOwnOnly,
  slots,
  sowOrigin,
  total,
} from '../rules/rules'
import { after, isStore, usualWay } from '../rules/route'
import { SowOrigin } from '../vocabulary'
import { BatchMode } from '../shared/batchMode'

/** Lanes of half a board: 8 where the board is one vector, 16 where it is two. */
export let half: i32 = 8

/** What a lap adds, by count lifted and lane: minus the count where it starts, the drops elsewhere. */
export const SOWN: usize = memory.data(32 * 256 * 32, 16)
/** The lane where a lap ends, by count lifted and lane; small counts, the most frequent, are adjacent. */
export const LAP_ENDS: usize = memory.data(32 * 256, 16)
/** The lane across. */
export const ACROSS: usize = memory.data(32, 16)
/** The mask of what a capture leaves, by lane; the row after the lanes keeps everything. */
export const KEEP: usize = memory.data(33 * 32, 16)
/** What a capture brings: the count in the lane of the mover's store. */
export const GAIN: usize = memory.data(256 * 16, 16)
/** The lanes as they are, and seen by the other player. */
export const SIDES: usize = memory.data(2 * 16, 16)
/** What a move adds to moves, turns and changes of sides, by whether the turn is over with it. */
export const COUNTED: usize = memory.data(2 * 16, 16)
/** The k-th of a set of up to eight holes. */
export const NTH: usize = memory.data(256 * 8, 16)

/** Lanes, one bit each, from which sowing continues if they held seeds before the last one fell there. */
export let relayLanes: i32 = 0
/** Lanes in which a last seed earns another move. */
export let againLanes: i32 = 0
/** Lanes in which a last seed captures if they were empty. */
export let captureLanes: i32 = 0

/** The row of KEEP that takes nothing. */
export const NOTHING: i32 = 32

/** Fills the tables for the rules now loaded. */
export function buildVectorTables(): void {
  half = batchMode == BatchMode.oneVector ? 8 : 16
  memory.fill(SOWN, 0, 32 * 256 * 32)
  relayLanes = againLanes = captureLanes = 0
  for (let slot = 0; slot < slots; slot++) {
    if (slot == slots - 1) continue
    for (let hand = 0; hand <= total; hand++) fillLap(slot, hand)
    fillEnd(slot)
  }
  for (let count = 0; count < 256; count++) {
    v128.store(GAIN + (usize(count) << 4), i8x16.splat(0))
    store<u8>(GAIN + (usize(count) << 4) + half - 1, count)
    fillNth(count)
  }
  for (let over = 0; over < 2; over++) {
    const counted = COUNTED + (usize(over) << 4)
    store<i32>(counted, 1)
    store<i32>(counted, over, 4)
    store<i32>(counted, over, 8)
  }
  memory.fill(KEEP + (NOTHING << 5), 255, 32)
  for (let lane = 0; lane < 16; lane++) {
    store<u8>(SIDES + lane, lane)
    store<u8>(SIDES + 16 + lane, lane ^ 8)
  }
}

/** The lane of a slot, South being the mover. */
export function laneOf(slot: i32): i32 {
  if (slot == holes) return half - 1
  if (slot == slots - 1) return 2 * half - 1
  return slot < holes ? slot : half + slot - holes - 1
}

function fillLap(from: i32, hand: i32): void {
  const next = after(0, usualWay())
  const row = usize(hand * 2 * half + laneOf(from))
  const sown = SOWN + row * (2 * half)
  let slot = from
  for (let seed = 0; seed < hand; seed++) {
    slot = load<u8>(next + slot)
    if (slot == from && sowOrigin == SowOrigin.skipped) slot = load<u8>(next + slot)
    const lane = sown + laneOf(slot)
    store<u8>(lane, load<u8>(lane) + 1)
  }
  const start = sown + laneOf(from)
  store<u8>(start, load<u8>(start) - hand)
  store<u8>(LAP_ENDS + row, laneOf(slot))
}

function fillEnd(slot: i32): void {
  const lane = laneOf(slot)
  const own = slot < holes
  const bit = 1 << lane
  if (isStore(slot)) {
    if (movesAgain) againLanes |= bit
  } else {
    if (own && capturesAcross) captureLanes |= bit
    if (relays && (own || !relaysOwnOnly)) relayLanes |= bit
  }
  const across = own ? laneOf(2 * holes - slot) : lane
  store<u8>(ACROSS + lane, across)
  memory.fill(KEEP + (lane << 5), 255, 32)
  store<u8>(KEEP + (lane << 5) + lane, 0)
  store<u8>(KEEP + (lane << 5) + across, 0)
}

function fillNth(set: i32): void {
  let at = NTH + (usize(set) << 3)
  for (let hole = 0; hole < 8; hole++) if ((set >> hole) & 1) store<u8>(at++, hole)
}

/** The k-th hole of a set of up to fifteen. */
// @inline
export function nthHole(set: i32, k: i32): i32 {
  const few = popcnt(set & 255)
  const low: i32 = load<u8>(NTH + (usize(set & 255) << 3) + usize(k & 7))
  const high: i32 = load<u8>(NTH + (usize(set >> 8) << 3) + usize((k - few) & 7))
  return select<i32>(low, high + 8, k < few)
}
