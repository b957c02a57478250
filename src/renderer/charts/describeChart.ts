import type { Chart, Series } from '../../engine/experiments/report/report'
import { formatNumber, formatShare } from '../ui/format'
import { formatOn } from './axisFormat'

/** What a chart shows, in a sentence or two, for those who do not see it. */
export function describeChart(chart: Chart): string {
  return `${chart.title}. ${content(chart)} The table has the same numbers.`
}

function content(chart: Chart): string {
  switch (chart.type) {
    case 'shares':
      return chart.rows
        .slice(0, 6)
        .map(
          ({ label, parts }) =>
            `${label}: ${parts.map(({ name, value }) => `${name} ${formatShare(value)}`).join(', ')}.`,
        )
        .join(' ')
    case 'heat':
      return `A table of ${chart.y.names.length} by ${chart.x.names.length} cells, ${chart.unit}.`
    case 'lines':
    case 'bars':
    case 'points':
      return `${chart.y.label} over ${chart.x.label}. ${chart.series
        .slice(0, 6)
        .map((series) => summary(series, chart))
        .join(' ')}`
  }
}

function summary(
  { name, points }: Series,
  chart: Extract<Chart, { type: 'lines' | 'bars' | 'points' }>,
): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return `${name}: nothing yet.`
  const say = (point: typeof first): string =>
    `${formatOn(chart.y, point.y)} at ${point.label ?? formatOn(chart.x, point.x)}`
  return points.length === 1
    ? `${name}: ${say(first)}.`
    : `${name}: ${formatNumber(points.length)} points, from ${say(first)} to ${say(last)}.`
}
