// Every position of a round has its own rank: the holes have one, the sum of C(p_i + i, i + 1) with p their running
// totals, so that positions with fewer seeds come first. Everything else that decides how the game continues is
// numbered within it: the store where it decides more than its own seeds, quiet moves
// where they are limited, and who moves.

import { seedsAt, setSeeds, slotOf, toMove } from '../rules/game'
import { storeOf } from '../rules/route'
import { holes, endLeftovers, endQuietMoves, endWhen } from '../rules/rules'
import { GameRecord } from '../shared/gameRecord'
import { EndLeftovers, EndWhen } from '../vocabulary'
import { Score } from '../shared/scoreCodes'
import { score } from './worth'

/** C(p + i, i + 1) for the hole i and the running total p. */
let choose: usize = 0
let columns: usize = 0
let asMoverSees: bool = false
let storeIsHole: bool = false
let storeRanks: u64 = 1
let quietRanks: u64 = 1
let sideRanks: u64 = 1
let seedsInAll: i32 = 0

/** Bytes needed to rank games with this many seeds, this many of them in holes. */
export function rankingBytes(seeds: i32, all: i32): usize {
  return usize((2 * holes + 1) * (max(seeds, all) + 1)) << 3
}

/**
 * Prepares to rank games like this one with up to `seeds` seeds in holes, with tables at `start`. A search sees
 * positions from the mover's side, so that mirror images are one; burnt holes have no mirror image, nor has an odd
 * seed that goes to North. It also ranks the store like one more hole; otherwise positions with fewer seeds in play
 * must come first.
 */
export function setRanking(game: usize, start: usize, seeds: i32, all: i32, forSearch: bool): void {
  const halved = endLeftovers == EndLeftovers.halved
  const storesDecide = endWhen == EndWhen.majority || halved || score == Score.winnersMargin
  choose = start
  asMoverSees = forSearch && !halved && load<u64>(game, GameRecord.burnt) == 0
  storeIsHole = forSearch && storesDecide
  columns = usize((storeIsHole ? all : seeds) + 1)
  seedsInAll = all
  storeRanks = storesDecide && !storeIsHole ? u64(all + 1) : 1
  quietRanks = u64(max(endQuietMoves, 1))
  sideRanks = asMoverSees ? 1 : 2
  for (let i = 0; i < 2 * holes + i32(storeIsHole); i++) {
    store<u64>(cell(i, 0), 0)
    for (let p = 1; p < i32(columns); p++) {
      store<u64>(cell(i, p), load<u64>(cell(i, p - 1)) + (i == 0 ? 1 : load<u64>(cell(i - 1, p))))
    }
  }
}

// @inline
function cell(i: i32, p: i32): usize {
  return choose + ((usize(i) * columns + usize(p)) << 3)
}

/** The number of ranks of positions with at most this many seeds in holes. */
export function ranksUpTo(seeds: i32): u64 {
  // One seed more is one column more: C(p + 1 + i, i + 1) is the sum of two neighbours.
  let ways: u64 = 1
  for (let i = 0; i < 2 * holes; i++) ways += load<u64>(cell(i, seeds))
  return ways * storeRanks * quietRanks * sideRanks
}

/** The rank of the position in which a choice is to be made. */
export function rankOf(game: usize): u64 {
  const side = asMoverSees ? toMove(game) : 0
  let rank: u64 = 0
  let total: usize = 0
  let row = choose
  const width = columns << 3
  let from = game + (usize(slotOf(side, 0)) << 1)
  for (let half = 0; half < 2; half++) {
    for (let hole = 0; hole < holes; hole++) {
      total += load<u16>(from + (usize(hole) << 1))
      rank += load<u64>(row + (total << 3))
      row += width
    }
    from = game + (usize(slotOf(side ^ 1, 0)) << 1)
  }
  if (storeIsHole) rank += load<u64>(row + ((total + usize(seedsAt(game, storeOf(side)))) << 3))
  if (storeRanks > 1) rank = rank * storeRanks + seedsAt(game, storeOf(side))
  if (quietRanks > 1) rank = rank * quietRanks + load<u32>(game, GameRecord.quiet)
  return sideRanks > 1 ? rank * 2 + toMove(game) : rank
}

/** A rank, not seen by the mover, with its quiet moves left out: two positions that share it are the same. */
export function withoutQuiet(rank: u64): u64 {
  return (((rank >> 1) / quietRanks) << 1) | (rank & 1)
}

/** Writes the position of a rank, not from the mover's side, into a game of the same round. */
export function unrank(game: usize, rank: u64): void {
  store<u8>(game, u8(rank & 1), GameRecord.toMove)
  rank >>= 1
  store<u32>(game, u32(rank % quietRanks), GameRecord.quiet)
  rank /= quietRanks
  const south = i32(rank % storeRanks)
  rank /= storeRanks
  let above = i32(columns) - 1
  let inPlay = 0
  for (let i = 2 * holes - 1; i >= 0; i--) {
    let p = above
    while (load<u64>(cell(i, p)) > rank) p--
    rank -= load<u64>(cell(i, p))
    if (i == 2 * holes - 1) inPlay = p
    else setSeeds(game, i + 1 < holes ? i + 1 : i + 2, above - p)
    above = p
  }
  setSeeds(game, 0, above)
  setSeeds(game, storeOf(0), south)
  setSeeds(game, storeOf(1), storeRanks > 1 ? seedsInAll - inPlay - south : 0)
}
