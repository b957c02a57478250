import type { Chart, Point, Series } from '../engine/experiments/report/report'
import { list, message, share, type Message } from '../locales/message'
import { say, t } from '../renderer/locales/i18n'
import { formatOn } from './axisFormat'

/** How many rows or series are described; the table has all of them. */
const MOST = 6

/** A chart with axes. */
type AxesChart = Extract<Chart, { type: 'lines' | 'bars' | 'points' }>

/** What a chart shows, in a few sentences, for people who do not see it. */
export function describeChart(chart: Chart): string {
  return t('charts.described', { title: chart.title, content: contentOf(chart) })
}

function contentOf(chart: Chart): string {
  switch (chart.type) {
    case 'shares':
      return chart.rows.slice(0, MOST).map(rowOf).join(' ')
    case 'heat':
      return t('charts.tableOf', {
        rows: chart.y.names.length,
        columns: chart.x.names.length,
        unit: chart.unit,
      })
    case 'lines':
    case 'bars':
    case 'points':
      return t('charts.over', {
        y: chart.y.label,
        x: chart.x.label,
        series: chart.series
          .slice(0, MOST)
          .map((series) => say(summaryOf(series, chart)))
          .join(' '),
      })
  }
}

function rowOf({ label, parts }: Extract<Chart, { type: 'shares' }>['rows'][number]): string {
  const each = parts.map(({ name, value }) => message('charts.part', { name, value: share(value) }))
  return t('charts.row', { name: label, parts: list(each, 'comma') })
}

function summaryOf({ name, points }: Series, chart: AxesChart): Message {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return message('charts.nothingYet', { name })
  const at = (point: Point): Message =>
    message('charts.at', {
      value: formatOn(chart.y, point.y),
      place: point.label ?? formatOn(chart.x, point.x),
    })
  return points.length === 1
    ? message('charts.onePoint', { name, point: at(first) })
    : message('charts.points', { name, count: points.length, first: at(first), last: at(last) })
}
