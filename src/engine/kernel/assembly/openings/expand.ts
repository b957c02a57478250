// Up to eight moves of one position, played side by side without branches (holes per side ≤ 8, seeds ≤ 255).
//
// A position is one vector: lanes 0…7 the mover's holes, lanes 8…15 the opponent's, in the order a lap meets them. The
// store is not in it: it is the total minus the sum. The tables are written by engine/openings/lapTables.ts.

import { LapEntry, VectorBoard } from '../shared/openingRecords'

/** Bits of an entry's meaning, shifted by the number of the move: it is over. Eight bits up: the mover continues. */
export const OVER: u32 = 0xff

/** Table rows of the mover's eight holes, then column of a single seed lifted by choice. */
let rows: usize = 0
let rowBytes: usize = 0
let single: usize = 0
/** The limit of laps per move, and whether a capture of nothing leaves the last seed where it fell. */
let lapLimit: u32 = 0
let keepsLast: bool = false
/** Counts of seeds on the board at which the opening is won. */
let winLimit: i32 = 0

/** Sets the addresses of the tables and the limits. */
export function configure(table: usize, bytesPerRow: usize, singleColumn: usize, keepsLastSeed: bool): void {
  rows = table
  rowBytes = bytesPerRow
  single = singleColumn * LapEntry.size
  keepsLast = keepsLastSeed
}

/** Sets the limit of laps per move and the most seeds on the board of a won position. */
export function limit(laps: u32, seedsLeft: i32): void {
  lapLimit = laps
  winLimit = seedsLeft
}

/**
 * The most seeds that a move from each hole may gain before it has sown too many; unlimited while `sownLimited` is
 * false.
 */
const GAINS: usize = memory.data(8 * 4, 16)
let sownLimited: bool = false

/**
 * Sets the limit of seeds sown per move; 0 removes the limit. For a move into the store, the gain determines the
 * seeds sown.
 */
export function limitSown(seeds: i32, holes: i32): void {
  sownLimited = seeds > 0
  for (let k = 0; k < VectorBoard.holes; k++) {
    const home = holes - k
    store<i32>(GAINS + (k << 2), seeds < home ? 0 : 1 + (seeds - home) / (2 * holes + 1))
  }
}

/** The positions after each of the eight moves, the seeds left on the board after each, and what they mean. */
export const AFTER: usize = memory.data(8 * 16, 16)
export const LEFT: usize = memory.data(8 * 4, 16)
export let meaning: u32 = 0
export let won: u32 = 0

// @inline
function lift(row: usize, seeds: u32): usize {
  return row + (seeds == 1 ? single : usize(seeds) * LapEntry.size)
}

// @inline
function fallen(board: v128, entry: usize): u32 {
  return i8x16.extract_lane_u(i8x16.swizzle(board, v128.load_splat<u8>(entry, LapEntry.endLane)), 0)
}

// @inline
function follow(entry: usize, seeds: u32): usize {
  return usize(load<u32>(entry, LapEntry.endRow)) + usize(seeds) * LapEntry.size
}

// @inline
function settle(board: v128, entry: usize): v128 {
  const mask = v128.load(load<u32>(entry, LapEntry.captureMask))
  const kept = v128.and(board, mask)
  if (!keepsLast) return kept
  // The mask then keeps the last seed; it goes to the store only if the hole across was not empty.
  const taken = v128.any_true(v128.andnot(board, mask))
  return i8x16.sub(
    kept,
    v128.and(v128.load(load<u32>(entry, LapEntry.captureMask), 16), i8x16.splat(i8(taken))),
  )
}

// @inline
function quarters(board: v128): v128 {
  return i32x4.dot_i16x8_s(i16x8.extadd_pairwise_i8x16_u(board), i16x8.splat(1))
}

// @inline
function addNeighbours(a: v128, b: v128): v128 {
  return i32x4.add(v128.shuffle<i32>(a, b, 0, 2, 4, 6), v128.shuffle<i32>(a, b, 1, 3, 5, 7))
}

/** Seeds sown by one move, counted lap by lap. */
export function sownBy(board: v128, hole: u32): u32 {
  let seeds: u32 = i8x16.extract_lane_u(i8x16.swizzle(board, i8x16.splat(i8(hole))), 0)
  let entry = lift(rows + usize(hole) * rowBytes, seeds)
  let sown = seeds
  while (seeds > 0) {
    board = i8x16.add(board, v128.load(entry))
    seeds = fallen(board, entry)
    if (seeds < 2) break
    entry = follow(entry, seeds)
    sown += seeds
  }
  return sown
}

