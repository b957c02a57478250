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
  return position.burnt.includes(slot) ? storeOf(variant.board.holes, otherSide(side)) : slot
}

/** What must be known of a lap to tell where its seeds fall. */
export type LapStart = Pick<Lap, 'side' | 'way' | 'from' | 'lifted'>

/**
 * The slots that a lap goes round, beginning after its origin. With origin `skipped`, the hole that this very lap was
 * lifted from gets nothing; in a relay that is each lap's own hole, and earlier ones are sown as any other.
 */
export function cycleOf(
  variant: Variant,
  position: Position,
  { side, way, from }: LapStart,
): readonly Slot[] {
  const route = routeOf(variant, position, side, way)
  const start = route.indexOf(from) + 1
  const cycle = [...route.slice(start), ...route.slice(0, start)]
  return variant.sow.origin === 'skipped' && cycle.length > 1 ? cycle.slice(0, -1) : cycle
}

/** The slots into which a lap's seeds fall, in order. */
export function dropsOf(variant: Variant, position: Position, lap: LapStart): readonly Slot[] {
  const cycle = cycleOf(variant, position, lap)
  return Array.from({ length: lap.lifted }, (_, i) => cycle[i % cycle.length]!)
}

/** Lifts all seeds of a hole and sows them along the side's route. */
export function sow(variant: Variant, position: Position, side: Side, way: Way, from: Slot): Lap {
  const lifted = position.seeds[from]!
  const drops = dropsOf(variant, position, { side, way, from, lifted })
  const seeds = position.seeds.slice()
  seeds[from] = 0
  for (const slot of drops) seeds[restingPlace(variant, position, side, slot)]! += 1
  return { side, way, from, lifted, last: drops.at(-1)!, after: { ...position, seeds } }
}
