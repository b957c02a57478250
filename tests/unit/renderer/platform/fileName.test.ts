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
