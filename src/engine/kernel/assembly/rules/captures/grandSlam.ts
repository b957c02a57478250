// Extras of a capture and grand slams: the twin of rules/captures/takesToo.ts and grandSlam.ts.

import { isTakeable, opponentsAtCounts } from './counts'
import { isClaimed, ownerOf, seedsAt } from '../game'
import { isStore, oppositeOf } from '../route'
import { turnGrandSlam, slots, turnTakesToo } from '../rules'
import { TurnGrandSlam, TurnTakesToo } from '../../vocabulary'

/** What the first link of a capture takes, with everything else that is taken; `firstSlot` is the first of its slots. */
export function withExtras(game: usize, side: i32, last: i32, captured: u64, firstSlot: i32): u64 {
  if (turnTakesToo == TurnTakesToo.nothing) return captured
  if (turnTakesToo == TurnTakesToo.opponentsCounts) return captured | opponentsAtCounts(game, side)
  if (turnTakesToo == TurnTakesToo.lastHole) return captured | ifTakeable(game, last)
  if (turnTakesToo == TurnTakesToo.opposite) return captured | ifTakeable(game, oppositeOf(firstSlot))
  return withOpposites(game, captured)
}

/** What a later link takes: only `eachOpposite` adds to it. */
export function withMore(game: usize, captured: u64): u64 {
  return turnTakesToo == TurnTakesToo.eachOpposite ? withOpposites(game, captured) : captured
}

function withOpposites(game: usize, captured: u64): u64 {
  let all = captured
  for (let left = captured; left != 0; left &= left - 1) {
    all |= ifTakeable(game, oppositeOf(i32(ctz(left))))
  }
  return all
}

function ifTakeable(game: usize, slot: i32): u64 {
  return isTakeable(game, slot) ? u64(1) << u64(slot) : 0
}

/** The opponent's holes with seeds, one bit per slot; claimed ones are not among them. */
function opponentsFilled(game: usize, side: i32): u64 {
  let filled: u64 = 0
  for (let slot = 0; slot < slots; slot++) {
    if (isStore(slot) || ownerOf(slot) == side) continue
    if (seedsAt(game, slot) > 0 && !isClaimed(game, slot)) filled |= u64(1) << u64(slot)
  }
  return filled
}

/** Whether capturing these slots would empty the opponent's holes. */
export function isGrandSlam(game: usize, side: i32, captured: u64): bool {
  const filled = opponentsFilled(game, side)
  return filled != 0 && (filled & ~captured) == 0
}

/** What a grand slam takes if the rule spares a hole; otherwise what it would take. */
export function slamTakes(game: usize, side: i32, captured: u64): u64 {
  if (turnGrandSlam != TurnGrandSlam.leavesRight && turnGrandSlam != TurnGrandSlam.leavesLeft) return captured
  const filled = opponentsFilled(game, side)
  if (popcnt(filled) < 2) return captured
  const spared = turnGrandSlam == TurnGrandSlam.leavesRight ? ctz(filled) : 63 - clz(filled)
  return captured & ~(u64(1) << spared)
}
