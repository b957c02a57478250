import { oppositeOf, ownerOf, type Position, type Slot, takeTo } from '../../board/position'
import { assertNever } from '../../result'
import type { Variant } from '../../variant/variant'
import { captureSlot, isTakeable } from '../captures'

/** What is taken before a lap, and the board after that. */
export interface TakenBefore {
  readonly from: readonly Slot[]
  readonly to: Slot
  readonly seeds: number
  readonly after: Position
}

/** What the player to move takes before lifting a hole for a lap; `start` is the position before the whole move. */
export function takeBefore(
  variant: Variant,
  start: Position,
  position: Position,
  from: Slot,
): TakenBefore | null {
  const to = captureSlot(variant, position, start.toMove)
  if (to === null) return null
  switch (variant.sow.before) {
    case 'nothing':
      return null
    case 'storeOne':
      return taken(position, [from], to, 1)
    case 'singlesAcross':
      return taken(position, acrossSingles(variant, start, position), to)
    case 'lastSeedAcross': {
      const across = oppositeOf(variant.board.holes, from)
      const takes = position.seeds[from] === 1 && isTakeable(variant, position, across)
      return taken(position, takes ? [across] : [], to)
    }
    default:
      return assertNever(variant.sow.before)
  }
}

function acrossSingles(variant: Variant, start: Position, position: Position): readonly Slot[] {
  const n = variant.board.holes
  return start.seeds.flatMap((count, slot) => {
    if (count !== 1 || !isTakeable(variant, start, slot) || ownerOf(start, slot) !== start.toMove) return []
    const across = oppositeOf(n, slot)
    return isTakeable(variant, position, across) ? [across] : []
  })
}

function taken(position: Position, from: readonly Slot[], to: Slot, most = Infinity): TakenBefore | null {
  if (from.length === 0) return null
  const after = takeTo(position, from, to, most)
  return { from, to, seeds: after.seeds[to]! - position.seeds[to]!, after }
}
