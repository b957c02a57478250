import { expect, test } from 'vitest'
import { describeAgentProblem, formatAgent, parseAgent } from '../../../../src/engine/agents/agent'
import { inEnglish } from '../../../../src/locales/english'

test.each([
  'novice',
  'greedy',
  'maximal:200000',
  'calculator:2',
  'minimax:6',
  'minimax:6:400000',
  'mcts:2000',
  'greedy~30',
  'minimax:6:400000~5',
  'minimax:6+memory',
  'minimax:6:400000+memory~5',
])('%s reads back', (name) => {
  const agent = parseAgent(name)
  expect(agent.ok && formatAgent(agent.value)).toBe(name)
})

test('a bare name gets its usual number', () => {
  const agent = parseAgent('minimax')
  expect(agent).toEqual({ ok: true, value: { kind: 'minimax', turns: 4 } })
})

test('the usual budget is not part of the name', () => {
  const agent = parseAgent('minimax:6:200000')
  expect(agent.ok && formatAgent(agent.value)).toBe('minimax:6')
})

test.each([
  ['wizard', 'Unknown player'],
  ['', 'Unknown player'],
  ['minimax:6:7:8', 'Unknown player'],
  ['minimax:6:0', 'from 1 to 100000000'],
  ['minimax:6:', 'from 1 to 100000000'],
  ['mcts:6:7', 'Unknown player'],
  ['mcts:6+memory', 'Unknown player'],
  ['greedy+memory', 'Unknown player'],
  ['toString', 'Unknown player'],
  ['novice:3', 'takes no number'],
  ['novice~30', 'Unknown player'],
  ['greedy~', 'from 1 to 99'],
  ['greedy~100', 'from 1 to 99'],
  ['greedy~3~4', 'from 1 to 99'],
  ['minimax:0', 'from 1 to 30'],
  ['mcts:many', 'from 1 to'],
  ['maximal:1e99', 'from 1 to'],
])('“%s” is refused with its reason', (name, reason) => {
  const agent = parseAgent(name)
  expect(agent.ok ? '' : inEnglish(describeAgentProblem(agent.error))).toContain(reason)
})
