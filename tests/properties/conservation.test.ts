import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../../src/engine/rules/game'
import { applyStep } from '../../src/engine/rules/applyStep'
import { gamesOf, playOut } from '../support/generators/games'

/** Every seed of a game: in holes, in stores, and in hand during a simultaneous opening. */
function seedsIn({ position, hands }: Game): number {
  const held = hands === null ? [] : [hands.south, hands.north]
  const inHand = held.reduce((sum, hand) => sum + (hand.status === 'sowing' ? hand.left : 0), 0)
  return position.seeds.reduce((sum, count) => sum + count, inHand)
}

test('no seed is created or lost, and none is owed', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      let total: number | null = null
      for (const { before, after } of playOut(variant, luck, 60)) {
        total ??= seedsIn(before)
        expect(seedsIn(after)).toBe(total)
        expect(Math.min(...after.position.seeds)).toBeGreaterThanOrEqual(0)
        for (const slot of after.position.burnt) expect(after.position.seeds[slot]).toBe(0)
      }
    }),
    { numRuns: 400 },
  )
})

test('a list of steps, carried out drop by drop, ends in the same position', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      for (const { before, steps, after } of playOut(variant, luck, 60)) {
        const { seeds, burnt } = steps.reduce(applyStep, before.position)
        expect({ seeds, burnt }).toEqual({ seeds: after.position.seeds, burnt: after.position.burnt })
      }
    }),
    { numRuns: 400 },
  )
})
