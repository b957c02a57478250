// A player's house: the twin of rules/laps/house.ts.

import { slotOf } from '../game'
import { holes } from '../rules'
import { GameRecord } from '../../shared/gameRecord'

/** The slot of a side's house, whether it still is one or not. */
// @inline
export function houseOf(side: i32): i32 {
  return slotOf(side, holes - (holes >> 2) - 1)
}

/** Whether a house has not been lost, by its slot. */
// @inline
export function isKept(game: usize, house: i32): bool {
  return ((load<u64>(game, GameRecord.lifted) >> u64(house)) & 1) == 0
}

/** A slot has been emptied: a house there is one no more. */
export function loseHouseAt(game: usize, slot: i32): void {
  if (slot != houseOf(0) && slot != houseOf(1)) return
  store<u64>(game, load<u64>(game, GameRecord.lifted) | (u64(1) << u64(slot)), GameRecord.lifted)
}
