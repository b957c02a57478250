// How a lap ends: the twin of rules/lapEnd.ts.

import { captureSlot, isFree } from './captures'
import { addSeeds, takeSome, takeTo, isClaimed, ownerOf, seedsAt, setSeeds, slotOf } from './game'
import { isGrandSlam, slamTakes } from './grandSlam'
import { endOf, nearEnd } from './laps/entering'
import { offerPicks, offerStop } from './choices/other'
import { addClaims } from './laps/claims'
import { houseOf, loseHouseAt } from './laps/house'
import { holdsAround, holdsForLap, slotNamed } from './lastSeed/fits'
import { clauseAt, clauses, clausesAt, relaysOnly, takers } from './lastSeed/table'
import { takenBy } from './lastSeed/taken'
import { before, holeAfter, isStore, storeOf } from './route'
import { choosesOther, fourRows, keepsHouses, liftOnlyThreat, reversesLaps, turnGrandSlam } from './rules'
import { LiftOnlyThreat, TurnGrandSlam } from '../vocabulary'
import { GameRecord } from '../shared/gameRecord'
import { ClauseRecord, Does, GuardBit, Receiver, Resowing, Then } from '../shared/lastSeedTable'

/** How a lap or a move ended. */
export const enum MoveEnd {
  turnOver,
  again,
  relay,
  endlessRelay,
  /** Not an end: the clause says what follows. */
  none,
  /** Captured seeds are sown. */
  sowTaken,
}

/** What follows once captured seeds have been sown. */
export const enum AfterSowing {
  look,
  relay,
  again,
  turnOver,
}

/** What the end of a lap did last, apart from what went to the owner of a hole. */
export const enum Act {
  none,
  capture,
  voidCapture,
  claim,
}

/** What the last lap did; `captured` are the slots of a capture, one bit each. */
export let act: i32 = Act.none
export let captured: u64 = 0
/** Whether that emptied the opponent's holes; only known if a rule needs it. */
export let slammed: bool = false
/** Whether the turn goes on because of a clause that lets it only once. */
export let once: bool = false
/** The hole that is lifted next, if sowing continues. */
export let nextLift: i32 = 0

/** Whether the current move captured anything, whether it claimed, and whether the end of a lap did one of these for the mover. */
export let tookSeeds: bool = false
export let tookAtEnd: bool = false
export let claimed: bool = false

/** The clauses in force in the current move. */
let inForce: i32 = 0
/** Whether the current turn has had its extra move. */
let hadExtraMove: bool = false
/** Whether the opponent had seeds in holes before the current move; only known if there is a rule on grand slams. */
let hadSeeds: bool = true

/** Seeds of the opponent's holes that the last capture took, if recording is on. */
export let prey: i32 = 0
let notesPrey: bool = false

/** Sets whether `prey` is recorded. */
export function notePrey(notes: bool): void {
  notesPrey = notes
}

/** Sets what the next move may do. */
export function beginLaps(mayCapture: bool, extraMove: bool, oneLap: bool, hasPrey: bool): void {
  inForce = -1
  if (!mayCapture) inForce &= ~takers
  if (oneLap) inForce &= ~relaysOnly
  hadExtraMove = extraMove
  hadSeeds = hasPrey
  forgetActs()
  turnEntering = false
  resumed = false
}

/** Whether the lap to end is the seed in hand that begins a turn, whether the turn began with one, and whether it goes on. */
let enteredLap: bool = false
let firstLap: bool = false
let turnEntering: bool = false
let resumed: bool = false

/** Notes how the turn began: with a seed in hand, and whether it goes on after a choice where it could have ended. */
export function noteStage(entering: bool, goesOn: bool): void {
  turnEntering = entering
  resumed = goesOn
}

/** Notes whether the lap to end next is the first of a move, and the seed in hand that begins a turn. */
export function noteLap(isFirst: bool, isEntered: bool): void {
  firstLap = isFirst
  enteredLap = isEntered
}

/** Whether the lap is the first of its turn. */
// @inline
export function isFirstLap(): bool {
  return firstLap && !resumed
}

