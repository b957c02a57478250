import { describe, expect, it } from 'vitest'
import type {
  Axis,
  BarsChart,
  LinesChart,
  PointsChart,
} from '../../../../src/engine/experiments/report/report'
import { figureOf } from '../../../../src/figures/canvas/figureOf'
import type { FigureConfig } from '../../../../src/figures/canvas/figureConfig'
import { pointsFigure } from '../../../../src/figures/canvas/pointsFigure'
import { canvasOf } from '../../../support/figures/canvas'

const canvas = canvasOf(800)
const SHARE: Axis = { label: 'Wins', format: 'percent' }
const COUNT: Axis = { label: 'Seeds', format: 'integer' }
const base = { id: 'c', title: 'c', table: 't' }
const lines = (changes: Partial<LinesChart> = {}): LinesChart => ({
  ...base,
  type: 'lines',
  x: COUNT,
  y: SHARE,
  series: [
    { name: 'South', role: 'south', points: [{ x: 1, y: 0.5, low: 0.4, high: 0.6 }, { x: 2, y: 0.6 }] },
    { name: 'North', role: 'north', points: [{ x: 1, y: 0.4 }, { x: 2, y: 0.3 }] },
  ],
  ...changes,
}) // prettier-ignore
const bars = (changes: Partial<BarsChart> = {}): BarsChart => ({
  ...base,
  type: 'bars',
  x: COUNT,
  y: { label: 'Games', format: 'integer' },
  series: [{ name: 'South', role: 'south', points: [{ x: -2, y: 5 }, { x: 3, y: 7 }] }],
  ...changes,
}) // prettier-ignore

/** The names on an axis of categories. */
function namesOn(figure: FigureConfig, axis: 'x' | 'y'): readonly string[] {
  const { callback } = scale(figure, axis).ticks as { callback: (place: number) => string }
  return (figure.data.labels ?? []).map((_, place) => callback(place))
}
/** What a figure says of a point when it is pointed at. */
function said(figure: FigureConfig, raw: object, datasetIndex = 0): readonly string[] {
  const { callbacks } = (
    figure.options.plugins as { tooltip: { callbacks: Record<string, (item: unknown) => string> } }
  ).tooltip
  const item = { raw, datasetIndex, parsed: raw }
  return [callbacks.title!([item]), callbacks.label!(item)]
}
const scale = (figure: FigureConfig, axis: 'x' | 'y') =>
  (figure.options.scales as Record<string, Record<string, unknown>>)[axis]!

describe('lines', () => {
  it('have the marks of their players and bands for their intervals', () => {
    const { data } = figureOf(lines(), canvas)
    expect(data.datasets.map(({ label, interval }) => [label, interval])).toEqual([
      ['South', 'band'],
      ['North', 'band'],
    ])
    expect(data.datasets[1]).toMatchObject({
      borderColor: 'north',
      borderDash: [6, 4],
      pointBackgroundColor: 'raised',
    })
    expect(data.datasets[0]!.data[0]).toEqual({ x: 1, y: 0.5, low: 0.4, high: 0.6 })
  })
  it('are named at their ends only where there is room and more than one', () => {
    const names = (chart: LinesChart, width: number) => figureOf(chart, canvasOf(width)).data.notes.names
    expect(names(lines(), 800)?.map(({ text }) => text)).toEqual(['South', 'North'])
    expect(names(lines(), 400)).toBeUndefined()
    expect(names(lines({ series: lines().series.slice(0, 1) }), 800)).toEqual([])
    const long = lines().series.map((one) => ({
      ...one,
      name: `${'a run with a long name, '.repeat(3)}${one.role}`,
    }))
    expect(names(lines({ series: long }), 800)).toBeUndefined()
  })
  it('shade what has no numbers yet, from halfway after the last', () => {
    const pending = (x: Axis, series = lines().series) =>
      figureOf(lines({ x, series }), canvas).data.notes.pending
    expect(pending({ ...COUNT, extent: [1, 5] })).toMatchObject({ from: 2.5, to: 5 })
    expect(pending({ ...COUNT, extent: [1, 5], scale: 'logarithmic' })).toMatchObject({ from: 2 })
    expect(pending({ ...COUNT, extent: [1, 5] }, [])).toMatchObject({ from: 1, to: 5 })
    expect(pending({ ...COUNT, extent: [1, 2] })).toBeUndefined()
    expect(pending(COUNT)).toBeUndefined()
  })
  it('say the point that is pointed at, with its interval', () => {
    const figure = figureOf(lines({ reference: { label: 'even', value: 0.5 } }), canvas)
    expect(said(figure, { x: 1, y: 0.5, low: 0.4, high: 0.6 })).toEqual([
      'Seeds: 1',
      expect.stringMatching(/^South: 50.*40.*60/),
    ])
    expect(figure.data.notes.reference).toEqual({ label: 'even', value: 0.5 })
  })
})