/** Plays every move of a position; leaves the outcomes in AFTER, LEFT, `meaning` and `won`. */
// @inline
export function expand(board: v128, left: i32): void {
  let v0 = board,
    v1 = board,
    v2 = board,
    v3 = board,
    v4 = board,
    v5 = board,
    v6 = board,
    v7 = board
  let row = rows
  let a0 = lift(row, i8x16.extract_lane_u(board, 0))
  row += rowBytes
  let a1 = lift(row, i8x16.extract_lane_u(board, 1))
  row += rowBytes
  let a2 = lift(row, i8x16.extract_lane_u(board, 2))
  row += rowBytes
  let a3 = lift(row, i8x16.extract_lane_u(board, 3))
  row += rowBytes
  let a4 = lift(row, i8x16.extract_lane_u(board, 4))
  row += rowBytes
  let a5 = lift(row, i8x16.extract_lane_u(board, 5))
  row += rowBytes
  let a6 = lift(row, i8x16.extract_lane_u(board, 6))
  row += rowBytes
  let a7 = lift(row, i8x16.extract_lane_u(board, 7))
  let laps = lapLimit
  let moving: u32 = 0
  do {
    v0 = i8x16.add(v0, v128.load(a0))
    v1 = i8x16.add(v1, v128.load(a1))
    v2 = i8x16.add(v2, v128.load(a2))
    v3 = i8x16.add(v3, v128.load(a3))
    v4 = i8x16.add(v4, v128.load(a4))
    v5 = i8x16.add(v5, v128.load(a5))
    v6 = i8x16.add(v6, v128.load(a6))
    v7 = i8x16.add(v7, v128.load(a7))
    const c0 = fallen(v0, a0)
    const c1 = fallen(v1, a1)
    const c2 = fallen(v2, a2)
    const c3 = fallen(v3, a3)
    a0 = follow(a0, c0)
    a1 = follow(a1, c1)
    a2 = follow(a2, c2)
    a3 = follow(a3, c3)
    moving = c0 | c1 | c2 | c3
    const c4 = fallen(v4, a4)
    const c5 = fallen(v5, a5)
    const c6 = fallen(v6, a6)
    const c7 = fallen(v7, a7)
    a4 = follow(a4, c4)
    a5 = follow(a5, c5)
    a6 = follow(a6, c6)
    a7 = follow(a7, c7)
    moving |= c4 | c5 | c6 | c7
  } while (moving > 1 && --laps > 0)

  v0 = settle(v0, a0)
  v1 = settle(v1, a1)
  v2 = settle(v2, a2)
  v3 = settle(v3, a3)
  v4 = settle(v4, a4)
  v5 = settle(v5, a5)
  v6 = settle(v6, a6)
  v7 = settle(v7, a7)
  v128.store(AFTER, v0)
  v128.store(AFTER, v1, 16)
  v128.store(AFTER, v2, 32)
  v128.store(AFTER, v3, 48)
  v128.store(AFTER, v4, 64)
  v128.store(AFTER, v5, 80)
  v128.store(AFTER, v6, 96)
  v128.store(AFTER, v7, 112)
  meaning =
    load<u32>(a0, LapEntry.meaning) |
    (load<u32>(a1, LapEntry.meaning) << 1) |
    (load<u32>(a2, LapEntry.meaning) << 2) |
    (load<u32>(a3, LapEntry.meaning) << 3) |
    (load<u32>(a4, LapEntry.meaning) << 4) |
    (load<u32>(a5, LapEntry.meaning) << 5) |
    (load<u32>(a6, LapEntry.meaning) << 6) |
    (load<u32>(a7, LapEntry.meaning) << 7)
  const low = addNeighbours(
    addNeighbours(quarters(v0), quarters(v1)),
    addNeighbours(quarters(v2), quarters(v3)),
  )
  const high = addNeighbours(
    addNeighbours(quarters(v4), quarters(v5)),
    addNeighbours(quarters(v6), quarters(v7)),
  )
  v128.store(LEFT, low)
  v128.store(LEFT, high, 16)
  if (sownLimited) {
    const seeds = i32x4.splat(left)
    const low4 = i32x4.bitmask(i32x4.gt_s(i32x4.sub(seeds, low), v128.load(GAINS)))
    const high4 = i32x4.bitmask(i32x4.gt_s(i32x4.sub(seeds, high), v128.load(GAINS, 16)))
    const tooMany = (meaning >> 8) & (low4 | (high4 << 4))
    meaning &= ~(tooMany | (tooMany << 8))
  }
  const mark = i32x4.splat(winLimit)
  won = (i32x4.bitmask(i32x4.le_s(low, mark)) | (i32x4.bitmask(i32x4.le_s(high, mark)) << 4)) & meaning & OVER
}
