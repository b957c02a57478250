import { KalahLimit } from '../shared/solverLimits'
import { TABLE_MOVES_BYTES } from './tableMoves'

// Frames of the search's own stack.

// A child: the half boards after a move, and what is known of the move.
export const MINE: usize = 0
export const THEIRS: usize = 8
export const GAIN: usize = 16
export const AGAIN: usize = 20
export const HOLE: usize = 24
export const PROMISE: usize = 28
export const CHILD_KEY: usize = 32
export const CHILD: i32 = 40

export const FRAMES: i32 = 4096
export const FRAME: i32 = 64 + (KalahLimit.holes + 1) * CHILD
/** Where the moves into the tables are listed: behind the frames. */
export const TABLE_MOVES: usize = FRAMES * FRAME
/** Bytes that each member of the crew needs to itself. */
export const STACK_BYTES: usize = TABLE_MOVES + TABLE_MOVES_BYTES

// A frame: the question about a position, then its children, most promising first.
export const KEY: usize = 0
export const BOUND: usize = 8
export const BEST: usize = 12
export const COUNT: usize = 16
export const NEXT: usize = 20
export const BEST_HOLE: usize = 24
export const LOW: usize = 28
export const HIGH: usize = 32
/** How many children nobody else is searching; the rest are postponed until these are done. */
export const FRESH: usize = 36
export const STARTED: usize = 40
export const SEEDS: usize = 48
export const CHILDREN: usize = 64

/** Begins a frame with the question about a position and what is known of it; none of its children is done. */
// @inline
export function fill(frame: usize, key: u64, seeds: i32, bound: i32, low: i32, high: i32): void {
  store<u64>(frame, key, KEY)
  store<i32>(frame, seeds, SEEDS)
  store<i32>(frame, bound, BOUND)
  store<i32>(frame, low, LOW)
  store<i32>(frame, high, HIGH)
  store<i32>(frame, 0, NEXT)
}

/** Writes a child, but for its key. */
// @inline
export function write(
  child: usize,
  mine: u64,
  theirs: u64,
  gain: i32,
  again: i32,
  hole: i32,
  promise: i32,
): void {
  store<u64>(child, mine, MINE)
  store<u64>(child, theirs, THEIRS)
  store<i32>(child, gain, GAIN)
  store<i32>(child, again, AGAIN)
  store<i32>(child, hole, HOLE)
  store<i32>(child, promise, PROMISE)
}

/** Puts a child among the first `count`, most promising first. */
export function insert(frame: usize, count: i32, child: usize): void {
  const mine = load<u64>(child, MINE)
  const theirs = load<u64>(child, THEIRS)
  const gainAgain = load<u64>(child, GAIN)
  const holePromise = load<u64>(child, HOLE)
  const key = load<u64>(child, CHILD_KEY)
  const promise = load<i32>(child, PROMISE)
  let place = frame + CHILDREN + usize(count) * CHILD
  while (place > frame + CHILDREN && load<i32>(place - CHILD, PROMISE) < promise) {
    store<u64>(place, load<u64>(place - CHILD, MINE), MINE)
    store<u64>(place, load<u64>(place - CHILD, THEIRS), THEIRS)
    store<u64>(place, load<u64>(place - CHILD, GAIN), GAIN)
    store<u64>(place, load<u64>(place - CHILD, HOLE), HOLE)
    store<u64>(place, load<u64>(place - CHILD, CHILD_KEY), CHILD_KEY)
    place -= CHILD
  }
  store<u64>(place, mine, MINE)
  store<u64>(place, theirs, THEIRS)
  store<u64>(place, gainAgain, GAIN)
  store<u64>(place, holePromise, HOLE)
  store<u64>(place, key, CHILD_KEY)
}

/** Puts a child behind the others. */
export function putLast(frame: usize, at: i32): void {
  const child = frame + CHILDREN + usize(at) * CHILD
  const after = frame + CHILDREN + usize(load<i32>(frame, COUNT)) * CHILD
  memory.copy(after, child, CHILD)
  memory.copy(child, child + CHILD, after - child)
}

/** Updates the parent with a child's answer. */
export function receive(frame: usize, child: usize, value: i32): void {
  const g = load<i32>(child, GAIN)
  const mine = load<i32>(child, AGAIN) ? g + value : g - value
  if (mine > load<i32>(frame, BEST)) {
    store<i32>(frame, mine, BEST)
    store<i32>(frame, load<i32>(child, HOLE), BEST_HOLE)
  }
  if (mine >= load<i32>(frame, BOUND)) store<i32>(frame, load<i32>(frame, COUNT), NEXT)
}
