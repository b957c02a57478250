import { describe, expect, test } from 'vitest'
import { layoutsOf } from '../../../../src/engine/experiments/kinds/startLayouts/layouts'
import { createPlainProver } from '../../../../src/engine/solver/plainKalah'
import { start } from '../../../../src/engine/rules/match'
import { legal } from '../../../../src/engine/rules/legal'
import { after } from '../../../../src/engine/solver/oneRound'
import { leadOf } from '../../../../src/engine/solver/prover'
import type { Game } from '../../../../src/engine/rules/game'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

/** South's final lead by plain minimax on the reference rules. */
function minimax(variant: Variant, game: Game): number {
  if (game.phase === 'over') return leadOf(game.position, 'south')
  const values = legal(variant, game).map((choice) => minimax(variant, after(variant, game, choice)))
  return game.position.toMove === 'south' ? Math.max(...values) : Math.min(...values)
}

describe('the second solver of kalah', () => {
  test.each([
    ['kalah', false],
    ['kalah-empty-capture', true],
  ])(
    'agrees with plain minimax on the rules of %s, from every layout near the even one',
    (id, emptyCapture) => {
      const even = findPreset(id)!.make({ holes: 2, seeds: 2 })
      const prover = createPlainProver({ holes: 2, emptyCapture })
      for (const { layout } of layoutsOf({
        holes: 2,
        seedsPerHole: 2,
        moved: 2,
        stores: 'used',
        sides: 'any',
      })) {
        const variant: Variant = { ...even, start: { ...even.start, layout } }
        const game = start(variant)
        if (game.phase === 'over') continue
        const value = minimax(variant, game)
        expect(prover.isAtLeast(layout, value), JSON.stringify(layout)).toBe(true)
        expect(prover.isAtLeast(layout, value + 1), JSON.stringify(layout)).toBe(false)
        for (const choice of legal(variant, game)) {
          const moved = minimax(variant, after(variant, game, choice))
          expect(prover.isAtLeastAfter(layout, choice.hole, moved)).toBe(true)
          expect(prover.isAtLeastAfter(layout, choice.hole, moved + 1)).toBe(false)
        }
      }
    },
  )
})
