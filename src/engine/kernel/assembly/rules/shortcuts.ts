// Which parts of a move can be left out because no rule asks for them.

import {
  claiming,
  sowDirection,
  endFew,
  endFewTo,
  sowFirstMove,
  turnGrandSlam,
  hasLaps,
  keepsPast,
} from './rules'
import { lastOnSingle, liftsFreely, locking, looksBack, turnMustFeed, opponentsCounts } from './rules'
import { ownCounts, takeEqual, takeLastHole, sowBefore } from './rules'
import { EndFewTo, SowBefore, SowDirection, SowFirstMove, TurnGrandSlam, TurnMustFeed } from '../vocabulary'

/** Whether a hole is chosen whenever it holds seeds, in ways that are the same for all holes. */
export let choosesFreely: bool = false
/** Whether nothing is captured where the last seed falls except across. */
export let capturesOnlyAcross: bool = false
/** Whether every move is one lap that depends on nothing but the board. */
export let plainMoves: bool = false

/** Derives what can be left out under the rules just loaded. */
export function loadShortcuts(): void {
  choosesFreely =
    liftsFreely &&
    sowDirection <= SowDirection.eitherWay &&
    turnMustFeed == TurnMustFeed.no &&
    turnGrandSlam != TurnGrandSlam.forbidden &&
    turnGrandSlam != TurnGrandSlam.ifForced
  plainMoves =
    !hasLaps &&
    !looksBack &&
    !keepsPast &&
    !locking &&
    !claiming &&
    sowFirstMove == SowFirstMove.asOthers &&
    turnMustFeed != TurnMustFeed.giveOne &&
    sowBefore == SowBefore.nothing &&
    (endFew == 0 || endFewTo == EndFewTo.leftovers) &&
    turnGrandSlam != TurnGrandSlam.givesRest
  capturesOnlyAcross = !opponentsCounts && !ownCounts && !lastOnSingle && !takeLastHole && !takeEqual
}
