import { expect, it } from 'vitest'
import type { LinesChart, Report } from '../../../../../src/engine/experiments/report/report'
import { overlays } from '../../../../../src/renderer/results/comparison/compareRuns'

function reportWith(curves: readonly string[]): Report {
  const chart: LinesChart = {
    id: 'strength',
    title: 'Strength',
    table: 'curve',
    type: 'lines',
    x: { label: 'Generation', format: 'integer' },
    y: { label: 'Points', format: 'percent' },
    series: curves.map((name) => ({ name, role: 'category', points: [{ x: 0, y: 0.5 }] })),
    reference: { label: 'even', value: 0.5 },
  }
  return { finding: '', tables: [], charts: [chart], lines: [], caveats: [] }
}

function overlaysOf(curves: readonly string[]) {
  const runs = ['first', 'second'].map((name) => ({
    name,
    kind: 'training' as const,
    spec: {},
    report: reportWith(curves),
  }))
  return overlays(runs).map(({ id, series }) => [id, series.length])
}

it('lays the curves of all runs over each other, in one chart each where one cannot show them all', () => {
  expect(overlaysOf(['novice'])).toEqual([['compared-strength', 2]])
  expect(overlaysOf(['novice', 'greedy', 'maximal', 'minimax:2'])).toEqual([
    ['compared-strength-0', 2],
    ['compared-strength-1', 2],
    ['compared-strength-2', 2],
    ['compared-strength-3', 2],
  ])
})
