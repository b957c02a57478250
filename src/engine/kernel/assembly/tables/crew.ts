// Several members of a crew, each a separate program on its own thread, may fill the layers of a table in one memory. This
// file is how they communicate; a crew of one does not need it. Static data is shared too, so whoever uses the kernel's
// rules, which keep positions there, holds the lock.

import { addAt, changeAt, readAt, writeAt } from '../threads'

/** Bytes that the crew shares, before everything else. */
export const CREW_BYTES: usize = 128

/** Cells of the crew's memory. */
// @inline
export enum Cell {
  /** Everything that all members read is listed, and they may join. */
  ready,
  /** How many members have joined. */
  joined,
  /** Where lists of varying length end. */
  listsEnd,
  /** Where the records of the layer end. */
  recordsEnd,
  /** The layer being filled plus one; zero between layers. */
  layer,
  /** The layer and the pass over it, times 2^32, and its next half board. */
  claimed,
  /** The layer and the pass over it, times 2^32, and how many of its half boards are done. */
  finished,
  /** Whether the pass has changed a value. */
  changed,
  /** Counts the computed rows: the time of each is what it has seen. */
  clock,
  /** The last turn that is over: its helpers may leave. */
  over,
  /** One while somebody uses the kernel's rules. */
  lock,
  /** One if the records of a layer did not fit into memory. */
  outOfMemory,
}

let at: usize = 0

/** Finds the crew whose memory begins at `start`. */
export function findCrew(start: usize): void {
  at = start
}

// @inline
function placeOf(cell: Cell): usize {
  return at + (usize(cell) << 3)
}

/** Reads a cell as all members see it. */
// @inline
export function read(cell: Cell): u64 {
  return readAt(placeOf(cell))
}

/** Writes a cell for all members to see. */
// @inline
export function write(cell: Cell, value: u64): void {
  writeAt(placeOf(cell), value)
}

/** Changes a cell from one value to another; false if somebody else was first. */
// @inline
export function change(cell: Cell, from: u64, to: u64): bool {
  return changeAt(placeOf(cell), from, to)
}

/** Adds to a cell and returns what it then holds. */
// @inline
export function add(cell: Cell, value: u64): u64 {
  return addAt(placeOf(cell), value)
}

/** Takes the lock if it is free. */
export function tryLock(): bool {
  return change(Cell.lock, 0, 1)
}

/** Takes the lock, waiting for it if need be. */
export function lock(): void {
  while (!tryLock()) {
    if (ASC_FEATURE_THREADS) atomic.wait<u64>(placeOf(Cell.lock), 1, 1_000_000)
  }
}

/** Releases the lock. */
export function unlock(): void {
  write(Cell.lock, 0)
  if (ASC_FEATURE_THREADS) atomic.notify(placeOf(Cell.lock), 1)
}
