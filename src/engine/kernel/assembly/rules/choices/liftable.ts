// Which holes may be lifted: the twin of rules/choices/liftable.ts. A set of choices is one bit per choice.

import { NONE, chosenSlot, claimsOf, copyGame, filledSlots, isPlainBoard, holeEnd, isClaimed } from '../game'
import { holesWith, ownerOf, seedsAt, slotOf, toMove, wonHoles } from '../game'
import { enter, enterable, isEntering } from '../laps/entering'
import { isOpening, isSingleLap } from '../laps/firstMove'
import { turnsOf } from '../laps/history'
import { after, isStore, oppositeOf, storeOf, usualWay } from '../route'
import { liftAtLeast, sowDirection, liftFacing, holes, liftOpening, liftsFreely } from '../rules'
import { keepsHouses, liftHouseSeeds, liftReserve, liftRows } from '../rules'
import { claiming, liftOnlyThreat, liftUndo } from '../rules'
import { liftPairs, liftReach, liftSingles, sowReverse, turnMustCapture } from '../rules'
import { beginLaps, noteLap, noteStage, tryEnd } from '../lapEnd'
import { houseOf, isKept } from '../laps/house'
import { mayCapture } from '../laps/history'
import { lifted, setLifted, sow } from '../sow'
import { giftChoices } from './gift'
import { otherChoices } from './other'
import { GameRecord } from '../../shared/gameRecord'
import {
  LiftFacing,
  LiftOnlyThreat,
  LiftOpening,
  LiftPairs,
  LiftReach,
  LiftReserve,
  LiftRows,
  LiftSingles,
  LiftUndo,
  SowDirection,
  SowReverse,
  TurnMustCapture,
} from '../../vocabulary'

const TRIAL: usize = memory.data(GameRecord.size, 16)
const PROBE: usize = memory.data(GameRecord.size, 16)

/** Every choice that the rules on lifting allow the player to move. */
export function liftable(game: usize): u64 {
  const others = otherChoices(game)
  if (others != 0) return others
  const side = toMove(game)
  if (isEntering(game)) {
    const choices = besideHouse(game, side, enterable(game, side, sowable(game, side)))
    return obliging(game, side, fromRows(game, side, choices))
  }
  const all = sowable(game, side)
  const gifts = giftChoices(game, side, all)
  if (gifts != 0) return gifts
  if (liftsFreely) return all
  let choices = liftAtLeast == 1 ? all : withAtLeast(game, side, all, liftAtLeast)
  if (liftUndo == LiftUndo.barred || liftOnlyThreat == LiftOnlyThreat.barred)
    choices = sparingBarred(game, side, choices)
  choices = inOpening(game, side, choices)
  choices = sparingSingles(game, side, choices)
  choices = sparingPairs(game, side, choices)
  choices = reaching(game, side, choices)
  if (liftFacing != LiftFacing.free) choices = notFacingSingle(game, side, choices)
  if (sowReverse != SowReverse.no) choices = reversing(game, side, choices)
  choices = fromRows(game, side, choices)
  return obliging(game, side, choices)
}

/** Every unclaimed hole with seeds that the side may lift, in every direction the rules allow. */
export function sowable(game: usize, side: i32): u64 {
  const oneForAll = sowDirection <= SowDirection.eitherWay && sowReverse == SowReverse.no
  if (oneForAll && isPlainBoard() && liftReach != LiftReach.bothRows) return anyHole(filledSlots(game), side)
  if (wonHoles() == 0 && sowDirection != SowDirection.byParity) return inOpenWays(game, side, oneForAll)
  let choices: u64 = 0
  for (let hole = 0; hole < holeEnd(side); hole++) {
    const slot = chosenSlot(side, hole)
    if (seedsAt(game, slot) == 0 || isClaimed(game, slot)) continue
    if (ownerOf(slot) != side && liftReach != LiftReach.bothRows) continue
    choices |= (oneForAll ? waysOfAll() : waysFrom(game, side, hole)) << u64(2 * hole)
  }
  return choices
}

/** The same where no hole was won and contents do not decide the direction: all holes at once. */
function inOpenWays(game: usize, side: i32, oneForAll: bool): u64 {
  const choices = inPairs(unclaimed(game, side, holesFrom(game, side, 1)))
  if (oneForAll) return choices * waysOfAll()
  const variesByHole = sowReverse != SowReverse.no || sowDirection == SowDirection.outward
  return variesByHole ? (choices * 3) & openWays : choices * waysFrom(game, side, 0)
}

/** The directions of all holes together, where they depend on the hole alone. */
let openWays: u64 = 0

