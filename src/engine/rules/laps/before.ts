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

/** What the player to move takes before lifting a hole for a lap; captures only if `capturing`. */
export function takeBefore(
  variant: Variant,
  position: Position,
  from: Slot,
  capturing: boolean,
): TakenBefore | null {
  const to = captureSlot(variant, position, position.toMove)
  if (to === null || (capturesBefore(variant) && !capturing)) return null
  switch (variant.sow.before) {
    case 'nothing':
      return null
    case 'storeOne':
      return taken(position, [from], to, 1)
    case 'singlesAcross':
      return taken(position, acrossSingles(variant, position), to)
    case 'lastSeedAcross': {
      const across = oppositeOf(variant.board.holes, from)
      const takes = position.seeds[from] === 1 && isTakeable(variant, position, across)
      return taken(position, takes ? [across] : [], to)
    }
    default:
      return assertNever(variant.sow.before)
  }
}

/** Whether what is taken before a lap is a capture: a seed of the player's own that goes to the store is none. */
export function capturesBefore({ sow }: Variant): boolean {
  return { nothing: false, storeOne: false, singlesAcross: true, lastSeedAcross: true }[sow.before]
}

function acrossSingles(variant: Variant, position: Position): readonly Slot[] {
  const n = variant.board.holes
  return position.seeds.flatMap((count, slot) => {
    if (count !== 1 || !isTakeable(variant, position, slot)) return []
    if (ownerOf(position, slot) !== position.toMove) return []
    const across = oppositeOf(n, slot)
    return isTakeable(variant, position, across) ? [across] : []
  })
}

function taken(position: Position, from: readonly Slot[], to: Slot, most = Infinity): TakenBefore | null {
  if (from.length === 0) return null
  const after = takeTo(position, from, to, most)
  return { from, to, seeds: after.seeds[to]! - position.seeds[to]!, after }
}
