// One move: the laps that a choice sets off, up to where the next choice would be made. The twin of rules/move.ts.
// A choice is a number: twice the hole, counted from 0, plus the way it is sown (0 anticlockwise, 1 clockwise).

import { addClaims } from './laps/claim'
import { captureSlot, takeSome, takeTo } from './captures/counts'
import { giveOne } from './choices/gift'
import { isOpening, isSingleLap, relaysPlainly, sowOpening } from './laps/firstMove'
import {
  NONE,
  chosenSlot,
  copyGame,
  hasSeeds,
  isClaimed,
  ownerOf,
  seedsAt,
  seedsInPlay,
  seedsOnSide,
  slotOf,
  toMove,
} from './game'
import { MoveEnd, START, beginLaps, beginReach, captured, capturedSeeds, capturedTo, claims } from './lapEnd'
import { noteReach, slammed } from './lapEnd'
import { isCapture, lapEnd, liftNext, nextLift } from './lapEnd'
import { mayCapture, unlock } from './laps/history'
import { isStore, losesSeeds } from './route'
import {
  acrossAfterSowing,
  endFew,
  endFewTo,
  hasLaps,
  holes,
  locking,
  looksBack,
  plainMoves,
  sowBefore,
  turnGrandSlam,
  turnsEachLap,
} from './rules'
import { clearPassing, lifted, sow, tookInPassing } from './sow'
import { takeBefore } from './laps/before'
import { EndFewTo, SowBefore, TurnGrandSlam } from '../vocabulary'
import { GameRecord } from '../shared/gameRecord'
import { Endless } from '../../../limits'

export { MoveEnd, slammed } from './lapEnd'

/** Laps of the last move. */
export let laps: i32 = 0
/** Laps sown since the kernel started, including those of searches; callers limit their work by its growth. */
export let work: i32 = 0
/** Whether the last move captured anything, and whether the end of one of its laps captured or claimed. */
export let tookSeeds: bool = false
export let tookAtEnd: bool = false
/** Whether the last move claimed a hole. */
export let claimed: bool = false
/** Where a move of one seed and one lap carried it, or NONE. */
export let carried: i32 = NONE

/** Laps after which a move is cut off in the middle of its relay, as by a player who loses track. */
let lapsForeseen: i32 = i32.MAX_VALUE

/** Sets how many laps of a move are followed. */
export function foresee(limit: i32): void {
  lapsForeseen = limit
}

/** Seeds of the opponent's holes that the last capture took, if recording is on. */
export let prey: i32 = 0
let notesPrey: bool = false

/** Sets whether `prey` is recorded. */
export function notePrey(notes: bool): void {
  notesPrey = notes
}

/**
 * Plays a choice of the player to move; who is to move stays unchanged. An endless relay leaves the board as it was.
 */
export function move(game: usize, choice: i32): i32 {
  return plainMoves ? plainMove(game, choice) : fullMove(game, choice)
}

/** A move that is a single lap and depends on nothing but the board. */
function plainMove(game: usize, choice: i32): i32 {
  const side = toMove(game)
  beginLaps(true, false, false, turnGrandSlam == TurnGrandSlam.allowed || hasSeeds(game, side ^ 1))
  clearPassing()
  tookSeeds = false
  tookAtEnd = false
  claimed = false
  carried = NONE
  laps = 1
  work++
  const last = sow(game, side, choice & 1, chosenSlot(side, choice >> 1), true, true)
  const end = lapEnd(game, side, choice & 1, lifted, last, true)
  if (isCapture(end)) takeCaptured(game)
  if (tookInPassing) tookSeeds = true
  return end
}