/** Finds the directions of all holes. */
export function layWays(): void {
  openWays = 0
  const end = liftReach == LiftReach.bothRows ? 2 * holes : holes
  if (sowReverse == SowReverse.no && sowDirection != SowDirection.outward) return
  for (let hole = 0; hole < end; hole++) openWays |= waysFrom(0, 0, hole) << u64(2 * hole)
}

/** The holes that a side might lift, won ones aside, and that hold at least so many seeds, one bit per hole. */
function holesFrom(game: usize, side: i32, least: i32): u64 {
  const own = holesWith(game, side, least)
  return liftReach == LiftReach.bothRows ? own | (holesWith(game, side ^ 1, least) << u64(holes)) : own
}

/** Those of a set of such holes that nobody has claimed. */
function unclaimed(game: usize, side: i32, found: u64): u64 {
  if (!claiming) return found
  const claims = claimsOf(game, 0) | claimsOf(game, 1)
  const row = (u64(1) << u64(holes)) - 1
  const own = (claims >> u64(slotOf(side, 0))) & row
  return found & ~(own | (((claims >> u64(slotOf(side ^ 1, 0))) & row) << u64(holes)))
}

/** The choices from holes with at least this many seeds. */
function withAtLeast(game: usize, side: i32, choices: u64, least: i32): u64 {
  if (wonHoles() == 0) return choices & (inPairs(holesFrom(game, side, least)) * 3)
  let found: u64 = 0
  for (let hole = 0; hole < holeEnd(side); hole++) {
    if (seedsAt(game, chosenSlot(side, hole)) >= least) found |= waysOfHole(hole)
  }
  return found & choices
}

/** The choices without the hole whose seed would be carried straight back. */
function sparingBarred(game: usize, side: i32, choices: u64): u64 {
  const barred: i32 = load<u8>(game, GameRecord.barred)
  if (barred == NONE) return choices
  const own = barred - slotOf(side, 0)
  const across = barred - slotOf(side ^ 1, 0)
  // A seed may have been carried into a store, which nobody lifts.
  const hole = own >= 0 && own < holes ? own : across >= 0 && across < holes ? holes + across : NONE
  return hole < holeEnd(side) ? choices & ~waysOfHole(hole) : choices
}

/** Every hole of a side’s row among these slots, where one set of ways holds for all of them. */
export function anyHole(filled: u64, side: i32): u64 {
  return inPairs((filled >> u64(slotOf(side, 0))) & ((u64(1) << u64(holes)) - 1)) * waysOfAll()
}

// @inline
function waysOfAll(): u64 {
  return sowDirection == SowDirection.eitherWay ? 3 : u64(1) << u64(usualWay())
}

/** Each bit moved to twice its place, so that there is room for two ways. */
// @inline
function inPairs(bits: u64): u64 {
  let spread = (bits | (bits << 16)) & 0x0000ffff0000ffff
  spread = (spread | (spread << 8)) & 0x00ff00ff00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f0f0f0f0f
  spread = (spread | (spread << 2)) & 0x3333333333333333
  return (spread | (spread << 1)) & 0x5555555555555555
}

/** The directions of a hole, bit 0 for anticlockwise and bit 1 for clockwise. */
function waysFrom(game: usize, side: i32, hole: i32): u64 {
  if (sowReverse != SowReverse.no) return isReversible(hole) ? 3 : 1
  if (sowDirection == SowDirection.outward) {
    const place = hole < holes ? hole : hole - holes
    if (2 * place + 1 == holes) return 3
    return 2 * place < holes ? 2 : 1
  }
  if (sowDirection == SowDirection.byParity) return (seedsAt(game, chosenSlot(side, hole)) & 1) == 0 ? 2 : 1
  if (sowDirection == SowDirection.ownRow) return 1
  if (sowDirection >= SowDirection.firstMoveOfEach) {
    const turns = sowDirection == SowDirection.secondTurnOfEach ? turnsOf(game) : 4
    if (turns < 4) return turns < 2 ? 2 : 3
    const kept: i32 = side == 0 ? load<u8>(game, GameRecord.southWay) : load<u8>(game, GameRecord.northWay)
    return kept == NONE ? 3 : u64(1) << u64(kept)
  }
  const south: i32 = load<u8>(game, GameRecord.southWay)
  return south == NONE ? 3 : u64(1) << u64(south ^ side)
}

// @inline
function waysOfHole(hole: i32): u64 {
  return u64(3) << u64(2 * hole)
}

/** The choices from holes with exactly this many seeds. */
function withSeeds(game: usize, side: i32, choices: u64, seeds: i32): u64 {
  const enough = withAtLeast(game, side, choices, seeds)
  return enough & ~withAtLeast(game, side, enough, seeds + 1)
}

