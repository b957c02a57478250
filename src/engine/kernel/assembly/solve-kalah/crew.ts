// Several members of a crew, each a separate program on its own thread, may solve one game in one memory. This file
// is how they communicate; a crew of one does not need it. Static data is written by every member, always the same.

/** Bytes that the crew shares, before everything else: numbers in cells, the nodes of each member, marks. */
const CELLS: usize = 64 * 8
const MEMBERS: usize = 256 * 8
const MARK_BITS: u64 = 12
const MARKS: usize = (1 << usize(MARK_BITS)) * 8
/** How much memory that is. */
export const CREW_BYTES: usize = CELLS + MEMBERS + MARKS

/** Cells of the crew's memory. */
// @inline
export enum Cell {
  /** Half boards are listed, and members may join. */
  ready,
  /** How many kinds of moves were listed. */
  kinds,
  /** The layer being filled, times 2^16, and its next block. */
  claimed,
  /** The layer being filled, times 2^16, and how many of its blocks are done. */
  finished,
  /** The number of the question being asked, its position and bound. */
  question,
  mine,
  theirs,
  bound,
  /** The last question that was answered, times 2^16, and its answer plus 2^15. */
  answered,
  /** How many members have joined. */
  joined,
  /** The last turn that is over: whoever helped with it may go. */
  over,
}

let at: usize = 0
let me: i32 = 0
/** How many members there can be. */
export let places: i32 = 1

/** Finds the crew whose memory begins at `start`. */
export function findCrew(start: usize): void {
  at = start
}

/** Takes one of this many places; returns its number, or −1 if all are taken. */
export function joinCrew(most: i32): i32 {
  places = most
  me = i32(increase(Cell.joined)) - 1
  return me < most ? me : -1
}

/** Reads a cell as all members see it. */
// @inline
export function read(cell: Cell): u64 {
  return readAt(at + (usize(cell) << 3))
}

/** Writes a cell for all members to see. */
// @inline
export function write(cell: Cell, value: u64): void {
  writeAt(at + (usize(cell) << 3), value)
}

/** Changes a cell from one value to another; false if somebody else was first. */
export function change(cell: Cell, from: u64, to: u64): bool {
  const place = at + (usize(cell) << 3)
  if (ASC_FEATURE_THREADS) return atomic.cmpxchg<u64>(place, from, to) == from
  if (load<u64>(place) != from) return false
  store<u64>(place, to)
  return true
}

/** Adds one to a cell and returns what it then holds. */
export function increase(cell: Cell): u64 {
  const place = at + (usize(cell) << 3)
  if (ASC_FEATURE_THREADS) return atomic.add<u64>(place, 1) + 1
  const value = load<u64>(place) + 1
  store<u64>(place, value)
  return value
}

/** Reads eight bytes that others may write: all of them at once. */
// @inline
export function readAt(place: usize): u64 {
  if (ASC_FEATURE_THREADS) return atomic.load<u64>(place)
  return load<u64>(place)
}

/** Writes eight bytes that others may read: all of them at once. */
// @inline
export function writeAt(place: usize, value: u64): void {
  if (ASC_FEATURE_THREADS) atomic.store<u64>(place, value)
  else store<u64>(place, value)
}

/** Publishes how many nodes this member has visited. */
export function tellNodes(count: u64): void {
  writeAt(at + CELLS + (usize(me) << 3), count)
}

/** The nodes of all members, as last published. */
export function nodesOfAll(): u64 {
  let sum: u64 = 0
  for (let member = 0; member < places; member++) sum += readAt(at + CELLS + (usize(member) << 3))
  return sum
}

// @inline
function markOf(key: u64): usize {
  return at + CELLS + MEMBERS + (usize((key >> 8) & ((u64(1) << MARK_BITS) - 1)) << 3)
}

/** Marks a position as being searched by this member. */
// @inline
export function mark(key: u64): void {
  writeAt(markOf(key), key)
}

/** Takes the mark away, unless it was written over. */
// @inline
export function unmark(key: u64): void {
  if (readAt(markOf(key)) == key) writeAt(markOf(key), 0)
}

/** Whether somebody is searching a position; a member never meets the same position twice on its path. */
// @inline
export function isMarked(key: u64): bool {
  return readAt(markOf(key)) == key
}
