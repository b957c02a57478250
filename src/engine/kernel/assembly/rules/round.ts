import {
  NONE,
  TIE,
  copyGame,
  filledSlots,
  hasSeeds,
  isPlainBoard,
  rowBits,
  seedsAt,
  seedsClaimed,
  seedsInPlay,
  seedsOnBoard,
  toMove,
  seedsOnSide,
} from './game'
import { anyHole } from './choices/liftable'
import { isPlacing, otherChoices } from './choices/other'
import { legalChoices } from './legal'
import { collectLeftovers, isStopped } from './ends/leftovers'
import { Stop, remember } from './ends/repetition'
import { storeOf } from './route'
import {
  canRepeat,
  choosesFreely,
  choosesOther,
  claiming,
  endFew,
  endFewTo,
  endQuietMoves,
  endRepetition,
  endWhen,
  turnNoMove,
  winBy,
  winByMajority,
} from './rules'
import { isInnerEmpty } from './laps/entering'
import { rememberPass } from './laps/history'
import { End, GameRecord } from '../shared/gameRecord'
import { EndFewTo, EndRepetition, EndWhen, TurnNoMove, WinBy } from '../vocabulary'

// From a move that is done to the next choice or the end of the round: the twin of rules/round.ts.

const BEFORE_PASS: usize = memory.data(GameRecord.size, 16)

/** Whether the player to move had to pass when the last move was settled. */
export let passed: bool = false

/** Ends the round if it must end; returns why, or NONE. The legal choices of the next player are left in `choices`. */
export function settleMove(game: usize, turnOver: bool, storesChanged: bool, remembers: bool): i32 {
  passed = false
  if (choosesOther && isPlacing(game)) {
    choices = otherChoices(game)
    return NONE
  }
  const filled = isPlainBoard() ? filledSlots(game) : 0
  const reached = endReached(game, turnOver, filled)
  if (reached != NONE) return reached
  const stuck = passOrEnd(game, filled)
  if (stuck != NONE) return stuck
  if (endQuietMoves > 0 && load<i32>(game, GameRecord.quiet) >= endQuietMoves) return End.quietMoves
  if (!remembers || !canRepeat) return NONE
  const stop = remember(game, storesChanged)
  return stop == Stop.none ? NONE : stop == Stop.repetition ? End.repetition : End.endless
}

function endReached(game: usize, turnOver: bool, filled: u64): i32 {
  if (turnOver && isMajorityEnd(game)) return End.majority
  const south = isPlainBoard() ? (filled & rowBits(0)) != 0 : hasSeeds(game, 0)
  const north = isPlainBoard() ? (filled & rowBits(1)) != 0 : hasSeeds(game, 1)
  if (!south && !north) return End.allInStores
  const lastMover: i32 = load<u8>(game, GameRecord.lastMover)
  if (endFew > 0 && endFewTo == EndFewTo.leftovers && lastMover != NONE && seedsInPlay(game) <= endFew)
    return End.fewSeeds
  if (endWhen == EndWhen.innerRowEmpty)
    return isInnerEmpty(game, 0) || isInnerEmpty(game, 1) ? End.rowEmpty : NONE
  if (endWhen == EndWhen.eitherSideEmpty) return !south || !north ? End.sideEmpty : NONE
  if (endWhen != EndWhen.moverSideEmpty || lastMover == NONE) return NONE
  return (lastMover == 0 ? south : north) ? NONE : End.sideEmpty
}

/** The legal choices of the player to move after the last move was settled. */
export let choices: u64 = 0

function passOrEnd(game: usize, filled: u64): i32 {
  choices = choosesFreely && isPlainBoard() ? anyHole(filled, toMove(game)) : legalChoices(game)
  if (choices != 0) return NONE
  if (turnNoMove == TurnNoMove.roundEnds) return End.cannotMove
  if (isMajorityEnd(game)) return End.majority
  copyGame(BEFORE_PASS, game)
  rememberPass(game)
  store<u8>(game, toMove(game) ^ 1, GameRecord.toMove)
  choices = legalChoices(game)
  if (choices == 0) {
    copyGame(game, BEFORE_PASS)
    return End.cannotMove
  }
  passed = true
  return NONE
}

/** Ends a round: leftovers are distributed and the winner is determined. */
export function endRound(game: usize, reason: i32): void {
  const winner = finishRound(game, reason)
  store<u8>(game, reason, GameRecord.ended)
  store<u8>(game, winner, GameRecord.roundWinner)
  const won = game + GameRecord.roundsWon + (usize(winner) << 2)
  store<i32>(won, load<i32>(won) + 1)
}

/** Distributes the leftovers of a round that ended for this reason; returns who won it. */
export function finishRound(game: usize, reason: i32): i32 {
  const hasGoal = winBy > WinBy.majority
  const byGoal = hasGoal ? winnerByGoal(game, reason) : TIE
  collectLeftovers(game, reason)
  if (isStopped(reason) && (hasGoal || endRepetition == EndRepetition.draw)) return TIE
  if (hasGoal) return byGoal
  if (winByMajority) return majorityHolder(game)
  const lead = seedsAt(game, storeOf(0)) - seedsAt(game, storeOf(1))
  return lead == 0 ? TIE : lead > 0 ? 0 : 1
}

function isMajorityEnd(game: usize): bool {
  return endWhen == EndWhen.majority && majorityHolder(game) != TIE
}

/** The player with more than half of all seeds, in store and in claimed holes, or TIE. */
function majorityHolder(game: usize): i32 {
  const all = seedsOnBoard(game)
  if (2 * seedsHeld(game, 0) > all) return 0
  return 2 * seedsHeld(game, 1) > all ? 1 : TIE
}

function seedsHeld(game: usize, side: i32): i32 {
  const inStore = seedsAt(game, storeOf(side))
  return claiming ? inStore + seedsClaimed(game, side) : inStore
}

/**
 * Who has reached the goal when the round is over; the board is as the last move left it. If nobody has, whoever could
 * not move has lost, also in the middle of a turn; otherwise the player who moved last has won.
 */
function winnerByGoal(game: usize, reason: i32): i32 {
  const last: i32 = load<u8>(game, GameRecord.lastMover)
  const mover = last == NONE ? i32(load<u8>(game, GameRecord.first)) ^ 1 : last
  const isStuck = reason == End.cannotMove && turnNoMove == TurnNoMove.roundEnds
  const neither: i32 = isStuck ? toMove(game) ^ 1 : mover
  if (winBy == WinBy.immobilise) return neither
  const ofRows = endWhen == EndWhen.innerRowEmpty
  const moverEmpty = ofRows ? isInnerEmpty(game, mover) : seedsOnSide(game, mover) == 0
  const otherEmpty = ofRows ? isInnerEmpty(game, mover ^ 1) : seedsOnSide(game, mover ^ 1) == 0
  if (winBy == WinBy.deprive) return otherEmpty ? mover : moverEmpty ? mover ^ 1 : neither
  return moverEmpty ? mover : otherEmpty ? mover ^ 1 : neither
}
