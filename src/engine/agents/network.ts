import { HoleRow } from '../limits'
import type { Variant } from '../variant/variant'

/** How large the layers of a network are. */
export interface NetworkShape {
  /** The largest number of seeds in a hole that is distinguished. */
  readonly counts: number
  /** Units of both hidden layers, multiples of 16. */
  readonly first: number
  readonly second: number
}

/** The most characters of a player’s name. */
export const MOST_OF_A_NAME = 60

/** A trained network: what it was trained for, and its weights. */
export interface Network {
  readonly id: string
  /** What its maker calls it; its id unless given. */
  readonly name?: string
  readonly variant: Variant
  readonly shape: NetworkShape
  readonly weights: Float32Array
}

/** Rows of a hole besides those of its counts: the row of no seeds, and those of claimed and burnt holes. */
const MORE_ROWS = 1 + HoleRow.more

/** How many weights a network of a shape has on a board with this many holes per side. */
export function weightCount({ counts, first, second }: NetworkShape, holes: number): number {
  return 2 * holes * (counts + MORE_ROWS) * first + 2 * first + first * second + 2 * second + 4
}

/** Identifies the rules that a network was trained for, whatever the start and the length of the match. */
export function rulesKeyOf({ name: _, source: __, start, match: ___, ...rules }: Variant): string {
  return JSON.stringify([rules, start.seedsPerHole, start.first])
}