/** Whether the last seed is the one in hand that begins a turn. */
// @inline
export function isEntered(): bool {
  return enteredLap
}

/** Whether the turn began with a seed in hand. */
// @inline
export function isTurnEntering(): bool {
  return turnEntering
}

/** Whether something has been captured in this turn. */
// @inline
export function hasCaptured(): bool {
  return tookAtEnd || resumed
}

/** Forgets what the current move has done. */
export function forgetActs(): void {
  act = Act.none
  once = false
  tookSeeds = false
  tookAtEnd = false
  claimed = false
}

/** Notes that something was taken other than at the end of a lap. */
export function noteTaken(): void {
  tookSeeds = true
}

/** Notes that something was taken before a lap, perhaps as a capture. */
export function noteTakenBefore(isCapture: bool): void {
  tookSeeds = true
  if (isCapture) tookAtEnd = true
}

/** Has a hole lifted next, as by a relay. */
export function relayFrom(slot: i32): i32 {
  act = Act.none
  nextLift = slot
  return MoveEnd.relay
}

/**
 * How a lap of so many seeds ends. The first clause that fits is carried out; if none fits, the turn ends. A clause that
 * ends in `on` lets the later ones look too, on the board as it has left it.
 */
export function lapEnd(game: usize, side: i32, way: i32, lifted: i32, last: i32): i32 {
  act = Act.none
  let fitting = clausesAt(game, side, last) & inForce
  if (fitting == 0) return MoveEnd.turnOver
  for (let number = 0; number < clauses; number++) {
    const bit = 1 << number
    if ((fitting & bit) == 0) continue
    const clause = clauseAt(number)
    if (!holdsForLap(game, side, clause, bit, lifted, last)) continue
    if (!holdsAround(game, side, way, clause, bit, last)) continue
    const does: i32 = load<u8>(clause, ClauseRecord.does)
    if (does != Does.nothing) {
      const end = carryOut(game, side, way, clause, bit, lifted, last, does)
      if (end == NOT_DONE) continue
      if (end != MoveEnd.none) return end
    }
    const then: i32 = load<u8>(clause, ClauseRecord.then)
    if (then != Then.on) return whatFollows(game, side, way, clause, last, then)
    fitting = clausesAt(game, side, last) & inForce
  }
  return MoveEnd.turnOver
}

/** Whether a lap ends in a capture, tried on a copy of the game; nothing is noted of it. */
export function tryEnd(trial: usize, side: i32, way: i32, from: i32, lifted: i32, last: i32): bool {
  const kept = act
  const keptCaptured = captured
  const keptPrey = prey
  const keptLift = nextLift
  const keptOrigin = origin
  const hadTaken = tookSeeds
  const hadTakenAtEnd = tookAtEnd
  const wasOnce = once
  origin = from
  lapEnd(trial, side, way, lifted, last)
  const captures = act == Act.capture
  act = kept
  captured = keptCaptured
  prey = keptPrey
  nextLift = keptLift
  origin = keptOrigin
  tookSeeds = hadTaken
  tookAtEnd = hadTakenAtEnd
  once = wasOnce
  return captures
}

const NOT_DONE: i32 = -1

/** Carries out a clause: NOT_DONE if it cannot be, or how the lap ends if that alone decides it. */
// @inline
function carryOut(
  game: usize,
  side: i32,
  way: i32,
  clause: usize,
  bit: i32,
  lifted: i32,
  last: i32,
  does: i32,
): i32 {
  if (does == Does.claim) return claim(game, side, way, load<u8>(clause, ClauseRecord.claim), last)
  if (fourRows) return takeOnFourRows(game, side, way, clause, last)
  const toOwner = load<u8>(clause, ClauseRecord.to) == Receiver.owner
  const to = captureSlot(game, toOwner ? ownerOf(last) : side)
  if (to < 0) return NOT_DONE
  if (does == Does.takeTwo) return takeTwo(game, last, to)
  const taken = takenBy(game, side, way, clause, bit, lifted, last)
  if (taken == 0) return NOT_DONE
  if (!toOwner) return capture(game, side, taken, to)
  takeTo(game, taken, to)
  tookSeeds = true
  return MoveEnd.none
}

