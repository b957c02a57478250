import { otherSide, type Side } from '../../board/position'
import type { Word } from '../../variant/fields'
import type { Game } from '../game'
import { isEmptySide } from '../legal'

/** A goal that is not about seeds in store. */
type Goal = Extract<Word<'win.by'>, 'deprive' | 'immobilise' | 'clear'>

/** Who has reached a goal when the round is over; `game` is as the last move left it. */
export function winnerByGoal(goal: Goal, { position, lastMover, first }: Game): Side {
  const mover = lastMover ?? otherSide(first)
  const other = otherSide(mover)
  const moverEmpty = isEmptySide(position, mover)
  const otherEmpty = isEmptySide(position, other)
  return {
    // If neither side is empty, the other player cannot move.
    deprive: otherEmpty || !moverEmpty ? mover : other,
    immobilise: mover,
    clear: moverEmpty || !otherEmpty ? mover : other,
  }[goal]
}
