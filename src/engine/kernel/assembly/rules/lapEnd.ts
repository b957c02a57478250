// How a lap ends: the twin of rules/lapEnd.ts.

import { capturedAway } from './captures/beyond'
import { capturedBy } from './capture'
import { claimedBy } from './laps/claim'
import { captureSlot } from './captures/counts'
import { claimantOf, copyGame, isClaimed, ownerOf, seedsAt } from './game'
import { isGrandSlam, slamTakes } from './captures/grandSlam'
import { relayHole } from './laps/relay'
import { holeAfter, isStore } from './route'
import {
  acrossAfterSowing,
  capturesAway,
  claimLastSeed,
  claiming,
  closing,
  plainMoves,
  slots,
  turnAfterCapture,
  turnGrandSlam,
  turnLastInStore,
  turnSingleSeed,
} from './rules'
import {
  ClaimLastSeed,
  TurnAfterCapture,
  TurnGrandSlam,
  TurnLastInStore,
  TurnSingleSeed,
} from '../vocabulary'
import { GameRecord } from '../shared/gameRecord'

/** How a lap or a move ended. */
export const enum MoveEnd {
  relay,
  again,
  turnOver,
  capture,
  voidCapture,
  endlessRelay,
  claim,
  /** A capture that earns another move. */
  captureAgain,
  /** A capture after which the sowing continues. */
  captureRelay,
  /** A hole is closed and sowing continues from it. */
  claimRelay,
  /** Not an end: nothing was captured. */
  none,
}

/** Whether an end is a capture. */
// @inline
export function isCapture(end: i32): bool {
  return end == MoveEnd.capture || end == MoveEnd.captureAgain || end == MoveEnd.captureRelay
}

/** What the last lap captured, one bit per slot, where it goes, and how many seeds of it; −1: all. */
export let captured: u64 = 0
export let capturedTo: i32 = 0
export let capturedSeeds: i32 = -1
/** Whether that emptied the opponent's holes; only known if a rule needs it. */
export let slammed: bool = false
/** What the last lap claimed, one bit per slot. */
export let claims: u64 = 0
/** The hole that is lifted next, if sowing continues. */
export let nextLift: i32 = 0

/** The position before the current move; only kept if a rule needs it. */
export const START: usize = memory.data(GameRecord.size, 16)
/** The position before the current lap, and whether the move has reached the opponent's row; only kept if a rule asks. */
const LAP: usize = memory.data(GameRecord.size, 16)
let reached: bool = false
/** Whether the current move may capture and claim, and whether the current turn has had its extra move. */
let capturing: bool = true
let hadExtraMove: bool = false
/** Whether the opponent had seeds in holes before the current move; only known if there is a rule on grand slams. */
let hadSeeds: bool = true

/** Whether the current move is a single lap, whatever the rules on relays say. */
let singleLap: bool = false

/** Sets what the next move may do. */
export function beginLaps(mayCapture: bool, extraMove: bool, oneLap: bool, prey: bool): void {
  hadSeeds = prey
  capturing = mayCapture
  hadExtraMove = extraMove
  singleLap = oneLap
}

/** Sets the hole that is lifted next. */
export function liftNext(slot: i32): void {
  nextLift = slot
}

function relayTo(game: usize, side: i32, way: i32, last: i32, isFirst: bool, without: u64): i32 {
  return singleLap ? -1 : relayHole(game, START, side, way, last, isFirst, without)
}

/** The effect of the last seed of a lap; what it captures, claims or lifts next is left in the variables above. */
export function lapEnd(game: usize, side: i32, way: i32, seeds: i32, last: i32, isFirst: bool): i32 {
  if (isStore(last)) return turnLastInStore == TurnLastInStore.moveAgain ? MoveEnd.again : MoveEnd.turnOver
  if (claiming) {
    claims = capturing ? claimedBy(game, side, way, seeds, last) : 0
    if (claims != 0) {
      nextLift = last
      return closing ? MoveEnd.claimRelay : MoveEnd.claim
    }
    if (isClaimed(game, last)) return inClaimedHole(game, side, way, last, isFirst)
  }
  if (capturing) {
    if (acrossAfterSowing && waitsForSowing(game, side, last)) return MoveEnd.again
    const taken = capturedBy(game, side, way, seeds, last)
    if (taken != 0) {
      const end = captureEnd(game, side, way, seeds, last, isFirst, taken)
      if (end != MoveEnd.none) return end
    }
  }
  if (plainMoves && !capturesAway) return MoveEnd.turnOver
  if (turnAfterCapture == TurnAfterCapture.relayOn) {
    const away = awayEnd(game, side, way, seeds, last, isFirst)
    if (away != MoveEnd.none) return away
  }
  nextLift = relayTo(game, side, way, last, isFirst, 0)
  if (nextLift >= 0) return MoveEnd.relay
  const away = awayEnd(game, side, way, seeds, last, isFirst)
  return away == MoveEnd.none ? MoveEnd.turnOver : away
}

