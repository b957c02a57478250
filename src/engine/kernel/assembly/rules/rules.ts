// The variant as the kernel reads it: one number per rule, written by compile.ts.

import { ClaimFixed, ClaimRule, ClaimSowing, ClaimWhere } from '../shared/claimCodes'
import { WinBy } from '../shared/endCodes'
import { Facing, LiftOpening, Pairs, Reach, Singles, Undo } from '../shared/liftCodes'
import { Limit } from '../../../limits'
import { RulePlace } from '../shared/rulePlaces'
import { Before, FirstMove, Leave, Passing, Relay, RelayIf, Skips, Turning } from '../shared/sowCodes'
import { AcrossAfter, AfterCapture, Captures, EmptyOpposite, Gap, LastHole } from '../shared/turnCodes'
import { LastInOpponents, LastInOpponentsEmpty, LastInOwn, LastInOwnEmpty } from '../shared/turnCodes'
import { LastOnSingle, NextHole, Sweep } from '../shared/turnCodes'

/** Where compile.ts writes the rules, as 32-bit numbers. */
export const RULES: usize = memory.data(RulePlace.count * 4, 16)
/** Where compile.ts writes the seeds the round starts with, 16 bits per slot. */
export const LAYOUT: usize = memory.data(Limit.slots * 2, 16)
/** One bit per count: whether a last seed that makes it captures a hole. */
export const CAPTURE_COUNTS: usize = memory.data((Limit.seeds + 1) / 8, 16)

/** The rules now loaded, one variable per rule; those with two words are true if the rule has an effect. */
export let holes: i32 = 0
export let slots: i32 = 0
export let total: i32 = 0
export let stores: i32 = 0
export let seedsPerHole: i32 = 0
export let first: i32 = 0
export let turned: i32 = 0
export let atLeast: i32 = 0
export let singles: i32 = 0
export let pairs: i32 = 0
export let reach: i32 = 0
export let liftOpening: i32 = 0
export let facing: i32 = 0
export let undo: i32 = 0
export let direction: i32 = 0
export let origin: i32 = 0
export let leave: i32 = 0
export let skips: i32 = 0
export let skipCount: i32 = 0
export let takesBefore: i32 = 0
export let passing: i32 = 0
export let lateSeeds: i32 = 0
export let relay: i32 = 0
export let relayFrom: i32 = 0
export let relayIf: i32 = 0
export let relayCount: i32 = 0
export let turnsEachLap: bool = false
export let firstMove: i32 = 0
export let lastInStore: i32 = 0
export let captureOpposite: bool = false
export let captureFromOpponents: bool = false
export let takeLast: bool = false
export let acrossFrom: i32 = 0
export let acrossCounts: i32 = 0
export let acrossAfterSowing: bool = false
export let capturingSeed: i32 = 0
export let opponentsCounts: bool = false
export let ownCounts: bool = false
export let lastOnSingle: bool = false
export let takeLastHole: bool = false
export let takeEqual: bool = false
export let captureBeyond: bool = false
export let beyondFilled: bool = false
export let nextHole: i32 = 0
export let sweep: bool = false
export let takesToo: i32 = 0
export let chain: bool = false
export let chainWay: i32 = 0
export let chainMost: i32 = 0
export let chainSides: i32 = 0
export let singleSeed: i32 = 0
export let capturesAfter: i32 = 0
export let starterWaits: i32 = 0
export let afterCapture: i32 = 0
export let noMove: i32 = 0
export let mustFeed: i32 = 0
export let grandSlam: i32 = 0
export let claimWhere: i32 = 0
export let claimCount: i32 = 0
export let claimRule: i32 = 0
export let claimLap: i32 = 0
export let claimPlaces: i32 = 0
export let claimMost: i32 = 0
export let claimFixed: i32 = 0
export let claimSowing: i32 = 0
export let claimLastSeed: i32 = 0
export let capturesToClaimed: i32 = 0
export let when: i32 = 0
export let few: i32 = 0
export let fewTo: i32 = 0
export let leftovers: i32 = 0
export let repetition: i32 = 0
export let repeats: i32 = 0
export let quietMoves: i32 = 0
export let winBy: i32 = 0
export let winByMajority: bool = false
export let length: i32 = 0
export let rounds: i32 = 0
export let outBelow: i32 = 0
export let refill: i32 = 0
export let burntRule: i32 = 0
export let nextFirst: i32 = 0
/** Whether positions of a round can repeat. */
export let canRepeat: bool = false
/** Whether some rule depends on earlier events in the round. */
export let keepsPast: bool = false
export let path: i32 = 0

