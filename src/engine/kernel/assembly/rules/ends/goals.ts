// Goals other than seeds in store: the twin of rules/ends/goals.ts.

import { NONE, seedsOnSide } from '../game'
import { isInnerEmpty } from '../laps/entering'
import { endWhen, winBy } from '../rules'
import { EndWhen, WinBy } from '../../vocabulary'
import { GameRecord } from '../../shared/gameRecord'

/** Who has reached the goal when the round is over; the board is as the last move left it. */
export function winnerByGoal(game: usize): i32 {
  const last: i32 = load<u8>(game, GameRecord.lastMover)
  const mover = last == NONE ? i32(load<u8>(game, GameRecord.first)) ^ 1 : last
  if (winBy == WinBy.immobilise) return mover
  const ofRows = endWhen == EndWhen.innerRowEmpty
  const moverEmpty = ofRows ? isInnerEmpty(game, mover) : seedsOnSide(game, mover) == 0
  const otherEmpty = ofRows ? isInnerEmpty(game, mover ^ 1) : seedsOnSide(game, mover ^ 1) == 0
  const reached = winBy == WinBy.deprive ? otherEmpty || !moverEmpty : moverEmpty || !otherEmpty
  return reached ? mover : mover ^ 1
}
