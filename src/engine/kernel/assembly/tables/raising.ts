// Rows of values, sixteen at a time: raised to what moves are worth, and compared with what was known. Rows may be read and
// written beyond their ends, up to the next full word of 64 values.

import {
  Lists,
  RUN,
  VECTOR,
  lengthOf,
  listEnd,
  listStart,
  placeIn,
  sourceOf,
  valuesOf,
  windowsEnd,
} from './gifts'

/** The values that are compared at a time, one bit each. */
export const WORD: i32 = 64

/** Sets a row to the best of another and of two moves after which the opponent has these values. */
export function raiseByTwo(to: usize, best: usize, one: usize, other: usize, others: i32): void {
  for (let i: usize = 0; i < usize(others); i += usize(VECTOR)) {
    const least = i8x16.min_s(v128.load(one + i), v128.load(other + i))
    v128.store(to + i, i8x16.max_s(v128.load(best + i), i8x16.neg(least)))
  }
}

/**
 * Raises a row by a move that gives seeds and captures nothing; `from` are the opponent's values after it, for half boards from the
 * first on.
 */
export function raiseByLists(to: usize, from: usize, kind: i32, theirSeeds: i32): void {
  let last = listEnd(kind, theirSeeds, Lists.runs)
  for (let run = listStart(kind, theirSeeds, Lists.runs); run < last; run += RUN) {
    raiseRun(to + placeIn(run), from + sourceOf(run), lengthOf(run))
  }
  last = listEnd(kind, theirSeeds, Lists.blocks)
  for (let block = listStart(kind, theirSeeds, Lists.blocks); block < last;) {
    const next = windowsEnd(block)
    const at = to + placeIn(block)
    v128.store(at, i8x16.max_s(v128.load(at), i8x16.neg(valuesOf(block, next, from))))
    block = next
  }
}

/** Raises the places of a run; the last vector ends with it, so that some may be raised twice. */
function raiseRun(to: usize, from: usize, length: usize): void {
  const last = length - usize(VECTOR)
  for (let i: usize = 0; i < last; i += usize(VECTOR)) raiseVector(to + i, from + i)
  raiseVector(to + last, from + last)
}

// @inline
function raiseVector(to: usize, from: usize): void {
  v128.store(to, i8x16.max_s(v128.load(to), i8x16.neg(v128.load(from))))
}

/** Which of the next values differ, one bit each; there are so many of them, or more. */
// @inline
export function changesAt(computed: usize, from: usize, others: i32): u64 {
  const changed =
    changesIn(computed, from) |
    (changesIn(computed + 16, from + 16) << 16) |
    (changesIn(computed + 32, from + 32) << 32) |
    (changesIn(computed + 48, from + 48) << 48)
  return others < WORD ? changed & ((u64(1) << others) - 1) : changed
}

// @inline
function changesIn(computed: usize, from: usize): u64 {
  return u64(u32(i8x16.bitmask(i8x16.ne(v128.load(computed), v128.load(from)))))
}
