import type { Json } from '../../engine/experiments/contract/experiment'
import type {
  BarsChart,
  Cell,
  Chart,
  LinesChart,
  Report,
  SharesChart,
  Table,
} from '../../engine/experiments/report/report'
import { differenceOf } from '../../engine/statistics/difference'
import { hasInterval, type WinShare } from '../../engine/experiments/report/winTable'
import type { Share } from '../../engine/statistics/proportion'
import { formatPoints } from '../ui/format'
import { mainRowOf } from '../charts/figures/sharesDots'

/** A run to compare, under a name that tells it from the others. */
interface Compared {
  readonly name: string
  readonly spec: Json
  readonly report: Report
}

/** Several runs side by side: shares and their differences with intervals, curves over each other, specs field by field. */
export function compareRuns(runs: readonly Compared[]): Report {
  const shares = runs.map(({ report }) => mainShares(report))
  const comparable = shares.every((row) => row !== null)
  const tables = [
    ...(comparable ? [differences(runs, shares as Row[])] : []),
    specDifferences(runs),
    ...factTables(runs),
  ]
  const charts: Chart[] = [...(comparable ? [sharesChart(runs, shares as Row[])] : []), ...overlays(runs)]
  return {
    finding: comparable
      ? finding(runs, shares as Row[])
      : 'These runs answer different questions; what they share stands side by side.',
    tables,
    charts,
    lines: [],
    caveats: [],
  }
}

type Row = SharesChart['rows'][number]

/** The row for all games of a report's shares. */
function mainShares(report: Report): Row | null {
  const chart = report.charts.find(({ type }) => type === 'shares')
  return chart?.type === 'shares' ? mainRowOf(chart) : null
}

function partOf(row: Row, role: string): WinShare {
  return row.parts.find((part) => part.role === role) ?? { value: 0, low: 0, high: 0 }
}

/** The difference of two shares with its interval; null where games of either repeat too often for one. */
function differenceBetween(a: WinShare, b: WinShare): Share | null {
  return hasInterval(a) && hasInterval(b) ? differenceOf(a, b) : null
}

function finding(runs: readonly Compared[], rows: readonly Row[]): string {
  const first = partOf(rows[0]!, 'south')
  const words = rows.slice(1).map((row, at) => {
    const name = runs[at + 1]!.name
    const difference = differenceBetween(partOf(row, 'south'), first)
    if (!difference) return `no interval applies to “${name}”, because its games repeat`
    const { value, low, high } = difference
    const sure = low > 0 || high < 0
    const range = `${formatPoints(value)} points, 95 % ${formatPoints(low)} to ${formatPoints(high)}`
    return sure
      ? `South wins ${value > 0 ? 'more' : 'less'} often in “${name}” (${range})`
      : `“${name}” does not differ beyond chance (${range})`
  })
  return `Against “${runs[0]!.name}”: ${words.join('; ')}.`
}

function sharesChart(runs: readonly Compared[], rows: readonly Row[]): SharesChart {
  return {
    id: 'compared-shares',
    title: 'Who wins how often',
    note: '95 % intervals',
    type: 'shares',
    table: 'differences',
    rows: rows.map(({ parts }, at) => ({ label: runs[at]!.name, parts })),
  }
}

