import type { PointsChart } from '../../engine/experiments/report/report'
import { inkOf, scaleOf } from './axes'
import { say, t } from '../../renderer/locales/i18n'
import { baseOptions, own, sayPoint, type Canvas } from './common'
import { decimate, within } from './decimate'
import type { FigureConfig, FigureDataset, FigurePoint } from './figureConfig'
import { formatOn } from '../axisFormat'
import { markOf } from '../marks'
import { fade } from '../palette'

/** Very many points: the extremes of each pixel column are drawn, so that nothing visible is lost. */
export function pointsFigure(
  chart: PointsChart,
  { palette, width }: Canvas,
  view?: { readonly from: number; readonly to: number },
): FigureConfig {
  const columns = Math.max(100, Math.floor(width))
  const datasets = chart.series.map((series, order): FigureDataset => {
    const mark = markOf(series.role, order, palette)
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
      pointBorderColor: mark.colour,
      pointBackgroundColor: mark.hollow ? 'transparent' : mark.colour,
      borderColor: mark.colour,
      clip: 6,
      columns: kept.length < seen.length,
      intervalColour: fade(mark.colour, 0.3),
    } as FigureDataset
  })
  const base = baseOptions(palette)
  return {
    type: 'scatter',
    data: { datasets, notes: inkOf(palette) },
    options: {
      ...base,
      scales: {
        x: { ...scaleOf(chart.x, palette, 'along'), ...(view ? { min: view.from, max: view.to } : {}) },
        y: scaleOf(chart.y, palette, 'up'),
      },
      interaction: { mode: 'nearest', axis: 'xy', intersect: false },
      plugins: {
        tooltip: {
          ...base?.plugins?.tooltip,
          callbacks: {
            title: (items: { raw: unknown }[]) =>
              t('charts.value', {
                name: chart.x.label,
                value: formatOn(chart.x, (items[0]?.raw as FigurePoint | undefined)?.x ?? 0),
              }),
            label: (item: { raw: unknown; datasetIndex: number }) =>
              sayPoint(chart.series[item.datasetIndex]!.name, chart.y, item.raw as FigurePoint),
          },
        },
      },
    } as FigureConfig['options'],
  }
}