/** Whether holes can be claimed, and whether claimed holes are closed. */
export let claiming: bool = false
export let closing: bool = false
/** Whether holes are locked until somebody chooses to lift them. */
export let locking: bool = false
/** Whether a lap can be sown by division: no rule depends on single seeds in passing. */
export let sowsByDivision: bool = false
/** Whether a hole is lifted whenever it holds seeds. */
export let liftsFreely: bool = false
/** Whether something can be captured away from the hole of the last seed. */
export let capturesAway: bool = false
/** Whether a move can have more than one lap. */
export let hasLaps: bool = false
/** Whether a move must know the position it started from. */
export let looksBack: bool = false

/** Loads the rules written by compile.ts. */
export function loadRules(): void {
  holes = rule(RulePlace.holes)
  stores = rule(RulePlace.stores)
  seedsPerHole = rule(RulePlace.seedsPerHole)
  first = rule(RulePlace.first)
  turned = rule(RulePlace.turned)
  loadLifting()
  loadSowing()
  loadCaptures()
  loadClaims()
  loadEnds()
  canRepeat = rule(RulePlace.canRepeat) != 0
  keepsPast = rule(RulePlace.keepsPast) != 0
  path = rule(RulePlace.path)
  slots = 2 * holes + 2
  total = 0
  for (let slot = 0; slot < slots; slot++) total += load<u16>(LAYOUT + (usize(slot) << 1))
  hasLaps =
    relay != Relay.never || afterCapture == AfterCapture.sowOn || firstMove == FirstMove.plainRelay || closing
  looksBack = acrossAfterSowing || relayIf == RelayIf.visited || takesBefore == Before.singlesAcross
  sowsByDivision =
    leave == Leave.nothing &&
    skips == Skips.nothing &&
    passing == Passing.nothing &&
    lateSeeds == 0 &&
    !(claiming && claimSowing != ClaimSowing.byBoth) &&
    !closing
}

function loadLifting(): void {
  atLeast = rule(RulePlace.atLeast)
  singles = rule(RulePlace.singles)
  pairs = rule(RulePlace.pairs)
  reach = rule(RulePlace.reach)
  liftOpening = rule(RulePlace.opening)
  locking = liftOpening == LiftOpening.unlocks
  facing = rule(RulePlace.facing)
  undo = rule(RulePlace.undo)
  liftsFreely =
    atLeast == 1 &&
    singles == Singles.free &&
    pairs == Pairs.free &&
    reach == Reach.anywhere &&
    (liftOpening == LiftOpening.free || locking) &&
    facing == Facing.free &&
    undo == Undo.free
}

function loadSowing(): void {
  direction = rule(RulePlace.direction)
  origin = rule(RulePlace.origin)
  leave = rule(RulePlace.leave)
  skips = rule(RulePlace.skips)
  skipCount = rule(RulePlace.skipCount)
  takesBefore = rule(RulePlace.before)
  passing = rule(RulePlace.passing)
  lateSeeds = rule(RulePlace.lateSeeds)
  relay = rule(RulePlace.relay)
  relayFrom = rule(RulePlace.relayFrom)
  relayIf = rule(RulePlace.relayIf)
  relayCount = rule(RulePlace.relayCount)
  turnsEachLap = rule(RulePlace.turning) == Turning.everyLap
  firstMove = rule(RulePlace.firstMove)
}

