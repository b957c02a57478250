import { type GameCounts, mergeCounts } from '../../../simulation/counts'
import { rowInWords } from '../../../simulation/gameRows'
import { finish } from '../../../solver/through'
import { homogeneity } from '../../../statistics/chiSquare'
import { caveatsOf } from '../../report/caveats'
import {
  figuresTable,
  histogramCharts,
  histogramsTable,
  openingsChart,
  openingsTable,
} from '../../report/playTables'
import type { Cell, Report, SharesChart, Table } from '../../report/report'
import { sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { counted, percent, percentWithin, pText } from '../../report/wording'
import { agreement, comparisonTable, publishedWins } from './comparison'
import { convergenceChart, convergenceTable } from './convergence'
import { winsByCategory } from './cuts'
import { everyGameTable } from './everyGame'
import type { SeriesPart } from './run'
import { type MatchSeriesSpec, wantedGames } from './spec'

/** What a series found. */
export function report(spec: MatchSeriesSpec, parts: ReadonlyMap<number, SeriesPart>): Report {
  return finish(reportInSlices(spec, parts))
}

/** The same, part by part; the table of every game comes when all are there. */
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
  const settling = convergenceTable(spec, counts)
  return {
    finding: findingOf(spec, counts),
    tables: [
      categoriesTable(spec, counts),
      ...(spec.published ? [comparisonTable(counts.wins, spec.published)] : []),
      openingsTable(counts),
      figuresTable(counts),
      histogramsTable(counts),
      settling,
      ...(games.length > 0 ? [everyGameTable(games)] : []),
    ],
    charts: [
      sharesChart(spec, counts),
      convergenceChart(spec, settling),
      openingsChart(counts),
      ...histogramCharts(counts),
    ],
    lines: [],
    caveats: [...caveatsOf(counts, wantedGames(spec)), ...evenness(spec, counts)],
  }
}

function findingOf(spec: MatchSeriesSpec, { wins, games }: GameCounts): string {
  if (games === 0) return 'No game has been played yet.'
  const { south, north, tie } = sharesOf(wins)
  const first = spec.variant.start.first === 'south' ? `${spec.first}, moves first` : spec.first
  const found = `South (${first}) wins ${percentWithin(south)} of ${counted(games, 'game')}, North (${spec.second}) ${percent(north.value)}; ${percent(tie.value)} are ties.`
  if (!spec.published) return found
  const { p } = agreement(wins, publishedWins(spec.published))
  return `${found} ${p >= 0.01 ? 'This agrees' : 'This does not agree'} with ${spec.published.source} (${pText(p)}).`
}

function categoriesTable(spec: MatchSeriesSpec, counts: GameCounts): Table {
  const categories = winsByCategory(spec, counts)
  const rows = categories.map((wins, place) => [String(place + 1), ...winCells(wins)])
  return {
    id: 'categories',
    title: 'Wins by category',
    columns: [{ key: 'category', label: 'Category' }, ...WIN_COLUMNS],
    rows: [...(categories.length > 1 ? rows : []), ['all', ...winCells(counts.wins)]],
  }
}

function sharesChart(spec: MatchSeriesSpec, counts: GameCounts): SharesChart {
  const played = winsByCategory(spec, counts)
    .map((wins, place) => ({ label: `Category ${place + 1}`, wins }))
    .filter(({ wins }) => wins.south + wins.north + wins.ties > 0)
  return {
    id: 'shares',
    title: 'Who wins how often',
    note: `${counted(counts.games, 'game')}, 95 % intervals`,
    table: 'categories',
    type: 'shares',
    rows: [
      ...(played.length > 1 && played.length <= 10
        ? played.map(({ label, wins }) => winBar(label, wins))
        : []),
      { ...winBar('All games', counts.wins), of: 'all' as const },
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

/** Categories of one series must look like samples of one game; if they do not, the luck is not fair. */
function evenness(spec: MatchSeriesSpec, counts: GameCounts): readonly string[] {
  const rows = winsByCategory(spec, counts).map(({ south, north, ties }) => [south, north, ties])
  const { p } = homogeneity(rows)
  return p < 0.001 ? [`The categories differ more than luck explains (${pText(p)}).`] : []
}
