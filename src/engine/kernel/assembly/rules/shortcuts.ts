// Which parts of a move can be left out because no rule asks for them.

import { claiming, direction, few, fewTo, firstMove, grandSlam, hasLaps, keepsPast } from './rules'
import { lastOnSingle, liftsFreely, locking, looksBack, mustFeed, opponentsCounts } from './rules'
import { ownCounts, takeEqual, takeLastHole, takesBefore } from './rules'
import { FewTo } from '../shared/endCodes'
import { Before, Direction, FirstMove } from '../shared/sowCodes'
import { GrandSlam, MustFeed } from '../shared/turnCodes'

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
    direction <= Direction.eitherWay &&
    mustFeed == MustFeed.no &&
    grandSlam != GrandSlam.forbidden &&
    grandSlam != GrandSlam.ifForced
  plainMoves =
    !hasLaps &&
    !looksBack &&
    !keepsPast &&
    !locking &&
    !claiming &&
    firstMove == FirstMove.asOthers &&
    mustFeed != MustFeed.giveOne &&
    takesBefore == Before.nothing &&
    (few == 0 || fewTo == FewTo.leftovers) &&
    grandSlam != GrandSlam.givesRest
  capturesOnlyAcross = !opponentsCounts && !ownCounts && !lastOnSingle && !takeLastHole && !takeEqual
}