function awayEnd(game: usize, side: i32, way: i32, seeds: i32, last: i32, isFirst: bool): i32 {
  if (!capturing || !capturesAway) return MoveEnd.none
  const taken = capturedAway(game, side, way, last)
  if (taken == 0) return MoveEnd.none
  return captureEnd(game, side, way, seeds, last, isFirst, taken)
}

/** A last seed in the opponent's claimed hole may take itself and one more. */
function inClaimedHole(game: usize, side: i32, way: i32, last: i32, isFirst: bool): i32 {
  if (!capturing || claimLastSeed != ClaimLastSeed.takesTwo || claimantOf(game, last) == side)
    return MoveEnd.turnOver
  const to = captureSlot(game, side)
  // The first move may end in a hole that it has just emptied.
  if (to < 0 || seedsAt(game, last) == 0) return MoveEnd.turnOver
  captured = u64(1) << u64(last)
  capturedTo = to
  capturedSeeds = min(2, seedsAt(game, last))
  slammed = false
  return whatFollows(game, side, way, last, isFirst, 0, false)
}

/**
 * Whether a last seed in an empty hole of the mover's own earns another move because nothing was sown in the opponent's
 * row.
 */
function waitsForSowing(game: usize, side: i32, last: i32): bool {
  return !reached && ownerOf(last) == side && seedsAt(game, last) == 1
}

/** Looks at a hole before it is lifted. */
export function beginReach(game: usize, side: i32, from: i32, isFirst: bool): void {
  reached = (reached && !isFirst) || ownerOf(from) != side
  if (!reached) copyGame(LAP, game)
}

/** Looks at the board after a lap: whether a seed fell in the opponent's row. */
export function noteReach(game: usize, side: i32): void {
  if (reached) return
  for (let slot = 0; slot < slots; slot++) {
    if (isStore(slot) || ownerOf(slot) == side || seedsAt(game, slot) == seedsAt(LAP, slot)) continue
    reached = true
    return
  }
}

/** The outcome of a capture, after the grand slam rule. */
function captureEnd(game: usize, side: i32, way: i32, seeds: i32, last: i32, isFirst: bool, taken: u64): i32 {
  const to = captureSlot(game, side)
  if (to < 0 || (turnSingleSeed == TurnSingleSeed.capturesNothing && seeds == 1)) return MoveEnd.none
  captured = taken
  capturedTo = to
  capturedSeeds = -1
  slammed = turnGrandSlam != TurnGrandSlam.allowed && hadSeeds && isGrandSlam(game, side, captured)
  if (!slammed) return whatFollows(game, side, way, last, isFirst, captured, false)
  if (turnGrandSlam == TurnGrandSlam.void) return MoveEnd.voidCapture
  if (turnGrandSlam == TurnGrandSlam.givesRest) return MoveEnd.capture
  captured = slamTakes(game, side, captured)
  return whatFollows(game, side, way, last, isFirst, captured, turnGrandSlam == TurnGrandSlam.movesAgain)
}

function whatFollows(
  game: usize,
  side: i32,
  way: i32,
  last: i32,
  isFirst: bool,
  taken: u64,
  again: bool,
): i32 {
  if (again || turnAfterCapture == TurnAfterCapture.moveAgain) return MoveEnd.captureAgain
  if (turnAfterCapture == TurnAfterCapture.turnOver) return MoveEnd.capture
  if (turnAfterCapture == TurnAfterCapture.moveAgainOnce)
    return hadExtraMove ? MoveEnd.capture : MoveEnd.captureAgain
  nextLift =
    turnAfterCapture == TurnAfterCapture.sowOn
      ? holeToSowOn(game, side, way, last, taken)
      : relayTo(game, side, way, last, isFirst, taken)
  return nextLift < 0 ? MoveEnd.capture : MoveEnd.captureRelay
}

/** The hole of the last seed if it was not captured, otherwise the next one if there are seeds left in it. */
function holeToSowOn(game: usize, side: i32, way: i32, last: i32, taken: u64): i32 {
  if (canLift(game, last, taken)) return last
  const next = holeAfter(side, way, last)
  return next >= 0 && canLift(game, next, taken) ? next : -1
}

function canLift(game: usize, slot: i32, taken: u64): bool {
  return seedsAt(game, slot) > 0 && ((taken >> u64(slot)) & 1) == 0 && !isClaimed(game, slot)
}
