// What a round is played for, and what a choice adds to it: seeds, seeds if somebody wins, or the result alone.

import { NONE, TIE, copyGame, seedsOnSide } from '../rules/game'
import { collectLeftovers } from '../rules/ends/leftovers'
import { marginOf } from '../rules/lookAhead'
import { playInRound } from '../rules/play'
import { finishRound } from '../rules/round'
import { endRepetition } from '../rules/rules'
import { EndRepetition } from '../vocabulary'
import { End, GameRecord } from '../shared/gameRecord'
import { Score } from '../shared/scoreCodes'

const STOPPED: usize = memory.data(GameRecord.size, 16)

/** How rounds are scored. */
export let score: i32 = Score.margin

/** Sets how rounds are scored. */
export function setScore(by: i32): void {
  score = by
}

/** What South gains more than North by the choice that was tried last. */
export let gain: i32 = 0

/** Plays a choice on a copy; if that ends the round, leftovers are distributed. Returns why it ended, or NONE. */
export function tryScored(to: usize, from: usize, choice: i32): i32 {
  copyGame(to, from)
  const ended = playInRound(to, choice, false)
  gain = (ended == NONE ? leadIn(to) : finalScore(to, ended)) - leadIn(from)
  return ended
}

/** What South has more than North in a round that continues. */
// @inline
function leadIn(game: usize): i32 {
  return score == Score.result ? 0 : marginOf(game, 0)
}

/** What South scores more than North in a round that ends for this reason; leftovers are distributed. */
function finalScore(game: usize, reason: i32): i32 {
  if (score == Score.margin) {
    collectLeftovers(game, reason)
    return marginOf(game, 0)
  }
  const winner = finishRound(game, reason)
  if (winner == TIE) return 0
  return score == Score.winnersMargin ? marginOf(game, 0) : winner == 0 ? 1 : -1
}

/** The most that either player can gain on the other from a position with so many seeds in play. */
// @inline
export function mostGain(game: usize, inPlay: i32): i32 {
  if (score == Score.margin) return inPlay
  return score == Score.result ? 1 : max(inPlay, abs(marginOf(game, 0)))
}

/** What South gains more than North if a round is stopped in a position. */
export function shareOf(position: usize): i32 {
  if (score == Score.margin)
    return endRepetition != EndRepetition.shareBySide
      ? 0
      : seedsOnSide(position, 0) - seedsOnSide(position, 1)
  copyGame(STOPPED, position)
  return finalScore(STOPPED, End.repetition) - leadIn(position)
}

/** Whether stopping a round never gives anybody more than the other. */
export function stopsEvenly(): bool {
  if (score == Score.winnersMargin) return false
  return score == Score.result || endRepetition != EndRepetition.shareBySide
}
