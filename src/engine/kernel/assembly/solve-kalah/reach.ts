import { tabled } from './endgames'
import { rankOf } from './ranking'
import { sum } from './rules'
import { NO_KEY, high, hint, keep, low, recall, scramble } from './transpositions'

// How far positions are from the tables decides whether they are remembered, and whether a crew keeps out of each
// other's way.

/** Positions of so few seeds more than the tables have are sooner searched again than remembered. */
const NEAR = 2
/** Positions of fewer seeds more than the tables have are too soon done to keep others of the crew away from them. */
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

/** Takes over what an earlier session has proven of a position; a contradiction would be a mistake of ours. */
export function learn(mine: u64, theirs: u64, lo: i32, hi: i32): void {
  const key = keyOf(mine, theirs, sum(mine) + sum(theirs))
  recall(key, sum(mine) + sum(theirs))
  if (lo > high || hi < low) unreachable()
  keep(key, max(lo, low), min(hi, high), hint, MOST_WORK)
}
