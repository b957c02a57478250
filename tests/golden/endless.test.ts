import { expect, test } from 'vitest'
import { formatPosition } from '../../src/engine/board/notation'
import type { Game } from '../../src/engine/rules/game'
import { ROUND_LIMIT, start, startFrom } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { ENDLESS_LIMIT } from '../../src/engine/rules/ends/repetition'
import { findPreset } from '../../src/engine/variant/catalogue'
import { overrideAll } from '../../src/engine/variant/override'
import type { Variant } from '../../src/engine/variant/variant'
import { playOut } from '../support/generators/games'
import { NO_CAPTURE, NO_SOWN_STORES, PASSING, positionOf, variantOf } from '../support/tinyBoard'

function changed(variant: Variant, rules: Readonly<Record<string, string>>): Variant {
  const result = overrideAll(variant, Object.entries(rules))
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

function after(variant: Variant, game: Game, hole: number): Game {
  const played = play(variant, game, { hole })
  if (!played.ok) throw new Error(JSON.stringify(played.error))
  return played.value.game
}

test('a round in which nothing ever reaches a store is called endless after a thousand moves', () => {
  // A hole with twenty-three seeds is too rare to occur.
  const variant = changed(findPreset('awari')!.make(), { 'turn.captureCounts': '23' })
  const moves = [...playOut(variant, { lot: 'south', seed: 1 }, 2 * ENDLESS_LIMIT)]
  expect(moves).toHaveLength(ENDLESS_LIMIT)
  expect(moves.at(-1)!.after).toMatchObject({ phase: 'over', ended: 'endless' })
})

test('the rule for repetition settles an endless round, not the one for seeds left over', () => {
  const winnerIf = (repetition: string): string => {
    const rules = { 'turn.captureCounts': '23', 'end.repetition': repetition }
    const moves = playOut(
      changed(findPreset('awari')!.make(), rules),
      { lot: 'south', seed: 1 },
      ENDLESS_LIMIT,
    )
    return [...moves].at(-1)!.after.winner!
  }
  expect([winnerIf('shareBySide'), winnerIf('draw')]).toEqual(['north', 'tie'])
})

test('a seed that comes to a claimed hole never leaves it, so that the thousand moves begin anew', () => {
  const rules = {
    ...NO_SOWN_STORES,
    ...NO_CAPTURE,
    ...PASSING,
    'claim.where': 'anywhere',
    'claim.atCount': '9',
  }
  const variant = variantOf(2, rules)
  const games = [startFrom(variant, positionOf('2,2s+0 1,1+0 S'))]
  for (const hole of [1, 2, 1]) games.push(after(variant, games.at(-1)!, hole))
  expect(games.map(({ position, seen }) => [formatPosition(position), seen.length])).toEqual([
    ['2,2s+0 1,1+0 S', 1],
    ['0,3s+0 2,1+0 N', 1],
    ['1,3s+0 2,0+0 S', 2],
    ['0,4s+0 2,0+0 N', 1],
  ])
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
