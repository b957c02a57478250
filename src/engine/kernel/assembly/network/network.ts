// A network in memory: the layout of its layers, and its view of a position.

import { claimantOf, isBurnt, seedsAt, slotOf, toMove } from '../rules/game'
import { marginOf } from '../rules/lookAhead'
import { claiming, holes, total } from '../rules/rules'
import { HoleRow } from '../../../limits'
import { NetworkRecord } from '../shared/networkRecord'

/** Bytes of what a network sees: the row of every hole, and the lead of the mover. */
export const VIEW_SIZE: i32 = 128
/** Where the lead lies in it. */
export const LEAD: usize = 120

let counts: i32 = 0
/** Bytes of a row of the first layer, and of all rows of a hole. */
let rowSize: i32 = 0
let holeSize: i32 = 0
/** Units of both hidden layers. */
export let first: i32 = 0
export let second: i32 = 0
/** Where the weights of the layers begin, from the weights of the network on. */
export let leadRow: usize = 0
export let firstBias: usize = 0
export let secondColumns: usize = 0
export let secondBias: usize = 0
export let valueWeights: usize = 0
export let valueBias: usize = 0
/** Bytes of all weights. */
export let weightsSize: i32 = 0
/** Where the weights of the network in use lie. */
export let weights: usize = 0

/** Loads a network; it must be made for boards of this size. */
export function useNetwork(record: usize): void {
  weights = record + NetworkRecord.weights
  counts = load<i32>(record, NetworkRecord.counts)
  first = load<i32>(record, NetworkRecord.first)
  second = load<i32>(record, NetworkRecord.second)
  rowSize = 4 * first
  holeSize = (counts + 1 + HoleRow.more) * rowSize
  leadRow = usize(2 * holes * holeSize)
  firstBias = leadRow + usize(rowSize)
  secondColumns = firstBias + usize(rowSize)
  secondBias = secondColumns + usize(first * 4 * second)
  valueWeights = secondBias + usize(4 * second)
  valueBias = valueWeights + usize(4 * second)
  weightsSize = i32(valueBias) + 16
}

/** Writes the network's input for a game: its mover's holes from left to right, then the other's, and the lead. */
export function look(view: usize, game: usize): void {
  const side = toMove(game)
  for (let place = 0; place < 2 * holes; place++) {
    const other = i32(place >= holes)
    const slot = slotOf(side ^ other, place - other * holes)
    store<u8>(view + usize(place), rowOf(game, slot, side))
  }
  // A quarter of all seeds ahead counts as one.
  store<f32>(view, (f32(marginOf(game, side)) * 4.0) / f32(total), LEAD)
}

function rowOf(game: usize, slot: i32, side: i32): i32 {
  if (claiming) {
    const claimant = claimantOf(game, slot)
    if (claimant == side) return counts + HoleRow.claimed
    if (claimant == (side ^ 1)) return counts + HoleRow.claimedByOther
  }
  return isBurnt(game, slot) ? counts + HoleRow.burnt : min(counts, seedsAt(game, slot))
}

/** Where a row of the first layer begins, from the weights on. */
// @inline
export function rowAt(view: usize, place: i32): usize {
  return usize(place * holeSize + i32(load<u8>(view + usize(place))) * rowSize)
}
