// Which choices the rules allow: the twin of rules/legal.ts. A set of choices is one bit a choice.

import { copyGame, seedsAt, seedsOnSide, slotOf, toMove } from './game'
import { usualWay } from './route'
import { direction, grandSlam, holes, mustFeed } from './rules'
import { MoveEnd, move, slammed } from './turn'
import { GameRecord } from '../shared/gameRecord'
import { Direction, GrandSlam } from '../shared/ruleCodes'

const TRIAL: usize = memory.data(GameRecord.size, 16)

/** The choices of the player to move, outside a simultaneous opening. */
export function legalChoices(game: usize): u64 {
  const all = sowable(game, toMove(game))
  const feeds = mustFeed && seedsOnSide(game, toMove(game) ^ 1) == 0
  const noSlam = grandSlam == GrandSlam.forbidden
  if (!feeds && !noSlam) return all
  let allowed: u64 = 0
  for (let left = all; left != 0; left &= left - 1) {
    if (!isForbidden(game, i32(ctz(left)), feeds, noSlam)) allowed |= left & (0 - left)
  }
  return allowed
}

/** Every own hole with seeds, in every way the variant allows. */
export function sowable(game: usize, side: i32): u64 {
  const ways: u64 = direction == Direction.eitherWay ? 3 : u64(1) << u64(usualWay())
  let choices: u64 = 0
  for (let hole = 0; hole < holes; hole++) {
    if (seedsAt(game, slotOf(side, hole)) > 0) choices |= ways << u64(2 * hole)
  }
  return choices
}

/** The k-th choice of a set: by hole, anticlockwise before clockwise. */
export function nthChoice(choices: u64, k: i32): i32 {
  let left = choices
  for (; k > 0; k--) left &= left - 1
  return i32(ctz(left))
}

function isForbidden(game: usize, choice: i32, feeds: bool, noSlam: bool): bool {
  copyGame(TRIAL, game)
  if (move(TRIAL, choice) == MoveEnd.capture && noSlam && slammed) return true
  return feeds && seedsOnSide(TRIAL, toMove(game) ^ 1) == 0
}
