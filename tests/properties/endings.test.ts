import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legal } from '../../src/engine/rules/legal'
import { gamesOf, playOut } from '../support/generators/games'

/** No generated board is large enough for one round to need more choices than this. */
const MANY = 3000

test('every game of one round ends, or is reported endless', () => {
  fc.assert(
    fc.property(gamesOf({ maxHoles: 4, maxSeedsPerHole: 4 }), ({ variant, luck }) => {
      const oneRound = { ...variant, match: { ...variant.match, length: 'oneRound' as const } }
      const playing = playOut(oneRound, luck, MANY)
      let next = playing.next()
      while (!next.done) next = playing.next()
      const game = next.value
      expect(game.phase).toBe('over')
      expect(legal(oneRound, game)).toEqual([])
      expect(game.ended).not.toBeNull()
      expect(game.winner).not.toBeNull()
    }),
    { numRuns: 400 },
  )
})

test('a match ends after its rounds, or when a player is out', () => {
  fc.assert(
    fc.property(gamesOf({ maxHoles: 3, maxSeedsPerHole: 3 }), ({ variant, luck }) => {
      fc.pre(variant.match.length === 'rounds')
      let last = null
      for (const { after } of playOut(variant, luck, MANY * variant.match.rounds)) last = after
      fc.pre(last !== null)
      expect(last!.phase).toBe('over')
      expect(last!.round).toBeLessThanOrEqual(variant.match.rounds)
      expect(last!.finished).toHaveLength(last!.round)
    }),
    { numRuns: 300 },
  )
})