/** The hole that the current lap was lifted from; captured seeds that are sown on keep it. */
let origin: i32 = 0

/** Notes that the last lap did nothing but sow what an earlier one had captured. */
export function forgetAct(): void {
  act = Act.none
}

/** Notes where a lap begins. */
export function beginLap(from: i32): void {
  origin = from
}

/** Where seeds to sow on lie. */
export let takenFrom: i32 = 0
/** Captured seeds to sow, the slot before the first that gets one, and what follows; set with MoveEnd.sowTaken. */
export let takenSeeds: i32 = 0
export let sowAfter: i32 = 0
export let takenWay: i32 = 0
export let afterSowing: i32 = AfterSowing.turnOver

/** Takes what a clause names on four rows, of which a set of 64 bits does not hold every slot. */
function takeOnFourRows(game: usize, side: i32, way: i32, clause: usize, last: i32): i32 {
  let taken = 0
  let lost = 0
  for (let words = load<u32>(clause, ClauseRecord.take); words != 0; words >>= 4) {
    const slot = slotNamed(side, way, i32(words & 15), last)
    const seeds = slot < 0 ? 0 : seedsAt(game, slot)
    // What the clause names first must be there to take; the rest is a bonus.
    if (taken == 0 && seeds == 0) return NOT_DONE
    if (seeds == 0) continue
    taken += seeds
    if (ownerOf(slot) != side) lost += seeds
    if (keepsHouses) loseHouseAt(game, slot)
    setSeeds(game, slot, 0)
  }
  if (keepsHouses && !turnEntering) loseHouseAt(game, houseOf(side))
  noteCapture(game, 0)
  prey = lost
  slammed = false
  const to: i32 = load<u8>(clause, ClauseRecord.to)
  addSeeds(game, to == Receiver.here ? last : to == Receiver.start ? origin : storeOf(side), taken)
  const sown: i32 = load<u8>(clause, ClauseRecord.sow)
  return sown == Resowing.none ? MoveEnd.none : sowOnTaken(side, way, clause, last, taken, sown)
}

function sowOnTaken(side: i32, way: i32, clause: usize, last: i32, taken: i32, sown: i32): i32 {
  takenSeeds = taken
  takenFrom = storeOf(side)
  takenWay = reversesLaps ? 0 : way
  if (sown == Resowing.next) origin = last
  if (sown == Resowing.end) {
    const near = nearEnd(last - slotOf(side, 0))
    if (near >= 0) takenWay = near
    origin = slotOf(side, endOf(takenWay))
  }
  const fromOrigin = sown == Resowing.start || sown == Resowing.end
  sowAfter = fromOrigin ? i32(load<u8>(before(side, takenWay) + origin)) : origin
  const then: i32 = load<u8>(clause, ClauseRecord.then)
  nextLift = last
  if (then == Then.relay) afterSowing = AfterSowing.look
  else if (then == Then.relayHere) afterSowing = AfterSowing.relay
  else afterSowing = then == Then.again ? AfterSowing.again : AfterSowing.turnOver
  return MoveEnd.sowTaken
}

/** Has nothing more captured in the current move. */
export function barCaptures(): void {
  inForce &= ~takers
}

function claim(game: usize, side: i32, way: i32, named: i32, last: i32): i32 {
  let claims: u64 = 0
  for (let left = named; left != 0; left &= left - 1) {
    const slot = slotNamed(side, way, ctz(left), last)
    if (slot < 0 || !isFree(game, slot)) return NOT_DONE
    claims |= u64(1) << u64(slot)
  }
  addClaims(game, side, claims)
  act = Act.claim
  claimed = true
  tookAtEnd = true
  return MoveEnd.none
}

