import { expect, it } from 'vitest'
import { histogramChart } from '../../../../../src/engine/experiments/report/playTables'
import type { LinesChart, Report } from '../../../../../src/engine/experiments/report/report'
import { message } from '../../../../../src/locales/message'
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

it('lays histograms over each other in the same bins, whatever bins each run chose for itself', () => {
  // Games of 1 to 120 moves, each equally often; one run has a single game more, which is longer.
  const equally = Array.from({ length: 120 }, (_, at) => [at + 1, 10] as const)
  const runs = [equally, [...equally, [121, 1] as const]].map((histogram, at) => ({
    name: `run ${at}`,
    kind: 'matchSeries' as const,
    spec: {},
    report: {
      ...reportWith([]),
      charts: [histogramChart('moves', 'Moves', histogram, 1200 + at)],
      tables: [
        {
          id: 'histograms',
          title: 'Histograms',
          columns: [
            { key: 'value', label: 'Value', align: 'number' as const },
            { key: 'games', label: 'Games', align: 'number' as const },
          ],
          rows: histogram.map(([value, games]) => ({ value, games })),
        },
      ],
    },
  }))
  const [moves] = overlays(runs)
  const at20 = moves!.series.map(({ points }) => points.find(({ x }) => x === 20)!.y)
  expect(at20.map((share) => share.toFixed(3))).toEqual(['0.017', '0.017'])
  expect(moves!.note).toEqual(message('results.inSteps', { step: 2 }))
  for (const { points } of moves!.series) expect(points.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(1)
})
