// Transposition table: buckets of four 8-byte entries. An entry has the part of the position's rank that the slot
// does not determine (a tag of up to 40 bits, so a hit is never wrong), proven bounds, the move to try first, and how
// much work it saves.

import { KalahLimit } from '../shared/solverLimits'
import { readAt, writeAt } from '../threads'

const BUCKET: usize = KalahLimit.bucketBytes

/** The key of positions that are not remembered; no position on the board has the rank 0. */
export const NO_KEY: u64 = 0

let base: usize = 0
let bits: u64 = 0
let slots: u64 = 0
let slotBits: u64 = 0
let mask: u64 = 0
let half: u64 = 0

/** What `recall` found. */
export let low: i32 = 0
export let high: i32 = 0
export let hint: i32 = -1

/** Bytes of 2^`size` buckets. */
export function tableBytes(size: i32): u64 {
  return (u64(1) << u64(size)) * BUCKET
}

/** Lays out 2^`size` buckets from `start`, where all must be 0, for positions ranked below 2^`keyBits`. */
export function setTranspositions(start: usize, size: i32, keyBits: i32): void {
  base = start
  slotBits = u64(size)
  slots = (u64(1) << slotBits) - 1
  bits = u64(keyBits)
  mask = bits >= 64 ? ~u64(0) : (u64(1) << bits) - 1
  half = (bits + 1) >> 1
}

/** Spreads ranks over the buckets; one-to-one on `bits` bits, so slot and tag together are the rank. */
// @inline
export function scramble(index: u64): u64 {
  let h = (index * 0x9e3779b97f4a7c15) & mask
  h ^= h >> half
  h = (h * 0xbf58476d1ce4e5b9) & mask
  return h ^ (h >> half)
}

/** Fetches the bucket of a scrambled rank. */
// @inline
export function touch(key: u64): u64 {
  return load<u64>(base + usize(key & slots) * BUCKET)
}

/** Looks up a scrambled rank; if nothing is known, the bounds are those of all seeds in play. */
// @inline
export function recall(key: u64, seeds: i32): void {
  low = -seeds
  high = seeds
  hint = -1
  if (key == NO_KEY) return
  const bucket = base + usize(key & slots) * BUCKET
  const tag = key >> slotBits
  for (let i: usize = 0; i < BUCKET; i += 8) {
    const entry = readAt(bucket + i)
    if (entry >> 24 == tag && entry & 0xff) {
      low = i32((entry & 0xff) - 128)
      high = i32(((entry >> 8) & 0xff) - 128)
      hint = i32((entry >> 16) & 15) - 1
      return
    }
  }
}

/** Stores bounds of a scrambled rank; the entry of the bucket that saves least work is replaced. */
export function keep(key: u64, lo: i32, hi: i32, best: i32, work: i32): void {
  if (key == NO_KEY) return
  const bucket = base + usize(key & slots) * BUCKET
  const tag = key >> slotBits
  let place = bucket
  let least: u64 = 99
  for (let i: usize = 0; i < BUCKET; i += 8) {
    const entry = readAt(bucket + i)
    const empty = (entry & 0xff) == 0
    if (empty || entry >> 24 == tag) {
      place = bucket + i
      break
    }
    const worth = (entry >> 20) & 15
    if (worth < least) {
      least = worth
      place = bucket + i
    }
  }
  writeAt(
    place,
    (tag << 24) | (u64(work) << 20) | (u64(best + 1) << 16) | (u64(hi + 128) << 8) | u64(lo + 128),
  )
}
