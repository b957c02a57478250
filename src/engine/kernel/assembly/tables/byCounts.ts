// Fills a layer of a game like awari, row by row: one lap, no sown stores, captures by count on the other side.
// Values are found as in byRules.ts, but the values of one half board with all others are computed together, and
// recomputed only if a value they depend on has changed. Positions with an empty side, or with a capture of
// everything, are played by the rules of the kernel.
// The first pass over a layer lists what leaves it, the others compute values; see passes.ts for who does what. Until the last
// pass sorts them by rank, the values of a row are in the order of mirrored.ts.

import { holes } from '../rules/rules'
import { Cell, add, lock, read, unlock, write } from './crew'
import { NO_EXIT, beginExpanding, expand } from './expand'
import { ENTRY, Lists, becomes, listEnd, listStart, placeIn, takenIn } from './gifts'
import { mirrorIn, mirrorOf, mirrorsFrom } from './mirrored'
import { first, halfBoards, layerSize, layerStart, mostSeeds, rowOf, size } from '../positions/halves'
import {
  RESTORING,
  beginPasses,
  claim,
  half,
  halfSeeds,
  isHandEmpty,
  joinPasses,
  nextHalf,
  offset,
  pass,
} from './passes'
import { WORD, changesAt, raiseByLists, raiseByTwo } from './raising'
import { addRecord, after, bestOf, clearRecords, continueRecords, placeOf, recordsEnd } from './records'
import { NO_MOVE, givenBy, kindOf, leftBy, sowingOf } from './sowings'

let seeds: i32 = 0
/** The current row, and one mark for each of its positions that the kernel's rules play. */
let row: usize = 0
let marks: usize = 0
/** The half boards whose values against the current row's have changed. */
let list: usize = 0
/** By half board: where its records start and end, when its row was computed, when a value against it changed. */
let records: usize = 0
let worked: usize = 0
let altered: usize = 0
/** The best that leaves the layer, and the values; both by the mover's half board, then the other's in mirrored order. */
let exits: usize = 0
let known: usize = 0

/** Bytes of working memory, with room for this many members. */
export function rowsBytes(places: i32): u64 {
  return (
    u64(memberBytes()) * u64(places) + (u64(halfBoards + 1) << 4) + (u64(layerSize(mostSeeds)) << 1) + 256
  )
}

function rowLength(): usize {
  return (usize(size(mostSeeds)) + 127) & ~usize(63)
}

/** What each member has for itself: a row, its marks, and a list. */
function memberBytes(): usize {
  return rowLength() * 6
}

/** Allocates working memory at `start` for this many members, of whom this is number `me`; returns its end. */
export function layRows(start: usize, places: i32, me: i32): usize {
  row = start + memberBytes() * usize(me)
  marks = row + rowLength()
  list = marks + rowLength()
  records = start + memberBytes() * usize(places)
  worked = records + (usize(halfBoards + 1) << 3)
  altered = worked + (usize(halfBoards + 1) << 2)
  exits = altered + (usize(halfBoards + 1) << 2)
  known = exits + layerSize(mostSeeds) + 64
  return known + layerSize(mostSeeds) + 64
}

/** Starts the layer of this many seeds for the whole crew; its records may use memory from `free`. */
export function beginByCounts(game: usize, count: i32, free: usize): void {
  memory.fill(layerStart(count), 0, layerSize(count))
  memory.fill(known, 0, layerSize(count))
  memory.fill(worked, 0, usize(halfBoards) << 2)
  memory.fill(altered, 0, usize(halfBoards) << 2)
  joinByCounts(game, count, free)
  write(Cell.recordsEnd, free)
  write(Cell.clock, 0)
  beginPasses()
}

/** Starts to work on a layer that the leader has begun. */
export function joinByCounts(game: usize, count: i32, free: usize): void {
  seeds = count
  joinPasses(count)
  lock()
  clearRecords(free, layerStart(count))
  beginExpanding(game, count, true)
  unlock()
}

/**
 * Continues for about this many positions, to the end of what was claimed, so that a member may leave at any time; false if
 * there is nothing to do now, or at all.
 */
export function workByCounts(count: i32): bool {
  let left = count
  while (left > 0 || !isHandEmpty()) {
    if (isHandEmpty() && !claim()) return false
    const others = size(seeds - halfSeeds)
    if (pass == 0) {
      findExits(others)
      left -= 2 * others
    } else if (pass == RESTORING) {
      restore(others)
      left -= others
    } else if (isDue()) {
      workOut(others)
      left -= others
    } else left--
    nextHalf()
  }
  return true
}

/** Finds the best that leaves the layer for each position of a row, and lists those that the kernel's rules play. */
function findExits(others: i32): void {
  const theirSeeds = seeds - halfSeeds
  const from = exits + offset
  const byRules = halfSeeds == 0 || theirSeeds == 0
  let marked = byRules
  memory.fill(from, u8(NO_EXIT), others)
  memory.fill(marks, u8(byRules), others)
  if (!byRules) {
    for (let hole = 0; hole < holes; hole++) {
      const sowing = sowingOf(half, hole)
      if (kindOf(sowing) != NO_MOVE && capture(sowing, theirSeeds, from)) marked = true
    }
  }
  if (marked) playMarked(theirSeeds, others)
  else store<u64>(records + (usize(half) << 3), 0)
}