function loadCaptures(): void {
  lastInStore = rule(RulePlace.lastInStore)
  captureOpposite = rule(RulePlace.lastInOwnEmpty) == LastInOwnEmpty.captureOpposite
  captureFromOpponents = rule(RulePlace.lastInOpponentsEmpty) == LastInOpponentsEmpty.captureOpposite
  takeLast = rule(RulePlace.emptyOpposite) == EmptyOpposite.takeLast
  acrossFrom = rule(RulePlace.acrossFrom)
  acrossCounts = rule(RulePlace.acrossCounts)
  acrossAfterSowing = captureOpposite && rule(RulePlace.acrossAfter) == AcrossAfter.opponentsSown
  capturingSeed = rule(RulePlace.capturingSeed)
  opponentsCounts = rule(RulePlace.lastInOpponents) == LastInOpponents.captureCounts
  ownCounts = rule(RulePlace.lastInOwn) == LastInOwn.captureCounts
  lastOnSingle = rule(RulePlace.lastOnSingle) == LastOnSingle.captureOpposite
  takeLastHole = rule(RulePlace.lastHole) == LastHole.take
  takeEqual = rule(RulePlace.lastHole) == LastHole.takeEqual
  captureBeyond = rule(RulePlace.gap) != Gap.nothing
  beyondFilled = rule(RulePlace.gap) == Gap.captureBeyondFilled
  nextHole = rule(RulePlace.nextHole)
  sweep = rule(RulePlace.sweep) == Sweep.opponentsCounts
  takesToo = rule(RulePlace.takesToo)
  chain = rule(RulePlace.captures) == Captures.chain
  chainWay = rule(RulePlace.chainWay)
  chainMost = rule(RulePlace.chainMost)
  chainSides = rule(RulePlace.chainSides)
  singleSeed = rule(RulePlace.singleSeed)
  capturesAfter = rule(RulePlace.capturesAfter)
  starterWaits = rule(RulePlace.starterWaits)
  afterCapture = rule(RulePlace.afterCapture)
  noMove = rule(RulePlace.noMove)
  mustFeed = rule(RulePlace.mustFeed)
  grandSlam = rule(RulePlace.grandSlam)
  capturesAway = captureBeyond || nextHole != NextHole.nothing || sweep
}

function loadClaims(): void {
  claimWhere = rule(RulePlace.where)
  claimCount = rule(RulePlace.atCount)
  claimRule = rule(RulePlace.rule)
  claimLap = rule(RulePlace.lap)
  claimPlaces = rule(RulePlace.places)
  claimMost = rule(RulePlace.most)
  claimFixed = rule(RulePlace.fixed)
  claimSowing = rule(RulePlace.sowing)
  claimLastSeed = rule(RulePlace.lastSeed)
  capturesToClaimed = rule(RulePlace.captured)
  claiming = claimWhere != ClaimWhere.never || claimFixed != ClaimFixed.none
  closing = claimWhere != ClaimWhere.never && claimRule == ClaimRule.closing
}

function loadEnds(): void {
  when = rule(RulePlace.when)
  few = rule(RulePlace.few)
  fewTo = rule(RulePlace.fewTo)
  leftovers = rule(RulePlace.leftovers)
  repetition = rule(RulePlace.repetition)
  repeats = rule(RulePlace.repeats)
  quietMoves = rule(RulePlace.quietMoves)
  winBy = rule(RulePlace.by)
  winByMajority = winBy == WinBy.majority
  length = rule(RulePlace.length)
  rounds = rule(RulePlace.rounds)
  outBelow = rule(RulePlace.outBelow)
  refill = rule(RulePlace.refill)
  burntRule = rule(RulePlace.burnt)
  nextFirst = rule(RulePlace.nextFirst)
}

function rule(place: i32): i32 {
  return load<i32>(RULES + (usize(place) << 2))
}
