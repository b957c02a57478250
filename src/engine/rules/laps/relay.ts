import { claimantOf, isStore, ownerOf, type Position, type Slot } from '../../board/position'
import type { Variant } from '../../variant/variant'
import { holeAfter } from '../route'
import type { Lap } from '../sow'

/** The hole that is lifted for another lap of the same move, or null; `start` is the position before the move. */
export function relayHole(variant: Variant, start: Position, lap: Lap, isFirst: boolean): Slot | null {
  const hole = holeToRelay(variant, lap)
  if (hole === null || !mayRelay(variant, start, lap, isFirst)) return null
  const own = ownerOf(lap.after, hole) === lap.side
  return { never: false, any: true, own }[variant.sow.relay] ? hole : null
}

function holeToRelay(variant: Variant, { side, way, last, after }: Lap): Slot | null {
  const next = holeAfter(variant, after, side, way, last)
  const isFilled = next !== null && after.seeds[next]! > 0 && claimantOf(after, next) === null
  return {
    lastHole: after.seeds[last]! > 1 && claimantOf(after, last) === null ? last : null,
    nextHole: isFilled ? next : null,
  }[variant.sow.relayFrom]
}

function mayRelay(variant: Variant, start: Position, lap: Lap, isFirst: boolean): boolean {
  const { relayIf, relayCount } = variant.sow
  const count = lap.after.seeds[lap.last]!
  return {
    notEmpty: true,
    atLeast: count >= relayCount,
    exactly: count === relayCount,
    visited: !isFirst || hasVisited(variant, start, lap),
  }[relayIf]
}

/** Whether a lap ended in the opponent's row, or some hole there holds more than before the move. */
function hasVisited(variant: Variant, start: Position, { side, last, after }: Lap): boolean {
  const n = variant.board.holes
  if (ownerOf(after, last) !== side) return true
  return after.seeds.some(
    (count, slot) => !isStore(n, slot) && ownerOf(after, slot) !== side && count > start.seeds[slot]!,
  )
}
