// The effect of a kind of move on each half board that receives its seeds: it stays, loses what is captured, or loses
// everything. Half boards are identified by their index among those with the same number of seeds.

import { takesAt, takesChains } from '../rules/lastSeed/table'
import { holes } from '../rules/rules'
import { growTo } from '../memory'
import { first, halfAt, mostSeeds, rankOf } from '../positions/halves'
import { endsThere, givenBy, kindsEnd } from './sowings'

/** A list's entry: the place of the half board, the seeds taken from it, the rank of what it becomes. */
export const ENTRY: usize = 8
const TAKEN_SHIFT: u32 = 24
const RANKS: u32 = (1 << TAKEN_SHIFT) - 1
/** Bytes by which memory grows at a time. */
const GROWTH: usize = 1 << 22

/** The lists of a kind against half boards of so many seeds. */
export const enum Lists {
  kept,
  captured,
  emptied,
  count,
}

const HALF: usize = memory.data(32, 16)
let starts: usize = 0
let end: usize = 0

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
  end = free
  for (let kind = 0; kind < kindsEnd(); kind++) {
    for (let seeds = 0; seeds <= mostSeeds; seeds++) {
      const few = kind > 1 && givenBy(kind) + seeds <= mostSeeds
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

/** The place of an entry's half board. */
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

function listOf(kind: i32, seeds: i32, which: i32): bool {
  const from = first(seeds)
  for (let rank = from; rank < first(seeds + 1); rank++) {
    const taken = give(rank, kind)
    const left = seeds + givenBy(kind) - taken
    const list = taken == 0 ? Lists.kept : left == 0 ? Lists.emptied : Lists.captured
    if (list != which) continue
    if (!growTo(u64(end + ENTRY) + GROWTH)) return false
    store<u32>(end, u32(rank - from))
    store<u32>(end, u32(rankOf(HALF)) | (u32(taken) << TAKEN_SHIFT), 4)
    end += ENTRY
  }
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
