// Where seeds fall: the twin of rules/route.ts. All positions of a round share their burnt holes, and so their routes.

import { matchBurnt, sowDirection, fourRows, holes, slots, boardStores } from './rules'
import { Limit } from '../../../limits'
import { BoardStores, MatchBurnt, SowDirection } from '../vocabulary'

/** The slots after and before each one on a player's route, one byte each, by side and direction. */
const AFTER: usize = memory.data(4 * Limit.slots, 16)
const BEFORE: usize = memory.data(4 * Limit.slots, 16)
const LENGTHS: usize = memory.data(4, 16)
/** Whether each route has a slot that keeps the seeds of its player, one byte each. */
const KEEPS: usize = memory.data(4, 16)

/** The slots of a route in order, twice over, and the place of each slot in it. */
const ORDER: usize = memory.data(4 * 2 * Limit.slots, 16)
const INDEX: usize = memory.data(4 * Limit.slots, 16)
/** For laps without burnt holes: how many seeds it takes from one slot to reach each other (0 for itself), or more than there can be. */
const STEPS_ROW: usize = 48
const STEPS: usize = memory.data(4 * Limit.slots * 48, 16)
/** On four rows, the hole across and the one behind it, one byte each. */
const ACROSS: usize = memory.data(Limit.slots, 16)
const BEHIND: usize = memory.data(Limit.slots, 16)
const NEVER: i32 = 255

let laidFor: u64 = ~0

/** A table of the slot that follows each on a route. */
// @inline
export function after(side: i32, way: i32): usize {
  return AFTER + usize((side << 1) | way) * Limit.slots
}

/** A table of the slot that precedes each on a route. */
// @inline
export function before(side: i32, way: i32): usize {
  return BEFORE + usize((side << 1) | way) * Limit.slots
}

/** The slots of a route. */
// @inline
export function routeLength(side: i32, way: i32): i32 {
  return load<u8>(LENGTHS + ((side << 1) | way))
}

/** The slot that a lap from another reaches with so many seeds, fewer than the route has slots. */
// @inline
export function slotReached(side: i32, way: i32, from: i32, seeds: i32): i32 {
  const route = usize((side << 1) | way)
  const index: i32 = load<u8>(INDEX + route * Limit.slots + from)
  return load<u8>(ORDER + route * (2 * Limit.slots) + index + seeds)
}

/** The slot that stands first on a route. */
// @inline
export function firstOf(side: i32, way: i32): i32 {
  return load<u8>(ORDER + usize((side << 1) | way) * (2 * Limit.slots))
}

/** A row of bytes: how many seeds it takes from a slot to reach each slot; only where `lapsInVectors` is true. */
// @inline
export function stepsFrom(side: i32, way: i32, from: i32): usize {
  return STEPS + (usize((side << 1) | way) * Limit.slots + from) * STEPS_ROW
}

/** Whether laps can be sown sixteen slots at a time: no hole is burnt, and they go round the board. */
// @inline
export function lapsInVectors(): bool {
  return laidFor == 0 && !fourRows
}

/** Whether a route has a slot that keeps seeds: then every relay on it ends. */
// @inline
export function losesSeeds(side: i32, way: i32): bool {
  return load<u8>(KEEPS + ((side << 1) | way)) != 0
}

/** Computes both players' routes in both directions, round these burnt holes. */
export function layRoutes(burnt: u64): void {
  if (burnt == laidFor) return
  laidFor = burnt
  if (fourRows) layColumns()
  for (let side = 0; side < 2; side++) {
    for (let way = 0; way < 2; way++) layRoute(side, way)
  }
}

/** Clears the routes, because the rules have changed. */
export function forgetRoutes(): void {
  laidFor = ~0
}

function layRoute(side: i32, way: i32): void {
  let first = -1
  let last = -1
  let length = 0
  let keeps = false
  const places = fourRows || sowDirection == SowDirection.ownRow ? holes + 1 : slots
  for (let place = 0; place < places; place++) {
    const slot = ringSlot(side, way, place)
    if (!isOnRoute(side, slot)) continue
    if (first < 0) first = slot
    else link(side, way, last, slot)
    last = slot
    length++
    if (isStore(slot) || (matchBurnt == MatchBurnt.confiscated && isBurntFor(slot))) keeps = true
  }
  store<u8>(KEEPS + ((side << 1) | way), u8(keeps))
  if (first >= 0) link(side, way, last, first)
  store<u8>(LENGTHS + ((side << 1) | way), length)
  if (laidFor == 0 && !fourRows) laySteps(side, way, first, length)
}

