// First moves that are sown by special rules: the twin of rules/laps/firstMove.ts.

import { addSeeds, isBurnt, isClaimed, ownerOf, seedsAt, setSeeds, slotOf } from '../game'
import { movesOf, turnsOf } from './history'
import { after, isStore, oppositeOf } from '../route'
import { sowFirstMove, holes } from '../rules'
import { setLifted, sow, sowOneByOne } from '../sow'
import { SowFirstMove } from '../../vocabulary'

/** Whether the next move, with all its laps, is one of those. */
export function isOpening(game: usize): bool {
  if (sowFirstMove == SowFirstMove.asOthers) return false
  const ofEach = sowFirstMove == SowFirstMove.overToOpponent || sowFirstMove == SowFirstMove.oneLap
  return ofEach ? turnsOf(game) < 2 : movesOf(game) == 0
}

/** Whether such a move is a single lap. */
export function isSingleLap(): bool {
  return sowFirstMove != SowFirstMove.plainRelay
}

/** Sows a lap of such a move; returns where the last seed fell. */
export function sowOpening(game: usize, side: i32, way: i32, from: i32, isFirst: bool, captures: bool): i32 {
  if (sowFirstMove == SowFirstMove.plainRelay)
    return sowOneByOne(game, side, way, from, isFirst, captures, true)
  if (sowFirstMove == SowFirstMove.alternate) return alternate(game, side, way, from)
  const last = sow(game, side, way, from, isFirst, captures)
  if (sowFirstMove == SowFirstMove.oneLap) return last
  if (ownerOf(last) != side || isStore(last) || seedsAt(game, last) == 0) return last
  const over = opponentsFirst(game, side, way)
  if (over < 0) return last
  addSeeds(game, last, -1)
  addSeeds(game, over, 1)
  return over
}

/** The opponent's first hole in sowing order that is not burnt, or −1. */
function opponentsFirst(game: usize, side: i32, way: i32): i32 {
  for (let i = 0; i < holes; i++) {
    const slot = slotOf(side ^ 1, way == 0 ? i : holes - 1 - i)
    if (!isBurnt(game, slot)) return slot
  }
  return -1
}

/** Whether a plain relay continues. */
export function relaysPlainly(game: usize, last: i32): bool {
  if (sowFirstMove != SowFirstMove.plainRelay || isStore(last)) return false
  return seedsAt(game, last) > 1 && !isClaimed(game, last)
}

/** One seed moves on from every second hole after the chosen one; the last of them goes opposite that. */
function alternate(game: usize, side: i32, way: i32, from: i32): i32 {
  const next = after(side, way)
  const last = oppositeOf(from)
  let moved = 0
  let giver: i32 = holeFrom(next, from)
  while (giver != from) {
    const taker = holeFrom(next, giver)
    if (seedsAt(game, giver) > 0) {
      setSeeds(game, giver, seedsAt(game, giver) - 1)
      addSeeds(game, taker == from ? last : taker, 1)
      moved++
    }
    if (taker == from) break
    giver = holeFrom(next, taker)
  }
  setLifted(moved)
  return last
}

/** The next hole on a route; stores are skipped. */
function holeFrom(next: usize, slot: i32): i32 {
  const after: i32 = load<u8>(next + slot)
  return isStore(after) ? load<u8>(next + after) : after
}
