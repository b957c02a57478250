import type { Layout } from '../variant'
import type { LayoutPattern } from './layouts'

/** One player's start on four rows: the outer and the inner row, each from the player's left to right. */
interface Rows {
  readonly outer: readonly number[]
  readonly inner: readonly number[]
}

/** A start that is the same for both players, from the number of columns and the usual seeds of a hole. */
export function rowsPattern(rowsOf: (columns: number, seeds: number) => Rows): LayoutPattern {
  return (holes, seeds) => bothAlike(rowsOf(holes / 2, seeds))
}

/** A start with empty holes and so many seeds in each player's hand. */
export function inHand(seedsOf: (columns: number, seeds: number) => number): LayoutPattern {
  return (holes, seeds) => {
    const [empty, hand] = [row(holes, 0), seedsOf(holes / 2, seeds)]
    return { south: empty, north: empty, southStore: hand, northStore: hand }
  }
}

/** A layout in which both players start alike. */
export function bothAlike({ outer, inner }: Rows): Layout {
  const ring = [...outer, ...inner.toReversed()]
  return { south: ring, north: ring, southStore: 0, northStore: 0 }
}

/** A row with the same number everywhere, but for the holes at its left. */
export function row(columns: number, seeds: number, left: readonly number[] = []): readonly number[] {
  return Array.from({ length: columns }, (_, place) => left[place] ?? seeds)
}

/** The same with the exceptions at its right. */
export function rowEnding(columns: number, seeds: number, right: readonly number[]): readonly number[] {
  return [...row(columns, seeds).slice(0, Math.max(0, columns - right.length)), ...right].slice(-columns)
}