/** Plays the marked positions of a row by the kernel's rules, and records where their moves lead. */
function playMarked(theirSeeds: i32, others: i32): void {
  const bounds = records + (usize(half) << 3)
  lock()
  continueRecords(usize(read(Cell.recordsEnd)))
  store<u32>(bounds, u32(recordsEnd()))
  for (let i = 0; i < others; i++) {
    if (load<u8>(marks + usize(i)) == 0) continue
    expand(half, mirrorOf(first(theirSeeds) + i))
    if (!addRecord(u32(i))) write(Cell.outOfMemory, 1)
  }
  store<u32>(bounds, u32(recordsEnd()), 4)
  write(Cell.recordsEnd, recordsEnd())
  unlock()
}

/** Raises a row to what a move captures; whether it marks positions in which the move captures everything. */
function capture(sowing: u32, theirSeeds: i32, to: usize): bool {
  const kind = kindOf(sowing)
  const given = givenBy(kind)
  const left = leftBy(sowing)
  const leftSeeds = halfSeeds - given
  let last = listEnd(kind, theirSeeds, Lists.captured)
  for (let entry = listStart(kind, theirSeeds, Lists.captured); entry < last; entry += ENTRY) {
    const taken = takenIn(entry)
    const value: i32 = load<i8>(rowOf(theirSeeds + given - taken, leftSeeds, left) + becomes(entry))
    raise(to + placeIn(entry), taken - value)
  }
  const emptied = listStart(kind, theirSeeds, Lists.emptied)
  last = listEnd(kind, theirSeeds, Lists.emptied)
  for (let entry = emptied; entry < last; entry += ENTRY) store<u8>(marks + placeIn(entry), 1)
  return emptied < last
}

// @inline
function raise(at: usize, value: i32): void {
  store<i8>(at, i8(max(value, i32(load<i8>(at)))))
}

/** Whether a value that the row depends on has changed since it was computed. */
function isDue(): bool {
  if (halfSeeds == 0) return true
  const when = load<u32>(worked + (usize(half) << 2))
  if (when == 0) return true
  for (let hole = 0; hole < holes; hole++) {
    const sowing = sowingOf(half, hole)
    if (kindOf(sowing) != NO_MOVE && load<u32>(altered + (usize(leftBy(sowing)) << 2)) > when) return true
  }
  return false
}

/** Computes the values of a half board with each of the others. */
function workOut(others: i32): void {
  const theirSeeds = seeds - halfSeeds
  // Changes that others make from now on are later than what this row has seen; so are its own, on which it may depend.
  store<u32>(worked + (usize(half) << 2), u32(add(Cell.clock, 1)))
  raiseByKeeping(theirSeeds, others)
  for (let hole = 0; hole < holes; hole++) {
    const sowing = sowingOf(half, hole)
    const kind = kindOf(sowing)
    if (kind != NO_MOVE && kind != 0) raiseByLists(row, rowAfter(sowing, theirSeeds), kind, theirSeeds)
  }
  const bounds = records + (usize(half) << 3)
  const last: usize = load<u32>(bounds, 4)
  for (let record: usize = load<u32>(bounds); record < last; record = after(record)) {
    store<i8>(row + usize(placeOf(record)), i8(bestOf(record)))
  }
  tell(theirSeeds, others)
}

/** The values after a move that captures nothing, for the opponent's half boards from the first with so many seeds on. */
// @inline
function rowAfter(sowing: u32, theirSeeds: i32): usize {
  const theirs = theirSeeds + givenBy(kindOf(sowing))
  return rowOf(theirs, seeds - theirs, leftBy(sowing)) + usize(first(theirs))
}

/** Sets the row to the best of what leaves the layer and of the moves that give nothing, which are taken two by two. */
function raiseByKeeping(theirSeeds: i32, others: i32): void {
  let best = exits + offset
  let other: usize = 0
  for (let hole = 0; hole < holes; hole++) {
    const sowing = sowingOf(half, hole)
    if (kindOf(sowing) != 0) continue
    const values = rowAfter(sowing, theirSeeds)
    if (other == 0) other = values
    else {
      raiseByTwo(row, best, other, values, others)
      best = row
      other = 0
    }
  }
  if (other != 0) raiseByTwo(row, best, other, other, others)
  else if (best != row) memory.copy(row, best, others)
}

/** Stores the values that have changed in the row, and then notes when. */
function tell(theirSeeds: i32, others: i32): void {
  const computed = row
  const from = known + offset
  const theirs = mirrorsFrom(first(theirSeeds))
  const stride = usize(size(halfSeeds))
  const to = rowOf(halfSeeds, theirSeeds, 0) + usize(mirrorOf(half))
  let end = list
  for (let i = 0; i < others; i += WORD) {
    let left = changesAt(computed + usize(i), from + usize(i), others - i)
    for (; left != 0; left &= left - 1) {
      const place = usize(i) + usize(ctz(left))
      const rank = mirrorIn(theirs, place)
      store<i8>(to + usize(rank) * stride, load<i8>(computed + place))
      store<u32>(end, rank)
      end += 4
    }
  }
  if (end == list) return
  memory.copy(from, computed, others)
  // After the values were stored, so that whoever has not seen one comes back for it.
  const now = u32(add(Cell.clock, 1))
  if (read(Cell.changed) == 0) write(Cell.changed, 1)
  for (let at = list; at < end; at += 4) store<u32>(altered + (usize(load<u32>(at)) << 2), now)
}

/** Sorts the row of values against a half board by rank, as tables keep them. */
function restore(others: i32): void {
  const theirSeeds = seeds - halfSeeds
  const from = first(theirSeeds)
  const values = rowOf(theirSeeds, halfSeeds, half)
  for (let rank = from; rank < from + others; rank++) {
    const mirrored = mirrorOf(rank)
    if (mirrored <= rank) continue
    const value = load<i8>(values + usize(rank))
    store<i8>(values + usize(rank), load<i8>(values + usize(mirrored)))
    store<i8>(values + usize(mirrored), value)
  }
}
