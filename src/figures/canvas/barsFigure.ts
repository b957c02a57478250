import type { BarsChart } from '../../engine/experiments/report/report'
import type { Text } from '../../locales/message'
import { axisTitle, formatOn } from '../axisFormat'
import { markOf } from '../marks'
import { wordsOf } from '../setting'
import { font, inkOf, scaleOf, titleOf } from './axes'
import { baseOptions, own, referenceOf, sayPoint, type Canvas } from './common'
import { categoriesOf, categoryOf } from './categories'
import type { FigureConfig, FigureDataset, FigurePoint } from './figureConfig'

/** With more bars than this, not every one is named. */
const MOST_NAMES = 24

/** Histograms and other bars over a numeric axis; South solid, North hatched. */
export function barsFigure(chart: BarsChart, canvas: Canvas): FigureConfig {
  const { palette } = canvas
  const { say, t, formats } = wordsOf(canvas)
  const shared = overlaps(chart)
  const names = namesOf(chart, say)
  const datasets = chart.series.map((series, order): FigureDataset => {
    const mark = markOf(series.role, order)
    return {
      type: 'bar',
      label: say(series.name),
      data: names
        ? series.points.map((point) => ({ ...point, x: categoryOf(names.places.indexOf(point.x)) }))
        : own(series.points),
      parsing: names ? { xAxisKey: 'x', yAxisKey: 'y' } : false,
      backgroundColor: mark.hollow ? canvas.hatch(palette[mark.ink]) : palette[mark.ink],
      borderColor: palette[mark.ink],
      borderWidth: mark.hollow ? 1 : 0,
      grouped: shared,
      barPercentage: 0.9,
      categoryPercentage: shared ? 0.8 : 1,
      maxBarThickness: 56,
      interval: 'whiskers',
      intervalColour: palette.ink,
    } as FigureDataset
  })
  const base = baseOptions(canvas)
  const x = scaleOf(chart.x, canvas, 'along')
  const signed = chart.series.some(({ points }) => points.some((point) => point.x < 0))
  return {
    type: 'bar',
    data: {
      datasets,
      ...(names ? { labels: categoriesOf(names.labels) } : {}),
      notes: {
        ...inkOf(canvas),
        ...referenceOf(chart.reference, canvas),
      },
    },
    options: {
      ...base,
      scales: {
        x: names
          ? {
              type: 'category',
              title: chart.x.ticksName
                ? titleOf(
                    t('charts.axisBy', { axis: axisTitle(chart.x, canvas.speaker), word: chart.x.ticksName }),
                    canvas,
                    'along',
                  )
                : x.title,
              grid: x.grid,
              border: x.border,
              ticks: {
                color: palette['ink-3'],
                font: font(canvas),
                maxRotation: 50,
                autoSkip: names.labels.length > MOST_NAMES,
                callback: (place: number) => names.labels[place],
              },
            }
          : {
              ...x,
              ticks: {
                ...x.ticks,
                ...(signed ? { callback: (value: string | number) => formats.signed(Number(value)) } : {}),
              },
            },
        y: {
          ...scaleOf(chart.y, canvas, 'up'),
          ...(chart.y.scale ? {} : { beginAtZero: true }),
          ...endsOfIntervals(chart),
        },
      },
      plugins: {
        tooltip: {
          ...base?.plugins?.tooltip,
          callbacks: {
            title: (items: { raw: unknown }[]) => {
              const point = items[0]?.raw as FigurePoint | undefined
              if (!point) return ''
              if (point.label !== undefined) return say(point.label)
              const value = names
                ? names.labels[Number(point.x)]!
                : formatOn(chart.x, point.x, canvas.speaker)
              return t('charts.value', { name: chart.x.label, value })
            },
            label: (item: { raw: unknown; datasetIndex: number }) => {
              const { label: _, ...point } = item.raw as FigurePoint
              return sayPoint(chart.series[item.datasetIndex]!.name, chart.y, point, canvas)
            },
          },
        },
      },
    } as FigureConfig['options'],
  }
}

/** Makes room for intervals, which reach beyond their bars. */
function endsOfIntervals(chart: BarsChart): {
  readonly suggestedMin?: number
  readonly suggestedMax?: number
} {
  let [suggestedMin, suggestedMax] = [Infinity, -Infinity]
  for (const { points } of chart.series)
    for (const { y, low = y, high = y } of points) {
      suggestedMin = Math.min(suggestedMin, low)
      suggestedMax = Math.max(suggestedMax, high)
    }
  return suggestedMin <= suggestedMax ? { suggestedMin, suggestedMax } : {}
}

/** Whether two series have bars at the same place and must be drawn side by side. */
function overlaps(chart: BarsChart): boolean {
  const seen = new Set<number>()
  for (const { points } of chart.series) {
    for (const { x } of points) if (seen.has(x)) return true
    for (const { x } of points) seen.add(x)
  }
  return false
}

interface Names {
  readonly places: readonly number[]
  readonly labels: readonly string[]
}

/** Names instead of numbers, if every bar has one; two places may have the same name. */
function namesOf(chart: BarsChart, say: (text: Text) => string): Names | null {
  const points = chart.series.flatMap((series) => series.points)
  const named = points.flatMap(({ x, tick, label }) => {
    const name = tick ?? label
    return name === undefined ? [] : [{ x, name: say(name) }]
  })
  if (points.length === 0 || points.length > 200 || named.length < points.length) return null
  const byPlace = new Map(named.toSorted((a, b) => a.x - b.x).map(({ x, name }) => [x, name]))
  return { places: [...byPlace.keys()], labels: [...byPlace.values()] }
}