/** The choices from the rightmost hole among these. */
function rightmost(choices: u64): u64 {
  if (choices == 0) return 0
  return choices & waysOfHole(i32(63 - clz(choices)) >> 1)
}

function inOpening(game: usize, side: i32, choices: u64): u64 {
  if (liftOpening == LiftOpening.free || liftOpening == LiftOpening.unlocks) return choices
  if (liftOpening == LiftOpening.twoRightmost) {
    if (turnsOf(game) > 0) return choices
    const last = rightmost(choices)
    return last | rightmost(choices & ~last)
  }
  const chosen = load<u64>(game, GameRecord.lifted)
  let left: u64 = 0
  let fresh = false
  for (let hole = 0; hole < holeEnd(side); hole++) {
    const isLifted = ((chosen >> u64(chosenSlot(side, hole))) & 1) != 0
    if (!isLifted && ownerOf(chosenSlot(side, hole)) == side) fresh = true
    const open = opensByPlace() ? isInOpenPart(hole) : !isLifted
    if (open) left |= waysOfHole(hole)
  }
  const holds = opensByPlace() ? turnsOf(game) < 2 : fresh
  return holds ? choices & left : choices
}

// @inline
function opensByPlace(): bool {
  return liftOpening != LiftOpening.eachHoleOnce
}

// @inline
function isInOpenPart(hole: i32): bool {
  return 2 * (hole + 1) > holes != (liftOpening == LiftOpening.outerRow)
}

function sparingSingles(game: usize, side: i32, choices: u64): u64 {
  if (liftSingles == LiftSingles.free) return choices
  const alone = withSeeds(game, side, choices, 1)
  const others = choices & ~alone
  if (liftSingles == LiftSingles.lastResort) return others == 0 ? choices : others
  if (liftSingles == LiftSingles.lastResortOntoEmpty && others != 0) return others
  let kept = others
  for (let left = alone; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    const next: i32 = load<u8>(after(side, choice & 1) + chosenSlot(side, choice >> 1))
    if (isStore(next) || seedsAt(game, next) == 0) kept |= u64(1) << u64(choice)
  }
  return kept
}

function sparingPairs(game: usize, side: i32, choices: u64): u64 {
  if (liftPairs == LiftPairs.free) return choices
  const others = choices & ~withSeeds(game, side, choices, 2)
  if (others != 0) return others
  return liftPairs == LiftPairs.lastResort ? choices : rightmost(choices)
}

function reaching(game: usize, side: i32, choices: u64): u64 {
  if (liftReach != LiftReach.opponentOrEmpty) return choices
  if (liftOpening == LiftOpening.rightHalf && turnsOf(game) < 2) return choices
  let kept: u64 = 0
  for (let left = choices; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    if (reachesOpponentOrEmpty(game, side, choice)) kept |= u64(1) << u64(choice)
  }
  return kept
}

function reachesOpponentOrEmpty(game: usize, side: i32, choice: i32): bool {
  const from = chosenSlot(side, choice >> 1)
  if (seedsAt(game, from) > holes) return true
  copyGame(TRIAL, game)
  const last = sow(TRIAL, side, choice & 1, from, true, false)
  return ownerOf(last) != side || isStore(last) || seedsAt(game, last) == 0
}

function notFacingSingle(game: usize, side: i32, choices: u64): u64 {
  let kept: u64 = 0
  for (let hole = 0; hole < holeEnd(side); hole++) {
    if (seedsAt(game, oppositeOf(chosenSlot(side, hole))) != 1) kept |= waysOfHole(hole)
  }
  return kept & choices
}

/** Whether a hole, counted from 0, may also be sown clockwise. */
function isReversible(hole: i32): bool {
  const column = holes >> 1
  if (sowReverse == SowReverse.fourLeftmost) return hole < 2 || hole >= holes - 2
  if (sowReverse == SowReverse.innerEndsOuterSeconds)
    return hole == 1 || hole == column - 2 || hole == column || hole == holes - 1
  if (hole == 0 || hole == holes - 2) return true
  return sowReverse == SowReverse.outerEndsInnerSeconds && (hole == column - 1 || hole == column + 1)
}

/** A hole that is sown anticlockwise may go clockwise only if the first lap then captures. */
function reversing(game: usize, side: i32, choices: u64): u64 {
  return (choices & ~CLOCKWISE) | capturingAtOnce(game, side, choices & CLOCKWISE)
}

/** A player who can capture with the first lap may have to. */
function obliging(game: usize, side: i32, choices: u64): u64 {
  if (turnMustCapture == TurnMustCapture.no) return choices
  const captures = capturingAtOnce(game, side, choices)
  return captures == 0 ? choices : captures
}

