import type { Layout, Variant } from '../../../variant/variant'
import found from './fairLayouts.json'

/**
 * Found by `lumbung layouts --variant kalah-empty-capture --holes 6 --seeds 4 --sides any --stores used --moved 2
 * --find results`, which takes about twenty minutes of processor time.
 */
const fairLayouts: readonly (readonly number[])[] = found

const HOLES = 6
const SEEDS_PER_HOLE = 4

/**
 * Whether the fair layouts fit the board of a variant. They are ties under perfect play with six holes and four seeds
 * if a last seed alone is captured too (kalah-empty-capture), and lie within two seeds of the even start, stores
 * included.
 */
export function hasFairStarts({ board, start }: Variant): boolean {
  return board.holes === HOLES && start.seedsPerHole === SEEDS_PER_HOLE && board.stores === 'own'
}

/** The variant started from a fair layout; after the last they start over. */
export function fairStart(variant: Variant, place: number): Variant {
  const layout = layoutOf(fairLayouts[place % fairLayouts.length]!)
  return { ...variant, start: { ...variant.start, layout } }
}

/** A row of the file: South's holes and store, then North's. */
function layoutOf(row: readonly number[]): Layout {
  return {
    south: row.slice(0, HOLES),
    southStore: row[HOLES] ?? 0,
    north: row.slice(HOLES + 1, 2 * HOLES + 1),
    northStore: row[2 * HOLES + 1] ?? 0,
  }
}
