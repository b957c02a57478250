import { readAt, writeAt, addAt } from '../threads'

// Positions that took long to prove, with their bounds, for a later session: written by all members in turn, and read
// before they are overwritten.

/** How many are kept. */
const MOST: u64 = 4096
const LEMMA_BITS: usize = 5
/** How much memory that is: a count, then the lemmas. */
export const LEMMA_BYTES: usize = 64 + (usize(MOST) << LEMMA_BITS)

let at: usize = 0
/** Proofs that visited at least this many nodes are written down. */
export let worthwhile: u64 = u64.MAX_VALUE
let next: u64 = 0

/** What `readLemma` found. */
let mine: u64 = 0
let theirs: u64 = 0
let bounds: i32 = 0

/** Finds the lemmas from `start` on. */
export function findLemmas(start: usize): void {
  at = start
}

/** Sets how many nodes a proof must have visited to be written down. */
export function writeLemmasFrom(nodes: f64): void {
  worthwhile = u64(nodes)
}

// @inline
function placeOf(number: u64): usize {
  return at + 64 + (usize(number % MOST) << LEMMA_BITS)
}

/** Writes down the bounds of a position. */
export function writeLemma(m: u64, t: u64, low: i32, high: i32): void {
  const number = addAt(at, 1) - 1
  const place = placeOf(number)
  // Its number comes last, and says that it is complete.
  writeAt(place, 0)
  writeAt(place + 8, m)
  writeAt(place + 16, t)
  writeAt(place + 24, u64((low + 128) | ((high + 128) << 8)))
  writeAt(place, number + 1)
}

/** Reads the next lemma that this member has not read; false if there is none yet. */
export function readLemma(): bool {
  const count = readAt(at)
  if (next + MOST < count) next = count - MOST
  for (; next < count; next++) {
    const place = placeOf(next)
    const number = readAt(place)
    // Another member may be about to complete it, or may already have overwritten it.
    if (number < next + 1) return false
    mine = readAt(place + 8)
    theirs = readAt(place + 16)
    bounds = i32(readAt(place + 24))
    if (number != next + 1 || readAt(place) != number) continue
    next++
    return true
  }
  return false
}

/** The half boards of the lemma read: the mover's and the other. */
export function lemmaMine(): u64 {
  return mine
}

/** The other's half board. */
export function lemmaTheirs(): u64 {
  return theirs
}

/** The least value of its position for the mover. */
export function lemmaLow(): i32 {
  return (bounds & 0xff) - 128
}

/** The greatest. */
export function lemmaHigh(): i32 {
  return (bounds >> 8) - 128
}
