// From a move that is done to the next choice or the end of the round: the twin of rules/round.ts.

import { NONE, TIE, seedsAt, seedsOnBoard, seedsOnSide, toMove } from './game'
import { legalChoices } from './legal'
import { collectLeftovers, isStopped } from './leftovers'
import { Stop, remember } from './repetition'
import { storeOf } from './route'
import { noMove, quietMoves, repetition, when, winByMajority } from './rules'
import { End, GameRecord } from '../shared/gameRecord'
import { NoMove, Repetition, When } from '../shared/ruleCodes'

/** Whether the player to move had to pass when the last move was settled. */
export let passed: bool = false

/**
 * Ends the round where it must end; returns why, or NONE. The legal choices of who moves next are left in `choices`.
 */
export function settleMove(game: usize, turnOver: bool, storesChanged: bool, remembers: bool): i32 {
  passed = false
  const reached = endReached(game, turnOver)
  if (reached != NONE) return reached
  const stuck = passOrEnd(game)
  if (stuck != NONE) return stuck
  if (quietMoves > 0 && load<i32>(game, GameRecord.quiet) >= quietMoves) return End.quietMoves
  if (!remembers) return NONE
  const stop = remember(game, storesChanged)
  return stop == Stop.none ? NONE : stop == Stop.repetition ? End.repetition : End.endless
}

function endReached(game: usize, turnOver: bool): i32 {
  if (turnOver && isMajorityEnd(game)) return End.majority
  const south = seedsOnSide(game, 0)
  const north = seedsOnSide(game, 1)
  if (south + north == 0) return End.allInStores
  return when == When.eitherSideEmpty && (south == 0 || north == 0) ? End.sideEmpty : NONE
}

/** The legal choices of the player to move after the last move was settled. */
export let choices: u64 = 0

function passOrEnd(game: usize): i32 {
  choices = legalChoices(game)
  if (choices != 0) return NONE
  if (noMove == NoMove.roundEnds) return End.cannotMove
  if (isMajorityEnd(game)) return End.majority
  store<u8>(game, toMove(game) ^ 1, GameRecord.toMove)
  choices = legalChoices(game)
  if (choices == 0) {
    store<u8>(game, toMove(game) ^ 1, GameRecord.toMove)
    return End.cannotMove
  }
  passed = true
  return NONE
}

/** Ends a round: leftovers are handed out and the winner is named. */
export function endRound(game: usize, reason: i32): void {
  collectLeftovers(game, reason)
  const winner = roundWinner(game, reason)
  store<u8>(game, reason, GameRecord.ended)
  store<u8>(game, winner, GameRecord.roundWinner)
  const won = game + GameRecord.roundsWon + (usize(winner) << 2)
  store<i32>(won, load<i32>(won) + 1)
}

/** Who won a round that ended so, leftovers handed out. */
export function roundWinner(game: usize, reason: i32): i32 {
  if (isStopped(reason) && repetition == Repetition.draw) return TIE
  if (winByMajority) return majorityHolder(game)
  const lead = seedsAt(game, storeOf(0)) - seedsAt(game, storeOf(1))
  return lead == 0 ? TIE : lead > 0 ? 0 : 1
}

function isMajorityEnd(game: usize): bool {
  return when == When.majority && majorityHolder(game) != TIE
}

/** The player with more than half of all seeds in store, or TIE. */
function majorityHolder(game: usize): i32 {
  const all = seedsOnBoard(game)
  if (2 * seedsAt(game, storeOf(0)) > all) return 0
  return 2 * seedsAt(game, storeOf(1)) > all ? 1 : TIE
}
