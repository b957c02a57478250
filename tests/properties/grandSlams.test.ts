import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gamesOf, playOut } from '../support/generators/games'
import { slamDiffers } from '../support/slams'

test('a grand slam that spares a hole leaves that hole and nothing else', () => {
  let moves = 0
  fc.assert(
    fc.property(gamesOf({ maxHoles: 3, maxSeedsPerHole: 3 }), ({ variant, luck }) => {
      for (const { before, choice } of playOut(variant, luck, 20)) {
        if (before.phase !== 'play') continue
        expect(slamDiffers(variant, before.position, choice)).toBe(null)
        moves++
      }
    }),
    { numRuns: 600 },
  )
  expect(moves).toBeGreaterThan(100)
})
