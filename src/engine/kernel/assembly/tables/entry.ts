import { aligned, growTo, heapStart } from '../memory'
import { loadRound, loadVariant } from '../rules/setUp'
import { GameRecord } from '../shared/gameRecord'
import { Work } from '../shared/stepCodes'
import * as counts from './byCounts'
import * as rules from './byRules'
import { CREW_BYTES, Cell, add, findCrew, read, write } from './crew'
import { findGifts, giftsBytes, listGifts } from './gifts'
import { layHalves, layerSize, layerStart, listHalves, writeHalves } from '../positions/halves'
import { findMirrored, listMirrored, mirroredBytes } from './mirrored'
import { isLayerDone, listedShare } from './passes'
import { findSowings, listSowings, sowingsBytes } from './sowings'

// The entry for endgame tables: values of all positions of up to some number of seeds, layer by layer. Every call but
// `layOut` and `beginLayer` is bounded. A layer is filled here or written from outside.

export { LAYOUT, RULES } from '../rules/rules'
export { LAST_SEED } from '../rules/lastSeed/table'
export { tryLock, unlock } from './crew'

findCrew(heapStart())

/** A game of the tabulated kind; everything except its holes and stores matters. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)

/** Room for the tables that rank half boards, filled before the length of their list is known: more than enough. */
const LIST_ROOM: usize = 1 << 20
/** Room for the first gifts; their lists grow by themselves. */
const GIFT_ROOM: usize = 1 << 22
/** Bytes beyond the last that is used. */
const SLACK: usize = 4096

let likeAwari: bool = false
let free: usize = 0
/** The layer that was last helped with. */
let helping: i32 = -1

/** Loads the rules from memory. */
export function prepare(): void {
  loadVariant()
}

/** Loads the game in memory. */
export function takeUp(game: usize): void {
  loadRound(game)
}

/** Positions seen before do not count. */
export function recall(_position: usize): void {}

/**
 * Allocates tables of up to this many seeds, for a game like awari or any other, with places for a crew of this size; false
 * if there is not enough memory. Whoever finds nothing ready yet is the first member, and must lead.
 */
export function layOut(seeds: i32, isLikeAwari: bool, places: i32): bool {
  likeAwari = isLikeAwari
  const start = heapStart()
  if (!growTo(start + LIST_ROOM)) return false
  const leads = !isReady()
  const me = i32(add(Cell.joined, 1)) - 1
  if (me >= places) return false
  const values = aligned(listHalves(start + CREW_BYTES, seeds))
  if (!growTo(u64(values) + LIST_ROOM)) return false
  if (leads) writeHalves()
  layHalves(values)
  let bytes: u64 = u64(values)
  for (let count = 0; count <= seeds; count++) bytes += u64(layerSize(count))
  free = aligned(usize(bytes))
  if (!likeAwari) return growTo(bytes + SLACK)
  const sowings = free
  const mirrored = aligned(sowings + sowingsBytes())
  const gifts = aligned(mirrored + mirroredBytes())
  const lists = aligned(gifts + giftsBytes())
  if (!growTo(u64(lists) + GIFT_ROOM)) return false
  findSowings(sowings)
  findMirrored(mirrored)
  findGifts(gifts)
  if (leads && !list(lists)) return false
  const rows = usize(read(Cell.listsEnd))
  if (!growTo(u64(rows) + counts.rowsBytes(places) + SLACK)) return false
  free = aligned(counts.layRows(rows, places, me))
  write(Cell.ready, 1)
  return true
}

/** Lists what all members read; false if there is not enough memory. */
function list(from: usize): bool {
  listSowings()
  listMirrored()
  const end = listGifts(from)
  write(Cell.listsEnd, aligned(end))
  return end != 0
}

/** Whether others may join the crew whose memory this is. */
export function isReady(): bool {
  return read(Cell.ready) != 0
}

/** The address of the values of positions with this many seeds, as an unsigned number. */
export function layerAt(seeds: i32): f64 {
  return f64(layerStart(seeds))
}

/** Starts filling the layer of this many seeds; all layers below it must exist. */
export function beginLayer(seeds: i32): void {
  if (likeAwari) counts.beginByCounts(GAME, seeds, free)
  else rules.beginByRules(GAME, seeds, free)
}

/** Continues for about this many positions; returns a code of `Work`. */
export function fillLayer(positions: i32): i32 {
  if (!likeAwari) return rules.workByRules(positions) ? Work.done : Work.busy
  const worked = counts.workByCounts(positions)
  return isLayerDone() ? Work.done : worked ? Work.busy : Work.waiting
}

/** Helps with the layer that the leader fills, for about this many positions; false if there is nothing to do. */
export function helpFill(positions: i32): bool {
  const layer = i32(read(Cell.layer)) - 1
  if (layer < 0) return false
  if (layer != helping) counts.joinByCounts(GAME, layer, free)
  helping = layer
  return counts.workByCounts(positions)
}

/** Releases everybody who helped with a turn. */
export function endTurn(turn: i32): void {
  write(Cell.over, turn)
}

/** Whether a turn is over. */
export function isOver(turn: i32): bool {
  return read(Cell.over) >= u64(turn)
}

/** The share of the layer's positions that have been visited once. */
export function layerListed(): f64 {
  return likeAwari ? listedShare() : rules.listedShare()
}

/** Whether a layer did not fit into memory; its values are then invalid. */
export function isOutOfMemory(): bool {
  return likeAwari ? read(Cell.outOfMemory) != 0 : rules.outOfMemory
}
