import type { Series } from '../../engine/experiments/report/report'

/** A part of the axis. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** The part of the axis that some series cover; their points ascend in x. */
export function rangeOf(series: readonly Series[]): Range {
  const ends = series.flatMap(({ points }) => (points.length ? [points[0]!.x, points.at(-1)!.x] : []))
  return ends.length ? { from: Math.min(...ends), to: Math.max(...ends) } : { from: 0, to: 1 }
}

/** The range between two values in any order, limited to where there are points. */
export function rangeBetweenValues(one: number, other: number, whole: Range): Range {
  return {
    from: Math.max(whole.from, Math.min(one, other)),
    to: Math.min(whole.to, Math.max(one, other)),
  }
}

/** A range around the same middle, `factor` times as wide; undefined if that shows everything. */
export function scaledRange({ from, to }: Range, whole: Range, factor: number): Range | undefined {
  const middle = (from + to) / 2
  const half = ((to - from) / 2) * factor
  const next = rangeBetweenValues(middle - half, middle + half, whole)
  return next.from <= whole.from && next.to >= whole.to ? undefined : next
}
