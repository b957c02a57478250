import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namesWays, waysFrom, waysOf, type Choice } from '../../src/engine/board/choice'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'
import { gamesOf, playOut } from '../support/generators/games'

/** If some holes leave the direction open and others do not, it may be omitted or named unnecessarily. */
function mixesWays(variant: Variant): boolean {
  return waysOf(variant).length > 1 && !namesWays(variant)
}

test('a choice is accepted exactly if it is in the legal list', () => {
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      const holes = Array.from({ length: 2 * variant.board.holes + 2 }, (_, i) => i)
      const ways = [undefined, 'anticlockwise', 'clockwise'] as const
      const all: Choice[] = [0.5, -1, NaN, Infinity, ...holes].flatMap((hole) =>
        ways.map((way) => (way === undefined ? { hole } : { hole, way })),
      )
      for (const { before, after } of playOut(variant, luck, 6)) {
        for (const game of [before, after]) {
          const accepted = all.filter((choice) => play(variant, game, choice).ok)
          const inFull = accepted.filter(
            ({ hole, way }) => (way !== undefined) === waysFrom(variant, game.position, hole).length > 1,
          )
          expect(inFull).toEqual(legal(variant, game))
          if (!mixesWays(variant)) expect(accepted).toEqual(inFull)
          expect(accepted.length === 0).toBe(game.phase === 'over')
        }
      }
    }),
    { numRuns: 300 },
  )
})
