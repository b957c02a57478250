import type { Variant } from '../variant/variant'
import { halfRanks } from './halfRanks'
import { createKalahFiller } from './kalahFiller'
import type { LayerFiller } from './layerFiller'
import type { Filler } from './tableable'
import { createTableKernel } from './tableKernel'

/** Creates the filler for tables of up to this many seeds; throws if there is not enough memory. */
export function createFiller(variant: Variant, seeds: number, filler: Filler): LayerFiller {
  const ranks = halfRanks(variant.board.holes)
  const made =
    filler === 'kalah'
      ? createKalahFiller(variant, seeds, ranks.positions)
      : createTableKernel(variant, seeds, filler === 'awari', ranks.positions)
  if (!made) throw new Error('This machine does not give the memory for these tables')
  return made
}
