import type { Position } from '../board/position'
import { seedsInPlay } from '../board/position'
import type { Variant } from '../variant/variant'
import { halfRanks } from './halfRanks'

/** Values of all positions of up to some number of seeds. */
export interface EndgameTable {
  readonly variant: Variant
  /** The most seeds in holes. */
  readonly seeds: number
  /**
   * The further gain of the player to move minus the other's, under best play, with endless play gaining nothing;
   * null if the position is not in the table.
   */
  lookup(position: Position): number | null
}

/** A table whose layers are loaded on demand. */
export function tableOf(
  variant: Variant,
  seeds: number,
  layerOf: (seeds: number) => Int8Array,
): EndgameTable {
  const ranks = halfRanks(variant.board.holes)
  return {
    variant,
    seeds,
    lookup(position) {
      if (position.burnt.length > 0 || seedsInPlay(position) > seeds) return null
      const { seeds: layer, place } = ranks.placeOf(position)
      return layerOf(layer)[place] ?? null
    },
  }
}
