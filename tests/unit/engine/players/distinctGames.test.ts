import { expect, test } from 'vitest'
import { distinctCaveats, intervalsFor } from '../../../../src/engine/experiments/report/distinct'
import { drawsLots, PERFECT } from '../../../../src/engine/players/player'
import { playSeries } from '../../../../src/engine/players/playSeries'
import { distinctIn, type GameCounts } from '../../../../src/engine/simulation/counts'
import { finish } from '../../../../src/engine/through'
import { wilson } from '../../../../src/engine/statistics/proportion'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

function played(variant: Variant, first: string, second: string, games: number): GameCounts {
  return finish(playSeries({ variant, first, second, seed: 1 }, { from: 0, to: games }, [0]))
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

test('players whose chance only breaks ties play few different games, but independent ones: intervals hold', () => {
  const variant = preset('kalah', 3, 2)
  const series = { variant, first: 'greedy', second: 'greedy', seed: 5 }
  const counted = (from: number, games: number): GameCounts =>
    finish(playSeries(series, { from, to: from + games }, [from]))
  const all = counted(0, 20_000)
  const truth = all.wins.south / all.games
  expect(truth).toBeGreaterThan(0.1)
  expect(truth).toBeLessThan(0.9)
  const samples = Array.from({ length: 400 }, (_, place) => counted(100_000 + 100 * place, 100))
  const intervals = samples.map((counts) => {
    expect(distinctIn(counts)!.games).toBeLessThan(50)
    expect(intervalsFor(series, counts)).toBe('intervals')
    return wilson(counts.wins.south, counts.games)
  })
  const covered = intervals.filter(({ low, high }) => low <= truth && truth <= high).length
  expect(covered / samples.length).toBeGreaterThan(0.92)
  expect(covered / samples.length).toBeLessThan(0.99)
})

test.each([2, 40])('%i games that are all the same leave nothing to chance: no interval applies', (games) => {
  const players = { first: 'greedy', second: 'maximal' }
  const counts = played(preset('kalah', 1, 5), players.first, players.second, games)
  expect(intervalsFor(players, counts)).toBe('noIntervals')
  expect(distinctCaveats(players, counts)).toHaveLength(1)
})

test('few or many games, the rule is the same', () => {
  const players = { first: 'maximal', second: 'maximal' }
  const counts = [4, 40, 400].map((games) =>
    played(preset('kalah', 3, 3), players.first, players.second, games),
  )
  expect(new Set(counts.map((each) => distinctIn(each)!.games > 1))).toEqual(new Set([true]))
  expect(new Set(counts.map((each) => intervalsFor(players, each)))).toEqual(new Set(['intervals']))
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
