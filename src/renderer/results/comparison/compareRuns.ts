import type { ExperimentKind, Json } from '../../../engine/experiments/contract/experiment'
import type {
  BarsChart,
  Chart,
  LinesChart,
  Report,
  SharesChart,
  Table,
} from '../../../engine/experiments/report/report'
import { pointsColumn } from '../../../engine/experiments/report/columns'
import { differenceOf } from '../../../engine/statistics/difference'
import { gridFor, mergeHistograms, Tally, type Histogram } from '../../../engine/statistics/histogram'
import { heldTogether } from '../../../engine/statistics/multipleTests'
import { hasInterval, type WinShare } from '../../../engine/experiments/report/winTable'
import type { Share } from '../../../engine/statistics/proportion'
import { list, message, points, type Text } from '../../../locales/message'
import { mainRowOf } from '../../../figures/sharesRows'
import { settingWords } from './settingWords'

/** A run to compare, under a distinct name. */
export interface Compared {
  readonly name: Text
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly report: Report
}

/** Several runs side by side: shares and their differences with intervals, curves in one chart, settings that differ. */
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
    finding: comparable ? finding(runs, shares as Row[]) : message('results.differentQuestions'),
    tables,
    charts,
    lines: [],
    caveats: comparable && runs.length > 2 ? [message('results.heldTogether')] : [],
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

/**
 * The difference of two shares with its simultaneous interval; null if the games of either repeat too often for one.
 */
function differenceBetween(a: WinShare, b: WinShare, differences: number): Share | null {
  return hasInterval(a) && hasInterval(b) ? heldTogether(differenceOf(a, b), differences) : null
}

function finding(runs: readonly Compared[], rows: readonly Row[]): Text {
  const base = runs[0]!.name
  const first = partOf(rows[0]!, 'south')
  const sentences = rows.slice(1).map((row, at) => {
    const { name } = runs[at + 1]!
    const found = differenceBetween(partOf(row, 'south'), first, rows.length - 1)
    if (!found) return message('results.noInterval', { name, base })
    const [difference, low, high] = [points(found.value), points(found.low), points(found.high)]
    const isSure = found.low > 0 || found.high < 0
    const often = isSure ? (found.value > 0 ? 'moreOften' : 'lessOften') : 'sameOften'
    return message(`results.${often}`, { name, base, difference, low, high })
  })
  return message('results.facts', { facts: list(sentences, 'sentences') })
}

function sharesChart(runs: readonly Compared[], rows: readonly Row[]): SharesChart {
  return {
    id: 'compared-shares',
    title: message('results.whoWins'),
    note: message('results.intervals'),
    type: 'shares',
    table: 'differences',
    rows: rows.map(({ parts }, at) => ({ label: runs[at]!.name, parts })),
  }
}

function differences(runs: readonly Compared[], rows: readonly Row[]): Table {
  const cells = rows.flatMap((row, at) =>
    row.parts.map(({ name, role, value, low, high }) => {
      const base = partOf(rows[0]!, role)
      const found = at === 0 ? null : differenceBetween({ value, low, high }, base, rows.length - 1)
      return {
        run: runs[at]!.name,
        result: name,
        share: value,
        low,
        high,
        difference: at === 0 ? null : value - base.value,
        differenceLow: found?.low ?? null,
        differenceHigh: found?.high ?? null,
        differs: found && (found.low > 0 || found.high < 0),
      }
    }),
  )
  return {
    id: 'differences',
    title: message('results.differencesTitle', { base: runs[0]!.name }),
    columns: [
      { key: 'run', label: message('results.run'), align: 'text' },
      { key: 'result', label: message('results.result'), align: 'text' },
      { key: 'share', label: message('results.share'), unit: '%', align: 'number' },
      { key: 'low', label: message('results.from95'), unit: '%', align: 'number' },
      { key: 'high', label: message('results.to95'), unit: '%', align: 'number' },
      pointsColumn('difference', message('results.difference')),
      pointsColumn('differenceLow', message('results.differenceFrom95')),
      pointsColumn('differenceHigh', message('results.differenceTo95')),
      { key: 'differs', label: message('results.beyondChance'), align: 'text' },
    ],
    rows: cells,
  }
}

/** Curves that one chart can show. */
const MOST_CURVES = 6

