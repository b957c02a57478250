import type { PointsChart } from '../../engine/experiments/report/report'
import { inkOf, scaleOf } from './axes'
import { baseOptions, own, sayPoint, type Canvas } from './common'
import { decimate, within } from './decimate'
import type { FigureConfig, FigureDataset, FigurePoint } from './figureConfig'
import { formatOn } from '../axisFormat'
import { markOf } from '../marks'
import { fade } from '../palette'
import { wordsOf } from '../setting'

/** Very many points: the extremes of each pixel column are drawn, so that nothing visible is lost. */
export function pointsFigure(
  chart: PointsChart,
  canvas: Canvas,
  view?: { readonly from: number; readonly to: number },
): FigureConfig {
  const { palette } = canvas
  const { say, t } = wordsOf(canvas)
  const columns = Math.max(100, Math.floor(canvas.width))
  const datasets = chart.series.map((series, order): FigureDataset => {
    const mark = markOf(series.role, order)
    const colour = palette[mark.ink]
    const seen = view ? within(series.points, view.from, view.to) : series.points
    const kept = decimate(seen, columns)
    const radius = kept.length < seen.length ? 0.7 : kept.length > 400 ? 1.8 : 3
    return {
      type: 'scatter',
      label: say(series.name),
      data: own(kept),
      parsing: false,
      pointStyle: mark.point === 'line' ? 'rect' : mark.point,
      pointRadius: mark.point === 'rectRot' ? radius * 1.25 : radius,
      pointHoverRadius: radius + 3,
      pointBorderWidth: radius > 2 ? 1.5 : 0.8,
      pointBorderColor: colour,
      pointBackgroundColor: mark.hollow ? 'transparent' : colour,
      borderColor: colour,
      clip: 6,
      columns: kept.length < seen.length,
      intervalColour: fade(colour, 0.3),
    } as FigureDataset
  })
  const base = baseOptions(canvas)
  return {
    type: 'scatter',
    data: { datasets, notes: inkOf(canvas) },
    options: {
      ...base,
      scales: {
        x: { ...scaleOf(chart.x, canvas, 'along'), ...(view ? { min: view.from, max: view.to } : {}) },
        y: scaleOf(chart.y, canvas, 'up'),
      },
      interaction: { mode: 'nearest', axis: 'xy', intersect: false },
      plugins: {
        tooltip: {
          ...base?.plugins?.tooltip,
          callbacks: {
            title: (items: { raw: unknown }[]) =>
              t('charts.value', {
                name: chart.x.label,
                value: formatOn(chart.x, (items[0]?.raw as FigurePoint | undefined)?.x ?? 0, canvas.speaker),
              }),
            label: (item: { raw: unknown; datasetIndex: number }) =>
              sayPoint(chart.series[item.datasetIndex]!.name, chart.y, item.raw as FigurePoint, canvas),
          },
        },
      },
    } as FigureConfig['options'],
  }
}
