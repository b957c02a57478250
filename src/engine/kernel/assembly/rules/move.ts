// One move: the laps that a choice sets off, up to where the next choice would be made. The twin of rules/move.ts.
// A choice is a number: twice the hole, counted from 0, plus the way it is sown (0 anticlockwise, 1 clockwise).

import { captureSlot } from './captures'
import {
  addSeeds,
  takeSome,
  NONE,
  chosenSlot,
  copyGame,
  hasSeeds,
  isClaimed,
  seedsAt,
  seedsInPlay,
  seedsOnSide,
  slotOf,
  toMove,
} from './game'
import { giveOne } from './choices/gift'
import { mayTurn } from './choices/liftable'
import { forgetOther, isHalted, isPlacing, offerPicks, offerTurn, otherOf } from './choices/other'
import { enter, isEntering } from './laps/entering'
import { beginRelay, hasReturned } from './laps/endless'
import { isOpening, isSingleLap, relaysPlainly, sowOpening } from './laps/firstMove'
import {
  Act,
  AfterSowing,
  MoveEnd,
  act,
  afterSowing,
  beginLap,
  beginLaps,
  forgetAct,
  forgetActs,
  lapEnd,
} from './lapEnd'
import {
  barCaptures,
  nextLift,
  noteLap,
  noteStage,
  noteTaken,
  noteTakenBefore,
  relayFrom,
  sowAfter,
} from './lapEnd'
import { takenFrom, takenSeeds, takenWay } from './lapEnd'
import { slammed, takeChosen } from './lapEnd'
import { mayCapture, unlock } from './laps/history'
import { losesSeeds, storeOf, usualWay } from './route'
import {
  choosesOther,
  endFew,
  endFewTo,
  hasLaps,
  holes,
  liftReserve,
  locking,
  looksBack,
  plainMoves,
  reversesLaps,
  sowBefore,
  startPlacing,
  tracksReach,
  turnGrandSlam,
  turnLaterCaptures,
  turnsEachLap,
} from './rules'
import { beginSowing, lifted, noteReach, setLifted, sow, sowRing, tookInPassing } from './sow'
import { capturesBefore, takeBefore } from './laps/before'
import {
  EndFewTo,
  LiftReserve,
  SowBefore,
  StartPlacing,
  TurnGrandSlam,
  TurnLaterCaptures,
} from '../vocabulary'
import { GameRecord, Other } from '../shared/gameRecord'
import { Endless } from '../../../limits'

export { Act, MoveEnd, act, captured, claimed, notePrey, once, prey } from './lapEnd'
export { slammed, tookAtEnd, tookSeeds } from './lapEnd'

/** The position before the current move; only kept if a rule needs it. */
const START: usize = memory.data(GameRecord.size, 16)

/** Laps of the last move. */
export let laps: i32 = 0
/** Laps sown since the kernel started, including those of searches; callers limit their work by its growth. */
export let work: i32 = 0
/** Where a move of one seed and one lap carried it, or NONE. */
export let carried: i32 = NONE

/** Laps after which a move is cut off in the middle of its relay, as by a player who loses track. */
let lapsForeseen: i32 = i32.MAX_VALUE

/** Sets how many laps of a move are followed. */
export function foresee(limit: i32): void {
  lapsForeseen = limit
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
  beginSowing()
  carried = NONE
  laps = 1
  work++
  const last = sow(game, side, choice & 1, chosenSlot(side, choice >> 1), true, true)
  const end = lapEnd(game, side, choice & 1, lifted, last)
  if (tookInPassing) noteTaken()
  return end
}

