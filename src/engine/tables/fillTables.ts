import type { CrewPlace } from '../kernel/crew'
import type { Variant } from '../variant/variant'
import { halfRanks } from './halfRanks'
import { createKalahCrew, createKalahFiller } from './kalahFiller'
import type { CrewFiller, LayerFiller } from './layerFiller'
import { tableBytes, type Filler } from './tableable'
import { createTableCrew, createTableKernel } from './tableKernel'
import { notEnoughMemory } from '../refusal'

/** Memory that a crew may use for lists, besides values. */
const LIST_BYTES = 2 ** 29
/** Tables smaller than this are filled before others have joined. */
const WORTH_SHARING = 1e6

/** Creates the filler for tables of up to this many seeds; throws if there is not enough memory. */
export function createFiller(variant: Variant, seeds: number, filler: Filler): LayerFiller {
  const ranks = halfRanks(variant.board.holes)
  const made =
    filler === 'kalah'
      ? createKalahFiller(variant, seeds, ranks.positions)
      : createTableKernel(variant, seeds, filler === 'awari', ranks.positions)
  if (!made) throw notEnoughMemory()
  return made
}

/** The memory that several workers need to fill tables together; null if only one worker can, or it is not worthwhile. */
export function crewBytesFor(variant: Variant, seeds: number, filler: Filler): number | null {
  const bytes = tableBytes(variant, seeds, filler)
  return filler === 'any' || bytes < WORTH_SHARING ? null : bytes + LIST_BYTES
}

/** Creates the filler of a member of a crew; null for a helper that comes too late or finds no place. */
export function* createFillerInCrew(
  variant: Variant,
  seeds: number,
  filler: Exclude<Filler, 'any'>,
  place: CrewPlace,
): Generator<void, CrewFiller | null> {
  const ranks = halfRanks(variant.board.holes)
  const create = { kalah: createKalahCrew, awari: createTableCrew }[filler]
  const made = yield* create(variant, seeds, ranks.positions, place)
  if (!made && place.leads) throw notEnoughMemory()
  return made
}
