import { message, type Text } from '../../locales/message'
import type { Speaker } from '../../locales/say'
import { forMarkup } from '../escape'
import type {
  Axis,
  BarsChart,
  Chart,
  LinesChart,
  Point,
  PointsChart,
  Series,
  SharesChart,
} from '../experiments/report/report'
import { shareWithin } from '../experiments/report/amounts'
import { ROLE_COLOURS } from '../experiments/report/roleColours'

const WIDTH = 640
const HEIGHT = 300
const FRAME = { left: 64, right: 16, top: 14, bottom: 46 }
const INK = '#191d1a'
const GRID = '#e3e7e1'

/** A chart as a standalone SVG for a printed report; null if a table shows it better. Ours filled, published open. */
export function figure(chart: Chart, speaker: Speaker): string | null {
  switch (chart.type) {
    case 'lines':
    case 'points':
    case 'bars':
      return plot(chart, speaker)
    case 'shares':
      return shares(chart, speaker)
    case 'heat':
      return null
  }
}

type Say = (text: Text) => string

function plot(chart: LinesChart | BarsChart | PointsChart, { say, formats }: Speaker): string {
  const points = chart.series.flatMap((series) => series.points)
  const reference = 'reference' in chart ? chart.reference : undefined
  const x = scale(extent(points.map((point) => point.x)), FRAME.left, WIDTH - FRAME.right)
  const heights = points.flatMap((point) => [point.y, point.low ?? point.y, point.high ?? point.y])
  const floor = chart.type === 'bars' ? [0] : []
  const y = scale(
    extent([...heights, ...floor, ...(reference ? [reference.value] : [])]),
    HEIGHT - FRAME.bottom,
    FRAME.top,
  )
  const marks = chart.series.map((series) => drawSeries(chart.type, series, x, y)).join('')
  const line = reference
    ? `<path d="M${FRAME.left} ${y.at(reference.value)}H${WIDTH - FRAME.right}" stroke="${INK}" stroke-dasharray="2 3"/>` +
      text(WIDTH - FRAME.right, y.at(reference.value) - 4, say(reference.label), 'end')
    : ''
  return svg(chart.title, axes(chart.x, chart.y, x, y, { say, formats }) + line + marks, chart.series, say)
}

function drawSeries(type: Chart['type'], series: Series, x: Scale, y: Scale): string {
  const colour = ROLE_COLOURS[series.role]
  const open = series.role === 'published' || series.role === 'north'
  const whiskers = series.points.map((point) => whisker(point, x, y, colour)).join('')
  const marks = series.points.map((point) => mark(x.at(point.x), y.at(point.y), colour, open)).join('')
  if (type === 'points') return marks
  if (type === 'bars') {
    const stems = series.points
      .map(
        (point) =>
          `<path d="M${x.at(point.x)} ${y.at(0)}V${y.at(point.y)}" stroke="${colour}" stroke-width="${open ? 1 : 5}"/>`,
      )
      .join('')
    return stems + whiskers + (open ? marks : '')
  }
  const path = series.points
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${x.at(point.x)} ${y.at(point.y)}`)
    .join('')
  return `<path d="${path}" fill="none" stroke="${colour}"${open ? ' stroke-dasharray="5 3"' : ''}/>${whiskers}${marks}`
}

function mark(x: number, y: number, colour: string, open: boolean): string {
  return `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" fill="${open ? '#fff' : colour}" stroke="${colour}"/>`
}

function whisker(point: Point, x: Scale, y: Scale, colour: string): string {
  if (point.low === undefined || point.high === undefined) return ''
  return `<path d="M${x.at(point.x)} ${y.at(point.low)}V${y.at(point.high)}" stroke="${colour}"/>`
}

function shares(chart: SharesChart, { say, formats }: Speaker): string {
  const rowHeight = 34
  const left = 150
  const rows = chart.rows.map((row, at) => {
    let from = left
    const parts = row.parts.map((part) => {
      const width = part.value * (WIDTH - left - FRAME.right)
      const box = `<rect x="${from}" y="${at * rowHeight + 8}" width="${width}" height="20" fill="${ROLE_COLOURS[part.role]}"><title>${forMarkup(say(part.name))} ${forMarkup(say(shareWithin(part)))}</title></rect>`
      const label =
        width > 44
          ? `<text x="${from + width / 2}" y="${at * rowHeight + 22}" text-anchor="middle" fill="#fff">${formats.share(part.value)}</text>`
          : ''
      from += width
      return box + label
    })
    return text(left - 8, at * rowHeight + 22, say(row.label), 'end') + parts.join('')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${chart.rows.length * rowHeight + 12}" role="img" aria-label="${forMarkup(say(chart.title))}" font-size="11" font-family="sans-serif">${rows.join('')}</svg>`
}

function svg(title: Text, body: string, series: readonly Series[], say: Say): string {
  const legend = series
    .map(
      (one, at) =>
        mark(
          FRAME.left + at * 130,
          6,
          ROLE_COLOURS[one.role],
          one.role === 'published' || one.role === 'north',
        ) + text(FRAME.left + at * 130 + 8, 10, say(one.name), 'start'),
    )
    .join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${forMarkup(say(title))}" font-size="11" font-family="sans-serif">${body}${legend}</svg>`
}

function axes(xAxis: Axis, yAxis: Axis, x: Scale, y: Scale, { say, formats }: Speaker): string {
  const across = ticks(y).map(
    (value) =>
      `<path d="M${FRAME.left} ${y.at(value)}H${WIDTH - FRAME.right}" stroke="${GRID}"/>${text(FRAME.left - 6, y.at(value) + 4, show(value, yAxis, formats), 'end')}`,
  )
  const along = ticks(x).map((value) =>
    text(x.at(value), HEIGHT - FRAME.bottom + 16, show(value, xAxis, formats), 'middle'),
  )
  const names =
    text((FRAME.left + WIDTH) / 2, HEIGHT - 8, label(xAxis, say), 'middle') +
    `<text transform="translate(12 ${HEIGHT / 2}) rotate(-90)" text-anchor="middle" fill="${INK}">${forMarkup(label(yAxis, say))}</text>`
  return across.join('') + along.join('') + names
}

interface Scale {
  readonly low: number
  readonly high: number
  at(value: number): number
}

function scale([low, high]: readonly [number, number], from: number, to: number): Scale {
  const span = high - low || 1
  return { low, high, at: (value) => Math.round((from + ((value - low) / span) * (to - from)) * 10) / 10 }
}

function extent(values: readonly number[]): readonly [number, number] {
  return values.length === 0
    ? [0, 1]
    : values.reduce<[number, number]>(
        ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
        [Infinity, -Infinity],
      )
}

function ticks({ low, high }: Scale): readonly number[] {
  const rough = (high - low) / 4 || 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step)
}

function show(value: number, axis: Axis, formats: Speaker['formats']): string {
  return axis.format === 'percent'
    ? formats.roundShare(value)
    : formats.number(Math.round(value * 1000) / 1000)
}

function label({ label, unit }: Axis, say: Say): string {
  return say(unit ? message('charts.axisUnit', { label, unit }) : label)
}

function text(x: number, y: number, content: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${INK}">${forMarkup(content)}</text>`
}
