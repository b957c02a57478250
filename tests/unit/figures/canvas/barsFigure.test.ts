import { expect, test } from 'vitest'
import type { BarsChart } from '../../../../src/engine/experiments/report/report'
import { barsFigure } from '../../../../src/figures/canvas/barsFigure'
import { canvasOf } from '../../../support/figures/canvas'

const chart: BarsChart = {
  id: 'moves',
  type: 'bars',
  title: 'Laps of each move',
  table: 'moves',
  x: { label: 'Move', ticksName: 'hole', format: 'integer' },
  y: { label: 'Laps', format: 'integer' },
  series: [
    {
      name: 'Laps',
      role: 'ours',
      points: [
        { x: 2, y: 1, label: 'hole 3', tick: '3' },
        { x: 1, y: 4, label: 'hole 7', tick: '7' },
      ],
    },
  ],
}
const drawn = (of: BarsChart) => {
  const { data, options } = barsFigure(of, canvasOf(400))
  const { title, ticks } = options!.scales!['x'] as {
    title: { text: string[] }
    ticks: { callback: (place: number) => string }
  }
  return { labels: data.labels!.map((_, place) => ticks.callback(place)), title: title.text }
}

test('bars are named by their ticks, and the axis says what these are', () => {
  expect(drawn(chart)).toEqual({ labels: ['7', '3'], title: ['Move, by hole'] })
})

test('words that names happen to share are left alone', () => {
  const [series] = chart.series
  const points = series!.points.map(({ x, y, label }) => ({ x, y, label: label! }))
  const { ticksName: _, ...x } = chart.x
  expect(drawn({ ...chart, x, series: [{ ...series!, points }] })).toEqual({
    labels: ['hole 7', 'hole 3'],
    title: ['Move'],
  })
})

test('the axis reaches to the ends of intervals', () => {
  const [series] = chart.series
  const points = [
    { x: 1, y: 374, low: 256, high: 493 },
    { x: 2, y: -430, low: -580, high: -290 },
  ]
  const { options } = barsFigure({ ...chart, series: [{ ...series!, points }] }, canvasOf(400))
  expect(options!.scales!['y']).toMatchObject({ suggestedMin: -580, suggestedMax: 493 })
})