function fullMove(game: usize, choice: i32): i32 {
  const side = toMove(game)
  if (giveOne(game, side, choice)) return given()
  const mayRunForEver = hasLaps && (turnsEachLap || !losesSeeds(side, choice & 1))
  if (mayRunForEver || looksBack) copyGame(START, game)
  const captures = mayCapture(game, side)
  const opens = isOpening(game)
  const prey = turnGrandSlam == TurnGrandSlam.allowed || hasSeeds(game, side ^ 1)
  beginLaps(captures, load<u8>(game, GameRecord.extraMove) != 0, opens && isSingleLap(), prey)
  clearPassing()
  tookSeeds = false
  tookAtEnd = false
  claimed = false
  let way = choice & 1
  let from = chosenSlot(side, choice >> 1)
  if (locking) unlock(game, from)
  laps = 0
  while (true) {
    const isFirst = laps == 0
    laps++
    work++
    if (sowBefore != SowBefore.nothing && takeBefore(game, START, side, from)) tookSeeds = true
    if (acrossAfterSowing) beginReach(game, side, from, isFirst)
    const last = opens
      ? sowOpening(game, side, way, from, isFirst, captures)
      : sow(game, side, way, from, isFirst, captures)
    if (acrossAfterSowing) noteReach(game, side)
    const end = endOf(game, side, way, last, isFirst, opens)
    if (isCapture(end)) takeCaptured(game)
    else if (end == MoveEnd.claim || end == MoveEnd.claimRelay) {
      addClaims(game, side, claims)
      claimed = true
      tookAtEnd = true
    }
    if (end != MoveEnd.relay && end != MoveEnd.captureRelay && end != MoveEnd.claimRelay) {
      carried = laps == 1 && lifted == 1 ? last : NONE
      if (turnGrandSlam == TurnGrandSlam.givesRest && end == MoveEnd.capture && slammed)
        giveRest(game, side ^ 1)
      else if (endFew > 0 && captures) takeFew(game, side)
      if (tookInPassing) tookSeeds = true
      return end
    }
    if (laps == lapsForeseen) return MoveEnd.relay
    if (mayRunForEver && laps == Endless.relayLaps) {
      copyGame(game, START)
      laps = 0
      carried = NONE
      tookSeeds = false
      tookAtEnd = false
      claimed = false
      return MoveEnd.endlessRelay
    }
    from = nextLift
    if (turnsEachLap) way ^= 1
  }
}

/** What a move that only gave a seed to the opponent leaves behind. */
function given(): i32 {
  laps = 1
  work++
  carried = NONE
  tookSeeds = false
  tookAtEnd = false
  claimed = false
  return MoveEnd.again
}

function endOf(game: usize, side: i32, way: i32, last: i32, isFirst: bool, opens: bool): i32 {
  if (!opens || !relaysPlainly(game, last)) return lapEnd(game, side, way, lifted, last, isFirst)
  liftNext(last)
  return MoveEnd.relay
}

function takeCaptured(game: usize): void {
  tookSeeds = true
  tookAtEnd = true
  if (notesPrey) prey = preyIn(game)
  if (capturedSeeds < 0) takeTo(game, captured, capturedTo)
  else takeSome(game, i32(ctz(captured)), capturedTo, capturedSeeds)
}

function preyIn(game: usize): i32 {
  const other = toMove(game) ^ 1
  let seeds = 0
  for (let left = captured; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    if (!isStore(slot) && ownerOf(slot) == other) seeds += seedsAt(game, slot)
  }
  return seeds
}

/** Gives all seeds in holes to a player whose holes were emptied. */
function giveRest(game: usize, side: i32): void {
  const to = captureSlot(game, side)
  if (to >= 0) takeRest(game, to)
}

/** Gives the seeds in holes to the player who takes them when only a few are left. */
function takeFew(game: usize, side: i32): void {
  if (endFewTo == EndFewTo.leftovers) return
  const inPlay = seedsInPlay(game)
  const left = endFewTo == EndFewTo.moverByOpponents ? seedsOnSide(game, side ^ 1) : inPlay
  if (inPlay == 0 || left > endFew) return
  const taker: i32 = endFewTo == EndFewTo.starter ? i32(load<u8>(game, GameRecord.starter)) : side
  const to = captureSlot(game, taker)
  if (to < 0) return
  tookSeeds = true
  takeRest(game, to)
}

/** Puts all seeds in holes that nobody has claimed into a slot. */
function takeRest(game: usize, to: i32): void {
  for (let owner = 0; owner < 2; owner++) {
    for (let hole = 0; hole < holes; hole++) {
      const slot = slotOf(owner, hole)
      if (!isClaimed(game, slot)) takeSome(game, slot, to, seedsAt(game, slot))
    }
  }
}