/** The last seed in a hole, which may be claimed, and one more. */
function takeTwo(game: usize, last: i32, to: i32): i32 {
  const seeds = min(2, seedsAt(game, last))
  if (seeds == 0) return NOT_DONE
  noteCapture(game, u64(1) << u64(last))
  slammed = false
  takeSome(game, last, to, seeds)
  return MoveEnd.none
}

/** A capture by the mover, after the grand slam rule. */
function capture(game: usize, side: i32, taken: u64, to: i32): i32 {
  slammed = turnGrandSlam != TurnGrandSlam.allowed && hadSeeds && isGrandSlam(game, side, taken)
  if (slammed && turnGrandSlam == TurnGrandSlam.void) {
    act = Act.voidCapture
    return MoveEnd.turnOver
  }
  const kept = slammed ? slamTakes(game, side, taken) : taken
  noteCapture(game, kept)
  takeTo(game, kept, to)
  if (!slammed) return MoveEnd.none
  if (turnGrandSlam == TurnGrandSlam.givesRest) return MoveEnd.turnOver
  if (turnGrandSlam != TurnGrandSlam.movesAgain) return MoveEnd.none
  once = false
  return MoveEnd.again
}

// @inline
function noteCapture(game: usize, taken: u64): void {
  act = Act.capture
  captured = taken
  tookSeeds = true
  tookAtEnd = true
  if (notesPrey) prey = preyIn(game, taken)
}

/** Takes a hole of the opponent's that the mover has chosen. */
export function takeChosen(game: usize, side: i32, slot: i32): void {
  forgetActs()
  noteCapture(game, 0)
  slammed = false
  prey = seedsAt(game, slot)
  takeSome(game, slot, storeOf(side), prey)
}

function preyIn(game: usize, taken: u64): i32 {
  const other = load<u8>(game, GameRecord.toMove) ^ 1
  let seeds = 0
  for (let left = taken; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    if (!isStore(slot) && ownerOf(slot) == other) seeds += seedsAt(game, slot)
  }
  return seeds
}

// @inline
function whatFollows(game: usize, side: i32, way: i32, clause: usize, last: i32, then: i32): i32 {
  if (then == Then.turnOver)
    return choosesOther && offerPicks(game, side, load<u8>(clause, ClauseRecord.pick))
      ? MoveEnd.again
      : MoveEnd.turnOver
  if (then < Then.relay) {
    once = then == Then.againOnce
    return once && hadExtraMove ? MoveEnd.turnOver : MoveEnd.again
  }
  if (then == Then.relayTwo) {
    takenSeeds = min(2, seedsAt(game, last))
    if (takenSeeds == 0) return MoveEnd.turnOver
    takenFrom = last
    takenWay = way
    sowAfter = last
    origin = last
    nextLift = last
    afterSowing = AfterSowing.look
    return MoveEnd.sowTaken
  }
  if (then == Then.relayStart) {
    nextLift = origin
    return seedsAt(game, origin) > 0 && !isBarred(game, origin) ? MoveEnd.relay : MoveEnd.turnOver
  }
  const isClaimed = (load<u16>(clause, ClauseRecord.guards) & GuardBit.claimed) != 0
  const fromHere = then == Then.relay || then == Then.relayOrStop
  if (fromHere && !isClaimed && seedsAt(game, last) > 0) nextLift = last
  else nextLift = nextHole(game, side, way, last)
  if (nextLift < 0) return MoveEnd.turnOver
  if (isBarred(game, nextLift)) return MoveEnd.turnOver
  if (then != Then.relayOrStop) return MoveEnd.relay
  offerStop(game, nextLift, way)
  return MoveEnd.again
}

/** Whether a hole must be left alone because it alone is threatened. */
// @inline
function isBarred(game: usize, slot: i32): bool {
  return liftOnlyThreat == LiftOnlyThreat.barred && slot == load<u8>(game, GameRecord.barred)
}

/** The next hole if there are seeds in it that can be lifted, or −1. */
function nextHole(game: usize, side: i32, way: i32, last: i32): i32 {
  const next = holeAfter(side, way, last)
  return next >= 0 && seedsAt(game, next) > 0 && !isClaimed(game, next) ? next : -1
}
