// Exact results of positions with few seeds, from endgame tables that the caller has filled.

import { aligned, growTo } from '../memory'
import { seedsOnSide, slotOf, toMove } from '../rules/game'
import { marginOf } from '../rules/lookAhead'
import { layHalves, layerSize, layerStart, listHalves, rankInGame, rowOf } from '../positions/halves'

/** Memory that the lists of half boards may need before their size is known. */
const ROOM: u64 = 1 << 20

let most: i32 = -1

/** Allocates tables of up to this many seeds from `start` on; false if there is not enough memory. */
export function layTables(start: usize, seeds: i32): bool {
  most = -1
  const from = aligned(start)
  if (!growTo(u64(from) + ROOM)) return false
  const values = aligned(listHalves(from, seeds))
  if (!growTo(u64(values) + ROOM)) return false
  layHalves(values)
  let end = u64(values)
  for (let count = 0; count <= seeds; count++) end += u64(layerSize(count))
  if (!growTo(end)) return false
  most = seeds
  return true
}

/** The address of the values of positions with this many seeds. */
export function layerAt(seeds: i32): f64 {
  return f64(layerStart(seeds))
}

/** Whether the position of a game is in the tables. */
export function isTabled(game: usize): bool {
  return seedsOnSide(game, 0) + seedsOnSide(game, 1) <= most
}

/** The result of a game in the tables for its mover under best play: 1, 0 or −1. */
export function exactResult(game: usize): f32 {
  const side = toMove(game)
  const theirs = rankInGame(game + (usize(slotOf(side ^ 1, 0)) << 1))
  const row = rowOf(seedsOnSide(game, side), seedsOnSide(game, side ^ 1), theirs)
  const gain: i32 = load<i8>(row + usize(rankInGame(game + (usize(slotOf(side, 0)) << 1))))
  const margin = marginOf(game, side) + gain
  return margin > 0 ? 1 : margin < 0 ? -1 : 0
}
