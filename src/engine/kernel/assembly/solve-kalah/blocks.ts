import { halvesBelow } from './ranking'

// The memory layout of the endgame tables: one block for each pair of seeds on the mover's side and on the other,
// blocks of fewer seeds first; in a block a row for each half board of the other, a byte for each of the mover's.

/** One more than the most seeds on a side. */
const SIZES: i32 = 128
const FIRST: usize = memory.data((SIZES + 1) * 4, 16)
const BASE: usize = memory.data(SIZES * SIZES * 4, 16)

/** Lays the blocks out for positions of up to `most` seeds. */
export function layBlocks(start: usize, most: i32): void {
  for (let seeds = 0; seeds <= most + 1; seeds++)
    store<i32>(FIRST + (usize(seeds) << 2), i32(halvesBelow(seeds)))
  let from = start
  for (let seeds = 0; seeds <= most; seeds++) {
    for (let mine = 0; mine <= seeds; mine++) {
      const theirs = seeds - mine
      const before = usize(first(theirs)) * usize(size(mine)) + usize(first(mine))
      store<usize>(BASE + (usize(mine * SIZES + theirs) << 2), from - before)
      from += usize(size(mine)) * usize(size(theirs))
    }
  }
}

/** The rank of the first half board with this many seeds. */
// @inline
export function first(seeds: i32): i32 {
  return load<i32>(FIRST + (usize(seeds) << 2))
}

/** How many half boards have this many seeds; also the bytes from one row to the next. */
// @inline
export function size(seeds: i32): i32 {
  return first(seeds + 1) - first(seeds)
}

/** The address of the row of the other's half board, minus the rank of the mover's first half board. */
// @inline
export function rowOf(mineSeeds: i32, theirSeeds: i32, theirs: i32): usize {
  return (
    load<usize>(BASE + (usize(mineSeeds * SIZES + theirSeeds) << 2)) + usize(theirs) * usize(size(mineSeeds))
  )
}
