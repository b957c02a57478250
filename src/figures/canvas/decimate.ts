import type { Point } from '../../engine/experiments/report/report'

/**
 * Thins a series to at most `columns` × 4 points without hiding anything visible: the first, lowest, highest and last
 * points of each pixel column are kept. Points must be ascending in x.
 */
export function decimate(points: readonly Point[], columns: number): readonly Point[] {
  if (points.length <= columns * 4) return points
  const first = points[0]!.x
  const width = (points.at(-1)!.x - first) / columns || 1
  const kept: Point[] = []
  let start = 0
  while (start < points.length) {
    const column = Math.floor((points[start]!.x - first) / width)
    const end = Math.max(start + 1, firstAtLeast(points, first + (column + 1) * width))
    const [low, high] = extremesOf(points, start, end)
    const picks = new Set([start, Math.min(low, high), Math.max(low, high), end - 1])
    for (const index of picks) kept.push(points[index]!)
    start = end
  }
  return kept
}

/**
 * Where the lowest and the highest of some points are; it does little work per point, because there may be a million.
 */
function extremesOf(points: readonly Point[], start: number, end: number): readonly [number, number] {
  let low = start
  let high = start
  let lowest = points[start]!.y
  let highest = lowest
  for (let at = start + 1; at < end; at++) {
    const { y } = points[at]!
    if (y < lowest) {
      low = at
      lowest = y
    } else if (y > highest) {
      high = at
      highest = y
    }
  }
  return [low, high]
}

/** Points inside a range of x, with one neighbour on each side so that lines run out of the picture. */
export function within(points: readonly Point[], from: number, to: number): readonly Point[] {
  const start = Math.max(0, firstAtLeast(points, from) - 1)
  return points.slice(start, firstAtLeast(points, to) + 1)
}

function firstAtLeast(points: readonly Point[], x: number): number {
  let low = 0
  let high = points.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (points[middle]!.x < x) low = middle + 1
    else high = middle
  }
  return low
}
