// The records of finished rounds, if a match has several: one column per figure, one row per round.

import { ignoreRound, onRoundEnd } from '../rules/match'
import { capitalOf } from '../rules/refill'
import { holes } from '../rules/rules'
import { GameRecord } from '../shared/gameRecord'
import { Endless } from '../../../limits'

/** Rows kept; a batch ends early when fewer than a whole match are free. */
const ROUND_ROWS: i32 = 8192
const LONGEST_MATCH: i32 = Endless.rounds + 1

export const ROUND_GAME: usize = memory.data(ROUND_ROWS * 2, 16)
export const ROUND_NUMBER: usize = memory.data(ROUND_ROWS * 2, 16)
export const ROUND_SOUTH: usize = memory.data(ROUND_ROWS * 2, 16)
export const ROUND_NORTH: usize = memory.data(ROUND_ROWS * 2, 16)
export const ROUND_SOUTH_BURNT: usize = memory.data(ROUND_ROWS, 16)
export const ROUND_NORTH_BURNT: usize = memory.data(ROUND_ROWS, 16)
export const ROUND_WON: usize = memory.data(ROUND_ROWS, 16)
export const ROUND_STARTER: usize = memory.data(ROUND_ROWS, 16)
export const ROUND_ENDED: usize = memory.data(ROUND_ROWS, 16)

let rows: i32 = 0
let logging: bool = false
let gameRow: i32 = 0

/** Empties the log and starts or stops keeping rounds. */
export function openRoundLog(keeps: bool): void {
  rows = 0
  logging = keeps
  onRoundEnd(keeps ? logRound : ignoreRound)
}

/** Sets the game of the batch that the next rounds belong to; false if the log has no room for a whole match. */
export function logRoundsOf(row: i32): bool {
  gameRow = row
  return !logging || rows + LONGEST_MATCH <= ROUND_ROWS
}

/** The rows in the log. */
export function roundRows(): i32 {
  return rows
}

/** Records a round that has just ended, after leftovers were distributed. */
function logRound(game: usize): void {
  const burnt = load<u64>(game, GameRecord.burnt)
  const southHoles = (u64(1) << u64(holes)) - 1
  store<u16>(ROUND_GAME + (usize(rows) << 1), gameRow)
  store<u16>(ROUND_NUMBER + (usize(rows) << 1), load<i32>(game, GameRecord.round))
  store<u16>(ROUND_SOUTH + (usize(rows) << 1), capitalOf(game, 0))
  store<u16>(ROUND_NORTH + (usize(rows) << 1), capitalOf(game, 1))
  store<u8>(ROUND_SOUTH_BURNT + rows, i32(popcnt(burnt & southHoles)))
  store<u8>(ROUND_NORTH_BURNT + rows, i32(popcnt(burnt & ~southHoles)))
  store<u8>(ROUND_WON + rows, load<u8>(game, GameRecord.roundWinner))
  store<u8>(ROUND_STARTER + rows, load<u8>(game, GameRecord.first))
  store<u8>(ROUND_ENDED + rows, load<u8>(game, GameRecord.ended))
  rows++
}
