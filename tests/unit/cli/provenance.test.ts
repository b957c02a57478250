import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { version } from '../../../package.json'
import { lumbungJson } from '../../support/cli/lumbung'
import { temporaryFolder } from '../../support/temporaryFolder'

vi.mock('../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryFolder()
const PART = join(folder, 'part.json')
const SOLVED = join(folder, 'solved.json')
const RECORDS = join(folder, 'records.jsonl')
const STUDY = join(folder, 'small.study.json')
const SMALL_STUDY = {
  format: 'lumbung-study',
  title: 'Small',
  date: '2026-01-02',
  runs: [{ id: 'one', title: 'One', kind: 'matchSeries', spec: { games: 20, seed: 7 } }],
  comparisons: [],
  items: [{ type: 'table', of: 'one', show: 'total', caption: 'Wins' }],
}

/** A small call of every command, and what its answer must state: the rules played, the random seed. */
const CALLS: Readonly<Record<string, { args: readonly string[]; rules: boolean; seed?: number }>> = {
  variants: { args: ['variants', 'show', 'kalah'], rules: true },
  play: { args: ['play', '--variant', 'kalah', '--moves', '3'], rules: true },
  simulate: { args: ['simulate', '--games', '20', '--seed', '7'], rules: true, seed: 7 },
  matrix: {
    args: ['matrix', '--agents', 'novice,greedy', '--games', '5', '--seed', '7'],
    rules: true,
    seed: 7,
  },
  skillCurve: {
    args: ['skill-curve', '--laps', '1..1', '--games', '5', '--seed', '7'],
    rules: true,
    seed: 7,
  },
  compare: { args: ['compare', '--games', '20', '--seed', '7'], rules: true, seed: 7 },
  // A survey names games of the catalogue, which the commit fixes.
  survey: {
    args: ['survey', '--variants', 'kalah,awari', '--games', '5', '--seed', '7'],
    rules: false,
    seed: 7,
  },
  // Its runs have specs of their own.
  study: { args: ['study', STUDY], rules: false },
  puzzles: { args: ['puzzles', 'solve', '--at', '1'], rules: false },
  rounds: { args: ['rounds', '--matches', '1', '--seed', '7'], rules: true, seed: 7 },
  merge: { args: ['merge', PART], rules: true, seed: 7 },
  openings: { args: ['openings', '--variant', 'dakon', '--holes', '3'], rules: true },
  solve: { args: ['solve', '--variant', 'kalah', '--holes', '2', '--seeds', '2'], rules: true },
  values: { args: ['values', '--variant', 'kalah', '--holes', '1..2', '--seeds', '1..1'], rules: true },
  tree: { args: ['tree', '--holes', '2'], rules: true },
  sweep: { args: ['sweep', '--seeds', '1..3'], rules: true, seed: 1 },
  checkStrategy: { args: ['check-strategy', '--holes', '2..3'], rules: true },
  layouts: { args: ['layouts', '--holes', '2', '--seeds', '1', '--moved', '0'], rules: true, seed: 1 },
  reproduce: { args: ['reproduce', 'congkak-sample-game', '--quick'], rules: true },
  ladder: {
    args: ['ladder', '--variant', 'kalah', '--players', 'novice,greedy', '--games', '4', '--seed', '7'],
    rules: true,
    seed: 7,
  },
  review: { args: ['review', '--variant', 'kalah', '--moves', '3'], rules: true },
  replay: { args: ['replay', RECORDS], rules: false },
  verify: { args: ['verify', SOLVED], rules: false, seed: 1 },
  train: {
    args: [
      'train',
      '--variant',
      'kalah',
      '--holes',
      '2',
      '--seeds',
      '2',
      '--generations',
      '1',
      '--seed',
      '7',
      '--out',
      join(folder, 'trained.json'),
    ],
    rules: true,
    seed: 7,
  },
  tables: {
    args: [
      'tables',
      'value',
      '--variant',
      'awari',
      '--position',
      '0,0,0,0,0,1/0,0,0,0,0,1',
      '--folder',
      folder,
    ],
    rules: true,
  },
  bench: { args: ['bench', '--signature-only'], rules: false },
}

test('every command is called here', () => {
  const files = Object.keys(import.meta.glob('../../../src/cli/commands/{*,games/*,players/*}.ts'))
  expect(Object.keys(CALLS).sort()).toEqual(files.map((file) => basename(file, '.ts')).sort())
})

test.each(Object.entries(CALLS))(
  '%s --json says where it comes from',
  async (name, { args, rules, seed }) => {
    if (name === 'merge') {
      const part = await lumbungJson('simulate', '--games', '20', '--seed', '7')
      writeFileSync(PART, JSON.stringify(part))
    }
    if (name === 'study') writeFileSync(STUDY, JSON.stringify(SMALL_STUDY))
    if (name === 'replay') await lumbungJson('simulate', '--games', '2', '--records', RECORDS)
    if (name === 'verify') {
      const solved = await lumbungJson('solve', '--variant', 'kalah', '--holes', '2', '--seeds', '2')
      writeFileSync(SOLVED, JSON.stringify(solved))
    }
    const answer = await lumbungJson<Record<string, unknown>>(...args)
    expect(answer).toMatchObject({ program: 'lumbung', version, kind: expect.any(String) as string })
    expect(answer).toHaveProperty('commit')
    expect(answer.command).toBe(`lumbung ${[...args, '--json'].join(' ')}`)
    expect(answer.spec).toBeTypeOf('object')
    const told = JSON.stringify(name === 'reproduce' ? answer.items : answer.spec)
    expect(told.includes('"nextFirst"'), 'the whole rules').toBe(rules)
    expect(answer.seed).toBe(seed)
  },
)

test('lists of presets and items name their program too', async () => {
  expect(await lumbungJson('variants')).toMatchObject({ program: 'lumbung', version, kind: 'variants' })
  expect(await lumbungJson('reproduce', '--list')).toMatchObject({ version, kind: 'reproduce' })
})
