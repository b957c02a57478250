import { hasFourRows } from '../../engine/variant/consequences'
import type { Variant } from '../../engine/variant/variant'

/** What the board of a game looks like, whatever lies on it. */
export interface BoardLook {
  readonly rows: 2 | 4
  /** Whether each store is at its owner's left. */
  readonly storesLeft: boolean
}

/** The look of a game's board. */
export function boardOf(variant: Variant): BoardLook {
  return { rows: hasFourRows(variant) ? 4 : 2, storesLeft: variant.sow.direction === 'clockwise' }
}
