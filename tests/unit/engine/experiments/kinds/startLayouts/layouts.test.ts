import { expect, it } from 'vitest'
import {
  countLayouts,
  layoutsOf,
  type LayoutFamily,
} from '../../../../../../src/engine/experiments/kinds/startLayouts/layouts'

it('counts as many layouts as there are, without making them', () => {
  for (const stores of ['used', 'empty'] as const) {
    for (const sides of ['any', 'equal'] as const) {
      for (const [holes, seedsPerHole, moved] of [
        [1, 1, 2],
        [2, 1, 3],
        [3, 2, 3],
        [2, 4, 4],
        [6, 4, 2],
      ] as const) {
        const family = { holes, seedsPerHole, moved, stores, sides }
        expect(countLayouts(family), JSON.stringify(family)).toBe(layoutsOf(family).length)
      }
    }
  }
})

const FAMILY = { holes: 2, seedsPerHole: 1, moved: 1, stores: 'empty', sides: 'any' } as const

it('lists each layout once, the even one first and then those with one seed moved', () => {
  const layouts = layoutsOf(FAMILY)
  expect(layouts[0]).toEqual({
    layout: { south: [1, 1], north: [1, 1], southStore: 0, northStore: 0 },
    moved: 0,
  })
  expect(layouts.slice(1).every(({ moved }) => moved === 1)).toBe(true)
  // One of four holes gives its seed to one of three others.
  expect(new Set(layouts.map(({ layout }) => JSON.stringify(layout))).size).toBe(1 + 4 * 3)
  expect(layouts).toHaveLength(13)
})

it('keeps sides equal and stores empty unless they may change', () => {
  const southOf = (family: LayoutFamily) =>
    layoutsOf(family).map(({ layout: { south, southStore } }) => [south[0]! + south[1]!, southStore])
  expect(southOf({ ...FAMILY, sides: 'equal' })).toEqual(Array.from({ length: 5 }, () => [2, 0]))
  expect(southOf({ ...FAMILY, stores: 'used' }).some(([, store]) => store === 1)).toBe(true)
})
