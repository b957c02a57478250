import {
  takeSome,
  takeTo,
  NONE,
  claimsOf,
  isClaimed,
  ownerOf,
  seedsAt,
  seedsInPlay,
  seedsOnSide,
  toMove,
} from '../game'
import { isStore, storeOf } from '../route'
import { claiming, holes, endLeftovers, turnMustFeed, endRepetition, slots } from '../rules'
import { EndLeftovers, EndRepetition, TurnMustFeed } from '../../vocabulary'
import { End, GameRecord } from '../../shared/gameRecord'

/** Whether a round stopped because it would not end by itself. */
export function isStopped(reason: i32): bool {
  return reason >= End.repetition && reason <= End.endless
}

/** Distributes the seeds still in holes when a round ends: the twin of rules/ends/leftovers.ts. */
export function collectLeftovers(game: usize, reason: i32): void {
  const hungry = endLeftovers >= EndLeftovers.toUnfed ? unfed(game, reason) : NONE
  if (claiming) {
    for (let side = 0; side < 2; side++) takeTo(game, claimsOf(game, side), storeOf(side))
  }
  if (isStopped(reason) ? endRepetition == EndRepetition.splitEvenly : endLeftovers == EndLeftovers.halved) {
    split(game, reason)
    return
  }
  for (let side = 0; side < 2; side++) {
    const taker = takerOf(game, reason, side, hungry)
    if (taker != NONE) collectOwn(game, side, taker)
  }
}

/** Collects all seeds in a side's holes for a player; claimed holes are skipped. */
function collectOwn(game: usize, side: i32, taker: i32): void {
  for (let slot = 0; slot < slots; slot++) {
    if (isStore(slot) || ownerOf(slot) != side || isClaimed(game, slot)) continue
    takeSome(game, slot, storeOf(taker), seedsAt(game, slot))
  }
}

/** Collects up to this many seeds for a player from a number of holes, in order; claimed holes are skipped. */
function collect(game: usize, from: i32, count: i32, taker: i32, most: i32): void {
  for (let slot = from; slot < from + count; slot++) {
    if (slot == storeOf(0) || isClaimed(game, slot)) continue
    const seeds = min(most, seedsAt(game, slot))
    takeSome(game, slot, storeOf(taker), seeds)
    most -= seeds
  }
}

/**
 * Divides what is left; a remaining odd seed goes to the smaller store or to North, but to nobody after a stopped
 * round.
 */
function split(game: usize, reason: i32): void {
  const left = seedsInPlay(game)
  const half = left >> 1
  const southIsBehind = seedsAt(game, storeOf(0)) < seedsAt(game, storeOf(1))
  const south = !isStopped(reason) && southIsBehind ? left - half : half
  const north = isStopped(reason) ? half : left - south
  const all = 2 * holes + 1
  collect(game, 0, all, 0, south)
  collect(game, 0, all, 1, north)
}

function takerOf(game: usize, reason: i32, side: i32, hungry: i32): i32 {
  if (isStopped(reason)) return endRepetition == EndRepetition.shareBySide ? side : NONE
  if (endLeftovers == EndLeftovers.toSideOwner) return side
  if (endLeftovers == EndLeftovers.toOtherPlayer) return side ^ 1
  if (endLeftovers == EndLeftovers.nobody) return NONE
  if (endLeftovers == EndLeftovers.toUnfed) return hungry == NONE ? side : hungry
  if (endLeftovers == EndLeftovers.toUnfedOrNobody) return hungry
  const last: i32 = load<u8>(game, GameRecord.lastMover)
  return last == NONE ? load<u8>(game, GameRecord.first) : last
}

/** The player without seeds whom the other should have fed but could not, or NONE. */
function unfed(game: usize, reason: i32): i32 {
  if (reason != End.cannotMove || turnMustFeed != TurnMustFeed.yes) return NONE
  const hungry = toMove(game) ^ 1
  return seedsOnSide(game, hungry) == 0 && seedsOnSide(game, hungry ^ 1) > 0 ? hungry : NONE
}
