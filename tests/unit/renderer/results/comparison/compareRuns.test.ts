// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { csvText } from '../../../../../src/engine/csv/table'
import type { Report } from '../../../../../src/engine/experiments/report/report'
import { message } from '../../../../../src/locales/message'
import { wilson } from '../../../../../src/engine/statistics/proportion'
import { say, setLanguage } from '../../../../../src/renderer/locales/i18n'
import { compareRuns } from '../../../../../src/renderer/results/comparison/compareRuns'

function reportOf(wins: number, games: number): Report {
  const part = (name: string, role: 'south' | 'north', count: number) => ({
    name,
    role,
    ...wilson(count, games),
  })
  const rows = [
    {
      label: 'All games',
      of: 'all' as const,
      parts: [part('South', 'south', wins), part('North', 'north', games - wins)],
    },
  ]
  return {
    finding: '',
    tables: [],
    charts: [{ id: 'shares', title: 'Shares', table: 'shares', type: 'shares', rows }],
    lines: [],
    caveats: [],
  }
}

test('says which run differs significantly and how their settings differ', () => {
  const compared = compareRuns([
    {
      name: 'one',
      kind: 'matchSeries',
      spec: { games: 10_000, variant: { sow: { origin: 'sown' } } },
      report: reportOf(6000, 10_000),
    },
    {
      name: 'two',
      kind: 'matchSeries',
      spec: { games: 10_000, variant: { sow: { origin: 'skipped' } } },
      report: reportOf(5000, 10_000),
    },
    {
      name: 'three',
      kind: 'matchSeries',
      spec: { games: 10_000, variant: { sow: { origin: 'skipped' } } },
      report: reportOf(5990, 10_000),
    },
  ])
  expect(say(compared.finding)).toMatch(/less often in “two”/)
  expect(say(compared.finding)).toMatch(/No difference was found between “three” and “one”/)
  expect(compared.tables.find(({ id }) => id === 'specs')?.rows).toEqual([
    {
      field: message('ruleLabels.sow.origin'),
      run1: message('ruleWords.sow.origin.sown'),
      run2: message('ruleWords.sow.origin.skipped'),
      run3: message('ruleWords.sow.origin.skipped'),
    },
  ])
  const differs = compared.tables
    .find(({ id }) => id === 'differences')
    ?.rows.map(({ differs: cell }) => cell)
  expect(differs).toEqual([null, null, true, true, false, false])
})

test('the more runs are compared, the larger a difference must be', () => {
  const run = (name: string, wins: number) => ({
    name,
    kind: 'matchSeries' as const,
    spec: {},
    report: reportOf(wins, 10_000),
  })
  const alone = compareRuns([run('one', 5000), run('two', 5150)])
  expect(say(alone.finding)).toMatch(/more often in “two”/)
  const many = compareRuns([
    run('one', 5000),
    run('two', 5150),
    ...[3, 4, 5, 6].map((n) => run(`${n}`, 5000)),
  ])
  expect(say(many.finding)).toMatch(/No difference was found between “two” and “one”/)
})

test('runs that answer different questions are set side by side all the same', () => {
  const bare: Report = { finding: '', tables: [], charts: [], lines: [], caveats: [] }
  const compared = compareRuns([
    { name: 'one', kind: 'matchSeries', spec: {}, report: bare },
    { name: 'two', kind: 'matchSeries', spec: {}, report: reportOf(1, 2) },
  ])
  expect(compared.charts).toEqual([])
})

test('a comparison made in one language can be read in another, and its CSV does not change', async () => {
  const run = (name: string, wins: number) => ({
    name,
    kind: 'matchSeries' as const,
    spec: { games: wins },
    report: reportOf(wins, 10_000),
  })
  const compared = compareRuns([run('one', 5000), run('two', 6000)])
  const [english, csv] = [say(compared.finding), compared.tables.map((table) => csvText(table))]
  await setLanguage('ms')
  try {
    expect(say(compared.finding)).not.toBe(english)
    expect(say(compared.finding)).toContain('Selatan')
    expect(compareRuns([run('one', 5000), run('two', 6000)])).toEqual(compared)
    expect(compared.tables.map((table) => csvText(table))).toEqual(csv)
  } finally {
    await setLanguage('en')
  }
})
