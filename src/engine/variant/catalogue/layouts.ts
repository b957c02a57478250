import type { Layout } from '../variant'

/** A start that depends on the size of the board. */
export type LayoutPattern = (holes: number, seeds: number) => Layout

/** Every third hole of each row is empty, beginning with the leftmost, unless it is the only one. */
export const everyThirdEmpty: LayoutPattern = (holes, seeds) =>
  bothRows(holes, (place) => (place % 3 === 0 && holes > 1 ? 0 : seeds))

/** The two rightmost holes of each row are empty. */
export const twoEmptyAtRight: LayoutPattern = (holes, seeds) =>
  bothRows(holes, (place) => (place >= Math.max(1, holes - 2) ? 0 : seeds))

/** The rightmost hole of each row has one seed more than the others. */
export const oneMoreAtRight: LayoutPattern = (holes, seeds) =>
  bothRows(holes, (place) => (place === holes - 1 ? seeds + 1 : seeds))

function bothRows(holes: number, seedsAt: (place: number) => number): Layout {
  const row = Array.from({ length: holes }, (_, place) => seedsAt(place))
  return { south: row, north: row, southStore: 0, northStore: 0 }
}
