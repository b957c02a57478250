import { otherSide, type Side } from '../../board/position'
import type { Word } from '../../variant/fields'
import type { Variant } from '../../variant/variant'
import type { Game } from '../game'
import { isInnerEmpty } from '../laps/entering'
import { isEmptySide } from '../legal'

/** A goal that is not about seeds in store. */
type Goal = Extract<Word<'win.by'>, 'deprive' | 'immobilise' | 'clear'>

/** Who has reached a goal when the round is over; `game` is as the last move left it. */
export function winnerByGoal(variant: Variant, goal: Goal, { position, lastMover, first }: Game): Side {
  const mover = lastMover ?? otherSide(first)
  const other = otherSide(mover)
  const isInner = variant.end.when === 'innerRowEmpty'
  const isEmpty = (side: Side) =>
    isInner ? isInnerEmpty(variant, position, side) : isEmptySide(position, side)
  const [moverEmpty, otherEmpty] = [isEmpty(mover), isEmpty(other)]
  return {
    // If neither side is empty, the other player cannot move.
    deprive: otherEmpty || !moverEmpty ? mover : other,
    immobilise: mover,
    clear: moverEmpty || !otherEmpty ? mover : other,
  }[goal]
}
