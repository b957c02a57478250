// The rules of the variant now loaded. Every rule of the vocabulary is a variable named after its path (`sow.origin` is
// sowOrigin), generated with the codes of its words (SowOrigin.skipped); what follows from several of them is derived here.

import {
  BoardRows,
  LiftOpening,
  SowTurning,
  WinBy,
  boardHoles,
  boardRows,
  liftOpening,
  loadVocabulary,
  sowTurning,
  winBy,
} from '../vocabulary'
import { Limit } from '../../../limits'

export * from '../vocabulary'

/** Where compile.ts writes the seeds the round starts with, 16 bits per slot. */
export const LAYOUT: usize = memory.data(Limit.slots * 2, 16)

export let holes: i32 = 0
export let slots: i32 = 0
export let total: i32 = 0
export let turnsEachLap: bool = false
export let winByMajority: bool = false
/** Whether each player owns two rows and sows round them. */
export let fourRows: bool = false
/** Whether holes are locked until somebody chooses to lift them. */
export let locking: bool = false

/** Loads the rules written by compile.ts. */
export function loadRules(): void {
  loadVocabulary()
  holes = boardHoles
  slots = 2 * holes + 2
  fourRows = boardRows == BoardRows.four
  total = 0
  for (let slot = 0; slot < slots; slot++) total += load<u16>(LAYOUT + (usize(slot) << 1))
  locking = liftOpening == LiftOpening.unlocks
  turnsEachLap = sowTurning == SowTurning.everyLap
  winByMajority = winBy == WinBy.majority
}
