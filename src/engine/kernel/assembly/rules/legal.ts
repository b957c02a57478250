// Which choices the rules allow: the twin of rules/legal.ts. A set of choices is one bit per choice.

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
  const noSlam = grandSlam == GrandSlam.forbidden || grandSlam == GrandSlam.ifForced
  if (!feeds && !noSlam) return all
  let feeding: u64 = 0
  let others: u64 = 0
  for (let left = all; left != 0; left &= left - 1) {
    const choice = left & (0 - left)
    copyGame(TRIAL, game)
    const slams = move(TRIAL, i32(ctz(left))) == MoveEnd.capture && noSlam && slammed
    if (feeds && seedsOnSide(TRIAL, toMove(game) ^ 1) == 0) continue
    feeding |= choice
    if (!slams) others |= choice
  }
  return others == 0 && grandSlam == GrandSlam.ifForced ? feeding : others
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
