// Several members of a crew, each a separate program on its own thread, may solve one game in one memory. This file
// is how they communicate; a crew of one does not need it. Static data is written by every member, always the same.

import { addAt, changeAt, readAt, writeAt } from '../threads'

/** Bytes that the crew shares, before everything else: numbers in cells, a record for each member, marks. */
const CELLS: usize = 64 * 8
/** A record has its own cache line, because its member writes it all the time. */
const RECORD_BITS: usize = 6
const RECORDS: usize = 512 << RECORD_BITS
const MARK_BITS: u64 = 12
const MARKS: usize = (1 << usize(MARK_BITS)) * 8
/** How much memory that is. */
export const CREW_BYTES: usize = CELLS + RECORDS + MARKS

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
  /** How many members have joined. */
  joined,
  /** One bit for each turn that is over: its helpers may leave. */
  over,
}

/** What a member's record says about its questions, whoever answers them. */
// @inline
export enum Asked {
  /** The nodes visited for them. */
  nodes,
  /** The number of the last one, its position and bound. */
  question,
  mine,
  theirs,
  bound,
  /** The last one that was answered, times 2^16, and its answer plus 2^15. */
  answered,
}

let at: usize = 0
/** This member's number. */
export let me: i32 = 0
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
  return changeAt(at + (usize(cell) << 3), from, to)
}

/** Adds one to a cell and returns what it then holds. */
export function increase(cell: Cell): u64 {
  return addAt(at + (usize(cell) << 3), 1)
}

/** How many members have joined so far. */
export function members(): i32 {
  return min(places, i32(read(Cell.joined)))
}

// @inline
function placeOf(member: i32, what: Asked): usize {
  return at + CELLS + (usize(member) << RECORD_BITS) + (usize(what) << 3)
}

/** Reads from a member's record. */
// @inline
export function readOf(member: i32, what: Asked): u64 {
  return readAt(placeOf(member, what))
}

/** Writes in this member's own record. */
// @inline
export function writeOwn(what: Asked, value: u64): void {
  writeAt(placeOf(me, what), value)
}

/** Changes a number of a member's record; false if somebody else was first. */
export function changeOf(member: i32, what: Asked, from: u64, to: u64): bool {
  return changeAt(placeOf(member, what), from, to)
}

/** Adds nodes to those visited for a member's questions. */
export function addNodes(member: i32, count: u64): void {
  addAt(placeOf(member, Asked.nodes), count)
}

// @inline
function markOf(key: u64): usize {
  return at + CELLS + RECORDS + (usize((key >> 8) & ((u64(1) << MARK_BITS) - 1)) << 3)
}

/** Marks a position as being searched by this member. */
// @inline
export function mark(key: u64): void {
  writeAt(markOf(key), key)
}

/** Removes the mark, unless it was overwritten. */
// @inline
export function unmark(key: u64): void {
  if (readAt(markOf(key)) == key) writeAt(markOf(key), 0)
}

/** Whether somebody is searching a position; a member never meets the same position twice on its path. */
// @inline
export function isMarked(key: u64): bool {
  return readAt(markOf(key)) == key
}
