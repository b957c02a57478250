// Whether another lap follows: the twin of rules/laps/relay.ts.

import { isClaimed, ownerOf, seedsAt } from '../game'
import { holeAfter, isStore } from '../route'
import { slots, sowRelay, sowRelayCount, sowRelayFrom, sowRelayIf } from '../rules'
import { SowRelay, SowRelayFrom, SowRelayIf } from '../../vocabulary'

/**
 * The hole that is lifted for another lap of the same move, or −1. `start` is the position before the move; slots in
 * `without` count as empty.
 */
export function relayHole(
  game: usize,
  start: usize,
  side: i32,
  way: i32,
  last: i32,
  isFirst: bool,
  without: u64,
): i32 {
  if (sowRelay == SowRelay.never) return -1
  const count = countAt(game, last, without)
  let hole = last
  if (sowRelayFrom == SowRelayFrom.lastHole) {
    if (count <= 1 || isClaimed(game, last)) return -1
  } else {
    hole = holeAfter(side, way, last)
    if (hole < 0 || countAt(game, hole, without) == 0 || isClaimed(game, hole)) return -1
  }
  if (sowRelay == SowRelay.own && ownerOf(hole) != side) return -1
  if (sowRelayIf == SowRelayIf.notEmpty) return hole
  if (sowRelayIf == SowRelayIf.atLeast) return count >= sowRelayCount ? hole : -1
  if (sowRelayIf == SowRelayIf.exactly) return count == sowRelayCount ? hole : -1
  return !isFirst || hasVisited(game, start, side, last, without) ? hole : -1
}

// @inline
function countAt(game: usize, slot: i32, without: u64): i32 {
  return ((without >> u64(slot)) & 1) != 0 ? 0 : seedsAt(game, slot)
}

/** Whether a lap ended in the opponent's row, or some hole there holds more than before the move. */
function hasVisited(game: usize, start: usize, side: i32, last: i32, without: u64): bool {
  if (ownerOf(last) != side) return true
  for (let slot = 0; slot < slots; slot++) {
    if (isStore(slot) || ownerOf(slot) == side) continue
    if (countAt(game, slot, without) > seedsAt(start, slot)) return true
  }
  return false
}
