import { expect, it } from 'vitest'
import { AGENT_KINDS } from '../../../../src/engine/agents/agent'
import { secondsPerGame } from '../../../../src/engine/players/pace'
import { findPreset } from '../../../../src/engine/variant/catalogue'

const congkak = findPreset('congkak')!.make()
const seconds = (first: string, second = first): number => secondsPerGame(congkak, [first, second])

it.each([...Object.keys(AGENT_KINDS), 'strategy:pok-alt', 'perfect'])('has a pace for %s', (player) => {
  expect(seconds(player)).toBeGreaterThan(0)
  expect(seconds(player)).toBeLessThan(60)
})

it('takes the mean of both players, whoever begins', () => {
  expect(seconds('greedy', 'minimax:4')).toBeCloseTo((seconds('greedy') + seconds('minimax:4')) / 2, 12)
  expect(seconds('greedy', 'minimax:4')).toBe(seconds('minimax:4', 'greedy'))
})

it.each([
  ['mcts:100', 'mcts:1000'],
  ['maximal:1000', 'maximal:100000'],
  ['calculator:1', 'calculator:3'],
  ['minimax:1', 'minimax:4'],
  ['novice', 'greedy'],
])('expects %s to be faster than %s', (faster, slower) => {
  expect(seconds(faster)).toBeLessThan(seconds(slower))
})

it('grows with the board', () => {
  const wide = findPreset('congkak')!.make({ holes: 14 })
  expect(secondsPerGame(wide, ['greedy', 'greedy'])).toBeCloseTo(2 * seconds('greedy'), 12)
})
