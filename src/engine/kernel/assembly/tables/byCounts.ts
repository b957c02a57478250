// Fills a layer of a game like awari, row by row: one lap, no sown stores, captures by count on the other side.
// Values are found as in byRules.ts, but the values of one half board with all others are computed together, and
// recomputed only if a value they depend on has changed. Positions with an empty side, or with a capture of
// everything, are played by the rules of the kernel.

import { holes } from '../rules/rules'
import { NO_EXIT, beginExpanding, expand } from './expand'
import { ENTRY, Lists, becomes, listEnd, listStart, placeIn, takenIn } from './gifts'
import { first, halfBoards, layerSize, layerStart, mostSeeds, rowOf, size } from './halves'
import { addRecord, after, bestOf, clearRecords, placeOf, recordsEnd } from './records'
import { NO_MOVE, givenBy, kindOf, leftBy, sowingOf } from './sowings'

let seeds: i32 = 0
let positions: usize = 0
/** The current row, and one mark for each of its positions that the kernel's rules play. */
let row: usize = 0
let marks: usize = 0
/** By half board: where its records start, when its row was computed, when a value against it changed. */
let records: usize = 0
let worked: usize = 0
let altered: usize = 0
/** The best that leaves the layer, and the values; both by the mover's half board, then the other's. */
let exits: usize = 0
let known: usize = 0

let clock: u32 = 0
let half: i32 = 0
let halfSeeds: i32 = 0
let offset: usize = 0
let listing: bool = false
let changed: bool = false

/** Rows computed in the layer, counted by their positions. */
export let rowWork: f64 = 0
/** Whether the records of a layer did not fit into memory. */
export let outOfMemory: bool = false

/** Bytes of working memory. */
export function rowsBytes(): u64 {
  return (u64(rowLength()) << 1) + (u64(halfBoards + 1) << 2) * 3 + (u64(layerSize(mostSeeds)) << 1) + 64
}

function rowLength(): usize {
  return (usize(size(mostSeeds)) + 31) & ~usize(15)
}

/** Allocates working memory at `start`; returns its end. */
export function layRows(start: usize): usize {
  row = start
  marks = row + rowLength()
  records = marks + rowLength()
  worked = records + (usize(halfBoards + 1) << 2)
  altered = worked + (usize(halfBoards + 1) << 2)
  exits = altered + (usize(halfBoards + 1) << 2)
  known = exits + layerSize(mostSeeds) + 16
  return known + layerSize(mostSeeds) + 16
}

/** Starts the layer of this many seeds; its records may use memory from `free`. */
export function beginByCounts(game: usize, count: i32, free: usize): void {
  seeds = count
  positions = layerSize(count)
  memory.fill(layerStart(count), 0, positions)
  memory.fill(known, 0, positions)
  memory.fill(worked, 0, usize(halfBoards) << 2)
  memory.fill(altered, 0, usize(halfBoards) << 2)
  clearRecords(free, layerStart(count))
  beginExpanding(game, count)
  clock = 1
  rowWork = 0
  listing = true
  rewind()
}

/** Continues for about this many positions; true when the layer is done. */
export function workByCounts(count: i32): bool {
  let left = count
  while (left > 0) {
    if (half == first(seeds + 1)) {
      if (listing) listing = false
      else if (!changed) return true
      rewind()
      continue
    }
    const others = size(seeds - halfSeeds)
    if (listing) {
      findExits(others)
      left -= 2 * others
    } else if (isDue()) {
      workOut(others)
      left -= others
    } else left--
    offset += usize(others)
    half++
    if (half == first(halfSeeds + 1)) halfSeeds++
  }
  return false
}

/** The share of the layer that has been visited once. */
export function listedByCounts(): f64 {
  return listing ? f64(offset) / f64(positions) : 1
}

function rewind(): void {
  half = 0
  halfSeeds = 0
  offset = 0
  changed = false
}

/** Finds the best that leaves the layer for each position of a row, and lists those that the kernel's rules play. */
function findExits(others: i32): void {
  const theirSeeds = seeds - halfSeeds
  const from = exits + offset
  const byRules = halfSeeds == 0 || theirSeeds == 0
  memory.fill(from, u8(NO_EXIT), others)
  memory.fill(marks, u8(byRules), others)
  if (!byRules) {
    for (let hole = 0; hole < holes; hole++) {
      const sowing = sowingOf(half, hole)
      if (kindOf(sowing) != NO_MOVE) capture(sowing, theirSeeds, from)
    }
  }
  store<u32>(records + (usize(half) << 2), u32(recordsEnd()))
  for (let i = 0; i < others; i++) {
    if (load<u8>(marks + usize(i)) == 0) continue
    expand(half, first(theirSeeds) + i)
    if (!addRecord(u32(i))) outOfMemory = true
  }
  store<u32>(records + (usize(half + 1) << 2), u32(recordsEnd()))
}

