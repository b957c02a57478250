// The rules of the variant now loaded. Every rule of the vocabulary is a variable named after its path (`sow.relay` is
// sowRelay), generated with the codes of its words (SowRelay.own); what follows from several of them is derived here.

import {
  ClaimFixed,
  ClaimRule,
  ClaimWhere,
  LiftOpening,
  SowTurning,
  TurnAcrossAfter,
  TurnCaptures,
  TurnEmptyOpposite,
  TurnGap,
  TurnLastHole,
  TurnLastInOpponents,
  TurnLastInOpponentsEmpty,
  TurnLastInOwn,
  TurnLastInOwnEmpty,
  TurnLastOnSingle,
  TurnNextHole,
  TurnSweep,
  WinBy,
  boardHoles,
  claimFixed,
  claimRule,
  claimWhere,
  liftOpening,
  loadVocabulary,
  sowTurning,
  turnAcrossAfter,
  turnCaptures,
  turnEmptyOpposite,
  turnGap,
  turnLastHole,
  turnLastInOpponents,
  turnLastInOpponentsEmpty,
  turnLastInOwn,
  turnLastInOwnEmpty,
  turnLastOnSingle,
  turnNextHole,
  turnSweep,
  winBy,
} from '../vocabulary'
import { Limit } from '../../../limits'

export * from '../vocabulary'

/** Where compile.ts writes the seeds the round starts with, 16 bits per slot. */
export const LAYOUT: usize = memory.data(Limit.slots * 2, 16)
/** One bit per count: whether a last seed that makes it captures a hole. */
export const CAPTURE_COUNTS: usize = memory.data((Limit.seeds + 1) / 8, 16)

export let holes: i32 = 0
export let slots: i32 = 0
export let total: i32 = 0
export let turnsEachLap: bool = false
export let captureOpposite: bool = false
export let captureFromOpponents: bool = false
export let takeLast: bool = false
export let acrossAfterSowing: bool = false
export let opponentsCounts: bool = false
export let ownCounts: bool = false
export let lastOnSingle: bool = false
export let takeLastHole: bool = false
export let takeEqual: bool = false
export let captureBeyond: bool = false
export let beyondFilled: bool = false
export let sweep: bool = false
export let chain: bool = false
export let winByMajority: bool = false
/** Whether holes can be claimed, and whether claimed holes are closed. */
export let claiming: bool = false
export let closing: bool = false
/** Whether holes are locked until somebody chooses to lift them. */
export let locking: bool = false
/** Whether something can be captured away from the hole of the last seed. */
export let capturesAway: bool = false

/** The largest number of seeds that is captured by count. */
export let mostCaptured: i32 = 0

/** Loads the rules written by compile.ts. */
export function loadRules(): void {
  loadVocabulary()
  holes = boardHoles
  slots = 2 * holes + 2
  total = 0
  for (let slot = 0; slot < slots; slot++) total += load<u16>(LAYOUT + (usize(slot) << 1))
  locking = liftOpening == LiftOpening.unlocks
  turnsEachLap = sowTurning == SowTurning.everyLap
  captureOpposite = turnLastInOwnEmpty == TurnLastInOwnEmpty.captureOpposite
  captureFromOpponents = turnLastInOpponentsEmpty == TurnLastInOpponentsEmpty.captureOpposite
  takeLast = turnEmptyOpposite == TurnEmptyOpposite.takeLast
  acrossAfterSowing = captureOpposite && turnAcrossAfter == TurnAcrossAfter.opponentsSown
  opponentsCounts = turnLastInOpponents == TurnLastInOpponents.captureCounts
  ownCounts = turnLastInOwn == TurnLastInOwn.captureCounts
  lastOnSingle = turnLastOnSingle == TurnLastOnSingle.captureOpposite
  takeLastHole = turnLastHole == TurnLastHole.take
  takeEqual = turnLastHole == TurnLastHole.takeEqual
  captureBeyond = turnGap != TurnGap.nothing
  beyondFilled = turnGap == TurnGap.captureBeyondFilled
  sweep = turnSweep == TurnSweep.opponentsCounts
  chain = turnCaptures == TurnCaptures.chain
  capturesAway = captureBeyond || turnNextHole != TurnNextHole.nothing || sweep
  claiming = claimWhere != ClaimWhere.never || claimFixed != ClaimFixed.none
  closing = claimWhere != ClaimWhere.never && claimRule == ClaimRule.closing
  winByMajority = winBy == WinBy.majority
  mostCaptured = largestCount()
}

function largestCount(): i32 {
  for (let at: i32 = Limit.seeds >> 3; at >= 0; at--) {
    const bits: i32 = load<u8>(CAPTURE_COUNTS + at)
    if (bits != 0) return 8 * at + 31 - clz(bits)
  }
  return 0
}
