// Which choices the rules allow: the twin of rules/legal.ts. A set of choices is one bit per choice.

import { copyGame, hasSeeds, seedsAt, slotOf, toMove } from './game'
import { liftable } from './choices/liftable'
import { mostTaken } from './lastSeed/table'
import { holes, slamsByCount, turnGrandSlam, turnMustFeed } from './rules'
import { Act, act, move, slammed } from './move'
import { GameRecord } from '../shared/gameRecord'
import { TurnGrandSlam, TurnMustFeed } from '../vocabulary'

const TRIAL: usize = memory.data(GameRecord.size, 16)

/** The choices of the player to move, outside a simultaneous opening. */
export function legalChoices(game: usize): u64 {
  const all = liftable(game)
  const feeds =
    turnMustFeed != TurnMustFeed.no &&
    turnMustFeed != TurnMustFeed.giveOne &&
    !hasSeeds(game, toMove(game) ^ 1)
  const noSlam =
    (turnGrandSlam == TurnGrandSlam.forbidden || turnGrandSlam == TurnGrandSlam.ifForced) && maySlam(game)
  if (!feeds && !noSlam) return all
  let feeding: u64 = 0
  let slams: u64 = 0
  for (let left = all; left != 0; left &= left - 1) {
    const choice = left & (0 - left)
    copyGame(TRIAL, game)
    move(TRIAL, i32(ctz(left)))
    if (act == Act.capture && slammed) slams |= choice
    if (!feeds || hasSeeds(TRIAL, toMove(game) ^ 1)) feeding |= choice
  }
  if (feeding == 0 && turnMustFeed == TurnMustFeed.ifPossible) feeding = all
  if (!noSlam) return feeding
  const others = feeding & ~slams
  return others == 0 && turnGrandSlam == TurnGrandSlam.ifForced ? feeding : others
}

/** The k-th choice of a set: by hole, anticlockwise before clockwise. */
export function nthChoice(choices: u64, k: i32): i32 {
  let left = choices
  for (; k >= 8; k--) left &= left - 1
  // Without branches: the choice is random, so the processor could not predict them.
  left = select(withoutFirst(withoutFirst(withoutFirst(withoutFirst(left)))), left, (k & 4) != 0)
  left = select(withoutFirst(withoutFirst(left)), left, (k & 2) != 0)
  left = select(withoutFirst(left), left, (k & 1) != 0)
  return i32(ctz(left))
}

// @inline
function withoutFirst(choices: u64): u64 {
  return choices & (choices - 1)
}

/** Whether some move might empty the opponent's holes: not where single laps capture by count and a hole holds more. */
function maySlam(game: usize): bool {
  if (!slamsByCount) return true
  const from = slotOf(toMove(game) ^ 1, 0)
  for (let slot = from; slot < from + holes; slot++) if (seedsAt(game, slot) > mostTaken) return false
  return true
}
