// The effect of a kind of move on each half board that receives its seeds: it stays, loses what is captured, or loses
// everything. Half boards are identified by their places among those with the same number of seeds, in mirrored order. Those that
// stay mostly come in runs: the next one becomes the next one. Others are listed in blocks of sixteen places, each with shuffles
// that bring the values of what they become into their places.

import { takesAt, takesChains } from '../rules/lastSeed/table'
import { holes } from '../rules/rules'
import { growTo } from '../memory'
import { mirrorOf } from './mirrored'
import { first, halfAt, mostSeeds, rankOf, size } from '../positions/halves'
import { endsThere, givenBy, kindsEnd } from './sowings'

/** An entry for a half board that loses seeds: its place, the seeds taken from it, the rank of what it becomes. */
export const ENTRY: usize = 8
/** An entry for a run: its first place, that of what it becomes, and the length of the run. */
export const RUN: usize = 12
/** An entry for a block: its first place, the number of its windows, and the worst value wherever no window has another. */
export const BLOCK: usize = 24
/** A window of what half boards become: its first place, and the shuffle that brings its values into the block. */
export const WINDOW: usize = 20
/** The places in a vector. */
export const VECTOR: i32 = 16
const TAKEN_SHIFT: u32 = 24
const RANKS: u32 = (1 << TAKEN_SHIFT) - 1
/** Bytes by which memory grows at a time. */
const GROWTH: usize = 1 << 22
/** Stands in a shuffle for a place that it does not fill, which gets zero. */
const NOWHERE: u8 = 128
/** The opponent's value that is worse for the mover than any other. */
const WORST: i8 = 127

/** The lists of a kind against half boards of so many seeds. */
export const enum Lists {
  runs,
  blocks,
  captured,
  emptied,
  count,
}

const HALF: usize = memory.data(32, 16)
let starts: usize = 0
let end: usize = 0
/** By place: what becomes of the half board, and the seeds taken from it, while lists are built. */
let effects: usize = 0

/** Bytes that the beginnings of all lists take. */
export function giftsBytes(): usize {
  return (usize(kindsEnd()) * usize(mostSeeds + 1) * Lists.count + 1) << 2
}

/** Sets where the starting addresses of the lists are. */
export function findGifts(start: usize): void {
  starts = start
}

/** Builds the lists at `free`; returns their end, or 0 if there is not enough memory. */
export function listGifts(free: usize): usize {
  effects = free
  end = effects + (usize(size(mostSeeds)) << 2)
  if (!growTo(u64(end) + GROWTH)) return 0
  for (let kind = 0; kind < kindsEnd(); kind++) {
    for (let seeds = 0; seeds <= mostSeeds; seeds++) {
      const few = kind > 1 && givenBy(kind) + seeds <= mostSeeds
      if (few) noteEffects(kind, seeds)
      for (let which = 0; which < Lists.count; which++) {
        store<u32>(startOf(kind, seeds, which), u32(end))
        if (few && !listOf(kind, seeds, which)) return 0
      }
    }
  }
  store<u32>(startOf(kindsEnd(), 0, 0), u32(end))
  return end
}

// @inline
function startOf(kind: i32, seeds: i32, which: i32): usize {
  return starts + (usize((kind * (mostSeeds + 1) + seeds) * Lists.count + which) << 2)
}

/** Where a list begins. */
// @inline
export function listStart(kind: i32, seeds: i32, which: i32): usize {
  return load<u32>(startOf(kind, seeds, which))
}

/** Where it ends. */
// @inline
export function listEnd(kind: i32, seeds: i32, which: i32): usize {
  return load<u32>(startOf(kind, seeds, which), 4)
}

/** The place of an entry's half board, or the first of them. */
// @inline
export function placeIn(entry: usize): usize {
  return load<u32>(entry)
}

/** The rank of what it becomes. */
// @inline
export function becomes(entry: usize): usize {
  return usize(load<u32>(entry, 4) & RANKS)
}

/** The seeds taken from it. */
// @inline
export function takenIn(entry: usize): i32 {
  return i32(load<u32>(entry, 4) >> TAKEN_SHIFT)
}

/** The place of what the first of a run becomes. */
// @inline
export function sourceOf(run: usize): usize {
  return load<u32>(run, 4)
}

/** The length of a run. */
// @inline
export function lengthOf(run: usize): usize {
  return load<u32>(run, 8)
}

/** The end of a block's windows. */
// @inline
export function windowsEnd(block: usize): usize {
  return block + BLOCK + usize(load<u32>(block, 4)) * WINDOW
}

/** The values of a block, given those of what half boards become. */
// @inline
export function valuesOf(block: usize, last: usize, from: usize): v128 {
  let values = v128.load(block + 8)
  for (let window = block + BLOCK; window < last; window += WINDOW) {
    values = v128.or(values, i8x16.swizzle(v128.load(from + usize(load<u32>(window))), v128.load(window + 4)))
  }
  return values
}