function capture(sowing: u32, theirSeeds: i32, to: usize): void {
  const kind = kindOf(sowing)
  const given = givenBy(kind)
  const left = leftBy(sowing)
  const leftSeeds = halfSeeds - given
  let last = listEnd(kind, theirSeeds, Lists.captured)
  for (let entry = listStart(kind, theirSeeds, Lists.captured); entry < last; entry += ENTRY) {
    const taken = takenIn(entry)
    const value: i32 = load<i8>(rowOf(theirSeeds + given - taken, leftSeeds, left) + becomes(entry))
    raise(to + placeIn(entry), taken - value)
  }
  last = listEnd(kind, theirSeeds, Lists.emptied)
  for (let entry = listStart(kind, theirSeeds, Lists.emptied); entry < last; entry += ENTRY) {
    store<u8>(marks + placeIn(entry), 1)
  }
}

// @inline
function raise(at: usize, value: i32): void {
  store<i8>(at, i8(max(value, i32(load<i8>(at)))))
}

/** Whether a value that the row depends on has changed since it was computed. */
function isDue(): bool {
  if (halfSeeds == 0) return true
  const when = load<u32>(worked + (usize(half) << 2))
  if (when == 0) return true
  for (let hole = 0; hole < holes; hole++) {
    const sowing = sowingOf(half, hole)
    if (kindOf(sowing) != NO_MOVE && load<u32>(altered + (usize(leftBy(sowing)) << 2)) > when) return true
  }
  return false
}

/** Computes the values of a half board with each of the others. */
function workOut(others: i32): void {
  const theirSeeds = seeds - halfSeeds
  rowWork += f64(others)
  memory.copy(row, exits + offset, others)
  for (let hole = 0; hole < holes; hole++) {
    const sowing = sowingOf(half, hole)
    const kind = kindOf(sowing)
    if (kind == NO_MOVE) continue
    const values = rowOf(theirSeeds + givenBy(kind), halfSeeds - givenBy(kind), leftBy(sowing))
    if (kind == 0) raiseByRow(values + usize(first(theirSeeds)), others)
    else raiseByList(values, kind, theirSeeds)
  }
  const last: usize = load<u32>(records + (usize(half + 1) << 2))
  for (let record: usize = load<u32>(records + (usize(half) << 2)); record < last; record = after(record)) {
    store<i8>(row + usize(placeOf(record)), i8(bestOf(record)))
  }
  // A row may depend on itself: its changes are later than its own reads.
  store<u32>(worked + (usize(half) << 2), clock)
  clock++
  keep(theirSeeds, others)
}

function raiseByRow(values: usize, others: i32): void {
  for (let i: usize = 0; i < usize(others); i += 16) {
    v128.store(row + i, i8x16.max_s(v128.load(row + i), i8x16.neg(v128.load(values + i))))
  }
}

function raiseByList(values: usize, kind: i32, theirSeeds: i32): void {
  const last = listEnd(kind, theirSeeds, Lists.kept)
  for (let entry = listStart(kind, theirSeeds, Lists.kept); entry < last; entry += ENTRY) {
    raise(row + placeIn(entry), -i32(load<i8>(values + usize(load<u32>(entry, 4)))))
  }
}

/** Takes over what has changed in the row. */
function keep(theirSeeds: i32, others: i32): void {
  const from = known + offset
  const stride = usize(size(halfSeeds))
  const to = rowOf(halfSeeds, theirSeeds, first(theirSeeds)) + usize(half)
  const stamps = altered + (usize(first(theirSeeds)) << 2)
  for (let i: usize = 0; i < usize(others); i += 16) {
    const differs = v128.xor(v128.load(row + i), v128.load(from + i))
    if (!v128.any_true(differs)) continue
    for (let j = i; j < min(i + 16, usize(others)); j++) {
      const value = load<i8>(row + j)
      if (value == load<i8>(from + j)) continue
      store<i8>(from + j, value)
      store<i8>(to + j * stride, value)
      store<u32>(stamps + (j << 2), clock)
      changed = true
    }
  }
}
