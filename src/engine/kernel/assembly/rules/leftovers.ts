import { NONE, addSeeds, seedsAt, setSeeds, slotOf } from './game'
import { storeOf } from './route'
import { holes, leftovers, repetition } from './rules'
import { End, GameRecord } from '../shared/gameRecord'
import { Leftovers, Repetition } from '../shared/ruleCodes'

/** Whether a round stopped because it would not end by itself. */
export function isStopped(reason: i32): bool {
  return reason >= End.repetition
}

/** Hands out the seeds still in holes when a round ends: the twin of rules/leftovers.ts. */
export function collectLeftovers(game: usize, reason: i32): void {
  for (let side = 0; side < 2; side++) {
    const taker = takerOf(game, reason, side)
    if (taker == NONE) continue
    for (let hole = 0; hole < holes; hole++) {
      const slot = slotOf(side, hole)
      addSeeds(game, storeOf(taker), seedsAt(game, slot))
      setSeeds(game, slot, 0)
    }
  }
}

function takerOf(game: usize, reason: i32, side: i32): i32 {
  if (isStopped(reason)) return repetition == Repetition.shareBySide ? side : NONE
  if (leftovers == Leftovers.toSideOwner) return side
  if (leftovers == Leftovers.toOtherPlayer) return side ^ 1
  if (leftovers == Leftovers.nobody) return NONE
  const last: i32 = load<u8>(game, GameRecord.lastMover)
  return last == NONE ? load<u8>(game, GameRecord.first) : last
}