// @inline
function effectAt(place: i32): usize {
  return effects + (usize(place) << 2)
}

// @inline
function takenAt(place: i32): i32 {
  return i32(load<u32>(effectAt(place)) >> TAKEN_SHIFT)
}

/** The place of what a half board becomes, if it loses nothing; -1 otherwise. */
function sourceAt(place: i32, sources: i32): i32 {
  const effect = load<u32>(effectAt(place))
  return effect >> TAKEN_SHIFT ? -1 : mirrorOf(i32(effect)) - sources
}

function noteEffects(kind: i32, seeds: i32): void {
  const from = first(seeds)
  for (let place = 0; place < size(seeds); place++) {
    const taken = give(mirrorOf(from + place), kind)
    store<u32>(effectAt(place), u32(rankOf(HALF)) | (u32(taken) << TAKEN_SHIFT))
  }
}

function listOf(kind: i32, seeds: i32, which: i32): bool {
  const given = givenBy(kind)
  if (which == Lists.runs) return listRuns(seeds, first(seeds + given))
  if (which == Lists.blocks) return listBlocks(seeds, first(seeds + given))
  for (let place = 0; place < size(seeds); place++) {
    const taken = takenAt(place)
    if (taken == 0 || (taken == seeds + given) != (which == Lists.emptied)) continue
    if (!growTo(u64(end + ENTRY) + GROWTH)) return false
    store<u32>(end, u32(place))
    store<u32>(end, load<u32>(effectAt(place)), 4)
    end += ENTRY
  }
  return true
}

/** How many half boards from this place on become the same number of half boards, one after another. */
function runAt(place: i32, places: i32, sources: i32): i32 {
  const source = sourceAt(place, sources)
  if (source < 0) return 0
  let length = 1
  while (place + length < places && sourceAt(place + length, sources) == source + length) length++
  return length
}

function listRuns(seeds: i32, sources: i32): bool {
  const places = size(seeds)
  for (let place = 0; place < places;) {
    const length = runAt(place, places, sources)
    if (length >= VECTOR) {
      if (!growTo(u64(end + RUN) + GROWTH)) return false
      store<u32>(end, u32(place))
      store<u32>(end, u32(sourceAt(place, sources)), 4)
      store<u32>(end, u32(length), 8)
      end += RUN
    }
    place += max(1, length)
  }
  return true
}

/** Lists the blocks of places that are not in runs. */
function listBlocks(seeds: i32, sources: i32): bool {
  const places = size(seeds)
  let block = -1
  for (let place = 0; place < places;) {
    const length = runAt(place, places, sources)
    const next = place + max(1, length)
    if (length == 0 || length >= VECTOR) {
      place = next
      continue
    }
    for (; place < next; place++) {
      if (place / VECTOR != block) {
        block = place / VECTOR
        if (!beginBlock(block)) return false
      }
      if (!fillFromWindow(place % VECTOR, sourceAt(place, sources))) return false
    }
  }
  return true
}

let window: usize = 0
let unfilled: usize = 0
let windows: usize = 0

function beginBlock(block: i32): bool {
  if (!growTo(u64(end + BLOCK) + GROWTH)) return false
  store<u32>(end, u32(block * VECTOR))
  windows = end + 4
  store<u32>(windows, 0)
  unfilled = end + 8
  v128.store(unfilled, i8x16.splat(WORST))
  window = 0
  end += BLOCK
  return true
}

/** Notes where a place of the block gets its value from: in the last window, or in a new one that begins there. */
function fillFromWindow(place: i32, source: i32): bool {
  const isInWindow = window != 0 && source >= load<i32>(window) && source < load<i32>(window) + VECTOR
  if (!isInWindow) {
    if (!growTo(u64(end + WINDOW) + GROWTH)) return false
    window = end
    store<u32>(window, u32(source))
    v128.store(window + 4, i8x16.splat(i8(NOWHERE)))
    store<u32>(windows, load<u32>(windows) + 1)
    end += WINDOW
  }
  store<u8>(window + 4 + usize(place), u8(source - load<i32>(window)))
  store<i8>(unfilled + usize(place), 0)
  return true
}

/** Gives seeds to a half board and takes what the last of them captures; returns how many they were. */
function give(rank: i32, kind: i32): i32 {
  memory.copy(HALF, halfAt(rank), usize(holes))
  const given = givenBy(kind)
  for (let seed = 0; seed < given; seed++) {
    const at = HALF + usize(seed % holes)
    store<u8>(at, load<u8>(at) + 1)
  }
  if (!endsThere(kind)) return 0
  let taken = 0
  for (let hole = (given - 1) % holes; hole >= 0; hole--) {
    const count: i32 = load<u8>(HALF + usize(hole))
    if (!takesAt(count)) break
    taken += count
    store<u8>(HALF + usize(hole), 0)
    if (!takesChains()) break
  }
  return taken
}
