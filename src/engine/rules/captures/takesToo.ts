import { oppositeOf, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import type { Lap } from '../sow'
import { isTakeable, opponentsAtCounts } from './counts'

/** The captured slots with everything else that is taken. */
export function withExtras(variant: Variant, lap: Lap, captured: readonly Slot[]): readonly Slot[] {
  const n = variant.board.holes
  const across = captured.map((slot) => oppositeOf(n, slot))
  const extras = {
    nothing: [],
    opposite: across.slice(0, 1),
    eachOpposite: across,
    opponentsCounts: opponentsAtCounts(variant, lap.after, lap.side),
    lastHole: [lap.last],
  }[variant.turn.takesToo]
  const takeable = extras.filter((slot) => isTakeable(variant, lap.after, slot))
  return [...new Set([...captured, ...takeable])]
}
