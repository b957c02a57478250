import { expect, it } from 'vitest'
import { countLayouts, layoutsOf } from '../../../../src/engine/solver/layouts'

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