/** Charts that all runs have, with the series of all runs in one chart. */
export function overlays(runs: readonly Compared[]): readonly (LinesChart | BarsChart)[] {
  const first = runs[0]!.report.charts
  return first.flatMap((chart) => {
    if (chart.type !== 'lines' && chart.type !== 'bars') return []
    const same = runs.map(({ report }) =>
      report.charts.find(({ id, type }) => id === chart.id && type === chart.type),
    )
    if (!same.every((found) => found !== undefined)) return []
    const all = same as readonly (LinesChart | BarsChart)[]
    if (chart.table === 'histograms') return runs.length > MOST_CURVES ? [] : [joinedHistograms(chart, runs)]
    const { reference, ...plain } = chart
    const drawn = (series: SeriesList, id: string, more: Partial<LinesChart> = {}) =>
      series.length > MOST_CURVES || series.length === 0
        ? []
        : [{ ...plain, ...more, type: 'lines' as const, series, id: `compared-${id}`, table: '' }]
    const joined = all.flatMap(({ series }, at) => joinedSeries(series, runs[at]!.name))
    if (joined.length <= MOST_CURVES) return drawn(joined, chart.id)
    // Too many curves for one chart, such as those of several networks against several opponents: one chart for each.
    return chart.series.flatMap(({ name }, place) => {
      const curves = all.flatMap(({ series }, at) => {
        const found = series.find((one) => JSON.stringify(one.name) === JSON.stringify(name))
        return found ? [{ ...found, role: 'category' as const, name: runs[at]!.name }] : []
      })
      const title = message('results.seriesOf', { run: chart.title, series: name })
      return drawn(curves, `${chart.id}-${place}`, { title, ...(reference && { reference }) })
    })
  })
}

type SeriesList = LinesChart['series']

/** The curves of a run, which keep their names if there are several. */
function joinedSeries(series: SeriesList, run: Text): SeriesList {
  return series.map((one) => ({
    ...one,
    role: 'category' as const,
    name: series.length === 1 ? run : message('results.seriesOf', { run, series: one.name }),
  }))
}

/** The most bins of a histogram that is drawn as a curve. */
const MOST_BINS = 120

/** Histograms as curves over the same bins: each report chose its own by its own range, and wider ones would look higher. */
function joinedHistograms(chart: LinesChart | BarsChart, runs: readonly Compared[]): LinesChart {
  const { note: _, ...plain } = chart
  const histograms = runs.map(({ report }) => histogramOf(report, chart))
  const { width, offset } = gridFor(mergeHistograms(histograms), MOST_BINS)
  const series = histograms.map((histogram, at) => {
    const tally = new Tally()
    for (const [value, count] of histogram)
      tally.add(Math.floor((value - offset) / width) * width + offset, count)
    const all = histogram.reduce((sum, [, count]) => sum + count, 0)
    const points = tally.histogram().map(([x, count]) => ({ x, y: count / all }))
    return { name: runs[at]!.name, role: 'category' as const, points }
  })
  return {
    ...plain,
    ...(width > 1 && { note: message('results.inSteps', { step: width }) }),
    type: 'lines',
    series,
    id: `compared-${chart.id}`,
    table: '',
  }
}

/** What a chart counts, value by value, from the table behind it. */
function histogramOf(report: Report, { table: id, rowsOf }: Chart): Histogram {
  const { columns, rows } = report.tables.find((table) => table.id === id)!
  const [value, count] = columns.map(({ key }) => key).filter((key) => key !== rowsOf?.column)
  return rows
    .filter((row) => !rowsOf || row[rowsOf.column] === rowsOf.word)
    .map((row) => [Number(row[value!]), Number(row[count!])])
}

/** The settings that are not the same in all runs. */
export function specDifferences(runs: readonly Compared[]): Table {
  const flat = runs.map(({ spec }) => flatten(spec))
  const paths = [...new Set(flat.flatMap((fields) => [...fields.keys()]))]
  const rows = paths
    .filter((path) => new Set(flat.map((fields) => fields.get(path))).size > 1)
    .map((path) => {
      const { label, value } = settingWords(runs[0]!.kind, path)
      const cells = flat.map((fields, at) => {
        const text = fields.get(path)
        return [`run${at + 1}`, text === undefined ? null : value(text)] as const
      })
      return { field: label, ...Object.fromEntries(cells) }
    })
  return {
    id: 'specs',
    title: rows.length ? message('results.settingsDiffer') : message('results.settingsSame'),
    columns: [
      { key: 'field', label: message('results.field'), align: 'text' },
      ...runs.map(({ name }, at) => ({ key: `run${at + 1}`, label: name, align: 'text' as const })),
    ],
    rows,
  }
}

/** What seeds set off is one setting, however many clauses it has. */
const WHOLE = /^variants?\.(?:\d+\.)?(?:last|passing)$/

function flatten(value: Json, path = ''): Map<string, string> {
  if (WHOLE.test(path)) return new Map([[path, JSON.stringify(value)]])
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
    const rows = same.flatMap((found, at) => found!.rows.map((row) => ({ run: runs[at]!.name, ...row })))
    return rows.length > 2000
      ? []
      : [
          {
            ...table,
            columns: [
              { key: 'run', label: message('results.run'), align: 'text' as const },
              ...table.columns,
            ],
            rows,
          },
        ]
  })
}
