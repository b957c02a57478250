import type { Chart, Point, Report, Series, Table } from '../report'
import { resultOf } from '../gameValues/report'
import { countOf, isForced, sizeAt, stretchesOf, type SweepSpec } from './spec'
import type { SweepPart } from './sweep'

/** One game of a sweep. */
export interface SweepRow {
  readonly holes: number
  readonly seeds: number
  /** For South; null while bounds leave it open. */
  readonly result: 'W' | 'D' | 'L' | null
  readonly first: number | null
  readonly second: number | null
  /** South less North. */
  readonly margin: number | null
  readonly moves: number | null
}

/** The rows of a sweep that are there, in order. */
export function sweepRows(spec: SweepSpec, parts: ReadonlyMap<number, SweepPart>): readonly SweepRow[] {
  const rows: SweepRow[] = []
  for (const { index, from } of stretchesOf(spec)) {
    const part = parts.get(index)
    for (let i = 0; part && i < part.low.length; i++) {
      const { holes, seeds } = sizeAt(spec, from + i)
      const low = part.low[i]!
      const high = part.high[i]!
      const first = part.first[i] ?? null
      const second = part.second[i] ?? null
      const margin = low === high ? low : null
      rows.push({
        holes,
        seeds,
        result: resultOf(low, high),
        first,
        second,
        margin,
        moves: part.moves[i] ?? null,
      })
    }
  }
  return rows
}

/** Whether a number is written 11…1 in base 3, with more than one digit. */
export function isRepunit(number: number): boolean {
  for (let repunit = 4; repunit <= number; repunit = 3 * repunit + 1) if (repunit === number) return true
  return false
}

/** Table, chart and the marked repunits of a sweep. */
export function reportSweep(spec: SweepSpec, parts: ReadonlyMap<number, SweepPart>): Report {
  const rows = sweepRows(spec, parts)
  const count = (result: string) => rows.filter((row) => row.result === result).length
  const repunits = isForced(spec) ? rows.filter(({ seeds }) => isRepunit(seeds)) : []
  const missing = countOf(spec) - rows.length
  const lost = repunits.filter(({ result }) => result === 'L').length
  const marked =
    repunits.length > 0 ? ` Of ${repunits.length} numbers 11…1 in base 3, South loses ${lost}.` : ''
  return {
    finding: `South wins ${count('W')} of ${rows.length} games, loses ${count('L')} and draws ${count('D')}.${marked}`,
    tables: [rowTable(rows, isForced(spec))],
    charts: [marginChart(spec, rows, repunits), movesChart(spec, rows)],
    lines: [],
    caveats: missing > 0 ? [`${missing} games are not played yet.`] : [],
  }
}

function rowTable(rows: readonly SweepRow[], forced: boolean): Table {
  return {
    id: 'sweep',
    title: 'Games',
    columns: [
      { key: 'holes', label: 'Holes a side' },
      { key: 'seeds', label: 'Seeds a hole' },
      { key: 'result', label: 'Result for South', align: 'text' },
      { key: 'first', label: 'South', unit: 'seeds' },
      { key: 'second', label: 'North', unit: 'seeds' },
      { key: 'margin', label: 'South less North', unit: 'seeds' },
      { key: 'moves', label: 'Moves' },
      { key: 'repunit', label: '11…1 in base 3' },
    ],
    rows: rows.map((row) => [
      row.holes,
      row.seeds,
      row.result,
      row.first,
      row.second,
      row.margin,
      row.moves,
      forced && isRepunit(row.seeds),
    ]),
  }
}

function marginChart(spec: SweepSpec, rows: readonly SweepRow[], repunits: readonly SweepRow[]): Chart {
  const series = (name: string, role: Series['role'], of: readonly SweepRow[]): Series => ({
    name,
    role,
    points: pointsOf(spec, of, ({ margin }) => margin),
  })
  const by = (result: string) => rows.filter((row) => row.result === result)
  return {
    id: 'margins',
    type: 'points',
    title: `Margins of ${spec.variant.name}`,
    note: 'South’s seeds less North’s at the end',
    table: 'sweep',
    x: { label: axisOf(spec), format: 'integer', extent: extentOf(spec) },
    y: { label: 'South less North', unit: 'seeds', format: 'integer' },
    series: [
      series('South wins', 'south', by('W')),
      series('Level', 'tie', by('D')),
      series('North wins', 'north', by('L')),
      ...(repunits.length > 0 ? [series('11…1 in base 3', 'category', repunits)] : []),
    ],
  }
}

function movesChart(spec: SweepSpec, rows: readonly SweepRow[]): Chart {
  return {
    id: 'moves',
    type: 'points',
    title: `Length of ${spec.variant.name}`,
    table: 'sweep',
    x: { label: axisOf(spec), format: 'integer', extent: extentOf(spec) },
    y: { label: 'Moves', format: 'integer' },
    series: [
      {
        name: 'Moves',
        role: 'ours',
        points: pointsOf(spec, rows, ({ moves }) => moves),
      },
    ],
  }
}

function axisOf({ holes }: SweepSpec): string {
  return holes.from === holes.to ? 'Seeds a hole' : 'Holes a side'
}

function extentOf({ holes, seeds }: SweepSpec): readonly [number, number] {
  return holes.from === holes.to ? [seeds.from, seeds.to] : [holes.from, holes.to]
}

/** A point for each row that has a height; a plain loop, because there may be a million. */
function pointsOf(
  { holes }: SweepSpec,
  rows: readonly SweepRow[],
  height: (row: SweepRow) => number | null,
): readonly Point[] {
  const points: Point[] = []
  for (const row of rows) {
    const y = height(row)
    if (y !== null) points.push({ x: holes.from === holes.to ? row.seeds : row.holes, y })
  }
  return points
}
