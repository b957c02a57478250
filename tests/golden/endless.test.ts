import { expect, test } from 'vitest'
import { ROUND_LIMIT, start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { ENDLESS_LIMIT } from '../../src/engine/rules/ends/repetition'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import type { Variant } from '../../src/engine/variant/variant'
import { playOut } from '../support/generators/games'

function changed(variant: Variant, rules: Readonly<Record<string, string>>): Variant {
  const result = overrideAll(variant, Object.entries(rules))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

test('a round in which nothing ever reaches a store is called endless after a thousand moves', () => {
  // A hole with twenty-three seeds is too rare to occur.
  const variant = changed(findPreset('awari')!.make(), { 'turn.captureCounts': '23' })
  const moves = [...playOut(variant, { lot: 'south', seed: 1 }, 2 * ENDLESS_LIMIT)]
  expect(moves).toHaveLength(ENDLESS_LIMIT)
  expect(moves.at(-1)!.after).toMatchObject({ phase: 'over', ended: 'endless' })
})

test('a match whose every round is a draw is called endless after a thousand rounds', () => {
  const rules = { 'end.quietMoves': '1', 'end.repetition': 'draw', 'match.length': 'untilOut' }
  const variant = changed(findPreset('kalah')!.make({ holes: 2, seeds: 1 }), rules)
  let game = start(variant)
  while (game.phase !== 'over') {
    const played = play(variant, game, { hole: 1 })
    if (!played.ok) throw new Error(JSON.stringify(played.error))
    game = played.value.game
  }
  expect(game).toMatchObject({ matchEnded: 'endless', winner: 'tie', round: ROUND_LIMIT })
})
