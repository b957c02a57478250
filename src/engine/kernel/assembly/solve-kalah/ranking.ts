import { KalahLimit } from '../shared/solverLimits'
import { ONES, side } from './rules'

// Every position has a rank: with p the running totals of the holes, the sum of C(p_i + i, i + 1); that makes an exact
// key for the transposition table. Half boards are ranked alike, for the endgame tables: those with fewer seeds come
// first, and among those with equal seeds the ones nearer the store.

const COLUMNS: i32 = 128
/** Bytes of a row. */
const ROW: usize = 128 * 8
/** C(p + i, i + 1) for hole i and running total p; saturated if 64 bits are not enough. */
const CHOOSE = memory.data(2 * KalahLimit.holes * COLUMNS * 8, 16)

/** Tabulates the binomials. */
export function prepareRanking(): void {
  for (let i = 0; i < 2 * KalahLimit.holes; i++) {
    let value: u64 = 0
    for (let p = 0; p < COLUMNS; p++) {
      store<u64>(cell(i, p), value)
      const above = i == 0 ? 1 : load<u64>(cell(i - 1, p + 1 < COLUMNS ? p + 1 : p))
      value += above
    }
  }
}

// @inline
function cell(i: i32, p: i32): usize {
  return CHOOSE + usize((i * COLUMNS + p) << 3)
}

/** How many positions have fewer than `seeds` seeds on the board. */
export function positionsBelow(seeds: i32): u64 {
  return load<u64>(cell(2 * side - 1, seeds))
}

/** The terms of a side's holes, whose rows of binomials begin at `row`; written out, because searches spend most of their time here. */
// @inline
function termsOf(totals: u64, row: usize): u64 {
  let sum = load<u64>(row + (usize(totals & 255) << 3))
  if (side > 1) sum += load<u64>(row + (usize((totals >> 8) & 255) << 3), ROW)
  if (side > 2) sum += load<u64>(row + (usize((totals >> 16) & 255) << 3), 2 * ROW)
  if (side > 3) sum += load<u64>(row + (usize((totals >> 24) & 255) << 3), 3 * ROW)
  if (side > 4) sum += load<u64>(row + (usize((totals >> 32) & 255) << 3), 4 * ROW)
  if (side > 5) sum += load<u64>(row + (usize((totals >> 40) & 255) << 3), 5 * ROW)
  if (side > 6) sum += load<u64>(row + (usize((totals >> 48) & 255) << 3), 6 * ROW)
  if (side > 7) sum += load<u64>(row + (usize(totals >> 56) << 3), 7 * ROW)
  return sum
}

/** The rank of a position. */
// @inline
export function rankOf(mine: u64, theirs: u64): u64 {
  const p = mine * ONES
  const q = theirs * ONES + (p >> 56) * ONES
  return termsOf(p, CHOOSE) + termsOf(q, CHOOSE + usize(side) * ROW)
}

/** How many half boards have fewer than `seeds` seeds. */
export function halvesBelow(seeds: i32): u64 {
  return load<u64>(cell(side - 1, seeds))
}

/** The rank of a half board. */
// @inline
export function halfRank(half: u64): u64 {
  return termsOf(half * ONES, CHOOSE)
}
