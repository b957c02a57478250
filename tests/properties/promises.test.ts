import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherSide } from '../../src/engine/board/position'
import type { Variant } from '../../src/engine/variant/variant'
import { gamesOf, playOut } from '../support/generators/games'

// What a sentence of the rules promises without exception, whatever else the rules are.

const SMALL = { maxHoles: 4, maxSeedsPerHole: 4 }

/** One round of a generated variant with some words of a section replaced. */
function oneRound(variant: Variant, changes: Partial<Variant>): Variant {
  return { ...variant, ...changes, match: { ...variant.match, length: 'oneRound' } }
}

test('nothing is captured or claimed in turns in which nothing may be', () => {
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      fc.pre(variant.sow.before !== 'storeOne' && variant.claim.fixed === 'none')
      const waiting = oneRound(variant, { turn: { ...variant.turn, capturesAfter: 100 } })
      for (const { steps } of playOut(waiting, luck, 50))
        expect(steps.filter(({ kind }) => kind === 'capture' || kind === 'claim')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('whoever starts captures nothing while only they have moved', () => {
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      fc.pre(variant.sow.before !== 'storeOne' && variant.start.first !== 'bothAtOnce')
      const waiting = oneRound(variant, { turn: { ...variant.turn, starterWaits: 'untilOtherCaptures' } })
      for (const { before, steps } of playOut(waiting, luck, 20)) {
        if (before.position.toMove !== before.first) break
        expect(steps.filter(({ kind }) => kind === 'capture' || kind === 'claim')).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

test('whoever cannot move never wins by leaving the other player without a move', () => {
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      const goal = oneRound(variant, {
        turn: { ...variant.turn, noMove: 'roundEnds' },
        win: { by: 'immobilise' },
      })
      for (const { after } of playOut(goal, luck))
        if (after.ended === 'cannotMove') expect(after.winner).toBe(otherSide(after.position.toMove))
    }),
    { numRuns: 200 },
  )
})
