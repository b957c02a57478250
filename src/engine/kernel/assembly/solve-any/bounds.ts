// What is known about every position, by rank: whether play can reach it, and bounds of its value, in one byte each
// if there are few seeds, otherwise in two.

import { growTo } from '../memory'
import { RetrogradeLimit } from '../shared/solverLimits'

/** Whether play reaches a position: not as far as known; yes; yes, and its moves were followed. */
export const enum Reach {
  unknown,
  found,
  followed,
}

let base: usize = 0
let wide: bool = false
/** The code of 0. Bounds are stored as codes from 1; 0 stands for a position not reached or not followed. */
let zero: i32 = 0

/** Allocates bounds of this many positions at `start`; returns their end, or 0 if there is not enough memory. */
export function layOutBounds(start: usize, count: u64, seeds: i32): usize {
  base = start
  wide = seeds > RetrogradeLimit.narrowSeeds
  zero = wide ? 1 << 15 : 1 << 7
  const end = u64(base) + (count << (wide ? 2 : 1))
  return growTo(end) ? (usize(end) + 15) & ~usize(15) : 0
}

// @inline
function leastCode(rank: u64): i32 {
  return wide ? load<u16>(base + (usize(rank) << 2)) : load<u8>(base + (usize(rank) << 1))
}

// @inline
function mostCode(rank: u64): i32 {
  return wide ? load<u16>(base + (usize(rank) << 2), 2) : load<u8>(base + (usize(rank) << 1), 1)
}

// @inline
function setCodes(rank: u64, least: i32, most: i32): void {
  if (wide) store<u32>(base + (usize(rank) << 2), least | (most << 16))
  else store<u16>(base + (usize(rank) << 1), least | (most << 8))
}

/** Whether a position was reached, and its moves followed. */
// @inline
export function reachOf(rank: u64): i32 {
  return leastCode(rank) == 0 ? Reach.unknown : mostCode(rank) == 0 ? Reach.found : Reach.followed
}

/** Marks a position as reached. */
export function setFound(rank: u64): void {
  setCodes(rank, zero, 0)
}

/** The lower bound of South's gain minus North's from a followed position. */
// @inline
export function leastOf(rank: u64): i32 {
  return leastCode(rank) - zero
}

/** The upper bound. */
// @inline
export function mostOf(rank: u64): i32 {
  return mostCode(rank) - zero
}

/** Keeps the bounds of a followed position. */
// @inline
export function setBounds(rank: u64, least: i32, most: i32): void {
  setCodes(rank, least + zero, most + zero)
}
