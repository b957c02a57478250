import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimate, within } from '../../../../src/figures/canvas/decimate'

const series = fc
  .array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 5000 })
  .map((values) => values.map((y, x) => ({ x, y })))

describe('thinning points for a picture', () => {
  test('keeps the lowest and the highest point of every column, and both ends', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 200 }), (points, columns) => {
        const kept = decimate(points, columns)
        const width = (points.length - 1) / columns || 1
        const columnOf = (x: number): number => Math.floor(x / width)
        const reach = (from: readonly { x: number; y: number }[]): Map<number, [number, number]> => {
          const reaches = new Map<number, [number, number]>()
          for (const { x, y } of from) {
            const [low, high] = reaches.get(columnOf(x)) ?? [Infinity, -Infinity]
            reaches.set(columnOf(x), [Math.min(low, y), Math.max(high, y)])
          }
          return reaches
        }
        expect(reach(kept)).toEqual(reach(points))
        expect(kept[0]).toEqual(points[0])
        expect(kept.at(-1)).toEqual(points.at(-1))
      }),
    )
  })

  test('keeps at most four points per column, in order, and invents none', () => {
    fc.assert(
      fc.property(series, fc.integer({ min: 1, max: 200 }), (points, columns) => {
        const kept = decimate(points, columns)
        expect(kept.length).toBeLessThanOrEqual(
          Math.max(points.length <= columns * 4 ? points.length : 0, 4 * (columns + 1)),
        )
        expect(
          kept.every((point, at) => points[point.x] === point && (at === 0 || kept[at - 1]!.x < point.x)),
        ).toBe(true)
      }),
    )
  })

  test('a million points become a few thousand, and the one spike stays', () => {
    const points = Array.from({ length: 1_000_000 }, (_, x) => ({ x, y: x === 654_321 ? 999 : x % 7 }))
    const kept = decimate(points, 800)
    expect(kept.length).toBeLessThanOrEqual(3204)
    expect(kept).toContainEqual({ x: 654_321, y: 999 })
  })

  test('looking closer takes the range and one neighbour on each side', () => {
    const points = Array.from({ length: 100 }, (_, x) => ({ x, y: 0 }))
    expect(within(points, 10, 12).map(({ x }) => x)).toEqual([9, 10, 11, 12])
    expect(within(points, -5, 1.5).map(({ x }) => x)).toEqual([0, 1, 2])
  })
})
