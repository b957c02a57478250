import fc from 'fast-check'
import { expect, test } from 'vitest'
import { otherSide } from '../../src/engine/board/position'
import { sowable } from '../../src/engine/rules/choices/liftable'
import { legalChoices } from '../../src/engine/rules/legal'
import { mayForbidMoves } from '../../src/engine/variant/support'
import { gamesOf, playOut } from '../support/generators/games'

test('a player with seeds lacks a move only under rules that are said to forbid moves', () => {
  const forbidding = new Set<boolean>()
  fc.assert(
    fc.property(gamesOf(), ({ variant, luck }) => {
      for (const { before, after } of playOut(variant, luck, 12))
        for (const { phase, position } of [before, after])
          for (const now of [position, { ...position, toMove: otherSide(position.toMove) }]) {
            if (phase !== 'play' || sowable(variant, now).length === 0) continue
            const isForbidden = legalChoices(variant, now).length === 0
            forbidding.add(isForbidden)
            if (isForbidden) expect(mayForbidMoves(variant), JSON.stringify(variant.lift)).toBe(true)
          }
    }),
    { numRuns: 500 },
  )
  expect(forbidding).toEqual(new Set([false, true]))
})
