// What a search remembers: buckets of four entries of 16 bytes. An entry has a position's rank, so that no two are ever
// mistaken, proven bounds, the choice to try first, and how much work it saves. The table doubles as it fills.

import { growTo } from '../memory'

const BUCKET: usize = 64
const ENTRY: usize = 16
const FIRST_BUCKETS: u64 = 1 << 12
/** Buckets that one call splits while the table doubles. */
const SPLIT: u64 = 1 << 15
const NO_CHOICE: i32 = 63
/** Bounds are stored from 0. */
const ZERO: i32 = 1 << 17

let base: usize = 0
let limit: usize = 0
let buckets: u64 = 0
let filled: u64 = 0
/** Buckets already split while the table doubles; all of them when it does not. */
let split: u64 = 0

/** What `recall` found. */
export let low: i32 = 0
export let high: i32 = 0
export let hint: i32 = -1

/** Allocates an empty table at `start` that must end before `end`; false if there is not enough memory. */
export function setTranspositions(start: usize, end: usize): bool {
  base = start
  limit = end
  buckets = split = FIRST_BUCKETS
  filled = 0
  return reserve()
}

function reserve(): bool {
  const end = u64(base) + buckets * BUCKET
  return end <= limit && growTo(end)
}

/** Lets a table that is nearly full double, some buckets per call; true when it is ready for use. */
export function makeRoom(): bool {
  if (split == buckets) {
    if (filled < buckets * 3) return true
    buckets <<= 1
    if (!reserve()) {
      buckets >>= 1
      split = buckets
      return true
    }
    split = 0
  }
  const half = buckets >> 1
  const end = min(half, split + SPLIT)
  for (; split < end; split++) splitBucket(split, half)
  if (split < half) return false
  split = buckets
  return true
}

function splitBucket(index: u64, half: u64): void {
  const bucket = base + usize(index) * BUCKET
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    const key = load<u64>(entry)
    if (key == 0 || (scramble(key) & half) == 0) continue
    v128.store(entry + usize(half) * BUCKET, v128.load(entry))
    v128.store(entry, i64x2.splat(0))
  }
}

// @inline
function scramble(key: u64): u64 {
  let mixed = key * 0x9e3779b97f4a7c15
  mixed ^= mixed >> 32
  mixed *= 0xbf58476d1ce4e5b9
  return mixed ^ (mixed >> 29)
}

// @inline
function bucketOf(key: u64): usize {
  return base + usize(scramble(key) & (buckets - 1)) * BUCKET
}

/** Looks up a position by its rank; if nothing is known, the bounds are the most that can be gained from it. */
export function recall(rank: u64, most: i32): void {
  const key = rank + 1
  const bucket = bucketOf(key)
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    if (load<u64>(entry) != key) continue
    const known = load<u64>(entry, 8)
    low = i32(known & 0x3ffff) - ZERO
    high = i32((known >> 18) & 0x3ffff) - ZERO
    const choice = i32((known >> 36) & 63)
    hint = choice == NO_CHOICE ? -1 : choice
    return
  }
  low = -most
  high = most
  hint = -1
}

/** Stores bounds of a position; the entry of its bucket that saves least work is replaced. */
export function keep(rank: u64, least: i32, most: i32, choice: i32, work: i32): void {
  const key = rank + 1
  const bucket = bucketOf(key)
  let place = bucket
  let cheapest: u64 = 99
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    const held = load<u64>(entry)
    if (held == key || held == 0) {
      if (held == 0) filled++
      place = entry
      break
    }
    const saves = load<u64>(entry, 8) >> 42
    if (saves < cheapest) {
      cheapest = saves
      place = entry
    }
  }
  const known = u64(least + ZERO) | (u64(most + ZERO) << 18) | (u64(choice & 63) << 36) | (u64(work) << 42)
  store<u64>(place, key)
  store<u64>(place, known, 8)
}
