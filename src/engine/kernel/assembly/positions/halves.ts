// Positions of endgame tables. A position is two half boards, seen by the player to move; a half board has a rank, the sum of
// C(p_i + i, i + 1) with p its running totals, so that half boards with fewer seeds come first. Positions with the
// same number of seeds form a layer: one block for each number of seeds on the mover's side, in a block one row for each
// half board of the opponent, in a row one byte for each half board of the mover. The tables of solve-kalah have the same
// layout.

import { aligned } from '../memory'
import { holes } from '../rules/rules'

let choose: usize = 0
let columns: usize = 0
let firsts: usize = 0
let bases: usize = 0
let list: usize = 0
let width: usize = 0
let values: usize = 0

/** The most seeds that positions have. */
export let mostSeeds: i32 = 0
/** How many half boards there are. */
export let halfBoards: i32 = 0

/** Lists the half boards of up to this many seeds at `start`; returns the end of the list. */
export function listHalves(start: usize, most: i32): usize {
  mostSeeds = most
  columns = usize(most + 2)
  choose = start
  firsts = choose + usize(holes) * (columns << 2)
  bases = firsts + (columns << 2)
  list = aligned(bases + columns * (columns << 2))
  width = usize((holes + 7) & ~7)
  for (let i = 0; i < holes; i++) {
    let sum: u32 = 0
    for (let p = 0; p < i32(columns); p++) {
      store<u32>(cell(i, p), sum)
      // The non-existent column is only added to sums that are never read.
      sum += i == 0 ? 1 : load<u32>(cell(i - 1, min(p + 1, i32(columns) - 1)))
    }
  }
  for (let seeds = 0; seeds < i32(columns); seeds++) {
    store<u32>(firsts + (usize(seeds) << 2), load<u32>(cell(holes - 1, seeds)))
  }
  halfBoards = first(most + 1)
  return list + usize(halfBoards) * width
}

/** Writes the half boards into the allocated list. */
export function writeHalves(): void {
  memory.fill(list, 0, width)
  for (let rank = 1; rank < halfBoards; rank++) {
    const half = halfAt(rank)
    memory.copy(half, half - width, width)
    follow(half)
  }
}

/** Computes the addresses of the values of all half boards. */
export function layHalves(start: usize): void {
  values = start
  let from = start
  for (let seeds = 0; seeds <= mostSeeds; seeds++) {
    for (let mine = 0; mine <= seeds; mine++) {
      const theirs = seeds - mine
      const before = usize(first(theirs)) * usize(size(mine)) + usize(first(mine))
      store<usize>(base(mine, theirs), from - before)
      from += usize(size(mine)) * usize(size(theirs))
    }
  }
}

// @inline
function cell(i: i32, p: i32): usize {
  return choose + ((usize(i) * columns + usize(p)) << 2)
}

// @inline
function base(mine: i32, theirs: i32): usize {
  return bases + ((usize(mine) * columns + usize(theirs)) << 2)
}

/** Makes a half board the one with the next rank. */
function follow(half: usize): void {
  const nearest: i32 = load<u8>(half)
  store<u8>(half, 0)
  let hole = 1
  while (hole < holes && load<u8>(half + usize(hole)) == 0) hole++
  if (hole < holes) store<u8>(half + usize(hole), load<u8>(half + usize(hole)) - 1)
  store<u8>(half + usize(hole - 1), u8(nearest + 1))
}

/** The rank of the first half board with this many seeds. */
// @inline
export function first(seeds: i32): i32 {
  return load<i32>(firsts + (usize(seeds) << 2))
}

/** How many half boards have this many seeds; also the bytes from one row to the next. */
// @inline
export function size(seeds: i32): i32 {
  return first(seeds + 1) - first(seeds)
}

/** The half board of a rank: one byte per hole. */
// @inline
export function halfAt(rank: i32): usize {
  return list + usize(rank) * width
}

/** The rank of a half board that lies in bytes. */
export function rankOf(half: usize): i32 {
  let rank: u32 = 0
  let total = 0
  for (let hole = 0; hole < holes; hole++) {
    total += i32(load<u8>(half + usize(hole)))
    rank += load<u32>(cell(hole, total))
  }
  return i32(rank)
}

/** The rank of the half board that lies in the slots of a game from `slots` on. */
export function rankInGame(slots: usize): i32 {
  let rank: u32 = 0
  let total = 0
  for (let hole = 0; hole < holes; hole++) {
    total += i32(load<u16>(slots + (usize(hole) << 1)))
    rank += load<u32>(cell(hole, total))
  }
  return i32(rank)
}

/** The address of the row of the other's half board, minus the rank of the mover's first half board. */
// @inline
export function rowOf(mineSeeds: i32, theirSeeds: i32, theirs: i32): usize {
  return load<usize>(base(mineSeeds, theirSeeds)) + usize(theirs) * usize(size(mineSeeds))
}

/** Where the positions with this many seeds start. */
export function layerStart(seeds: i32): usize {
  let from = values
  for (let fewer = 0; fewer < seeds; fewer++) from += layerSize(fewer)
  return from
}

/** How many positions have this many seeds. */
export function layerSize(seeds: i32): usize {
  let count: usize = 0
  for (let mine = 0; mine <= seeds; mine++) count += usize(size(mine)) * usize(size(seeds - mine))
  return count
}
