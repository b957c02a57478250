// Positions of a layer from which play can stay in it, each with where its moves lead: they are played once and looked up
// in every pass. A record has the position's place in the layer, the best of the moves that leave it, how many stay, the
// places those lead to, and its length, so that it can be read from either end.

import { growTo } from '../memory'
import { SAME_MOVER, exit, staying, stayAt } from './expand'

const HEAD: usize = 8
const TAIL: usize = 4
/** Bytes by which memory grows at a time. */
const GROWTH: usize = 1 << 22

let start: usize = 0
let end: usize = 0
let values: usize = 0

/** Clears all records; new ones start at `first` and belong to the layer at `layer`. */
export function clearRecords(first: usize, layer: usize): void {
  start = end = first
  values = layer
}

/** Continues where somebody else's records end. */
export function continueRecords(from: usize): void {
  end = from
}

/** Where the records begin. */
// @inline
export function firstRecord(): usize {
  return start
}

/** Where they end. */
// @inline
export function recordsEnd(): usize {
  return end
}

/** Adds a record for the position at an index; false if there is not enough memory. */
export function addRecord(place: u32): bool {
  const length = HEAD + (usize(staying) << 2) + TAIL
  if (!growTo(u64(end + length) + GROWTH)) return false
  store<u32>(end, place)
  store<i16>(end, i16(exit), 4)
  store<u16>(end, u16(staying), 6)
  for (let move = 0; move < staying; move++) store<u32>(end + HEAD + (usize(move) << 2), stayAt(move))
  end += length
  store<u32>(end - TAIL, u32(length))
  return true
}

/** The place of a record's position in the layer. */
// @inline
export function placeOf(record: usize): u32 {
  return load<u32>(record)
}

/** The record after another. */
// @inline
export function after(record: usize): usize {
  return record + HEAD + (usize(load<u16>(record, 6)) << 2) + TAIL
}

/** The record before another, or before the end. */
// @inline
export function before(record: usize): usize {
  return record - load<u32>(record - TAIL)
}

/** The best value of a record's moves, given the layer's current values. */
export function bestOf(record: usize): i32 {
  let best: i32 = load<i16>(record, 4)
  const last = record + HEAD + (usize(load<u16>(record, 6)) << 2)
  for (let at = record + HEAD; at < last; at += 4) {
    const move = load<u32>(at)
    const value: i32 = load<i8>(values + usize(move >> 1))
    best = max(best, (move & SAME_MOVER) != 0 ? value : -value)
  }
  return best
}
