// Turns that begin with a seed in hand: the twin of rules/laps/entering.ts. Holes are counted from 0.

import { seedsAt, slotOf, takeSome } from '../game'
import { oppositeOf, storeOf } from '../route'
import { choosesEnds, holes, liftReserve } from '../rules'
import { GameRecord } from '../../shared/gameRecord'
import { LiftReserve } from '../../vocabulary'

/** Whether the player to move begins the turn with a seed in hand. */
// @inline
export function isEntering(game: usize): bool {
  return liftReserve != LiftReserve.none && seedsAt(game, storeOf(load<u8>(game, GameRecord.toMove))) > 0
}

/** Puts a seed in hand into a hole. */
export function enter(game: usize, side: i32, slot: i32): void {
  takeSome(game, storeOf(side), slot, 1)
}

/** The choices of the holes that a seed in hand may go into: each way, or only one where both come to the same. */
export function enterable(game: usize, side: i32, choices: u64): u64 {
  let kept: u64 = 0
  for (let left = choices; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    const hole = choice >> 1
    if (2 * hole < holes) continue
    const isCapture = seedsAt(game, oppositeOf(slotOf(side, hole))) > 0
    const forced = isCapture && choosesEnds ? nearEnd(hole) : -1
    if (forced < 0 || forced == (choice & 1)) kept |= u64(1) << u64(choice)
  }
  return kept
}

/** The direction from the end of the inner row that is at most one hole away; −1 if there is none, or both are as near. */
export function nearEnd(hole: i32): i32 {
  const fromRight = hole - (holes >> 1)
  const fromLeft = holes - 1 - hole
  if (fromRight <= 1 && fromRight < fromLeft) return 0
  return fromLeft <= 1 && fromLeft < fromRight ? 1 : -1
}

/** The hole at the end of the inner row where sowing along it begins in this direction. */
export function endOf(way: i32): i32 {
  return way == 0 ? holes >> 1 : holes - 1
}

/** Whether a player's inner row is empty. */
export function isInnerEmpty(game: usize, side: i32): bool {
  for (let hole = holes >> 1; hole < holes; hole++) if (seedsAt(game, slotOf(side, hole)) > 0) return false
  return true
}
