/**
 * A turn to be searched, from its mover's side: the holes in the order a lap reaches them. An opening is the first
 * turn of a game, but any turn from any position works.
 */
export interface Opening {
  /** Holes per side. */
  readonly holes: number
  /** Seeds in the mover's holes; the last of them is next to the store. */
  readonly own: readonly number[]
  /** Seeds in the opponent's holes, from the one that follows the mover's store. */
  readonly opponents: readonly number[]
  /** Seeds in the mover's store. */
  readonly store: number
  /** Seeds in the mover's store with which the turn has won the game. */
  readonly mark: number
  /** Whether a long lap drops a seed into the hole it started from. */
  readonly origin: 'sown' | 'skipped'
  readonly relay: 'any' | 'own'
  /**
   * A last seed in an empty hole of the mover's own: takes the seeds across and itself, only if there are any, or takes
   * nothing.
   */
  readonly capture: 'always' | 'ifAcross' | 'never'
  /** The hole number of each of the mover's holes, in the order of `own`. */
  readonly labels: readonly number[]
}

/** Seeds in holes. */
export function seedsOnBoard(opening: Opening): number {
  return sum(opening.own) + sum(opening.opponents)
}

/** The most seeds in holes when the turn has won. */
export function seedsLeftToWin(opening: Opening): number {
  return seedsOnBoard(opening) + opening.store - opening.mark
}

function sum(seeds: readonly number[]): number {
  return seeds.reduce((a, b) => a + b, 0)
}
