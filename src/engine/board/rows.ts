import { hasFourRows } from '../variant/consequences'
import type { Variant } from '../variant/variant'
import { holeOf, oppositeOf, type Slot } from './position'

/**
 * What faces what. On a board of two rows holes face each other across it. On a board of four a side's holes run along its
 * ring, the outer row from left to right and then the inner row from right to left; inner holes of a column face each
 * other, and behind each lies the outer hole of its owner.
 */

/** Whether a hole is in an inner row, next to the opponent's. */
export function isInner(variant: Variant, slot: Slot): boolean {
  const n = variant.board.holes
  return !hasFourRows(variant) || holeOf(n, slot) > n / 2
}

/** The hole across the board; on four rows the opponent's inner hole of the column. */
export function acrossFrom(variant: Variant, slot: Slot): Slot {
  const n = variant.board.holes
  if (!hasFourRows(variant)) return oppositeOf(n, slot)
  return (5 * n) / 2 - innerOf(n, slot)
}

/** The hole behind the one across; null where there are only two rows. */
export function behindFrom(variant: Variant, slot: Slot): Slot | null {
  const n = variant.board.holes
  if (!hasFourRows(variant)) return null
  const inner = innerOf(n, slot)
  return inner < n ? inner + n / 2 + 1 : inner - (3 * n) / 2 - 1
}

/** The inner hole of the column of a hole, in its own half of the board. */
function innerOf(n: number, slot: Slot): Slot {
  const first = slot > n ? n + 1 : 0
  return slot - first >= n / 2 ? slot : 2 * first + n - 1 - slot
}
