import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Game } from '../../src/engine/rules/game'
import { repetitionKey } from '../../src/engine/rules/ends/repetition'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import { canRepeat, keepsPast } from '../../src/engine/variant/support'
import { gamesOf, playOut } from '../support/generators/games'

const SMALL = { maxHoles: 3, maxSeedsPerHole: 3 }

test('no position of a round repeats where the traits say that none can', () => {
  let rounds = 0
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      if (canRepeat(variant)) return
      let seen = new Set<string>()
      for (const { before, steps, after } of playOut(variant, luck, 60)) {
        const ends = steps.flatMap((step) => (step.kind === 'roundOver' ? [step.reason] : []))
        expect(ends).not.toContain('repetition')
        expect(ends).not.toContain('endless')
        if (before.phase === 'opening' || after.phase !== 'play') continue
        if (after.round !== before.round) {
          seen = new Set()
          rounds++
        }
        const key = repetitionKey(after.position)
        expect(seen.has(key), key).toBe(false)
        seen.add(key)
      }
      rounds++
    }),
    { numRuns: 1500 },
  )
  expect(rounds).toBeGreaterThan(20)
})

/** A game without the history of its round. */
function forgetful({ position: { past: _, ...position }, ...game }: Game): Game {
  return { ...game, position }
}

test('a game that is said to need no history is the same without it', () => {
  let compared = 0
  fc.assert(
    fc.property(gamesOf(SMALL), ({ variant, luck }) => {
      if (keepsPast(variant)) return
      for (const { before, choice, after } of playOut(variant, luck, 40)) {
        if (before.phase === 'opening') continue
        const forgotten = forgetful(before)
        expect(legal(variant, forgotten)).toEqual(legal(variant, before))
        const played = play(variant, forgotten, choice)
        if (!played.ok) throw new Error(played.error.code)
        expect(forgetful(played.value.game)).toEqual(forgetful(after))
        compared++
      }
    }),
    { numRuns: 1500 },
  )
  expect(compared).toBeGreaterThan(100)
})
