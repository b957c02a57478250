// What a search with a memory keeps of the positions it has met: what they are worth, how far ahead that was seen, and the
// choice to try first. A later position takes the place of an earlier one.

import { aligned, growTo } from '../memory'
import { networkOf } from '../network/seats'

const MOST_ENTRIES: i32 = 1 << 18
// An entry: the key, the value, then from the lowest bit the choice, the moves and the turns that were left, what the value
// is, and what ended the lines behind it.
const ENTRY_SIZE: i32 = 16
const MOVES: u32 = 6
const TURNS: u32 = 13
const BOUND: u32 = 19
const CUT: u32 = 21

/** What a value is: the least, the most, or both. */
const AT_LEAST: u32 = 1
const AT_MOST: u32 = 2

/** What ended lines of a search before the round did: the moves to look ahead, or the turns. */
export const OUT_OF_MOVES: i32 = 1
export const OUT_OF_TURNS: i32 = 2

/** Stands for no choice. */
export const NO_CHOICE: i32 = 255

let base: usize = 0
/** The entries in use, a power of two. */
let entries: u64 = 1
/** Entries of earlier searches do not count: a choice must not depend on what was searched before. */
let search: u64 = 0

/** The value that `recall` found, and what ended the lines behind it. */
export let recalled: i32 = 0
export let recalledCut: i32 = 0
/** The choice to try first, even where no value is known. */
export let hint: i32 = NO_CHOICE

/** Allocates the table behind the networks; false if there is not enough memory. */
export function makeMemory(): bool {
  base = aligned(networkOf(2))
  return growTo(u64(base) + MOST_ENTRIES * ENTRY_SIZE)
}

/** Forgets all positions, before a search of at most so many moves: one that is short stays within a faster part of the machine's memory. */
export function forgetSearch(moves: i32): void {
  search += 0x9e3779b97f4a7c15
  entries = moves >= MOST_ENTRIES ? MOST_ENTRIES : u64(1) << u64(32 - clz(moves))
}

// @inline
function entryOf(key: u64): usize {
  return base + usize((key >> 32) & (entries - 1)) * ENTRY_SIZE
}

/**
 * Looks a position up: true if its value, looking so many moves and turns ahead, is known well enough for the window. A value
 * behind which lines were cut counts for exactly the same look ahead, any other for a longer one as well.
 */
export function recall(position: u64, moves: i32, turns: i32, alpha: i32, beta: i32): bool {
  const key = position ^ search
  const entry = entryOf(key)
  hint = NO_CHOICE
  if (load<u64>(entry) != key) return false
  const known = load<u32>(entry, 12)
  hint = i32(known & 63)
  const value = load<i32>(entry, 8)
  const cut = i32(known >> CUT)
  if (!reaches(moves, i32((known >> MOVES) & 127), (cut & OUT_OF_MOVES) != 0)) return false
  if (!reaches(turns, i32((known >> TURNS) & 63), (cut & OUT_OF_TURNS) != 0)) return false
  const bound = (known >> BOUND) & (AT_LEAST | AT_MOST)
  const enough =
    ((bound & AT_LEAST) != 0 && value >= beta) ||
    ((bound & AT_MOST) != 0 && value <= alpha) ||
    bound == (AT_LEAST | AT_MOST)
  if (!enough) return false
  recalled = value
  recalledCut = cut
  return true
}

// @inline
function reaches(wanted: i32, known: i32, wasCut: bool): bool {
  return wanted == known || (wanted > known && !wasCut)
}

/** Keeps what was found about a position between two bounds. */
export function keep(
  position: u64,
  moves: i32,
  turns: i32,
  alpha: i32,
  beta: i32,
  value: i32,
  choice: i32,
  cut: i32,
): void {
  const key = position ^ search
  const entry = entryOf(key)
  const bound: u32 = (value > alpha ? AT_LEAST : 0) | (value < beta ? AT_MOST : 0)
  store<u64>(entry, key)
  store<i32>(entry, value, 8)
  const known =
    u32(choice) | (u32(moves) << MOVES) | (u32(turns) << TURNS) | (bound << BOUND) | (u32(cut) << CUT)
  store<u32>(entry, known, 12)
}
