import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import type * as Recording from '../../../../src/engine/players/recordGames'
import type { RecordLine } from '../../../../src/cli/output/recordsFile'
import { lumbung, lumbungJson } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const hooks = vi.hoisted(() => ({ beforeGame: (_: number) => {} }))
vi.mock('../../../../src/engine/players/recordGames', async (load) => {
  const { recordGames } = await load<typeof Recording>()
  return {
    *recordGames(series: Parameters<typeof recordGames>[0]) {
      for (const game of recordGames(series)) {
        if (game) hooks.beforeGame(game.game)
        yield game
      }
    },
  }
})

const folder = temporaryWorkingFolder()

function linesOf(file: string): readonly RecordLine[] {
  const text = readFileSync(file, 'utf8').trimEnd()
  return text.split('\n').map((line) => JSON.parse(line) as RecordLine)
}

const SMALL = ['--variant', 'kalah', '--holes', '4', '--seeds', '3', '--seed', '3']

it.each([
  ['simulate', ['simulate', '--games', '30', '--second', 'greedy'], 30],
  ['simulate between novices, who play in vectors', ['simulate', '--games', '30'], 30],
  ['simulate with a player that proves its moves', ['simulate', '--games', '5', '--first', 'perfect'], 5],
  ['matrix', ['matrix', '--agents', 'novice,minimax:2', '--games', '5'], 20],
  ['ladder', ['ladder', '--players', 'novice,greedy,mcts:20', '--games', '6'], 18],
  [
    'ladder from the same start',
    ['ladder', '--players', 'novice,greedy', '--games', '6', '--starts', 'even'],
    6,
  ],
] as const)('%s records every game, and all of them replay', async (_, words, games) => {
  const { code, err } = await lumbung(...words, ...SMALL, '--records', 'games.jsonl')
  expect([code, err]).toEqual([0, ''])
  expect(linesOf('games.jsonl')).toHaveLength(games)
  const replayed = await lumbung('replay', 'games.jsonl')
  expect(replayed.err).toBe('')
  expect(replayed.out).toContain(`Replayed ${games} games`)
  await lumbung(...words, ...SMALL, '--records', 'games.txt')
  expect((await lumbung('replay', 'games.txt')).out).toContain(`Replayed ${games} games`)
})

it('tells how far a replay is', async () => {
  await lumbung('simulate', '--games', '30', ...SMALL, '--records', 'games.jsonl')
  expect((await lumbung('replay', 'games.jsonl', '--progress')).err).toMatch(/^[━─]{28} +\d+%/)
})

it('records the games that were counted, with any number of workers', async () => {
  const words = ['simulate', '--games', '60', '--first', 'greedy', ...SMALL]
  const found = await lumbungJson<{ total: { firstWins: number; secondWins: number; ties: number } }>(
    ...words,
    '--workers',
    '1',
    '--records',
    'one.jsonl',
  )
  const won = (winner: string): number => linesOf('one.jsonl').filter((line) => line.winner === winner).length
  const { firstWins, secondWins, ties } = found.total
  expect([won('south'), won('north'), won('tie')]).toEqual([firstWins, secondWins, ties])
  await lumbung(...words, '--workers', '3', '--records', 'three.jsonl')
  expect(readFileSync('three.jsonl', 'utf8')).toBe(readFileSync('one.jsonl', 'utf8'))
})

it('records a test up to its decision', async () => {
  const words = ['ladder', '--sprt', 'minimax:2,novice', '--games', '2000', ...SMALL]
  const { games } = await lumbungJson<{ games: number }>(...words, '--records', 'test.jsonl')
  expect(linesOf('test.jsonl')).toHaveLength(games)
})

it('records matches of several rounds and draws of lots', async () => {
  const words = ['simulate', '--variant', 'kalah', '--holes', '3', '--games', '8', '--second', 'greedy']
  const rules = ['--set', 'start.first=lot', '--set', 'match.length=rounds', '--set', 'match.rounds=2']
  expect((await lumbung(...words, ...rules, '--records', 'rounds.jsonl')).err).toBe('')
  expect(linesOf('rounds.jsonl').some(({ record }) => record.startsWith('N:'))).toBe(true)
  expect((await lumbung('replay', 'rounds.jsonl')).out).toContain('Replayed 8 games')
})

it('finds a game that was altered, and lines that hold no game', async () => {
  await lumbung('simulate', '--games', '3', ...SMALL, '--records', 'games.txt')
  const [head, first, ...others] = readFileSync('games.txt', 'utf8').trimEnd().split('\n')
  const altered = first!.replace(/^(\d+) \w+ \d+-\d+/, '$1 tie 0-24')
  writeFileSync('altered.txt', [head, altered, ...others].join('\n'))
  const wrong = await lumbung('replay', 'altered.txt')
  expect(wrong.code).toBe(1)
  expect(wrong.err).toMatch(/^Line 2: The file says “tie 0-24”/)
  expect(wrong.out).toContain('1 of 3 games do not replay')
  writeFileSync('cut.txt', [head, `${first} 9`, 'hello'].join('\n'))
  const cut = await lumbung('replay', 'cut.txt')
  expect(cut.err).toContain('Line 2: ')
  expect(cut.err).toContain('Line 3: This is not a game')
  writeFileSync('headless.txt', first!)
  expect((await lumbung('replay', 'headless.txt')).code).toBe(1)
})

it('says of a file without games that it has none', async () => {
  writeFileSync('empty.txt', '\n')
  const { code, out, err } = await lumbung('replay', 'empty.txt')
  expect([code, out, err]).toEqual([2, '', 'FILE: There are no games in empty.txt.\n'])
})

it('can be stopped while records are written, and then leaves no file', async () => {
  hooks.beforeGame = (game) => {
    if (game !== 3) return
    // Each look at the clock is a second later, so that every game takes long.
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
    setImmediate(() => process.emit('SIGINT'))
  }
  const before = readdirSync(folder)
  const { code, out, err } = await lumbung('simulate', '--games', '200', ...SMALL, '--records', 'long.jsonl')
  hooks.beforeGame = () => {}
  vi.restoreAllMocks()
  expect([code, err]).toEqual([
    130,
    'Stopped. The answer is complete, but no records were written to long.jsonl.\n',
  ])
  expect(out).toContain('of 200 games')
  expect(readdirSync(folder)).toEqual(before)
})

it('tells how far the records are', async () => {
  const words = ['simulate', '--games', '30', ...SMALL, '--progress']
  const silent = await lumbung(...words)
  hooks.beforeGame = (game) => {
    if (game !== 3) return
    let now = performance.now()
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000))
  }
  const { err } = await lumbung(...words, '--records', 'told.jsonl')
  hooks.beforeGame = () => {}
  vi.restoreAllMocks()
  expect([silent.err, err].map((said) => said.includes('  50%  '))).toEqual([false, true])
})