describe('bars', () => {
  it('stand at their numbers, signed where some are negative', () => {
    const figure = figureOf(bars(), canvas)
    expect(figure.data.datasets[0]!.data.map(({ x }) => x)).toEqual([-2, 3])
    const { callback } = scale(figure, 'x').ticks as { callback: (value: number) => string }
    expect([callback(3), callback(-2)]).toEqual(['+3', '−2'])
    expect(said(figure, { x: -2, y: 5 })).toEqual([expect.stringMatching(/^Seeds: .2$/), 'South: 5'])
  })
  it('stand beside each other where two share a place, and fill it otherwise', () => {
    const north = { name: 'North', role: 'north' as const, points: [{ x: 3, y: 1 }] }
    const grouped = (points = north.points) =>
      figureOf(bars({ series: [...bars().series, { ...north, points }] }), canvas).data.datasets.map(
        (dataset) => (dataset as { grouped?: boolean }).grouped,
      )
    expect(grouped()).toEqual([true, true])
    expect(grouped([{ x: 9, y: 1 }])).toEqual([false, false])
  })
  it('have names in place of numbers, and the axis says what they name', () => {
    const points = [
      { x: 4, y: 1, label: 'hole 2', tick: '2' },
      { x: 1, y: 2, label: 'hole 1', tick: '1' },
    ]
    const chart = bars({ series: [{ name: 'South', role: 'south', points }] })
    const figure = figureOf({ ...chart, x: { ...chart.x, ticksName: 'hole' } }, canvas)
    expect(namesOn(figure, 'x')).toEqual(['1', '2'])
    expect(figure.data.datasets[0]!.data.map(({ x, y }) => [x, y])).toEqual([['1', 1], ['0', 2]]) // prettier-ignore
    expect(scale(figure, 'x').title).toMatchObject({ text: ['Seeds, by hole'] })
    expect(said(figure, points[0]!)).toEqual(['hole 2', 'South: 1'])
  })
})

describe('points', () => {
  const many = Array.from({ length: 5_000 }, (_, x) => ({ x, y: x % 7 }))
  const chart: PointsChart = {
    ...base,
    type: 'points',
    x: COUNT,
    y: COUNT,
    series: [{ name: 'All', role: 'category', points: many }],
  }
  it('are thinned to the extremes of each column, and drawn smaller', () => {
    const [dataset] = figureOf(chart, canvasOf(200)).data.datasets
    expect(dataset!.columns).toBe(true)
    expect(dataset!.data.length).toBeLessThan(1_000)
    const ys = dataset!.data.map(({ y }) => y)
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([0, 6])
  })
  it('are all there once a short stretch is looked at', () => {
    const figure = pointsFigure(chart, canvasOf(200), { from: 100, to: 140 })
    expect(figure.data.datasets[0]).toMatchObject({ columns: false, pointRadius: 3 })
    const xs = figure.data.datasets[0]!.data.map(({ x }) => x)
    expect(xs).toEqual(expect.arrayContaining(Array.from({ length: 41 }, (_, at) => 100 + at)))
    expect(scale(figure, 'x')).toMatchObject({ min: 100, max: 140 })
    expect(said(figure, { x: 120, y: 3 })).toEqual(['Seeds: 120', 'All: 3'])
  })
})
