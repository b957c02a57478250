// Fills a layer under any rules. Every position starts at zero and is updated from its moves until nothing changes:
// after k passes a value is at least what the mover can force within k moves of the layer, with unfinished play
// counting zero. So values only move away from zero, and what cannot be forced in any number of moves stays there.

import { beginExpanding, exit, expand, staying } from './expand'
import { first, layerSize, layerStart } from '../positions/halves'
import { addRecord, after, before, bestOf, clearRecords, firstRecord, placeOf, recordsEnd } from './records'

/** The number of skipped records that take as long as a played position. */
const RECORDS_PER_POSITION: i32 = 16

let seeds: i32 = 0
let layer: usize = 0
let positions: usize = 0
let place: usize = 0
let mineSeeds: i32 = 0
let mine: i32 = 0
let theirs: i32 = 0
let listed: bool = false
let record: usize = 0
let upwards: bool = true
let changed: bool = false

/** Whether the records of a layer did not fit into memory. */
export let outOfMemory: bool = false
/** Passes over the records of the layer. */
let passes: i32 = 0

/** Starts the layer of this many seeds; its records may use memory from `free`. */
export function beginByRules(game: usize, count: i32, free: usize): void {
  seeds = count
  layer = layerStart(count)
  positions = layerSize(count)
  place = 0
  mineSeeds = 0
  mine = first(0)
  theirs = first(count)
  listed = false
  passes = 0
  memory.fill(layer, 0, positions)
  clearRecords(free, layer)
  beginExpanding(game, count, false)
}

/** Continues for about this many positions; true when the layer is done. */
export function workByRules(count: i32): bool {
  for (; !listed && count > 0; count--) listPosition()
  if (!listed) return false
  for (let left = count * RECORDS_PER_POSITION; left > 0; left--) {
    if (upwards ? record == recordsEnd() : record == firstRecord()) {
      if (passes > 0 && !changed) return true
      beginPass()
      continue
    }
    if (!upwards) record = before(record)
    const value = bestOf(record)
    const at = layer + usize(placeOf(record))
    if (value != i32(load<i8>(at))) {
      store<i8>(at, i8(value))
      changed = true
    }
    if (upwards) record = after(record)
  }
  return false
}

/** The share of the layer's positions that were played. */
export function listedShare(): f64 {
  return f64(place) / f64(positions)
}

function listPosition(): void {
  expand(mine, theirs)
  if (staying == 0) store<i8>(layer + place, i8(exit))
  else if (!addRecord(u32(place))) outOfMemory = true
  place++
  if (++mine < first(mineSeeds + 1)) return
  if (++theirs == first(seeds - mineSeeds + 1)) {
    mineSeeds++
    if (mineSeeds > seeds) {
      listed = true
      upwards = false
      record = firstRecord()
      return
    }
    theirs = first(seeds - mineSeeds)
  }
  mine = first(mineSeeds)
}

function beginPass(): void {
  passes++
  changed = false
  upwards = !upwards
  record = upwards ? firstRecord() : recordsEnd()
}
