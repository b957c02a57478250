import { expect, test } from 'vitest'
import { intervalsFor } from '../../../../src/engine/experiments/report/distinct'
import { drawsLots } from '../../../../src/engine/players/drawsLots'
import { PERFECT } from '../../../../src/engine/players/player'
import { playStretch } from '../../../../src/engine/players/playStretch'
import { distinctIn, type GameCounts } from '../../../../src/engine/simulation/counts'
import { finish } from '../../../../src/engine/solver/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

function played(variant: Variant, first: string, second: string, games: number): GameCounts {
  return finish(playStretch({ variant, first, second, seed: 1 }, { from: 0, to: games }, [0]))
}

function preset(id: string, holes: number, seeds: number): Variant {
  return findPreset(id)!.make({ holes, seeds })
}

test.each(['kalah', 'ohvalhu', 'congkak'])(
  'the kernel and the rules give a game of %s whose moves are forced the same fingerprint',
  (id) => {
    const variant = { ...preset(id, 1, 5), match: { ...preset(id, 1, 5).match, length: 'oneRound' as const } }
    const inKernel = played(variant, 'greedy', 'greedy', 20)
    const byTheRules = played(variant, PERFECT, 'greedy', 3)
    expect(inKernel.fingerprints).toHaveLength(1)
    expect(byTheRules.fingerprints).toEqual(inKernel.fingerprints)
  },
)

test('who moves first is part of a game', () => {
  const kalah = preset('kalah', 1, 5)
  const variant: Variant = { ...kalah, start: { ...kalah.start, first: 'lot' } }
  expect(distinctIn(played(variant, 'greedy', 'greedy', 40))).toEqual({ games: 2, exact: true })
})

test('experts at congkak play few different games, so no interval applies', () => {
  const variant = preset('congkak', 7, 7)
  const counts = played(variant, 'maximal', 'maximal', 40)
  expect(distinctIn(counts)!.games).toBeLessThan(10)
  expect(intervalsFor({ first: 'maximal', second: 'maximal' }, counts)).toBe('noIntervals')
})

test('against a novice nearly every game is different', () => {
  const variant = preset('congkak', 7, 7)
  const counts = played(variant, 'novice', 'greedy', 300)
  expect(distinctIn(counts)!.games).toBeGreaterThan(295)
  expect(intervalsFor({ first: 'novice', second: 'greedy' }, counts)).toBe('intervals')
})

test('games of novices are not compared', () => {
  expect(distinctIn(played(preset('congkak', 7, 7), 'novice', 'novice', 50))).toBeNull()
  expect(distinctIn(played(preset('awari', 6, 4), 'novice', 'novice', 50))).toBeNull()
})

test.each([
  ['novice', true],
  ['mcts:20', true],
  ['greedy', false],
  ['maximal', false],
  ['calculator:2', false],
  ['minimax:2', false],
  ['strategy:pok-alt', false],
  [PERFECT, false],
] as const)('%s draws lots: %s', (name, draws) => expect(drawsLots(name)).toBe(draws))
