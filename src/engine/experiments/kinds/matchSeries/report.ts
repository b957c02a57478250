import { type GameCounts, gamesIn, mergeCounts } from '../../../simulation/counts'
import { rowInWords } from '../../../simulation/gameRows'
import { homogeneity } from '../../../statistics/chiSquare'
import { caveatsOf } from '../../report/caveats'
import { distinctCaveats, intervalsFor } from '../../report/distinct'
import {
  figuresTable,
  histogramCharts,
  histogramsTable,
  openingsChart,
  openingsTable,
} from '../../report/playTables'
import type { Cell, Report, SharesChart, Table } from '../../report/report'
import { type Intervals, sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { chiSquareText, counted, percent, percentWithin } from '../../report/wording'
import { agreementOf, compare, comparisonTable, publishedWins } from './comparison'
import { convergenceChart, convergenceTable } from './convergence'
import { winsByCategory } from './cuts'
import { everyGameTable } from './everyGame'
import type { SeriesPart } from './run'
import { type MatchSeriesSpec, wantedGames } from './spec'

/** What a series found, part by part; the table of every game comes when all are there. */
export function* reportInSlices(
  spec: MatchSeriesSpec,
  parts: ReadonlyMap<number, SeriesPart>,
): Generator<undefined, Report> {
  const counts = mergeCounts([...parts.values()])
  const games: (readonly Cell[])[] = []
  if (spec.keep === 'counts' || counts.games < wantedGames(spec)) return reportOf(spec, counts)
  for (const [, { rows = [] }] of [...parts].sort(([a], [b]) => a - b)) {
    for (const row of rows) games.push(rowInWords(row))
    yield
  }
  return reportOf(spec, counts, games)
}

/** What a series found, from all its counts; and every game, once all are there. */
export function reportOf(
  spec: MatchSeriesSpec,
  counts: GameCounts,
  games: readonly (readonly Cell[])[] = [],
): Report {
  const intervals = intervalsFor(spec, counts)
  const settling = convergenceTable(spec, counts, intervals)
  return {
    finding: findingOf(spec, counts, intervals),
    tables: [
      categoriesTable(spec, counts, intervals),
      ...(spec.published ? [comparisonTable(counts.wins, spec.published)] : []),
      openingsTable(counts, intervals),
      figuresTable(counts),
      histogramsTable(counts),
      settling,
      ...(games.length > 0 ? [everyGameTable(games)] : []),
    ],
    charts: [
      sharesChart(spec, counts, intervals),
      convergenceChart(spec, settling),
      openingsChart(counts, intervals),
      ...histogramCharts(counts),
    ],
    lines: [],
    caveats: [
      ...caveatsOf(counts, wantedGames(spec)),
      ...distinctCaveats(spec, counts),
      ...evenness(spec, counts, intervals),
    ],
  }
}

function findingOf(spec: MatchSeriesSpec, { wins, games }: GameCounts, intervals: Intervals): string {
  if (games === 0) return 'No game has been played yet.'
  const { south, north, tie } = sharesOf(wins, intervals)
  const first = spec.variant.start.first === 'south' ? `${spec.first}, moves first` : spec.first
  const found = `South (${first}) wins ${percentWithin(south)} of ${counted(games, 'game')}, North (${spec.second}) ${percent(north.value)}; ${percent(tie.value)} are ties.`
  if (!spec.published) return found
  if (intervals === 'noIntervals') return found
  const { source } = spec.published
  const verdict = {
    same: `All shares agree with ${source} within one point, ties within half a point.`,
    different: `Not all shares agree with ${source} within one point, ties within half a point.`,
    undecided: `There are too few games to say whether the shares agree with ${source}.`,
  }[agreementOf(compare(wins, spec.published))]
  return `${found} ${verdict}`
}

function categoriesTable(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): Table {
  const categories = winsByCategory(spec, counts)
  const rows = categories.map((wins, place) => [String(place + 1), ...winCells(wins, intervals)])
  return {
    id: 'categories',
    title: 'Wins by category',
    columns: [{ key: 'category', label: 'Category' }, ...WIN_COLUMNS],
    rows: [...(categories.length > 1 ? rows : []), ['all', ...winCells(counts.wins, intervals)]],
  }
}

function sharesChart(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): SharesChart {
  const played = winsByCategory(spec, counts)
    .map((wins, place) => ({ label: `Category ${place + 1}`, wins }))
    .filter(({ wins }) => gamesIn(wins) > 0)
  return {
    id: 'shares',
    title: 'Who wins how often',
    note: chartNote(counts, intervals),
    table: 'categories',
    type: 'shares',
    rows: [
      ...(played.length > 1 && played.length <= 10
        ? played.map(({ label, wins }) => winBar(label, wins, intervals))
        : []),
      { ...winBar('All games', counts.wins, intervals), of: 'all' as const },
      ...(spec.published
        ? [
            {
              ...winBar(`Published: ${spec.published.source}`, publishedWins(spec.published)),
              of: 'published' as const,
            },
          ]
        : []),
    ],
  }
}

function chartNote(counts: GameCounts, intervals: Intervals): string {
  const games = counted(counts.games, 'game')
  return intervals === 'intervals' ? `${games}, 95 % intervals` : games
}

/** One series in a hundred is said to be uneven by luck alone. */
const UNEVEN = 0.01

/** Categories of one series are samples of one game; where they look otherwise, the reader is told. */
function evenness(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): readonly string[] {
  if (intervals === 'noIntervals') return []
  const test = homogeneity(
    winsByCategory(spec, counts).map(({ south, north, ties, undecided }) => [south, north, ties, undecided]),
  )
  if (test.p >= UNEVEN) return []
  return [
    `The categories differ among themselves (${chiSquareText(test)}). Luck alone makes one random seed in a hundred look so; compare several random seeds.`,
  ]
}
