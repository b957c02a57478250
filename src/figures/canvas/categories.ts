/**
 * The category of a place on an axis of names. Chart.js finds categories by their text, so names would not do: two
 * places may have the same one. A number would be ignored in favour of the point's index.
 */
export function categoryOf(place: number): number {
  return String(place) as unknown as number
}

/** The categories of an axis with these names; its ticks must be written by name. */
export function categoriesOf(names: readonly string[]): string[] {
  return names.map((_, place) => String(place))
}
