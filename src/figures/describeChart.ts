import type { Chart, Point, Series } from '../engine/experiments/report/report'
import { list, message, share, signed, type Message } from '../locales/message'
import type { Speaker } from '../locales/say'
import { formatOn } from './axisFormat'

/** How many rows or series are described; the table has all of them. */
const MOST = 6

/** A chart with axes. */
type AxesChart = Extract<Chart, { type: 'lines' | 'bars' | 'points' }>

/** What a chart shows, in a few sentences, for people who do not see it. */
export function describeChart(chart: Chart, speaker: Speaker): string {
  const content = contentOf(chart, speaker)
  return speaker.say(message('charts.described', { title: chart.title, content }))
}

function contentOf(chart: Chart, speaker: Speaker): string {
  const { say } = speaker
  switch (chart.type) {
    case 'shares':
      return chart.rows
        .slice(0, MOST)
        .map((row) => say(rowOf(row)))
        .join(' ')
    case 'heat':
      return say(
        message('charts.tableOf', {
          rows: chart.y.names.length,
          columns: chart.x.names.length,
          unit: chart.unit,
        }),
      )
    case 'differences':
      return chart.rows
        .slice(0, MOST)
        .map(({ label, value, difference, so }) =>
          say(
            difference === null
              ? message('charts.row', { name: label, parts: list([value, so], 'comma') })
              : message('charts.differs', {
                  name: label,
                  value,
                  difference: signed(rounded(difference.value)),
                  low: signed(rounded(difference.low)),
                  high: signed(rounded(difference.high)),
                  so,
                }),
          ),
        )
        .join(' ')
    case 'lines':
    case 'bars':
    case 'points':
      return say(
        message('charts.over', {
          y: chart.y.label,
          x: chart.x.label,
          series: chart.series
            .slice(0, MOST)
            .map((series) => say(summaryOf(series, chart, speaker)))
            .join(' '),
        }),
      )
  }
}

function rounded(value: number): number {
  return Math.round(100 * value) / 100
}

function rowOf({ label, parts }: Extract<Chart, { type: 'shares' }>['rows'][number]): Message {
  const each = parts.map(({ name, value }) => message('charts.part', { name, value: share(value) }))
  return message('charts.row', { name: label, parts: list(each, 'comma') })
}

function summaryOf({ name, points }: Series, chart: AxesChart, speaker: Speaker): Message {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return message('charts.nothingYet', { name })
  const at = (point: Point): Message =>
    message('charts.at', {
      value: formatOn(chart.y, point.y, speaker),
      place: point.label ?? formatOn(chart.x, point.x, speaker),
    })
  return points.length === 1
    ? message('charts.onePoint', { name, point: at(first) })
    : message('charts.points', { name, count: points.length, first: at(first), last: at(last) })
}
