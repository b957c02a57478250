import { indexOf, positionsBelow } from './solver-index'
import { gain, goesOn, move, nextMine, nextTheirs, over, remainder, side } from './solver-rules'

// Endgame tables: one byte for every position of up to `tabled` seeds. A move that stores a seed leads to a smaller
// table; one that does not only advances the mover's seeds, so the positions of one size never come round in a circle.

const UNKNOWN: i32 = -128

let table: usize = 0
/** Positions with at most this many seeds are in the table, once it is complete; 0 while there is none. */
export let tabled: i32 = 0

let wanted: i32 = 0
let seeds: i32 = 0
let at: u64 = 0
/** The position at number `at`: mine in bytes 0…7, theirs in bytes 8…15. */
const CURSOR = memory.data(16, 16)

/** Starts tables of up to `size` seeds in the bytes from `start` on. */
export function startTables(start: usize, size: i32): void {
  table = start
  wanted = size
  tabled = 0
  seeds = 0
  at = 0
  memory.fill(start, 0x80, <usize>positionsBelow(size + 1))
  firstOf(1)
}

function firstOf(size: i32): void {
  seeds = size
  at = positionsBelow(size)
  memory.fill(CURSOR, 0, 16)
  store<u8>(place(2 * side - 1), <u8>size)
}

// @ts-ignore: decorator
@inline
function place(i: i32): usize {
  return CURSOR + <usize>(i < side ? i : i + 8 - side)
}

/** Works through that many positions; true when the tables are complete. */
export function growTables(count: i32): bool {
  while (seeds <= wanted) {
    const end = positionsBelow(seeds + 1)
    while (at < end) {
      if (count-- <= 0) return false
      const mine = load<u64>(CURSOR)
      const theirs = load<u64>(CURSOR, 8)
      if (mine != 0 && theirs != 0 && load<i8>(table + <usize>at) == UNKNOWN) solve(mine, theirs, at)
      at++
      if (at < end) advance()
    }
    tabled = seeds
    if (seeds < wanted) firstOf(seeds + 1)
    else seeds++
  }
  return true
}

/** Positions done and positions to do. */
export function tablesDone(): u64 {
  return seeds > wanted ? positionsBelow(wanted + 1) : at
}

function advance(): void {
  const first = load<u8>(CURSOR)
  store<u8>(CURSOR, 0)
  let i = 1
  while (load<u8>(place(i)) == 0) i++
  store<u8>(place(i), load<u8>(place(i)) - 1)
  store<u8>(place(i - 1), first + 1)
}

function solve(mine: u64, theirs: u64, index: u64): i32 {
  let best: i32 = UNKNOWN
  for (let hole = 0; hole < side; hole++) {
    if (((mine >> (<u64>hole << 3)) & 255) == 0) continue
    move(mine, theirs, hole)
    let value = gain
    if (over()) value += remainder()
    else if (goesOn) value += tableValue(nextMine, nextTheirs)
    else {
      const m = nextTheirs
      const t = nextMine
      const next = indexOf(m, t)
      let known = <i32>load<i8>(table + <usize>next)
      if (known == UNKNOWN) known = solve(m, t, next)
      value -= known
    }
    if (value > best) best = value
  }
  store<i8>(table + <usize>index, <i8>best)
  return best
}

/** The value at a position's number in the tables, for the player to move. */
// @ts-ignore: decorator
@inline
export function tableAt(index: u64): i32 {
  return load<i8>(table + <usize>index)
}

/** Fetches the byte at a position's number. */
// @ts-ignore: decorator
@inline
export function touchTable(index: u64): u64 {
  return load<u8>(table + <usize>index)
}

// @ts-ignore: decorator
@inline
function tableValue(mine: u64, theirs: u64): i32 {
  return load<i8>(table + <usize>indexOf(mine, theirs))
}
