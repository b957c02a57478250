// Matches and their rounds: the twin of rules/match.ts.

import { deal } from './deal'
import { layClaims } from './laps/claims'
import { layPlaces } from './lastSeed/table'
import { NONE, TIE, setSeeds, takeUpWon } from './game'
import { forgetPast } from './laps/history'
import { capitalOf, holesNext, nextToStart, refillBoard } from './refill'
import { forgetPositions } from './ends/repetition'
import { endRound, settleMove } from './round'
import { layRoutes } from './route'
import {
  LAYOUT,
  startFirst,
  holes,
  matchLength,
  matchOutBelow,
  matchRounds,
  slots,
  startTurned,
} from './rules'
import { GameRecord, MatchEnd, Phase } from '../shared/gameRecord'
import { Endless } from '../../../limits'
import { MatchLength, StartFirst, StartTurned } from '../vocabulary'

/** Called with the game when one of its rounds has ended and leftovers were distributed. */
let roundEnded: (game: usize) => void = ignoreRound

/** Sets the listener for finished rounds, replacing the previous one. */
export function onRoundEnd(listener: (game: usize) => void): void {
  roundEnded = listener
}

/** A listener that does nothing. */
export function ignoreRound(_game: usize): void {}

/** A new game; `lot` is who starts if the variant draws lots, and the stream deals the layout if there is one and the variant does. */
export function startGame(game: usize, lot: i32, luck: usize): void {
  memory.fill(game, 0, GameRecord.size)
  const starter = startFirst == StartFirst.lot ? lot : 0
  const turn = startTurned == StartTurned.withStarter && starter == 1 ? holes + 1 : 0
  for (let slot = 0; slot < slots; slot++) {
    setSeeds(game, (slot + turn) % slots, load<u16>(LAYOUT + (usize(slot) << 1)))
  }
  if (luck != 0) deal(game, luck)
  store<u8>(game, NONE, GameRecord.lastedLongest)
  store<u8>(game, NONE, GameRecord.ended)
  store<u8>(game, NONE, GameRecord.matchEnded)
  store<u8>(game, NONE, GameRecord.winner)
  openRound(game, 1, starter)
  if (startFirst == StartFirst.bothAtOnce) store<u8>(game, Phase.opening, GameRecord.phase)
  else continueMatch(game, settleMove(game, false, true, true))
}

/** Continues after a move was settled: to the next choice, the next round, or the end of the match. */
export function continueMatch(game: usize, ended: i32): void {
  while (ended != NONE) {
    endRound(game, ended)
    roundEnded(game)
    const over = matchEnd(game)
    if (over != NONE) {
      store<u8>(game, Phase.over, GameRecord.phase)
      store<u8>(game, over, GameRecord.matchEnded)
      store<u8>(game, matchWinner(game, over), GameRecord.winner)
      return
    }
    const starter = nextToStart(game)
    refillBoard(game)
    openRound(game, load<i32>(game, GameRecord.round) + 1, starter)
    ended = settleMove(game, false, true, true)
  }
}

function openRound(game: usize, round: i32, starter: i32): void {
  store<u8>(game, starter, GameRecord.toMove)
  store<u8>(game, starter, GameRecord.first)
  store<u8>(game, Phase.play, GameRecord.phase)
  store<u8>(game, NONE, GameRecord.lastMover)
  store<i32>(game, 0, GameRecord.quiet)
  store<i32>(game, round, GameRecord.round)
  layClaims(game)
  forgetPast(game, starter)
  forgetPositions()
  layRoutes(load<u64>(game, GameRecord.burnt))
  takeUpWon(game)
  layPlaces()
}

function matchEnd(game: usize): i32 {
  const round = load<i32>(game, GameRecord.round)
  if (matchLength == MatchLength.oneRound || (matchLength == MatchLength.rounds && round >= matchRounds))
    return MatchEnd.roundsPlayed
  if (holesNext(game, 0) < matchOutBelow || holesNext(game, 1) < matchOutBelow) return MatchEnd.out
  return round >= Endless.rounds ? MatchEnd.endless : NONE
}

function matchWinner(game: usize, reason: i32): i32 {
  if (reason == MatchEnd.endless) return TIE
  if (reason == MatchEnd.out) return leader(capitalOf(game, 0), capitalOf(game, 1))
  return leader(load<i32>(game, GameRecord.roundsWon), load<i32>(game, GameRecord.roundsWon + 4))
}

function leader(south: i32, north: i32): i32 {
  return south == north ? TIE : south > north ? 0 : 1
}
