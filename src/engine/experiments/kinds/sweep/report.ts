import { message, type Text } from '../../../../locales/message'
import { hasMargin } from '../../../variant/support'
import { variantTitle } from '../../../variant/variantTitle'
import type { Chart, Point, Report, Row, Table } from '../../report/report'
import { resultOf } from '../gameValues/report'
import { sentences } from '../../report/amounts'
import { RESULT_WORDS } from '../../report/words'
import { playedReport } from './playedReport'
import { planSolved, type SolvedPart, isSolved, type SweepPart } from './run'
import { countOf, isForced, sizeAt, type SweepSpec } from './spec'

/** One game of a sweep. */
export interface SweepRow {
  readonly holes: number
  readonly seeds: number
  /** For South; null while the bounds leave it open. */
  readonly result: 'W' | 'D' | 'L' | null
  readonly first: number | null
  readonly second: number | null
  /** South minus North. */
  readonly margin: number | null
  readonly moves: number | null
}

/** The finished rows of a sweep, in order. */
export function sweepRows(spec: SweepSpec, parts: ReadonlyMap<number, SweepPart>): readonly SweepRow[] {
  return [...eachRow(spec, parts)]
}

function* eachRow(spec: SweepSpec, parts: ReadonlyMap<number, SweepPart>): Generator<SweepRow> {
  for (const { index, from } of planSolved(spec)) {
    const part = solved(parts.get(index))
    for (let i = 0; part && i < part.low.length; i++) {
      const { holes, seeds } = sizeAt(spec, from + i)
      const low = part.low[i]!
      const high = part.high[i]!
      yield {
        holes,
        seeds,
        result: resultOf(low, high),
        first: part.first[i] ?? null,
        second: part.second[i] ?? null,
        margin: low === high && hasMargin(spec.variant) ? low : null,
        moves: part.moves[i] ?? null,
      }
    }
  }
}

function solved(part: SweepPart | undefined): SolvedPart | undefined {
  return part && isSolved(part) ? part : undefined
}

/** Whether a number is written 11…1 in base 3, with more than one digit. */
export function isRepunit(number: number): boolean {
  for (let repunit = 4; repunit <= number; repunit = 3 * repunit + 1) if (repunit === number) return true
  return false
}

/** Totals over the rows of a sweep, gathered in one pass because there may be a million. */
interface Gathered {
  readonly rows: Row[]
  readonly count: Record<'W' | 'D' | 'L', number>
  readonly margins: Record<'W' | 'D' | 'L' | 'repunit', Point[]>
  readonly moves: Point[]
  repunits: number
  lostRepunits: number
}

/** Rows gathered in a slice: a few milliseconds of work. */
const SLICE = 5_000

/** Table, charts and the marked repunits of a sweep, in slices. */
export function* reportInSlices(
  spec: SweepSpec,
  parts: ReadonlyMap<number, SweepPart>,
): Generator<undefined, Report> {
  if (spec.find === 'shares') {
    const games = [...parts].flatMap(([index, part]) => (isSolved(part) ? [] : [[index, part] as const]))
    return playedReport(spec, new Map(games))
  }
  const gathered: Gathered = {
    rows: [],
    count: { W: 0, D: 0, L: 0 },
    margins: { W: [], D: [], L: [], repunit: [] },
    moves: [],
    repunits: 0,
    lostRepunits: 0,
  }
  const forced = isForced(spec)
  const along = spec.holes.from === spec.holes.to ? 'seeds' : 'holes'
  for (const row of eachRow(spec, parts)) {
    gather(gathered, row, row[along], forced && isRepunit(row.seeds))
    if (gathered.rows.length % SLICE === 0) yield
  }
  const { rows, count, repunits, lostRepunits } = gathered
  const missing = countOf(spec) - rows.length
  const found = message('findings.sweep', {
    wins: count.W,
    games: message('amounts.games', { count: rows.length }),
    losses: count.L,
    draws: count.D,
  })
  const marked = repunits > 0 ? [message('findings.repunits', { count: repunits, lost: lostRepunits })] : []
  return {
    finding: sentences(found, ...marked),
    tables: [rowTable(rows)],
    charts: [marginChart(spec, gathered), movesChart(spec, gathered.moves)],
    lines: [],
    caveats:
      missing > 0
        ? [message('caveats.gamesUnplayed', { games: message('amounts.games', { count: missing }) })]
        : [],
  }
}

function gather(into: Gathered, row: SweepRow, x: number, repunit: boolean): void {
  const { holes, seeds, result, first: south, second: north, margin, moves } = row
  into.rows.push({ holes, seeds, result, south, north, margin, moves, repunit })
  if (result) into.count[result]++
  if (result && margin !== null) into.margins[result].push({ x, y: margin })
  if (moves !== null) into.moves.push({ x, y: moves })
  if (!repunit) return
  into.repunits++
  if (result === 'L') into.lostRepunits++
  if (margin !== null) into.margins.repunit.push({ x, y: margin })
}

function rowTable(rows: readonly Row[]): Table {
  return {
    id: 'sweep',
    title: message('tables.games'),
    columns: [
      { key: 'holes', label: message('columns.holesPerSide') },
      { key: 'seeds', label: message('columns.seedsPerHole') },
      { key: 'result', label: message('columns.resultForSouth'), align: 'text', words: RESULT_WORDS },
      { key: 'south', label: message('players.south'), unit: message('columns.seedsUnit') },
      { key: 'north', label: message('players.north'), unit: message('columns.seedsUnit') },
      { key: 'margin', label: message('columns.southMinusNorth'), unit: message('columns.seedsUnit') },
      { key: 'moves', label: message('columns.moves') },
      { key: 'repunit', label: message('columns.repunit') },
    ],
    rows,
  }
}

function marginChart(spec: SweepSpec, { margins, repunits }: Gathered): Chart {
  return {
    id: 'margins',
    type: 'points',
    title: message('chartTexts.marginsOf', { variant: variantTitle(spec.variant) }),
    note: message('chartTexts.marginsNote'),
    table: 'sweep',
    x: { label: axisOf(spec), format: 'integer', extent: extentOf(spec) },
    y: { label: message('columns.southMinusNorth'), unit: message('columns.seedsUnit'), format: 'integer' },
    series: [
      { name: message('columns.southWins'), role: 'south', points: margins.W },
      { name: message('chartTexts.tied'), role: 'tie', points: margins.D },
      { name: message('columns.northWins'), role: 'north', points: margins.L },
      ...(repunits > 0
        ? [{ name: message('columns.repunit'), role: 'category' as const, points: margins.repunit }]
        : []),
    ],
  }
}

function movesChart(spec: SweepSpec, points: readonly Point[]): Chart {
  return {
    id: 'moves',
    type: 'points',
    title: message('chartTexts.lengthsOf', { variant: variantTitle(spec.variant) }),
    table: 'sweep',
    x: { label: axisOf(spec), format: 'integer', extent: extentOf(spec) },
    y: { label: message('columns.moves'), format: 'integer' },
    series: [{ name: message('columns.moves'), role: 'ours', points }],
  }
}

function axisOf({ holes }: SweepSpec): Text {
  return message(holes.from === holes.to ? 'columns.seedsPerHole' : 'columns.holesPerSide')
}

function extentOf({ holes, seeds }: SweepSpec): readonly [number, number] {
  return holes.from === holes.to ? [seeds.from, seeds.to] : [holes.from, holes.to]
}
