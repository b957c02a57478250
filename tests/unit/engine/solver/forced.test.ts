import { expect, it } from 'vitest'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { forcedRulesOf, playForced } from '../../../../src/engine/solver/forced'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

/** The same game by the reference rules. */
function played(variant: Variant): { first: number; second: number; moves: number } {
  let game = start(variant)
  let moves = 0
  for (; game.phase !== 'over'; moves++) {
    const result = play(variant, game, legal(variant, game)[0]!)
    if (!result.ok) throw new Error('A legal choice was refused')
    game = result.value.game
  }
  return { first: game.position.seeds[1]!, second: game.position.seeds[3]!, moves }
}

it.each(['kalah', 'kalah-alt', 'kalah-empty-capture'])(
  'plays %s with one hole per side by the rules',
  (id) => {
    for (let seeds = 1; seeds <= 40; seeds++) {
      const one = findPreset(id)!.make({ holes: 1, seeds })
      for (const origin of ['sown', 'skipped'] as const) {
        for (const leftovers of ['toSideOwner', 'toOtherPlayer', 'toLastMover', 'nobody'] as const) {
          const variant: Variant = { ...one, sow: { ...one.sow, origin }, end: { ...one.end, leftovers } }
          const name = `${seeds} seeds, origin ${origin}, leftovers ${leftovers}`
          expect(playForced(forcedRulesOf(variant)!, seeds), name).toEqual(played(variant))
        }
      }
    }
  },
)

it('has rules only for games like kalah with one hole per side', () => {
  expect(forcedRulesOf(findPreset('kalah')!.make({ holes: 2 }))).toBeNull()
  expect(forcedRulesOf(findPreset('congkak')!.make({ holes: 1 }))).toBeNull()
})
