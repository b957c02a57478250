import { KalahLimit } from '../shared/solverLimits'

// The moves of one position that lead into the tables. Their places are listed first and read in a separate loop: the
// processor waits for far memory most of the time, and only accesses that are a few instructions apart overlap.

// A move: where its value lies, which the value replaces, whether that is the opponent's (−1 or 0), seeds gained, hole.
const VALUE: usize = 0
const SIGN: usize = 4
const GAIN: usize = 8
const HOLE: usize = 12
const MOVE_BITS: usize = 4
/** Bytes of the list. Each member of the crew needs its own: static memory would belong to all of them. */
export const TABLE_MOVES_BYTES: usize = KalahLimit.holes << MOVE_BITS

let list: usize = 0

/** Sets where the list lies. */
export function setTableMoves(own: usize): void {
  list = own
}

// @inline
function moveAt(index: i32): usize {
  return list + (usize(index) << MOVE_BITS)
}

/** Lists a move whose value lies at `place`. */
// @inline
export function listMove(index: i32, place: usize, goesOn: bool, gain: i32, hole: i32): void {
  const move = moveAt(index)
  store<usize>(move, place, VALUE)
  store<i32>(move, goesOn ? 0 : -1, SIGN)
  store<i32>(move, gain, GAIN)
  store<i32>(move, hole, HOLE)
}

/** Reads the values of the first `count` moves. */
// @inline
export function readMoves(count: i32): void {
  for (let i = 0; i < count; i++) {
    const move = moveAt(i)
    store<i32>(move, i32(load<i8>(load<usize>(move, VALUE))), VALUE)
  }
}

/** What a move that was read is worth to the mover. */
// @inline
export function worthOf(index: i32): i32 {
  const move = moveAt(index)
  const sign = load<i32>(move, SIGN)
  return load<i32>(move, GAIN) + ((load<i32>(move, VALUE) ^ sign) - sign)
}

/** Its hole. */
// @inline
export function holeOf(index: i32): i32 {
  return load<i32>(moveAt(index), HOLE)
}
