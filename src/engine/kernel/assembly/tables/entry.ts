import { aligned, growTo, heapStart } from '../memory'
import { forgetRoutes, layRoutes } from '../rules/route'
import { loadRules } from '../rules/rules'
import { takeUpWon } from '../rules/game'
import { loadShortcuts } from '../rules/shortcuts'
import { loadSlams } from '../rules/slams'
import { GameRecord } from '../shared/gameRecord'
import * as counts from './byCounts'
import * as rules from './byRules'
import { movesTried as tried } from './expand'
import { giftsBytes, listGifts } from './gifts'
import { layHalves, layerSize, layerStart, listHalves } from './halves'
import { listSowings, sowingsBytes } from './sowings'

// The entry for endgame tables: values of all positions of up to some number of seeds, layer by layer. Every call but
// `layOut` and `beginLayer` is bounded. A layer is filled here or written from outside.

export { CAPTURE_COUNTS, LAYOUT, RULES } from '../rules/rules'

/** A game of the tabulated kind; everything except its holes and stores matters. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)

let like: bool = false
let free: usize = 0

/** Loads the rules from memory. */
export function prepare(): void {
  loadRules()
  loadSlams()
  loadShortcuts()
  forgetRoutes()
  layRoutes(0)
}

/** Loads the game in memory. */
export function takeUp(game: usize): void {
  layRoutes(load<u64>(game, GameRecord.burnt))
  takeUpWon(game)
}

/** Positions seen before do not count. */
export function recall(_position: usize): void {}

/**
 * Allocates tables of up to this many seeds, for a game like awari or any other; false if there is not enough memory.
 */
export function layOut(seeds: i32, likeAwari: bool): bool {
  like = likeAwari
  const start = heapStart()
  if (!growTo(start + (1 << 20))) return false
  const values = aligned(listHalves(start, seeds))
  if (!growTo(u64(values) + (1 << 20))) return false
  layHalves(values)
  let bytes: u64 = u64(values)
  for (let count = 0; count <= seeds; count++) bytes += u64(layerSize(count))
  free = aligned(usize(bytes))
  if (!like) return growTo(bytes + 4096)
  const sowings = free
  const gifts = aligned(sowings + sowingsBytes())
  const lists = aligned(gifts + giftsBytes())
  if (!growTo(u64(lists) + (1 << 22))) return false
  listSowings(sowings)
  const rows = aligned(listGifts(gifts, lists))
  if (rows == 0 || !growTo(u64(rows) + counts.rowsBytes() + 4096)) return false
  free = aligned(counts.layRows(rows))
  return true
}

/** The address of the values of positions with this many seeds, as an unsigned number. */
export function layerAt(seeds: i32): f64 {
  return f64(layerStart(seeds))
}

/** Starts filling the layer of this many seeds; all layers below it must exist. */
export function beginLayer(seeds: i32): void {
  if (like) counts.beginByCounts(GAME, seeds, free)
  else rules.beginByRules(GAME, seeds, free)
}

/** Continues for about this many positions; true when the layer is done. */
export function fillLayer(positions: i32): bool {
  return like ? counts.workByCounts(positions) : rules.workByRules(positions)
}

/** The share of the layer's positions that have been visited once. */
export function layerListed(): f64 {
  return like ? counts.listedByCounts() : rules.listedShare()
}

/** Whether a layer did not fit into memory; its values are then invalid. */
export function isOutOfMemory(): bool {
  return like ? counts.outOfMemory : rules.outOfMemory
}

/** Moves played by the rules of the kernel. */
export function movesTried(): f64 {
  return f64(tried)
}

/** How often each position of the layer was computed, on average; 0 if not counted. */
export function worksPerPosition(seeds: i32): f64 {
  return like ? counts.rowWork / f64(layerSize(seeds)) : 0
}
