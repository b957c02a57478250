import type { Axis, Series } from '../../engine/experiments/report/report'
import type { Text } from '../../locales/message'
import { font, inkOf, rangeBetween, rangeOfShares, scaleOf, type ShareRange } from './axes'
import { say } from '../../renderer/locales/i18n'
import { baseOptions, referenceOn, sayPoint, type Canvas } from './common'
import { categoriesOf, categoryOf } from './categories'
import type { FigureConfig, FigureDataset, FigurePoint } from './figureConfig'
import { markOf } from '../marks'

/** Dots with whiskers, one row per name: used when bars from zero would hide the differences. */
export interface Dots {
  readonly names: readonly string[]
  /** Points whose x is the row and y the value. */
  readonly series: readonly Series[]
  readonly value: Axis
  readonly reference?: { readonly label: Text; readonly value: number }
  readonly rowLabel?: string
  /** Leaves out the title of the value axis, in small multiples. */
  readonly terse?: boolean
}

/** Dots in rows. */
export function dotsFigure(dots: Dots, { palette }: Canvas): FigureConfig {
  const datasets = dots.series.map((series, order): FigureDataset => {
    const mark = markOf(series.role, order, palette)
    return {
      type: 'line',
      label: say(series.name),
      showLine: false,
      data: series.points.map((point) => ({
        ...point,
        x: point.y,
        y: categoryOf(point.x),
      })),
      parsing: { xAxisKey: 'x', yAxisKey: 'y' },
      pointStyle: mark.point === 'line' ? 'circle' : mark.point,
      pointRadius: mark.point === 'rectRot' ? 5.5 : 4.5,
      pointHoverRadius: 7,
      pointBorderWidth: 2,
      pointBorderColor: mark.colour,
      pointBackgroundColor: mark.hollow ? palette.raised : mark.colour,
      interval: 'whiskers',
      intervalColour: mark.colour,
    } as unknown as FigureDataset
  })
  const base = baseOptions(palette, 18, dots.reference ? 20 : 4)
  const value = scaleOf(dots.value, palette, 'along')
  const range = rangeOf(dots)
  return {
    type: 'line',
    data: {
      datasets,
      labels: categoriesOf(dots.names),
      notes: {
        ...inkOf(palette),
        ...referenceOn('x', dots.reference),
      },
    },
    options: {
      ...base,
      indexAxis: 'y',
      scales: {
        x: {
          ...value,
          ...range,
          title: { ...value.title, display: !dots.terse },
          grid: { color: palette['chart-grid'], drawTicks: false },
          border: { display: false },
          ticks: { ...value.ticks, ...range?.ticks, maxTicksLimit: 11 },
        },
        y: {
          type: 'category',
          offset: true,
          grid: { display: false },
          border: { display: false },
          title: {
            display: Boolean(dots.rowLabel),
            text: dots.rowLabel,
            color: palette['ink-3'],
            font: font(palette),
          },
          ticks: {
            color: palette['ink-2'],
            font: font(palette, 600),
            autoSkip: false,
            callback: (row: number) => dots.names[row],
          },
        },
      },
      interaction: { mode: 'nearest', axis: 'y', intersect: false },
      plugins: {
        tooltip: {
          ...base?.plugins?.tooltip,
          callbacks: {
            title: (items: { raw: unknown }[]) =>
              dots.names[Number((items[0]?.raw as FigurePoint | undefined)?.y)] ?? '',
            label: (item: { raw: unknown; datasetIndex: number }) => {
              const { label: _, ...point } = item.raw as FigurePoint
              return sayPoint(dots.series[item.datasetIndex]!.name, dots.value, { ...point, y: point.x })
            },
          },
        },
      },
    } as unknown as FigureConfig['options'],
  }
}

function rangeOf({ value, series, reference }: Dots): ShareRange | null {
  if (value.format !== 'percent') return null
  if (value.extent) return rangeBetween(...value.extent, 2.4)
  return rangeOfShares(
    series.flatMap(({ points }) => points),
    reference?.value,
  )
}