function differences(runs: readonly Compared[], rows: readonly Row[]): Table {
  const cells = rows.flatMap((row, at): Cell[][] =>
    row.parts.map((part) => {
      const base = partOf(rows[0]!, part.role)
      const found = differenceBetween(part, base)
      const interval = found ? [found.low, found.high, found.low > 0 || found.high < 0] : [null, null, null]
      const against = at === 0 ? [null, null, null, null] : [part.value - base.value, ...interval]
      return [runs[at]!.name, part.name, part.value, part.low, part.high, ...against]
    }),
  )
  return {
    id: 'differences',
    title: `Shares, and differences from “${runs[0]!.name}”`,
    columns: [
      { key: 'run', label: 'Run', align: 'text' },
      { key: 'result', label: 'Result', align: 'text' },
      { key: 'share', label: 'Share', unit: '%', align: 'number' },
      { key: 'low', label: '95 % from', unit: '%', align: 'number' },
      { key: 'high', label: '95 % to', unit: '%', align: 'number' },
      { key: 'difference', label: 'Difference', unit: '%', align: 'number' },
      { key: 'differenceLow', label: 'Difference, 95 % from', unit: '%', align: 'number' },
      { key: 'differenceHigh', label: 'Difference, 95 % to', unit: '%', align: 'number' },
      { key: 'differs', label: 'Beyond chance', align: 'text' },
    ],
    rows: cells,
  }
}

/** Charts that all runs have, their series over each other. */
function overlays(runs: readonly Compared[]): readonly (LinesChart | BarsChart)[] {
  const first = runs[0]!.report.charts
  return first.flatMap((chart) => {
    if (chart.type !== 'lines' && chart.type !== 'bars') return []
    const same = runs.map(({ report }) =>
      report.charts.find(({ id, type }) => id === chart.id && type === chart.type),
    )
    if (!same.every((found) => found !== undefined)) return []
    const all = same as readonly (LinesChart | BarsChart)[]
    const series = all.flatMap(({ series }, at) =>
      joinedSeries(series, runs[at]!.name, chart.type === 'bars'),
    )
    if (series.length > 6 || series.length === 0) return []
    const { reference: _, ...plain } = chart
    return [{ ...plain, type: 'lines' as const, series, id: `compared-${chart.id}`, table: '' }]
  })
}

type SeriesList = LinesChart['series']

/** Parts of one histogram become one curve; curves of their own keep their names. */
function joinedSeries(series: SeriesList, run: string, histogram: boolean): SeriesList {
  if (!histogram || series.length === 1) {
    return series.map((one) => ({
      ...one,
      role: 'category' as const,
      name: series.length === 1 ? run : `${run}: ${one.name}`,
    }))
  }
  const points = series.flatMap((one) => one.points).toSorted((a, b) => a.x - b.x)
  return [{ name: run, role: 'category', points }]
}

/** Fields of the specs that are not the same everywhere. */
function specDifferences(runs: readonly Compared[]): Table {
  const flat = runs.map(({ spec }) => flatten(spec))
  const paths = [...new Set(flat.flatMap((fields) => [...fields.keys()]))]
  const rows = paths
    .filter((path) => new Set(flat.map((fields) => fields.get(path))).size > 1)
    .map((path) => [path, ...flat.map((fields) => fields.get(path) ?? null)])
  return {
    id: 'specs',
    title: rows.length ? 'How the settings differ' : 'The settings are the same',
    columns: [
      { key: 'field', label: 'Field', align: 'text' },
      ...runs.map(({ name }, at) => ({ key: `run${at + 1}`, label: name, align: 'text' as const })),
    ],
    rows,
  }
}

function flatten(value: Json, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  const entries = Object.entries(value as { readonly [key: string]: Json })
  return new Map(entries.flatMap(([key, member]) => [...flatten(member, path ? `${path}.${key}` : key)]))
}

/** Small tables with the same columns, their rows one after the other. */
function factTables(runs: readonly Compared[]): readonly Table[] {
  return runs[0]!.report.tables.flatMap((table) => {
    const same = runs.map(({ report }) => report.tables.find(({ id }) => id === table.id))
    const keys = JSON.stringify(table.columns.map(({ key }) => key))
    if (!same.every((found) => found && JSON.stringify(found.columns.map(({ key }) => key)) === keys))
      return []
    const rows = same.flatMap((found, at) => found!.rows.map((row) => [runs[at]!.name, ...row]))
    return rows.length > 2000
      ? []
      : [
          {
            ...table,
            columns: [{ key: 'run', label: 'Run', align: 'text' as const }, ...table.columns],
            rows,
          },
        ]
  })
}
