import { message, share, type Text } from '../../../../locales/message'
import { describePlayer } from '../../../players/player'
import { type GameCounts, mergeCounts } from '../../../simulation/counts'
import { pooledHomogeneity } from '../../../statistics/chiSquare'
import { summarise } from '../../../statistics/histogram'
import { type RangePart, countsBySeries } from '../severalSeries'
import { chiSquareIn, sentences } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { numberColumn, tableOf } from '../../report/columns'
import { DISTINCT_COLUMN, distinctCell, intervalsFor } from '../../report/distinct'
import { undecidedFirst } from '../../report/headline'
import type { Chart, Report, Table } from '../../report/report'
import { intervalOf, type Intervals, sharesOf, WIN_COLUMNS, winCells } from '../../report/winTable'
import { seriesOf } from './run'
import { countOf, sizeAt, type SweepSpec } from './spec'

/** Below this p-value the sizes count as different. */
const SIGNIFICANT = 0.05

/** The games of one size. */
interface Size {
  readonly holes: number
  readonly seeds: number
  readonly counts: GameCounts
  readonly intervals: Intervals
}

/** Who wins on boards of each size. */
export function playedReport(spec: SweepSpec, parts: ReadonlyMap<number, RangePart>): Report {
  const sizes = countsBySeries(seriesOf(spec), parts)
    .map((counts, at): Size => ({ ...sizeAt(spec, at), counts, intervals: intervalsFor(spec, counts) }))
    .filter(({ counts }) => counts.games > 0)
  const all = mergeCounts(sizes.map(({ counts }) => counts))
  return {
    finding: undecidedFirst(all, findingOf(spec, sizes)),
    tables: [sizesTable(sizes)],
    charts: sizes.length === 0 ? [] : [isGrid(spec) ? heatChart(spec, sizes) : linesChart(spec, sizes)],
    lines: [],
    caveats: [
      ...caveatsOf(all, spec.games * countOf(spec)),
      ...(sizes.some(({ intervals }) => intervals === 'noIntervals')
        ? [message('caveats.gamesMayRepeat')]
        : []),
    ],
  }
}

function findingOf(spec: SweepSpec, sizes: readonly Size[]): Text {
  const [smallest] = sizes
  const largest = sizes.at(-1)
  if (!smallest || !largest) return message('findings.noGames')
  const told = ({ holes, seeds, counts }: Size) => ({
    holes,
    seeds,
    share: share(sharesOf(counts.wins).south.value),
  })
  const series = {
    first: describePlayer(spec.first),
    second: describePlayer(spec.second),
    games: message('amounts.games', { count: spec.games }),
  }
  const from = message('findings.shareAtSize', told(smallest))
  if (smallest === largest) return message('findings.sharesOfOneSize', { ...series, at: from })
  const to = message('findings.shareAtSize', told(largest))
  return sentences(message('findings.sharesBySize', { ...series, from, to }), verdictOn(sizes))
}

/** One test over all sizes; nothing is said of any two of them. */
function verdictOn(sizes: readonly Size[]): Text {
  if (sizes.some(({ intervals }) => intervals === 'noIntervals')) return message('findings.testRepeated')
  const test = pooledHomogeneity(
    sizes.map(({ counts: { wins } }) => [wins.south, wins.north, wins.ties, wins.undecided]),
  )
  if (test.tooFew) return message('findings.testTooFew')
  return message(test.p < SIGNIFICANT ? 'findings.sizesDiffer' : 'findings.sizesAlike', {
    test: chiSquareIn(test),
  })
}

function sizesTable(sizes: readonly Size[]): Table {
  const rows = sizes.map((size) => ({ ...size, ...winCells(size.counts.wins, size.intervals) }))
  return tableOf('shares', message('tables.sharesBySize'), rows, [
    numberColumn('holes', message('columns.holesPerSide')),
    numberColumn('seeds', message('columns.seedsPerHole')),
    ...WIN_COLUMNS,
    {
      ...numberColumn('meanMoves', message('columns.meanMoves')),
      cell: ({ counts }) => summarise(counts.moves)?.mean ?? null,
    },
    { ...DISTINCT_COLUMN, cell: ({ counts }) => distinctCell(counts) },
  ])
}

function isGrid({ holes, seeds, seedsAs }: SweepSpec): boolean {
  return seedsAs === 'range' && holes.from < holes.to && seeds.from < seeds.to
}

const LINES = [
  { key: 'south', name: message('columns.southWins'), role: 'south' },
  { key: 'north', name: message('columns.northWins'), role: 'north' },
  { key: 'tie', name: message('columns.ties'), role: 'tie' },
] as const

/** The shares with their intervals, by the number that varies. */
function linesChart(spec: SweepSpec, sizes: readonly Size[]): Chart {
  const along = spec.holes.from < spec.holes.to || spec.seedsAs === 'holes' ? 'holes' : 'seeds'
  const { from, to } = spec[along]
  return {
    id: 'shares',
    type: 'lines',
    title: message('tables.sharesBySize'),
    note: message('chartTexts.intervals'),
    table: 'shares',
    x: {
      label: message(along === 'holes' ? 'columns.holesPerSide' : 'columns.seedsPerHole'),
      format: 'integer',
      extent: [from, to],
    },
    y: { label: message('chartTexts.share'), format: 'percent' },
    series: LINES.map(({ key, name, role }) => ({
      name,
      role,
      points: sizes.map((size) => {
        const found = sharesOf(size.counts.wins, size.intervals)[key]
        return { x: size[along], y: found.value, ...intervalOf(found) }
      }),
    })),
    reference: { label: message('chartTexts.even'), value: 0.5 },
  }
}

/** South's share on a grid of sizes. */
function heatChart({ holes, seeds }: SweepSpec, sizes: readonly Size[]): Chart {
  const names = ({ from, to }: SweepSpec['holes']) =>
    Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return {
    id: 'shares',
    type: 'heat',
    title: message('tables.southBySize'),
    table: 'shares',
    x: { label: message('columns.seedsPerHole'), names: names(seeds) },
    y: { label: message('columns.holesPerSide'), names: names(holes) },
    scale: 'diverging',
    unit: '%',
    values: 'shares',
    cells: sizes.map((size) => {
      const value = sharesOf(size.counts.wins).south.value
      return {
        x: size.seeds - seeds.from,
        y: size.holes - holes.from,
        value,
        text: message('amounts.share', { share: share(value, 1) }),
      }
    }),
  }
}