/** A seed in hand that captures nothing may have to spare the house, and single seeds where the house is lost. */
function besideHouse(game: usize, side: i32, choices: u64): u64 {
  if (liftReserve != LiftReserve.enteredBesideHouse) return choices
  const captures = capturingAtOnce(game, side, choices)
  const house = houseOf(side)
  const isOwned = isKept(game, house)
  const spares = isOwned && seedsAt(game, house) >= liftHouseSeeds
  const free = spares ? choices & (~waysOfHole(house - slotOf(side, 0)) | captures) : choices
  const left = free == 0 ? choices : free
  if (isOwned) return left
  const more = left & (~withSeeds(game, side, left, 1) | captures)
  return (more & ~captures) != 0 ? more : left
}

/** Without a capture, a turn may have to start from the inner row, and to stay on it from its last filled hole. */
function fromRows(game: usize, side: i32, choices: u64): u64 {
  if (liftRows == LiftRows.free) return choices
  const captures = capturingAtOnce(game, side, choices)
  let others = choices & ~captures
  const column = holes >> 1
  let filled = 0
  let only = 0
  for (let hole = column; hole < holes; hole++) {
    if (seedsAt(game, slotOf(side, hole)) == 0) continue
    filled++
    only = hole
  }
  if (filled == 1) {
    if (only == holes - 1) others &= ~(u64(1) << u64(2 * only))
    if (only == column) others &= ~(u64(2) << u64(2 * only))
  }
  const inner = others & ~((u64(1) << u64(holes)) - 1)
  return captures | (inner == 0 ? others : inner)
}

/**
 * The hole of the player to move that must be left alone, because it is the only one that the other player's turn without a
 * capture now threatens, and the player to move can capture nothing; NONE if there is none.
 */
export function onlyThreat(game: usize): i32 {
  const side = toMove(game)
  if (seedsAt(game, storeOf(0)) + seedsAt(game, storeOf(1)) > 0) return NONE
  if (capturingAtOnce(game, side, liftable(game)) != 0) return NONE
  copyGame(PROBE, game)
  store<u8>(PROBE, side ^ 1, GameRecord.toMove)
  let threatened = NONE
  for (let left = capturingAtOnce(PROBE, side ^ 1, liftable(PROBE)); left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    beginLaps(mayCapture(PROBE, side ^ 1), false, isOpening(PROBE) && isSingleLap(), true)
    wouldCapture(PROBE, side ^ 1, choice & 1, chosenSlot(side ^ 1, choice >> 1), true)
    for (let hole = 0; hole < holes; hole++) {
      const slot = slotOf(side, hole)
      if (seedsAt(TRIAL, slot) == seedsAt(game, slot)) continue
      if (threatened != NONE && threatened != slot) return NONE
      threatened = slot
    }
  }
  if (threatened == NONE || (keepsHouses && threatened == houseOf(side) && isKept(game, threatened)))
    return NONE
  for (let hole = holes >> 1; hole < holes; hole++) {
    const slot = slotOf(side, hole)
    if (slot != threatened && seedsAt(game, slot) >= liftAtLeast) return threatened
  }
  return NONE
}

/** The choices whose first lap ends in a capture. */
function capturingAtOnce(game: usize, side: i32, choices: u64): u64 {
  let found: u64 = 0
  for (let left = choices; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    beginLaps(mayCapture(game, side), false, isOpening(game) && isSingleLap(), true)
    noteStage(isEntering(game), false)
    const captures = wouldCapture(game, side, choice & 1, chosenSlot(side, choice >> 1), true)
    if (captures) found |= u64(1) << u64(choice)
  }
  return found
}

/** Whether a lap after the first may also go clockwise: from some holes, if that captures. */
export function mayTurn(game: usize, side: i32, slot: i32): bool {
  return isReversible(slot - slotOf(side, 0)) && wouldCapture(game, side, 1, slot, false)
}

/** Whether a lap ends in a capture. */
function wouldCapture(game: usize, side: i32, way: i32, from: i32, isFirst: bool): bool {
  copyGame(TRIAL, game)
  let last = from
  const enters = isFirst && isEntering(game)
  if (enters) {
    enter(TRIAL, side, from)
    setLifted(1)
  } else last = sow(TRIAL, side, way, from, isFirst, true)
  noteLap(isFirst, enters)
  const captures = tryEnd(TRIAL, side, way, from, lifted, last)
  noteLap(false, false)
  return captures
}

/** The second direction of every hole. */
const CLOCKWISE: u64 = 0xaaaaaaaaaaaaaaaa
