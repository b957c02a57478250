import { message, plain, share, type Text } from '../../../../locales/message'
import { type GameCounts, gamesIn, mergeCounts } from '../../../simulation/counts'
import { rowInWords } from '../../../simulation/gameRows'
import { pooledHomogeneity } from '../../../statistics/chiSquare'
import { describePlayer } from '../../../players/player'
import { chiSquareIn, sentences, shareWithin } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { numberColumn } from '../../report/columns'
import { distinctCaveats, intervalsFor } from '../../report/distinct'
import {
  figuresTable,
  histogramCharts,
  histogramsTable,
  openingsChart,
  openingsTable,
} from '../../report/playTables'
import { undecidedFirst } from '../../report/headline'
import type { Report, Row, SharesChart, Table } from '../../report/report'
import { type Intervals, sharesOf, WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { agreementOf, compare, comparisonTable, publishedWins } from './comparison'
import { convergenceChart, convergenceTable, milestonesOf } from './convergence'
import { winsByCategory, isPrecise, type MatchSeriesSpec, wantedGames } from './spec'
import { isAbout, type PublishedSeries } from './published'
import type { SeriesPart } from './run'
import { GAME_ENDS } from '../../../kernel/gameTable'
import { SIDE_WORDS } from '../../report/words'

/** The report of a series, with the counts that it was made from. */
export interface SeriesReport extends Report {
  readonly counts: GameCounts
}

/** The results of a series, part by part; the table of every game is added when all are done. */
export function* reportInSlices(
  spec: MatchSeriesSpec,
  parts: ReadonlyMap<number, SeriesPart>,
): Generator<undefined, SeriesReport> {
  const counts = mergeCounts(parts.values())
  const games: Row[] = []
  if (spec.keep === 'counts' || counts.games < wantedGames(spec, counts.wins)) return reportOf(spec, counts)
  for (const [, { rows = [] }] of [...parts].sort(([a], [b]) => a - b)) {
    for (const row of rows) games.push(rowInWords(row))
    yield
  }
  return reportOf(spec, counts, games)
}

/** The results of a series from all its counts; and every game, once all are done. */
export function reportOf(
  spec: MatchSeriesSpec,
  counts: GameCounts,
  games: readonly Row[] = [],
): SeriesReport {
  const published = comparableTable(spec)
  const intervals = intervalsFor(spec, counts)
  const milestones = milestonesOf(spec, counts, intervals)
  return {
    counts,
    finding: undecidedFirst(counts, findingOf(spec, counts, intervals)),
    tables: [
      ...winTables(spec, counts, intervals),
      ...(published ? [comparisonTable(counts.wins, published)] : []),
      openingsTable(counts, intervals),
      figuresTable(counts),
      histogramsTable(counts),
      convergenceTable(milestones),
      ...(games.length > 0 ? [everyGameTable(games)] : []),
    ],
    charts: [
      sharesChart(spec, counts, intervals),
      convergenceChart(spec, counts, milestones),
      openingsChart(counts, intervals),
      ...histogramCharts(counts),
    ],
    lines: [],
    caveats: [
      ...caveatsOf(counts, wantedGames(spec, counts.wins)),
      ...distinctCaveats(spec, counts),
      ...(spec.published && !published
        ? [message('caveats.publishedElsewhere', { source: spec.published.source })]
        : []),
      ...evenness(spec, counts, intervals),
    ],
  }
}

const AGREEMENT = {
  same: 'findings.agreementSame',
  different: 'findings.agreementDifferent',
  undecided: 'findings.agreementUndecided',
} as const

function findingOf(spec: MatchSeriesSpec, { wins, games }: GameCounts, intervals: Intervals): Text {
  if (games === 0) return message('findings.noGames')
  const { south, north, tie } = sharesOf(wins, intervals)
  const found = message(
    spec.variant.start.first === 'south' ? 'findings.seriesMovesFirst' : 'findings.series',
    {
      first: describePlayer(spec.first),
      second: describePlayer(spec.second),
      south: shareWithin(south),
      games: message('amounts.games', { count: games }),
      north: share(north.value),
      ties: share(tie.value),
    },
  )
  if (intervals === 'noIntervals') return found
  const published = comparableTable(spec)
  return sentences(
    found,
    ...(spec.precision !== null && isPrecise(wins, spec.precision)
      ? [message('findings.precise', { points: plain(spec.precision) })]
      : []),
    ...(published
      ? [message(AGREEMENT[agreementOf(compare(wins, published))], { source: published.source })]
      : []),
  )
}

/** The published table to compare with: none if it is about another game or other players. */
function comparableTable(spec: MatchSeriesSpec): PublishedSeries | null {
  return spec.published && isAbout(spec.published, spec) ? spec.published : null
}

/** Wins by category, where there are several; then all games together, in their own table. */
function winTables(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): readonly Table[] {
  const categories = winsByCategory(spec, counts)
  const total: Table = {
    id: 'total',
    title: message('tables.total'),
    columns: WIN_COLUMNS,
    rows: [winCells(counts.wins, intervals)],
  }
  if (categories.length < 2) return [total]
  const rows = categories.map((wins, place) => ({ category: place + 1, ...winCells(wins, intervals) }))
  const columns = [numberColumn('category', message('columns.category')), ...WIN_COLUMNS]
  return [{ id: 'categories', title: message('tables.categories'), columns, rows }, total]
}

function sharesChart(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): SharesChart {
  const published = comparableTable(spec)
  const played = winsByCategory(spec, counts)
    .map((wins, place) => ({ label: message('chartTexts.category', { number: place + 1 }), wins }))
    .filter(({ wins }) => gamesIn(wins) > 0)
  return {
    id: 'shares',
    title: message('chartTexts.whoWins'),
    note: chartNote(counts, intervals),
    table: winsByCategory(spec, counts).length > 1 ? 'categories' : 'total',
    type: 'shares',
    rows: [
      ...(played.length > 1 && played.length <= 10
        ? played.map(({ label, wins }) => winBar(label, wins, intervals))
        : []),
      { ...winBar(message('chartTexts.allGames'), counts.wins, intervals), of: 'all' as const },
      ...(published
        ? [
            {
              ...winBar(
                message('chartTexts.published', { source: published.source }),
                publishedWins(published),
              ),
              of: 'published' as const,
            },
          ]
        : []),
    ],
  }
}

function chartNote(counts: GameCounts, intervals: Intervals): Text {
  const all = message('amounts.games', { count: counts.games })
  return intervals === 'intervals' ? message('chartTexts.withIntervals', { all }) : all
}

/** One series in a hundred is reported as uneven by chance alone. */
const UNEVEN = 0.01

/** Categories of one series are samples of one game; if they look otherwise, the reader is told. */
function evenness(spec: MatchSeriesSpec, counts: GameCounts, intervals: Intervals): readonly Text[] {
  if (intervals === 'noIntervals') return []
  const test = pooledHomogeneity(
    winsByCategory(spec, counts).map(({ south, north, ties, undecided }) => [south, north, ties, undecided]),
  )
  if (test.tooFew || test.p >= UNEVEN) return []
  return [message('caveats.unevenCategories', { test: chiSquareIn(test) })]
}

const END_WORDS = Object.fromEntries(GAME_ENDS.map((end) => [end, message(`cells.${end}`)]))

/** Every game, one row each, in the order of their indices. */
export function everyGameTable(rows: readonly Row[]): Table {
  return {
    id: 'games',
    title: message('tables.everyGame'),
    columns: [
      numberColumn('game', message('columns.game')),
      { key: 'winner', label: message('columns.winner'), words: SIDE_WORDS },
      { key: 'starter', label: message('columns.movedFirst'), words: SIDE_WORDS },
      numberColumn('opening', message('columns.firstHole')),
      numberColumn('south', message('columns.southSeeds')),
      numberColumn('north', message('columns.northSeeds')),
      numberColumn('rounds', message('columns.rounds')),
      numberColumn('moves', message('columns.moves')),
      numberColumn('laps', message('columns.laps')),
      numberColumn('turns', message('columns.turns')),
      { key: 'ended', label: message('columns.endedBy'), words: END_WORDS },
      { key: 'budgetRanOut', label: message('columns.budgetRanOut') },
    ],
    rows,
  }
}
