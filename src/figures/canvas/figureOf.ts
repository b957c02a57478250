import type { BarsChart, Chart } from '../../engine/experiments/report/report'
import { say } from '../../renderer/locales/i18n'
import { barsFigure } from './barsFigure'
import type { Canvas } from './common'
import { dotsFigure } from './dotsFigure'
import type { FigureConfig } from './figureConfig'
import { formatOn } from '../axisFormat'
import { linesFigure } from './linesFigure'
import { pointsFigure } from './pointsFigure'

/** A chart that is drawn on a canvas. */
type CanvasChart = Extract<Chart, { type: 'lines' | 'bars' | 'points' }>

/** How a chart is put on a canvas. */
export function figureOf(chart: CanvasChart): (canvas: Canvas) => FigureConfig {
  switch (chart.type) {
    case 'lines':
      return (canvas) => linesFigure(chart, canvas)
    case 'points':
      return (canvas) => pointsFigure(chart, canvas)
    case 'bars':
      return isDots(chart)
        ? (canvas) => dotsFigure(rowsOf(chart), canvas)
        : (canvas) => barsFigure(chart, canvas)
  }
}

/** Shares with intervals become dots: bars from zero would hide the intervals. */
function isDots(chart: BarsChart): boolean {
  const points = chart.series.flatMap((series) => series.points)
  return (
    chart.y.format === 'percent' &&
    points.length > 0 &&
    points.length <= 60 &&
    points.every(({ low, high }) => low !== undefined && high !== undefined)
  )
}

function rowsOf(chart: BarsChart): Parameters<typeof dotsFigure>[0] {
  const places = new Map<number, string>()
  for (const { points } of chart.series)
    for (const point of points) places.set(point.x, say(point.label ?? formatOn(chart.x, point.x)))
  const order = [...places.keys()].sort((a, b) => a - b)
  return {
    names: order.map((x) => places.get(x)!),
    series: chart.series.map((series) => ({
      ...series,
      points: series.points.map((point) => ({ ...point, x: order.indexOf(point.x) })),
    })),
    value: chart.y,
    rowLabel: say(chart.x.label),
    ...(chart.reference ? { reference: chart.reference } : {}),
  }
}

/** The preferred height of a chart in pixels: it grows with rows of dots; all other charts have the same height. */
export function heightOf(chart: CanvasChart): number | null {
  if (chart.type !== 'bars' || !isDots(chart)) return null
  const rows = new Set(chart.series.flatMap(({ points }) => points.map(({ x }) => x))).size
  return 56 + rows * (chart.series.length > 1 ? 30 : 24)
}
