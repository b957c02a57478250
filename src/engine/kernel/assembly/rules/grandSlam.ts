import { isClaimed, ownerOf, seedsAt } from './game'
import { isStore } from './route'
import { slots, turnGrandSlam } from './rules'
import { TurnGrandSlam } from '../vocabulary'

// Grand slams: the twin of rules/grandSlam.ts.

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
