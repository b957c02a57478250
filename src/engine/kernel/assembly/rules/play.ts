// A choice and everything that follows from it: the twin of rules/play.ts. It plays every variant.

import { NONE, phaseOf, seedsAt, seedsClaimed, toMove } from './game'
import { legalChoices } from './legal'
import { onlyThreat, sowable } from './choices/liftable'
import { hasCaptured } from './lapEnd'
import { continueMatch } from './match'
import { chooseInOpening, lapsAtOnce } from './bothAtOnce'
import { noteBarred, rememberMove, rememberOther } from './laps/history'
import { passed, settleMove } from './round'
import { storeOf } from './route'
import { canRepeat, choosesOther, claiming, keepsPast, liftOnlyThreat } from './rules'
import { LiftOnlyThreat } from '../vocabulary'
import {
  Act,
  Beside,
  MoveEnd,
  act,
  beside,
  carried,
  claimed,
  laps,
  move,
  once,
  tookAtEnd,
  tookSeeds,
} from './move'
import { End, GameRecord, Phase } from '../shared/gameRecord'

/** Laps of the last choice. */
export let lapsPlayed: i32 = 0
/** Whether the last choice ended the player's turn, by itself or because nothing was left to play. */
export let turnEnded: bool = false

/** All choices of the player to move; none once the game is over. */
export function legal(game: usize): u64 {
  const phase = phaseOf(game)
  if (phase == Phase.over) return 0
  return phase == Phase.opening ? sowable(game, toMove(game)) : legalChoices(game)
}

/** Plays a legal choice of the player to move; passes, round ends and refills that follow happen at once. */
export function play(game: usize, choice: i32): void {
  if (phaseOf(game) == Phase.opening) return playOpening(game, choice)
  const ended = playInRound(game, choice, true)
  if (ended != NONE) continueMatch(game, ended)
}

/**
 * Plays a legal choice up to the next choice or the end of the round; returns why the round ends, or NONE. Leftovers
 * are not distributed yet in that case. Searches call it without remembering positions. A move that is cut off ends
 * the turn.
 */
export function playInRound(game: usize, choice: i32, remembers: bool): i32 {
  const side = toMove(game)
  const outOfPlay = canRepeat ? seedsOutOfPlay(game) : 0
  const end = move(game, choice)
  if (end == MoveEnd.relay) {
    turnEnded = true
    return NONE
  }
  const again = end == MoveEnd.again
  const sowed = !choosesOther || beside == Beside.nothing
  if (!sowed) rememberOther(game, again, beside == Beside.placed)
  else if (keepsPast) rememberMove(game, choice, again, act == Act.capture || once, tookAtEnd, carried)
  lapsPlayed = laps
  turnEnded = !again
  store<u8>(game, again ? side : side ^ 1, GameRecord.toMove)
  store<u8>(game, side, GameRecord.lastMover)
  store<i32>(
    game,
    tookSeeds || (!sowed && beside == Beside.placed) ? 0 : load<i32>(game, GameRecord.quiet) + 1,
    GameRecord.quiet,
  )
  if (end == MoveEnd.endlessRelay) return End.endlessRelay
  const storesChanged = canRepeat && (outOfPlay != seedsOutOfPlay(game) || claimed)
  if (liftOnlyThreat == LiftOnlyThreat.barred && !again && !hasCaptured()) noteBarred(game, onlyThreat(game))
  const ended = settleMove(game, !again, storesChanged, remembers)
  turnEnded = !again || passed || ended != NONE
  return ended
}

/** Seeds that will not be sown again in this round: those in stores and in claimed holes. */
// @inline
function seedsOutOfPlay(game: usize): i32 {
  const inStores = seedsAt(game, storeOf(0)) + seedsAt(game, storeOf(1))
  return claiming ? inStores + seedsClaimed(game, 0) + seedsClaimed(game, 1) : inStores
}

function playOpening(game: usize, choice: i32): void {
  const done = chooseInOpening(game, choice)
  lapsPlayed = lapsAtOnce
  turnEnded = done
  if (done) continueMatch(game, settleMove(game, true, true, true))
}
