import { expect, test } from 'vitest'
import type { Report } from '../../../../src/engine/experiments/report/report'
import { wilson } from '../../../../src/engine/statistics/proportion'
import { compareRuns } from '../../../../src/renderer/results/compareRuns'

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

test('says which run differs beyond chance and how their settings differ', () => {
  const compared = compareRuns([
    {
      name: 'one',
      spec: { games: 10_000, variant: { sow: { relay: 'any' } } },
      report: reportOf(6000, 10_000),
    },
    {
      name: 'two',
      spec: { games: 10_000, variant: { sow: { relay: 'own' } } },
      report: reportOf(5000, 10_000),
    },
    {
      name: 'three',
      spec: { games: 10_000, variant: { sow: { relay: 'own' } } },
      report: reportOf(5990, 10_000),
    },
  ])
  expect(compared.finding).toMatch(/less often in “two”/)
  expect(compared.finding).toMatch(/“three” does not differ from “one” beyond chance/)
  expect(compared.tables.find(({ id }) => id === 'specs')?.rows).toEqual([
    ['variant.sow.relay', 'any', 'own', 'own'],
  ])
  const differs = compared.tables.find(({ id }) => id === 'differences')?.rows.map((row) => row.at(-1))
  expect(differs).toEqual([null, null, true, true, false, false])
})

test('the more runs are compared, the larger a difference must be', () => {
  const run = (name: string, wins: number) => ({ name, spec: {}, report: reportOf(wins, 10_000) })
  const alone = compareRuns([run('one', 5000), run('two', 5150)])
  expect(alone.finding).toMatch(/more often in “two”/)
  const many = compareRuns([
    run('one', 5000),
    run('two', 5150),
    ...[3, 4, 5, 6].map((n) => run(`${n}`, 5000)),
  ])
  expect(many.finding).toMatch(/“two” does not differ from “one” beyond chance/)
})

test('runs that answer different questions are set side by side all the same', () => {
  const bare: Report = { finding: '', tables: [], charts: [], lines: [], caveats: [] }
  const compared = compareRuns([
    { name: 'one', spec: {}, report: bare },
    { name: 'two', spec: {}, report: reportOf(1, 2) },
  ])
  expect(compared.charts).toEqual([])
})
