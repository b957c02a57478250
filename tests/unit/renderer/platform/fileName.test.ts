import { expect, test } from 'vitest'
import { fileName } from '../../../../src/renderer/platform/fileName'

test('is small letters and digits of any script, with hyphens between', () => {
  expect(fileName('Congkak, novice v novice: South’s share', 'csv')).toBe(
    'congkak-novice-v-novice-south-s-share.csv',
  )
  expect(fileName('播棋 1', 'csv')).toBe('播棋-1.csv')
  expect(fileName('…', 'csv')).toBe('lumbung.csv')
})

test('two tables of a run with a very long name do not collide', () => {
  const name = 'Congkak against everything that was ever measured '.repeat(4)
  const [wins, games] = ['Wins by category', 'Every game'].map((title) => fileName([name, title], 'csv'))
  expect(wins).toMatch(/-wins-by-category\.csv$/)
  expect(games).toMatch(/-every-game\.csv$/)
  expect(Math.max(wins!.length, games!.length)).toBeLessThan(120)
})

test('a long name loses its middle, between words, and keeps the random seed and its ending', () => {
  const named = (player: string, seed: number): string =>
    fileName(
      `Congkak in rounds with burnt holes (changed), ${player} vs Novice, Match series, 7 holes, 100,000 games, random seed ${seed}`,
      'json',
    )
  const name = named('Minimax, six moves ahead, with a budget', 2022)
  expect(name).toMatch(/^congkak-in-rounds-with-burnt-.*-100-000-games-random-seed-2022\.json$/)
  expect(name.length).toBeLessThan(120)
  const words = new Set(
    'congkak in rounds with burnt holes changed 7 holes match series 100 000 games'.split(' '),
  )
  const ends = name.split('-').slice(0, 4)
  expect(ends.every((word) => words.has(word))).toBe(true)
  expect(named('Minimax, six moves ahead, with a budget', 2023)).not.toBe(name)
  expect(named('Minimax, four moves ahead, with a budget', 2022), 'names that differ in the middle').not.toBe(
    name,
  )
})

test('a long name in a script without spaces is cut too', () => {
  expect(fileName('播棋'.repeat(100), 'csv').length).toBeLessThan(120)
})
