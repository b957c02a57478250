// What South gains more than North if a round is stopped: the minimum and maximum over the positions of a layer, first
// over all of them, then over those that matter.

import { GameRecord } from '../shared/gameRecord'
import { leastOf, mostOf, setBounds } from './bounds'
import { unrank } from './ranking'
import { shareOf } from './worth'

const POSITION: usize = memory.data(GameRecord.size, 16)

/** Over all positions of the layer. */
export let lowest: i32 = 0
export let highest: i32 = 0
let narrowLowest: i32 = 0
let narrowHighest: i32 = 0

/** Clears the range over all positions. */
export function openShares(): void {
  lowest = i32.MAX_VALUE
  highest = i32.MIN_VALUE
}

/** Includes a position in the range of the layer. */
export function weigh(rank: u64): void {
  unrank(POSITION, rank)
  const share = shareOf(POSITION)
  lowest = min(lowest, share)
  highest = max(highest, share)
}

/** Clears the narrowed range. */
export function openNarrowShares(): void {
  narrowLowest = i32.MAX_VALUE
  narrowHighest = i32.MIN_VALUE
}

/**
 * A player who forces an end never reaches the same position twice. So rounds only stop where the player who prefers
 * to continue can force no more than stopping gives; elsewhere the result of stopping does not matter.
 */
export function narrow(rank: u64): void {
  unrank(POSITION, rank)
  const share = shareOf(POSITION)
  const least = leastOf(rank)
  const most = mostOf(rank)
  narrowLowest = min(narrowLowest, least > lowest ? max(share, least - 1) : share)
  narrowHighest = max(narrowHighest, most < highest ? min(share, most + 1) : share)
}

/** Restarts a position from the narrower bounds. */
export function restart(rank: u64): void {
  const least = leastOf(rank)
  const most = mostOf(rank)
  setBounds(
    rank,
    least < lowest ? least : max(least, narrowLowest),
    most > highest ? most : min(most, narrowHighest),
  )
}

/**
 * Counting quiet moves distinguishes otherwise equal positions: a player who forces an end can then be stopped
 * anywhere.
 */
export function relax(rank: u64): void {
  setBounds(rank, min(leastOf(rank), lowest), max(mostOf(rank), highest))
}
