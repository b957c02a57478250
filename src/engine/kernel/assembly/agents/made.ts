// What both players have chosen in the round so far, as strategies need it: the twin of `Memory` in
// strategies/recommend.ts.

import { NONE } from '../rules/game'

/** How many choices of one turn are kept; every further one of a turn stores a seed, so there cannot be more. */
const LONGEST_TURN: i32 = 65536
const LAST_TURNS: usize = memory.data(2 * LONGEST_TURN, 16)
const MADE: usize = memory.data(2 * 4, 16)
const LENGTHS: usize = memory.data(2 * 4, 16)
const ANSWERED: usize = memory.data(2 * 4, 16)

let lastMaker: i32 = NONE

// @inline
function at(table: usize, side: i32): usize {
  return table + (usize(side) << 2)
}

/** Clears all choices at the start of a round. */
export function forgetMade(): void {
  lastMaker = NONE
  store<u64>(MADE, 0)
  store<u64>(LENGTHS, 0)
  store<u64>(ANSWERED, 0)
}

/** Records a choice of a side. */
export function rememberMade(side: i32, choice: i32): void {
  const newTurn = lastMaker != side
  const length = newTurn ? 0 : load<i32>(at(LENGTHS, side))
  if (length < LONGEST_TURN) store<u8>(LAST_TURNS + usize(side * LONGEST_TURN + length), choice)
  store<i32>(at(LENGTHS, side), length + 1)
  store<i32>(at(MADE, side), load<i32>(at(MADE, side)) + 1)
  store<i32>(at(ANSWERED, side), newTurn ? 1 : load<i32>(at(ANSWERED, side)) + 1)
  store<i32>(at(ANSWERED, side ^ 1), 0)
  lastMaker = side
}

/** How many choices a side has made in the round. */
export function madeBy(side: i32): i32 {
  return load<i32>(at(MADE, side))
}

/** The choice of the opponent's last turn that a side answers next, or −1. */
export function toAnswer(side: i32): i32 {
  const answered = load<i32>(at(ANSWERED, side))
  if (answered >= min(LONGEST_TURN, load<i32>(at(LENGTHS, side ^ 1)))) return -1
  return load<u8>(LAST_TURNS + usize((side ^ 1) * LONGEST_TURN + answered))
}
