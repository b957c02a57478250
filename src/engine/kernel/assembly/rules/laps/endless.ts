// Notices a relay that never ends before it has run for as long as one may: it came back to how an earlier lap ended.

import { claimsOf, copyGame } from '../game'
import { claiming, fourRows } from '../rules'
import { reached } from '../sow'
import { GameRecord } from '../../shared/gameRecord'

/** The board after an earlier lap, the last whose number is a power of two, and how the relay continued from there. */
const EARLIER: usize = memory.data(GameRecord.size, 16)
let earlierLift: i32 = -1
let earlierWay: i32 = 0
let reachedEarlier: bool = false

/** Begins a relay. */
// @inline
export function beginRelay(): void {
  earlierLift = -1
}

/** Whether a relay that continues from a hole, after so many laps, has done so before on the same board. */
// @inline
export function hasReturned(game: usize, laps: i32, lift: i32, way: i32): bool {
  if (lift == earlierLift && way == earlierWay && reached == reachedEarlier && isBoard(game)) return true
  if ((laps & (laps - 1)) == 0) keep(game, lift, way)
  return false
}

function keep(game: usize, lift: i32, way: i32): void {
  copyGame(EARLIER, game)
  earlierLift = lift
  earlierWay = way
  reachedEarlier = reached
}

function isBoard(game: usize): bool {
  const end: usize = fourRows ? GameRecord.burnt : GameRecord.seedsOfFourRows
  for (let at: usize = 0; at < end; at += 16) {
    if (v128.any_true(v128.xor(v128.load(game + at), v128.load(EARLIER + at)))) return false
  }
  if (!claiming) return true
  return claimsOf(game, 0) == claimsOf(EARLIER, 0) && claimsOf(game, 1) == claimsOf(EARLIER, 1)
}
