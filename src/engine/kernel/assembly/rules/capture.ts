// What the end of a lap captures where the last seed fell: the twin of rules/capture.ts. Captured slots are a set of
// bits.

import { empty, isCaptureCount, isTakeable, seedsIn } from './captures/counts'
import { withExtras, withMore } from './captures/grandSlam'
import { copyGame, isBurnt, isClaimed, isLocked, ownerOf, seedsAt } from './game'
import { after, before, isStore, oppositeOf, routeLength } from './route'
import {
  captureFromOpponents,
  captureOpposite,
  capturesOnlyAcross,
  chain,
  lastOnSingle,
  opponentsCounts,
  ownCounts,
  takeEqual,
  takeLast,
  takeLastHole,
  turnAcrossCounts,
  turnAcrossFrom,
  turnCapturingSeed,
  turnChainMost,
  turnChainSides,
  turnChainWay,
  turnTakesToo,
} from './rules'
import { GameRecord } from '../shared/gameRecord'
import {
  TurnAcrossCounts,
  TurnAcrossFrom,
  TurnCapturingSeed,
  TurnChainSides,
  TurnChainWay,
  TurnTakesToo,
} from '../vocabulary'

const enum Rule {
  none,
  across,
  ownSingle,
  count,
  lastHole,
  equal,
}

/** A hole in a chain: whether the last seed fell there, and otherwise whether the sowing had reached it. */
const enum Place {
  last,
  before,
  ahead,
}

/** The board during a chain: holes that earlier links took are empty. */
const BOARD: usize = memory.data(GameRecord.size, 16)

/** The slots captured by a lap of this many seeds that ended in `last`, extras included. */
export function capturedBy(game: usize, side: i32, way: i32, lifted: i32, last: i32): u64 {
  if (capturesOnlyAcross && !mayCaptureAcross(game, side, last)) return 0
  const rule = ruleAt(game, side, last, Place.last)
  if (rule == Rule.none) return 0
  const first = rule == Rule.across && turnCapturingSeed == TurnCapturingSeed.stays ? oppositeOf(last) : last
  let taken = withExtras(game, side, last, takenAt(rule, last, Place.last), first)
  if (rule >= Rule.lastHole || !chain) return taken
  const length = routeLength(side, way)
  const onward = turnChainWay == TurnChainWay.onward || (turnChainWay == TurnChainWay.clockwise && way == 1)
  const next = onward ? after(side, way) : before(side, way)
  const place = onward ? Place.ahead : Place.before
  let most = onward ? length : min(lifted, length)
  if (turnChainMost != 0) most = min(most, turnChainMost)
  // Links that neither take nor look at anything but their own hole never meet a hole that was taken.
  const looksAcross = lastOnSingle || captureOpposite || captureFromOpponents
  const alone = rule == Rule.count && turnTakesToo == TurnTakesToo.nothing && !looksAcross
  const board = alone ? game : BOARD
  if (!alone) {
    copyGame(BOARD, game)
    empty(BOARD, taken)
  }
  let slot = last
  for (let link = 1; link < most; link++) {
    slot = load<u8>(next + slot)
    if (ruleAt(board, side, slot, place) != rule) break
    const more = withMore(board, takenAt(rule, slot, place))
    if (!alone) {
      if (seedsIn(BOARD, more) == 0) break
      empty(BOARD, more)
    }
    taken |= more
  }
  return taken
}

/** Whether a last seed fell where it could capture across, whatever lies there. */
// @inline
function mayCaptureAcross(game: usize, side: i32, last: i32): bool {
  if (!(ownerOf(last) == side ? captureOpposite : captureFromOpponents)) return false
  return turnAcrossFrom == TurnAcrossFrom.any || seedsAt(game, last) == 1
}

function ruleAt(game: usize, side: i32, slot: i32, place: i32): i32 {
  if (isStore(slot) || isBurnt(game, slot) || isClaimed(game, slot)) return Rule.none
  const count = seedsAt(game, slot)
  const own = ownerOf(slot) == side
  if (own ? captureOpposite : captureFromOpponents) {
    if (fitsAcross(count, place) && hasPrey(game, slot)) return Rule.across
  }
  if (count == 0 || isLocked(game, slot)) return Rule.none
  if (own && lastOnSingle && count == 2 && hasPrey(game, slot)) return Rule.ownSingle
  const byCount =
    (own ? ownCounts : opponentsCounts) ||
    (place != Place.last && turnChainSides == TurnChainSides.bothSides && (ownCounts || opponentsCounts))
  if (byCount && isCaptureCount(count)) return Rule.count
  if (takeEqual) return hasEqual(game, slot) ? Rule.equal : Rule.none
  return takeLastHole ? Rule.lastHole : Rule.none
}

/** Whether the hole across has as many seeds as the hole itself, and can be taken. */
function hasEqual(game: usize, slot: i32): bool {
  const across = oppositeOf(slot)
  return seedsAt(game, across) == seedsAt(game, slot) && isTakeable(game, across)
}

/** Whether a hole with this many seeds captures across. */
function fitsAcross(count: i32, place: i32): bool {
  if (turnAcrossFrom != TurnAcrossFrom.empty && place != Place.last) return true
  if (turnAcrossFrom == TurnAcrossFrom.any) return count > 0
  return count == (place == Place.ahead ? 0 : 1)
}

/** Whether the hole across allows a capture, even if only the last seed is taken. */
function hasPrey(game: usize, slot: i32): bool {
  const across = oppositeOf(slot)
  const count = seedsAt(game, across)
  if (count == 0) return takeLast
  if (!isTakeable(game, across)) return false
  return turnAcrossCounts == TurnAcrossCounts.any || isCaptureCount(count)
}

function takenAt(rule: i32, slot: i32, place: i32): u64 {
  const own = u64(1) << u64(slot)
  if (rule == Rule.count || rule == Rule.lastHole) return own
  const across = u64(1) << u64(oppositeOf(slot))
  if (rule != Rule.across) return own | across
  return place == Place.ahead || turnCapturingSeed == TurnCapturingSeed.stays ? across : own | across
}
