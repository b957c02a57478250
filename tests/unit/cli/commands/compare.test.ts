import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it, vi } from 'vitest'
import { lumbung } from '../../../support/cli/lumbung'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

vi.mock('../../../../src/cli/run/spawnThread', async () => {
  const { spawnInProcess } = await import('../../../support/cli/spawnInProcess')
  return { spawnThread: spawnInProcess() }
})

const folder = temporaryWorkingFolder()

beforeAll(async () => {
  const play = async (file: string, ...options: readonly string[]): Promise<void> => {
    const { out } = await lumbung('simulate', '--games', '2000', '--json', ...options)
    writeFileSync(join(folder, file), out)
  }
  await play('seven.json')
  await play('again.json', '--seed', '2')
  await play('five.json', '--holes', '5', '--seed', '3')
  await play('settings.json', '--spec')
})

it('names runs by what differs, pools replicates and says what is the same', async () => {
  const { out } = await lumbung('compare', 'seven.json', 'five.json', 'again.json')
  expect(out).toContain('The same in all: Congkak, as many seeds per hole as holes, Novice against Novice.')
  expect(out).toContain('Compared with “7 holes”, South wins more often in “5 holes” (by ')
  expect(out).toMatch(/7 holes +4,000/)
})

it('prints the differences for papers, from any baseline and of any measure', async () => {
  const { out } = await lumbung(
    'compare',
    'seven.json',
    'five.json',
    '--baseline',
    'five.json',
    '--measure',
    'moves',
    '--table',
    'latex',
  )
  expect(out).toContain('\\begin{tabular}')
  expect(out).toContain("Difference from ``5 holes'' (interval)")
  const csv = await lumbung('compare', 'seven.json', 'five.json', '--table', 'csv')
  expect(csv.out.split('\r\n')[0]).toBe(
    'setting,games,value,low,high,difference,differenceLow,differenceHigh,p,effect,effectLow,effectHigh,verdict',
  )
})

it('writes a bundle that a study computes again', async () => {
  await lumbung('compare', 'seven.json', 'five.json', '--bundle', 'both.zip', '--figure', 'both.svg')
  const files = unzipSync(new Uint8Array(readFileSync(join(folder, 'both.zip'))))
  expect(strFromU8(files['methods.md']!)).toContain('Newcombe')
  expect(readFileSync(join(folder, 'both.svg'), 'utf8')).toContain('5 holes')
  writeFileSync(join(folder, 'rerun.study.json'), strFromU8(files['comparison.study.json']!))
  await lumbung('study', 'rerun.study.json', '--out', 'rerun')
  const path = 'data/comparison/comparison.csv'
  expect(readFileSync(join(folder, 'rerun', path), 'utf8')).toBe(strFromU8(files[path]!))
})

it.each([[], ['--margin', '15']])(
  'keeps the margin of a comparison in its bundle (%s %s)',
  async (...margin) => {
    const { out } = await lumbung('compare', 'seven.json', 'five.json', ...margin, '--bundle', 'margin.zip')
    const files = unzipSync(new Uint8Array(readFileSync(join(folder, 'margin.zip'))))
    const methods = strFromU8(files['methods.md']!)
    expect(methods).toContain(margin.length > 0 ? '±15 percentage points' : '±1 percentage points')
    expect(methods.includes('practically equal')).toBe(margin.length > 0)
    expect(out.includes('practically equal')).toBe(margin.length > 0)
  },
)

it('compares variants that it plays itself', async () => {
  const { out } = await lumbung(
    'compare',
    '--variants',
    'kalah,kalah-alt',
    '--games',
    '500',
    '--baseline',
    'kalah-alt',
    '--table',
    'markdown',
  )
  expect(out).toContain('| baseline |')
  expect(out.split('\n')[3]).toContain('baseline')
})

it.each([
  [['seven.json', 'again.json'], 'seven.json, again.json: There is nothing to compare'],
  [['--variants', 'kalah,kalah', '--measure', 'south'], '--variants: There is nothing to compare'],
  [['seven.json', 'settings.json'], 'settings.json is not a run with games to compare'],
  [['seven.json', 'five.json', '--baseline', '9'], '--baseline'],
  [['seven.json', 'five.json', '--measure', 'undecided'], '--measure'],
  [['seven.json', 'five.json', '--measure', 'luck'], '--measure'],
])('refuses %j', async (words, told) => {
  const said = await lumbung('compare', ...words)
  expect(said).toMatchObject({ code: 2, err: expect.stringContaining(told) as string })
})
