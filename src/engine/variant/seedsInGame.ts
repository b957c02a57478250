import type { Variant } from './variant'

/** All seeds of a game, wherever they start. */
export function seedsInGame({ board, start: { layout, seedsPerHole } }: Variant): number {
  if (layout === 'even') return 2 * board.holes * seedsPerHole
  const { south, north, southStore, northStore } = layout
  return [...south, ...north, southStore, northStore].reduce((sum, seeds) => sum + seeds, 0)
}