function fullMove(game: usize, choice: i32): i32 {
  const side = toMove(game)
  let way = choice & 1
  let goesOn = false
  if (choosesOther) {
    goesOn = isHalted(game)
    const other = otherOf(game)
    if (goesOn) way = other >= Other.house ? other - Other.house : usualWay()
    noteStage(false, goesOn)
    const end = otherMove(game, side, choice)
    if (end != MoveEnd.none) return end
  }
  if (giveOne(game, side, choice)) return given()
  const mayRunForEver = hasLaps && (turnsEachLap || !losesSeeds(side, choice & 1))
  // Whoever loses track does not notice.
  const mayReturn = mayRunForEver && lapsForeseen >= Endless.relayLaps
  if (mayRunForEver || looksBack) copyGame(START, game)
  if (mayReturn) beginRelay()
  const captures = mayCapture(game, side)
  const enters = !goesOn && isEntering(game)
  const opens = isOpening(game)
  const prey = turnGrandSlam == TurnGrandSlam.allowed || hasSeeds(game, side ^ 1)
  beginLaps(captures, load<u8>(game, GameRecord.extraMove) != 0, opens && isSingleLap(), prey)
  noteStage(enters || (goesOn && liftReserve != LiftReserve.none), goesOn)
  beginSowing()
  let from = chosenSlot(side, choice >> 1)
  if (locking) unlock(game, from)
  laps = 0
  while (true) {
    const isFirst = laps == 0
    laps++
    work++
    if (sowBefore != SowBefore.nothing && takeBefore(game, side, from, captures))
      noteTakenBefore(capturesBefore())
    let last = from
    if (isFirst && enters) {
      enter(game, side, from)
      setLifted(1)
    } else
      last = opens
        ? sowOpening(game, side, way, from, isFirst, captures)
        : sow(game, side, way, from, isFirst, captures)
    if (tracksReach) noteReach(side, from, last)
    beginLap(from)
    noteLap(isFirst, isFirst && enters)
    let end = opens && relaysPlainly(game, last) ? relayFrom(last) : lapEnd(game, side, way, lifted, last)
    noteLap(false, false)
    if (isFirst && !goesOn && turnLaterCaptures == TurnLaterCaptures.afterFirst && act != Act.capture)
      barCaptures()
    if (end == MoveEnd.sowTaken) {
      end = sowOn(game, side)
      way = takenWay
    }
    if (end == MoveEnd.relay && reversesLaps && mayTurn(game, side, nextLift)) {
      offerTurn(game, nextLift)
      end = MoveEnd.again
    }
    if (end != MoveEnd.relay) {
      carried = laps == 1 && lifted == 1 ? last : NONE
      if (turnGrandSlam == TurnGrandSlam.givesRest && act == Act.capture && slammed) giveRest(game, side ^ 1)
      else if (endFew > 0 && captures) takeFew(game, side)
      if (tookInPassing) noteTaken()
      return end
    }
    if (laps >= lapsForeseen) return MoveEnd.relay
    from = nextLift
    if (turnsEachLap) way ^= 1
    else if (reversesLaps) way = 0
    if (mayRunForEver && (laps == Endless.relayLaps || (mayReturn && hasReturned(game, laps, from, way)))) {
      copyGame(game, START)
      laps = 0
      carried = NONE
      forgetActs()
      return MoveEnd.endlessRelay
    }
  }
}

/** Sows captured seeds, again and again if they capture more; returns how that ends. */
function sowOn(game: usize, side: i32): i32 {
  while (true) {
    const way = takenWay
    if (laps >= Endless.relayLaps) return MoveEnd.relay
    laps++
    work++
    addSeeds(game, takenFrom, -takenSeeds)
    const last = sowRing(game, side, way, sowAfter, takenSeeds)
    if (afterSowing != AfterSowing.look) forgetAct()
    if (afterSowing == AfterSowing.relay)
      return seedsAt(game, nextLift) > 0 ? MoveEnd.relay : MoveEnd.turnOver
    if (afterSowing != AfterSowing.look)
      return afterSowing == AfterSowing.again ? MoveEnd.again : MoveEnd.turnOver
    const end = lapEnd(game, side, way, takenSeeds, last)
    if (end != MoveEnd.sowTaken) return end
  }
}

/** What the last move did instead of sowing. */
export const enum Beside {
  nothing,
  placed,
  took,
  stopped,
}
export let beside: i32 = Beside.nothing

/** A move that sows nothing, where something else is chosen than a hole to sow; `none` if it is not one. */
function otherMove(game: usize, side: i32, choice: i32): i32 {
  const hole = choice >> 1
  const other = otherOf(game)
  forgetOther(game)
  beside = Beside.nothing
  if (isPlacing(game)) {
    beside = Beside.placed
    takeSome(game, storeOf(side), slotOf(side, hole), 1)
  } else if (other >= Other.halted) {
    const turns = other >= Other.turning && other < Other.house
    if (turns || (choice & 1) == 0) return MoveEnd.none
    beside = Beside.stopped
  } else if (other == Other.nothing) return MoveEnd.none
  laps = 0
  work++
  carried = NONE
  if (beside == Beside.nothing) {
    beside = Beside.took
    takeChosen(game, side, slotOf(side ^ 1, hole))
    return offerPicks(game, side, other - 1) ? MoveEnd.again : MoveEnd.turnOver
  }
  forgetActs()
  return beside == Beside.placed && goesOnPlacing(game, side) ? MoveEnd.again : MoveEnd.turnOver
}

function goesOnPlacing(game: usize, side: i32): bool {
  return startPlacing == StartPlacing.byPlayers && seedsAt(game, storeOf(side)) > 0
}

/** What a move that only gave a seed to the opponent leaves behind. */
function given(): i32 {
  laps = 1
  work++
  carried = NONE
  forgetActs()
  return MoveEnd.again
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
  noteTaken()
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
