import type { BarsChart, Chart, Series } from '../engine/experiments/report/report'
import { formatOn } from './axisFormat'
import type { CanvasChart } from './canvas/figureOf'
import { roomForNames } from './canvas/common'
import { dotsLayout, type Dots } from './layout/dots'
import { differencesLayout } from './layout/differences'
import { heatLayout } from './layout/heat'
import { legendLayout, type Entry, type Sample } from './layout/legend'
import { sameLayout } from './layout/names'
import { moved, type Layout } from './layout/shape'
import { sharesLayout } from './layout/shares'
import { toldApart, widest } from './layout/text'
import { markOf } from './marks'
import { wordsOf, type Setting } from './setting'

/** Whether Chart.js draws a chart; all others have a layout. */
export function isOnCanvas(chart: Chart): chart is CanvasChart {
  return chart.type === 'lines' || chart.type === 'points' || (chart.type === 'bars' && !isDots(chart))
}

/** A chart laid out for a width; for a chart on a canvas, what stands above it: its legend. */
export function chartLayout(chart: Chart, width: number, setting: Setting): Layout {
  switch (chart.type) {
    case 'shares':
      return sharesLayout(chart, width, setting)
    case 'heat':
      return heatLayout(chart, width, setting)
    case 'differences':
      return differencesLayout(chart, width, setting)
    case 'lines':
    case 'points':
      return legendOf(chart, width, setting)
    case 'bars':
      return isDots(chart)
        ? dotsLayout(dotsOf(chart, setting), width, setting)
        : legendOf(chart, width, setting)
  }
}

/** More bars than this are a histogram. */
const MOST_DOTS = 60

/** Values with intervals become dots, and those without a zero: bars from zero would hide or mislead. */
function isDots({ series, y }: BarsChart): boolean {
  const points = series.flatMap((one) => one.points)
  return (
    points.length > 0 &&
    points.length <= MOST_DOTS &&
    (y.zero === 'arbitrary' || points.some(({ low, high }) => low !== undefined && high !== undefined))
  )
}

function dotsOf(chart: BarsChart, { speaker }: Setting): Dots {
  const { say } = speaker
  const places = new Map<number, string>()
  for (const { points } of chart.series)
    for (const { x, label } of points) places.set(x, say(label ?? formatOn(chart.x, x, speaker)))
  const order = [...places.keys()].sort((a, b) => a - b)
  return {
    rows: order.map((x) => ({
      name: places.get(x)!,
      dots: chart.series.flatMap(({ name, role, points }, at) =>
        points
          .filter((point) => point.x === x)
          .map(({ y, low = null, high = null }) => ({
            name: say(name),
            mark: markOf(role, at),
            value: y,
            low,
            high,
          })),
      ),
    })),
    axis: chart.y,
    rowLabel: say(chart.x.label),
    legend: chart.series.length > 1 ? entriesOf(chart.series, 'sign', say) : [],
    ...(chart.reference
      ? { reference: { label: say(chart.reference.label), value: chart.reference.value } }
      : {}),
  }
}

const SAMPLES = { lines: 'line', bars: 'box', points: 'sign' } as const

/** The legend of a chart on a canvas: empty if the names are at the ends of its lines, or if there is nothing to tell apart. */
function legendOf(chart: CanvasChart, width: number, setting: Setting): Layout {
  const { say } = wordsOf(setting)
  const reference = 'reference' in chart ? chart.reference : undefined
  if (chart.type === 'lines' && roomForNames(chart, { ...setting, width }) !== null)
    return { width, height: 0, shapes: [] }
  const entries = chart.series.length > 1 ? entriesOf(chart.series, SAMPLES[chart.type], say) : []
  const names = entries.map(({ name }) => name)
  const told =
    widest(names, { size: 11, bold: true }, setting.measure) > width / 2
      ? toldApart(names)
      : { names, same: '' }
  const same = sameLayout(told.same, width, setting)
  const shown = entries.map((entry, at) => ({ ...entry, name: told.names[at]! }))
  const line: Entry[] = reference
    ? [{ name: say(reference.label), sample: 'reference', mark: markOf('published', 0) }]
    : []
  const legend = legendLayout([...shown, ...line], width, setting.measure)
  return {
    width,
    height: same.height + legend.height,
    shapes: [...same.shapes, ...moved(legend.shapes, 0, same.height)],
  }
}

function entriesOf(
  series: readonly Series[],
  sample: Sample,
  say: Setting['speaker']['say'],
): readonly Entry[] {
  return series.map(({ name, role }, order) => ({ name: say(name), sample, mark: markOf(role, order) }))
}