function laySteps(side: i32, way: i32, first: i32, length: i32): void {
  const route = usize((side << 1) | way)
  const order = ORDER + route * (2 * Limit.slots)
  let slot = first
  for (let i = 0; i < length; i++) {
    store<u8>(order + i, slot)
    store<u8>(order + i + length, slot)
    store<u8>(INDEX + route * Limit.slots + slot, i)
    slot = load<u8>(after(side, way) + slot)
  }
  for (let i = 0; i < length; i++) {
    const row = stepsFrom(side, way, load<u8>(order + i))
    memory.fill(row, <u8>NEVER, STEPS_ROW)
    for (let k = 1; k < length; k++) store<u8>(row + load<u8>(order + i + k), k)
    store<u8>(row + load<u8>(order + i), 0)
  }
}

function link(side: i32, way: i32, from: i32, to: i32): void {
  store<u8>(after(side, way) + from, to)
  store<u8>(before(side, way) + to, from)
}

/** The slot at a place of the ring that starts with the side's holes. */
function ringSlot(side: i32, way: i32, place: i32): i32 {
  const half = place > holes ? 1 : 0
  const index = place - half * (holes + 1)
  const owner = side ^ half
  if (index < holes) return (way == 0 ? index : holes - 1 - index) + owner * (holes + 1)
  if (fourRows || sowDirection == SowDirection.ownRow) return storeOf(owner)
  const mirrored = (sowDirection == SowDirection.clockwise) != (way == 1)
  return storeOf(mirrored ? owner ^ 1 : owner)
}

function isOnRoute(side: i32, slot: i32): bool {
  if (isStore(slot))
    return boardStores == BoardStores.both || (boardStores == BoardStores.own && slot == storeOf(side))
  return matchBurnt != MatchBurnt.skipped || !isBurntFor(slot)
}

/** Whether a hole is burnt in the round that the routes are laid for. */
function isBurntFor(slot: i32): bool {
  return ((laidFor >> u64(slot)) & 1) != 0
}

/** The slot of a side's store. */
// @inline
export function storeOf(side: i32): i32 {
  return side == 0 ? holes : slots - 1
}

/** Whether a slot is a store. */
// @inline
export function isStore(slot: i32): bool {
  return slot == holes || slot == slots - 1
}

/** The hole that follows another on a route, or −1 if there is a store. */
// @inline
export function holeAfter(side: i32, way: i32, slot: i32): i32 {
  const next: i32 = load<u8>(after(side, way) + slot)
  return isStore(next) ? -1 : next
}

/** The hole across the board; on four rows the opponent's inner hole of the column. */
// @inline
export function oppositeOf(slot: i32): i32 {
  return fourRows ? i32(load<u8>(ACROSS + usize(slot))) : 2 * holes - slot
}

/** On four rows, the hole behind the one across; −1 elsewhere. */
export function behindOf(slot: i32): i32 {
  return fourRows ? i32(load<u8>(BEHIND + usize(slot))) : -1
}

/** Finds what faces what on four rows: the twin of board/rows.ts. */
function layColumns(): void {
  for (let slot = 0; slot < slots; slot++) {
    if (isStore(slot)) continue
    const first = slot > holes ? holes + 1 : 0
    const inner = slot - first >= holes >> 1 ? slot : 2 * first + holes - 1 - slot
    store<u8>(ACROSS + usize(slot), 5 * (holes >> 1) - inner)
    store<u8>(BEHIND + usize(slot), inner < holes ? inner + (holes >> 1) + 1 : inner - 3 * (holes >> 1) - 1)
  }
}

/** The direction of a move when the mover has no choice: 0 anticlockwise, 1 clockwise. */
// @inline
export function usualWay(): i32 {
  return i32(sowDirection == SowDirection.clockwise)
}
