import { join } from 'node:path'
import { expect, it, test, vi } from 'vitest'
import { atEqualTime } from '../../../../src/cli/run/equalTime'
import { saveRuns } from '../../../../src/cli/run/savedRun'
import { type LadderSpec, parseLadder } from '../../../../src/engine/experiments/kinds/ladder/spec'
import { thinkingTimeOf } from '../../../../src/engine/players/thinkingTime'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Spawn } from '../../../../src/workers/pool'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { spawnInProcess } from '../../../support/cli/spawnInProcess'
import { temporaryFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess()(onFailure),
}))

const folder = temporaryFolder()
const small = ['--holes', '4', '--seeds', '3', '--games', '8']

function ladderOf(...players: readonly string[]): LadderSpec {
  const spec = parseLadder({ variant: findPreset('kalah')!.make({ holes: 4, seeds: 3 }), players, games: 24 })
  if (!spec.ok) throw new Error(JSON.stringify(spec.error))
  return spec.value
}

test('budgets are set so that everyone needs the time of the first player', () => {
  const slower = 'minimax:30:400+memory'
  const [first, greedy, fitted] = atEqualTime(
    ladderOf('minimax:30:400', 'greedy', slower),
    (choose, name) => {
      const decision = choose()
      // As if a move of one player took four times as long as one of the other.
      return { decision, milliseconds: (decision.nodes ?? 0) * (name.endsWith('+memory') ? 4 : 1) }
    },
  )
  expect(first!.name).toBe('minimax:30:400')
  expect(greedy!.name).toBe('greedy')
  const budget = thinkingTimeOf(fitted!.name)!.number
  expect(budget).toBeGreaterThan(70)
  expect(budget).toBeLessThan(140)
  expect(fitted!.milliseconds / first!.milliseconds).toBeCloseTo(1, 0)
})

test('a budget stays within what its player may have, also if the other takes no time', () => {
  const thoughts = atEqualTime(ladderOf('minimax:30:50', 'mcts:20'), (choose, name) => ({
    decision: choose(),
    milliseconds: name.startsWith('mcts') ? 1 : 0,
  }))
  expect(thoughts.map(({ name }) => name)).toEqual(['minimax:30:50', 'mcts:1'])
})

test.each([
  ['minimax', 200_000, 'minimax:4:7'],
  ['minimax:30:2000+memory', 2_000, 'minimax:30:7+memory'],
  ['net-minimax:kalah-6-4:6:20000', 20_000, 'net-minimax:kalah-6-4:6:7'],
  ['mcts:100~10', 100, 'mcts:7~10'],
  ['net-mcts:kalah-6-4:100', 100, 'net-mcts:kalah-6-4:7'],
])('%s thinks as long as a number says', (name, number, other) => {
  const time = thinkingTimeOf(name)!
  expect(time.number).toBe(number)
  expect(time.with(7.2)).toBe(other)
})

test.each(['greedy', 'novice', 'calculator:3', 'net:kalah-6-4', 'perfect', 'strategy:pok-alt'])(
  '%s has no such number',
  (name) => expect(thinkingTimeOf(name)).toBeNull(),
)

it('puts the budgets and the pace of everyone into the spec, which then runs without a clock', async () => {
  const players = ['--players', 'minimax:30:60,greedy,minimax:30:60+memory']
  const { out, err, code } = await lumbung('ladder', ...small, ...players, '--equal-time', '--spec')
  expect(code, err).toBe(0)
  const { spec } = JSON.parse(out) as { readonly spec: LadderSpec }
  expect(spec.players.slice(0, 2)).toEqual(['minimax:30:60', 'greedy'])
  expect(spec.players[2]).toMatch(/^minimax:30:\d+\+memory$/)
  expect(Object.keys(spec.pace!)).toEqual(spec.players)
  expect(err).toContain('minimax:30:60: ')
})

it('shows the time of a choice beside its moves, and continues with the budgets it was begun with', async () => {
  const players = ['minimax:30:60', 'greedy', 'minimax:30:77+memory']
  const pace = { 'minimax:30:60': 100_000, greedy: 50_000 }
  const parsed = parseLadder({
    variant: findPreset('kalah')!.make({ holes: 4, seeds: 3 }),
    players,
    games: 8,
    pace,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const file = join(folder, 'begun.json')
  saveRuns(file, [
    { kind: 'ladder', spec: parsed.value, parts: new Map(), checkpoints: new Map(), seconds: 0 },
  ])
  const asked = ['--players', 'minimax:30:60,greedy,minimax:30:60+memory', '--equal-time']
  const { pairs } = await lumbungJson<{ readonly pairs: readonly Record<string, number | string | null>[] }>(
    'ladder',
    ...small,
    ...asked,
    '--resume',
    file,
  )
  const [pair, withMemory] = pairs
  expect(pair!.timePerChoice).toBeCloseTo(Number(pair!.nodesPerChoice) / 10, 6)
  expect(pair!.timePerChoiceAgainst).toBeCloseTo(Number(pair!.nodesPerChoiceAgainst) / 20, 6)
  expect(withMemory!.second).toBe('minimax:30:77+memory')
  expect(withMemory!.timePerChoiceAgainst).toBeNull()
})

it('asks for a first player whose time can be given to others', async () => {
  const { code, err } = await lumbung('ladder', '--players', 'greedy,minimax:4', '--equal-time')
  expect(code).toBe(2)
  expect(err).toContain('--equal-time')
})

it('adds no column where nothing was measured', async () => {
  const { pairs } = await lumbungJson<{ readonly pairs: readonly object[] }>(
    'ladder',
    ...small,
    '--players',
    'greedy,novice',
  )
  expect(pairs[0]).toHaveProperty('nodesPerChoice')
  expect(pairs[0]).not.toHaveProperty('timePerChoice')
})
