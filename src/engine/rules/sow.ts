import { otherSide, storeOf, type Position, type Side, type Slot } from '../board/position'
import type { Variant } from '../variant/variant'
import type { Way } from './game'
import { routeOf } from './route'

/** One sowing: all seeds of a hole, one by one along the player's route. */
export interface Lap {
  readonly side: Side
  readonly way: Way
  readonly from: Slot
  readonly lifted: number
  /** Where the last seed fell; a burnt hole if it was confiscated there. */
  readonly last: Slot
  readonly after: Position
}

/** Where a seed that falls at a slot comes to lie: there, or in the opponent's store if a burnt hole confiscates it. */
export function restingPlace(variant: Variant, position: Position, side: Side, slot: Slot): Slot {
  if (!position.burnt.includes(slot)) return slot
  return { skipped: slot, confiscated: storeOf(variant.board.holes, otherSide(side)) }[variant.match.burnt]
}

/**
 * The slots that a lap goes round, beginning after its origin. With origin `skipped`, the hole that this very lap was
 * lifted from gets nothing; in a relay that is each lap's own hole, and earlier ones are sown as any other.
 */
export function cycleOf(
  variant: Variant,
  position: Position,
  { side, way, from }: Pick<Lap, 'side' | 'way' | 'from'>,
): readonly Slot[] {
  const route = routeOf(variant, position, side, way)
  const start = route.indexOf(from) + 1
  const cycle = [...route.slice(start), ...route.slice(0, start)]
  return { sown: cycle, skipped: cycle.length > 1 ? cycle.slice(0, -1) : cycle }[variant.sow.origin]
}

/** The slots into which a lap's seeds fall, in order. */
export function dropsOf(variant: Variant, position: Position, lap: Lap): readonly Slot[] {
  const cycle = cycleOf(variant, position, lap)
  return Array.from({ length: lap.lifted }, (_, i) => cycle[i % cycle.length]!)
}

/** Lifts all seeds of a hole and sows them along the side's route, whole times round and then the rest. */
export function sow(variant: Variant, position: Position, side: Side, way: Way, from: Slot): Lap {
  const lifted = position.seeds[from]!
  const cycle = cycleOf(variant, position, { side, way, from })
  const seeds = position.seeds.slice()
  seeds[from] = 0
  const times = Math.floor(lifted / cycle.length)
  const rest = lifted % cycle.length
  for (const [place, slot] of cycle.entries()) {
    seeds[restingPlace(variant, position, side, slot)]! += place < rest ? times + 1 : times
  }
  const last = cycle[(lifted - 1) % cycle.length]!
  return { side, way, from, lifted, last, after: { ...position, seeds } }
}
