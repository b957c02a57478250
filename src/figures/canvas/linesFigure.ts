import type { LinesChart } from '../../engine/experiments/report/report'
import { formatOn } from '../axisFormat'
import { markOf } from '../marks'
import { fade } from '../palette'
import { wordsOf } from '../setting'
import { inkOf, rangeOfShares, scaleOf } from './axes'
import { baseOptions, own, referenceOf, roomForNames, sayPoint, type Canvas } from './common'
import type { FigureConfig, FigureDataset, FigurePoint } from './figureConfig'

/** Curves with their bands, named at their ends where there is room. */
export function linesFigure(chart: LinesChart, canvas: Canvas): FigureConfig {
  const { palette } = canvas
  const { say, t } = wordsOf(canvas)
  const marks = chart.series.map((series, order) => markOf(series.role, order))
  const room = roomForNames(chart, canvas)
  const datasets = chart.series.map((series, order): FigureDataset => {
    const mark = marks[order]!
    const colour = palette[mark.ink]
    const dots = series.points.length <= 40
    return {
      type: 'line',
      label: say(series.name),
      data: own(series.points),
      parsing: false,
      clip: 8,
      borderColor: colour,
      borderWidth: 2,
      borderDash: [...mark.dash],
      pointStyle: mark.point,
      pointRadius: dots ? (mark.point === 'rectRot' ? 5 : 4) : 0,
      pointHoverRadius: 6,
      pointBorderWidth: 2,
      pointBorderColor: colour,
      pointBackgroundColor: mark.hollow ? palette.raised : colour,
      interval: 'band',
      intervalColour: fade(colour, 0.17),
    } as FigureDataset
  })
  const points = chart.series.flatMap((series) => series.points)
  const names = chart.series.map(({ name }, dataset) => {
    const mark = marks[dataset]!
    return { dataset, text: say(name), mark, colour: palette[mark.ink] }
  })
  const base = baseOptions(canvas, room ?? 12)
  const whole = chart.x.format === 'integer' && chart.x.scale !== 'logarithmic' && spanOf(chart) <= 24
  const x = scaleOf(chart.x, canvas, 'along', whole)
  const y = scaleOf(chart.y, canvas, 'up')
  const shares = chart.y.format === 'percent' ? rangeOfShares(points, chart.reference?.value) : null
  const pending = pendingOf(chart, t('charts.stillToCome'))
  return {
    type: 'line',
    data: {
      datasets,
      notes: {
        ...inkOf(canvas),
        ...referenceOf(chart.reference, canvas),
        ...(pending ? { pending } : {}),
        ...(room === null ? {} : { names: names.length > 1 ? names : [] }),
      },
    },
    options: {
      ...base,
      scales: {
        x: {
          ...x,
          type: chart.x.scale ?? 'linear',
          ...(whole ? { ticks: { ...x.ticks, stepSize: 1 } } : {}),
        },
        y: shares ? { ...y, ...shares, ticks: { ...y.ticks, ...shares.ticks, maxTicksLimit: 11 } } : y,
      },
      plugins: {
        tooltip: {
          ...base?.plugins?.tooltip,
          callbacks: {
            title: (items: { parsed: { x: number | null } }[]) =>
              t('charts.value', {
                name: chart.x.label,
                value: formatOn(chart.x, items[0]?.parsed.x ?? 0, canvas.speaker),
              }),
            label: (item: { raw: unknown; datasetIndex: number }) =>
              sayPoint(chart.series[item.datasetIndex]!.name, chart.y, item.raw as FigurePoint, canvas),
          },
        },
      },
      interaction: { mode: 'index', axis: 'x', intersect: false },
    } as FigureConfig['options'],
  }
}

function spanOf(chart: LinesChart): number {
  const [from, to] = chart.x.extent ?? [reachOf(chart, Math.min), reachOf(chart, Math.max)]
  return to - from
}

function reachOf(chart: LinesChart, pick: (...values: number[]) => number): number {
  return chart.series.reduce(
    (reach, { points }) => {
      const ends = points.length ? [points[0]!.x, points.at(-1)!.x] : []
      return pick(reach, ...ends)
    },
    pick === Math.min ? Infinity : -Infinity,
  )
}

/** The range of the axis without points yet, from halfway after the last. */
function pendingOf(chart: LinesChart, label: string): { from: number; to: number; label: string } | null {
  const extent = chart.x.extent
  const last = reachOf(chart, Math.max)
  if (!extent || !(last < extent[1])) return null
  const from = Number.isFinite(last) ? (chart.x.scale === 'logarithmic' ? last : last + 0.5) : extent[0]
  return from < extent[1] ? { from, to: extent[1], label } : null
}
