// What is taken before a lap: the twin of rules/laps/before.ts.

import { captureSlot, isTakeable } from '../captures'
import { takeSome, takeTo, ownerOf, seedsAt } from '../game'
import { oppositeOf } from '../route'
import { slots, sowBefore } from '../rules'
import { SowBefore } from '../../vocabulary'

/** Takes what the mover takes before lifting a hole; captures only if `capturing`. True if there was any. */
export function takeBefore(game: usize, side: i32, from: i32, capturing: bool): bool {
  const to = captureSlot(game, side)
  if (to < 0 || (capturesBefore() && !capturing)) return false
  if (sowBefore == SowBefore.storeOne) {
    takeSome(game, from, to, 1)
    return true
  }
  if (sowBefore == SowBefore.lastSeedAcross) {
    const across = oppositeOf(from)
    if (seedsAt(game, from) != 1 || !isTakeable(game, across)) return false
    takeTo(game, u64(1) << u64(across), to)
    return true
  }
  let taken: u64 = 0
  for (let slot = 0; slot < slots; slot++) {
    if (ownerOf(slot) != side || seedsAt(game, slot) != 1 || !isTakeable(game, slot)) continue
    if (isTakeable(game, oppositeOf(slot))) taken |= u64(1) << u64(oppositeOf(slot))
  }
  takeTo(game, taken, to)
  return taken != 0
}

/** Whether what is taken before a lap is a capture: a seed of the player's own that goes to the store is none. */
// @inline
export function capturesBefore(): bool {
  return sowBefore > SowBefore.storeOne
}
