// What rules remember about a round besides the board: the twin of rules/laps/history.ts.

import { NONE, chosenSlot, rowOf, seedsAt, toMove } from '../game'
import { fourRows, turnCapturesAfter, keepsPast, sowDirection, turnStarterWaits, liftUndo } from '../rules'
import { GameRecord } from '../../shared/gameRecord'
import { LiftUndo, SowDirection, TurnStarterWaits } from '../../vocabulary'

/** Turns of the round that are over. */
// @inline
export function turnsOf(game: usize): i32 {
  return load<i32>(game, GameRecord.turns)
}

/** Moves made in the round. */
// @inline
export function movesOf(game: usize): i32 {
  return load<i32>(game, GameRecord.moves)
}

/** A round that has just begun. */
export function forgetPast(game: usize, starter: i32): void {
  store<u64>(game, 0, GameRecord.lifted)
  store<i32>(game, 0, GameRecord.moves)
  store<i32>(game, 0, GameRecord.turns)
  store<u8>(game, NONE, GameRecord.southWay)
  store<u8>(game, NONE, GameRecord.northWay)
  store<u8>(game, NONE, GameRecord.barred)
  store<u8>(game, 0, GameRecord.extraMove)
  store<u8>(game, 0, GameRecord.other)
  store<u8>(game, starter, GameRecord.starter)
  store<u8>(
    game,
    turnStarterWaits == TurnStarterWaits.untilOtherCaptures ? starter : NONE,
    GameRecord.waiting,
  )
}

/** Initialises a game that was written without its history: at the start of a round the starter may have to wait. */
export function waitAtStart(game: usize): void {
  if (movesOf(game) == 0 && turnsOf(game) == 0) forgetPast(game, load<u8>(game, GameRecord.starter))
}

/** Whether a side may capture and claim: not in the first turns, nor while waiting for the other. */
export function mayCapture(game: usize, side: i32): bool {
  if (!keepsPast) return true
  return turnsOf(game) >= turnCapturesAfter && load<u8>(game, GameRecord.waiting) != side
}

/**
 * Remembers a move that was just made, before the turn changes. `carried` is where a lone seed of a single lap ended, or
 * NONE; `took` says whether the end of a lap captured or claimed, `extra` whether another move is the turn's extra one.
 */
export function rememberMove(
  game: usize,
  choice: i32,
  again: bool,
  extra: bool,
  took: bool,
  carried: i32,
): void {
  const side = toMove(game)
  const isOpen = sowDirection == SowDirection.secondTurnOfEach && turnsOf(game) < 4
  unlock(game, chosenSlot(side, choice >> 1))
  store<i32>(game, movesOf(game) + 1, GameRecord.moves)
  if (!again) store<i32>(game, turnsOf(game) + 1, GameRecord.turns)
  keepWay(game, side, choice & 1, isOpen)
  const isCarried =
    !again &&
    carried != NONE &&
    rowOf(carried) != rowOf(chosenSlot(side, choice >> 1)) &&
    seedsAt(game, carried) == 1
  store<u8>(game, liftUndo == LiftUndo.barred && isCarried ? carried : NONE, GameRecord.barred)
  const hadExtra = again && (load<u8>(game, GameRecord.extraMove) != 0 || extra)
  store<u8>(game, u8(hadExtra), GameRecord.extraMove)
  if (took && load<u8>(game, GameRecord.waiting) == (side ^ 1)) store<u8>(game, NONE, GameRecord.waiting)
}

/** Remembers the hole of the player to move that may not be lifted. */
export function noteBarred(game: usize, slot: i32): void {
  store<u8>(game, slot, GameRecord.barred)
}

/** Remembers a choice that sowed nothing: it is no turn of its own, but may end one. */
export function rememberOther(game: usize, again: bool, placed: bool): void {
  store<i32>(game, movesOf(game) + 1, GameRecord.moves)
  if (!again && !placed) store<i32>(game, turnsOf(game) + 1, GameRecord.turns)
  if (!again) store<u8>(game, 0, GameRecord.extraMove)
}

/** Remembers the direction of the first move: the starter's for both, or each player's own, which may still be open. */
function keepWay(game: usize, side: i32, way: i32, isOpen: bool): void {
  if (sowDirection >= SowDirection.firstMoveOfEach && side == 1) {
    if (isOpen || load<u8>(game, GameRecord.northWay) == NONE) store<u8>(game, way, GameRecord.northWay)
  } else if (isOpen || load<u8>(game, GameRecord.southWay) == NONE)
    store<u8>(game, way ^ side, GameRecord.southWay)
}

/** Remembers that a hole was chosen, before it is lifted; no rule of boards of four rows asks, and not all their slots have a bit. */
export function unlock(game: usize, slot: i32): void {
  if (fourRows) return
  store<u64>(game, load<u64>(game, GameRecord.lifted) | (u64(1) << u64(slot)), GameRecord.lifted)
}

/** Remembers that a player passed. */
export function rememberPass(game: usize): void {
  if (!keepsPast) return
  store<i32>(game, turnsOf(game) + 1, GameRecord.turns)
  store<u8>(game, NONE, GameRecord.barred)
  store<u8>(game, 0, GameRecord.extraMove)
}
