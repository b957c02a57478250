import { tabled } from './endgames'
import { rankOf } from './ranking'
import { sum } from './rules'
import { NO_KEY, high, hint, keep, low, recall, scramble } from './transpositions'

// How far positions are from the tables decides whether they are remembered, and whether members of a crew keep
// out of each other's way.

/** Positions with only this many seeds more than the tables are quicker to search again than to remember. */
const NEAR = 3
/** Positions with fewer extra seeds than this are done too quickly to keep the rest of the crew away from them. */
const FAR = 8
/** How much work an entry of the transposition table can be said to save. */
export const MOST_WORK = 15

/** The key under which a position of this many seeds is remembered. */
// @inline
export function keyOf(mine: u64, theirs: u64, seeds: i32): u64 {
  return seeds <= tabled + NEAR ? NO_KEY : scramble(rankOf(mine, theirs))
}

/** Whether positions with this many seeds are marked while somebody looks at them. */
// @inline
export function isWide(seeds: i32): bool {
  return seeds >= tabled + FAR
}

/** Takes over what an earlier session has proven of a position; a contradiction would be an internal error. */
export function learn(mine: u64, theirs: u64, lo: i32, hi: i32): void {
  const key = keyOf(mine, theirs, sum(mine) + sum(theirs))
  recall(key, sum(mine) + sum(theirs))
  if (lo > high || hi < low) unreachable()
  keep(key, max(lo, low), min(hi, high), hint, MOST_WORK)
}
