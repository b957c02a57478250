import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markOf } from '../../src/engine/openings/openingOf'
import { start } from '../../src/engine/rules/match'
import { findPreset } from '../../src/engine/variant/catalogue'
import { variants } from '../support/generators/variants'
import { isWonWithSeeds, markDiffers } from '../support/marks'

const bySeeds = variants({ maxHoles: 3, maxSeedsPerHole: 3 }).filter(isWonWithSeeds)

test('the mark of an opening is the fewest seeds with which the match is won', () => {
  fc.assert(
    fc.property(bySeeds, (variant) => {
      expect(markDiffers(variant)).toBe(null)
    }),
    { numRuns: 300 },
  )
})

test('a player who needs three holes for another round is out with two', () => {
  const dakon = findPreset('dakon')!.make()
  const position = start(dakon).position
  expect(markOf(dakon, position)).toBe(92)
  expect(markOf({ ...dakon, match: { ...dakon.match, outBelow: 3 } }, position)).toBe(78)
})
