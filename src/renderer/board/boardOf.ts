import type { Position, Slot } from '../../engine/board/position'
import { housesIn } from '../../engine/rules/laps/house'
import { hasFourRows } from '../../engine/variant/consequences'
import type { Variant } from '../../engine/variant/variant'

/** What the board of a game looks like, whatever lies on it. */
export interface BoardLook {
  readonly rows: 2 | 4
  /** Whether each store is at its owner's left. */
  readonly storesLeft: boolean
  /** Holes that are their owners' houses. */
  readonly houses: readonly Slot[]
}

/** The look of a game's board: as at the start, or without the houses that a position has lost. */
export function boardOf(variant: Variant, position: Position | null = null): BoardLook {
  return {
    rows: hasFourRows(variant) ? 4 : 2,
    storesLeft: variant.sow.direction === 'clockwise',
    houses: housesIn(variant, position),
  }
}
