import { oppositeOf, type Position, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import type { Lap } from '../sow'
import { isTakeable, opponentsAtCounts } from './counts'

/**
 * The slots that one link of a capture takes, with everything else that is taken with them from the board as earlier
 * links have left it. All but `eachOpposite` only add to the first link.
 */
export function withExtras(
  variant: Variant,
  lap: Lap,
  now: Position,
  captured: readonly Slot[],
  isFirst: boolean,
): readonly Slot[] {
  const n = variant.board.holes
  const across = captured.map((slot) => oppositeOf(n, slot))
  const withFirst = (slots: readonly Slot[]) => (isFirst ? slots : [])
  const extras = {
    nothing: [],
    opposite: withFirst(across.slice(0, 1)),
    eachOpposite: across,
    opponentsCounts: withFirst(opponentsAtCounts(variant, now, lap.side)),
    lastHole: withFirst([lap.last]),
  }[variant.turn.takesToo]
  const takeable = extras.filter((slot) => isTakeable(variant, now, slot))
  return [...new Set([...captured, ...takeable])]
}

/** A board whose slots in a set have been emptied. */
export function emptied(position: Position, slots: ReadonlySet<Slot>): Position {
  return { ...position, seeds: position.seeds.map((count, slot) => (slots.has(slot) ? 0 : count)) }
}
