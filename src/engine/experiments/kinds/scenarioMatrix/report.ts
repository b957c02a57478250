import { message, share } from '../../../../locales/message'
import { mergeCounts } from '../../../simulation/counts'
import { numberColumn, shareColumn, tableOf } from '../../report/columns'
import { type RangePart, countsBySeries } from '../severalSeries'
import { describePlayer } from '../../../players/player'
import { sentences } from '../../report/amounts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell } from '../../report/distinct'
import { undecidedFirst } from '../../report/headline'
import type { HeatChart, Report, SharesChart, Table } from '../../report/report'
import { WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { playerWords, type Words } from '../../report/words'
import { cellsOf, type MatrixCell } from './cell'
import { countingSentences, firstMoveSentences, shortestSentence, tieSentence } from './sentences'
import { seriesOf, type ScenarioMatrixSpec } from './spec'

/** The results of each cell, row by row. */
export function matrixCells(
  spec: ScenarioMatrixSpec,
  parts: ReadonlyMap<number, RangePart>,
): readonly MatrixCell[] {
  const allSeries = seriesOf(spec)
  return cellsOf(allSeries, countsBySeries(allSeries, parts))
}

/** What a matrix found, cell by cell and in words. */
export function report(spec: ScenarioMatrixSpec, parts: ReadonlyMap<number, RangePart>): Report {
  const cells = matrixCells(spec, parts)
  const counting = countingSentences(cells)
  const firstMove = firstMoveSentences(cells)
  const answers = [
    ...counting.map((answer) => ({ about: 'counting', answer })),
    ...firstMove.map((answer) => ({ about: 'first move', answer })),
    { about: 'ties', answer: tieSentence(cells) },
    { about: 'fewest moves', answer: shortestSentence(cells) },
  ]
  const played = mergeCounts(cells.map(({ counts }) => counts))
  const [first = message('findings.noGames'), second] = [...counting.slice(0, 1), ...firstMove]
  return {
    finding: undecidedFirst(played, second ? sentences(first, second) : first),
    tables: [cellsTable(spec, cells), answersTable(answers)],
    charts: [heatChart(spec, cells), sharesChart(cells)],
    lines: [],
    caveats: [
      ...caveatsOf(played, spec.games * cells.length),
      ...cells.flatMap((cell) => distinctCaveats(cell, cell.counts)),
    ],
  }
}

function cellsTable({ agents }: ScenarioMatrixSpec, cells: readonly MatrixCell[]): Table {
  const words = playerWords(agents)
  const rows = cells.map((cell) => ({ ...cell, ...winCells(cell.counts.wins, cell.intervals) }))
  return tableOf('cells', message('tables.cells'), rows, [
    { key: 'south', label: message('players.south'), words, cell: ({ first }) => first },
    { key: 'north', label: message('players.north'), words, cell: ({ second }) => second },
    ...WIN_COLUMNS,
    { ...DISTINCT_COLUMN, cell: ({ counts }) => distinctCell(counts) },
    numberColumn('fewestMoves', message('columns.fewestMoves')),
    numberColumn('fewestMovesGame', message('columns.inGame')),
    numberColumn('meanMoves', message('columns.meanMoves')),
    {
      ...numberColumn('budgetRanOut', message('columns.budgetedGames')),
      cell: ({ counts }) => counts.budgetRanOut,
    },
    {
      ...shareColumn('budgetedShare', message('columns.budgetedShare')),
      cell: ({ counts }) => (counts.games > 0 ? counts.budgetRanOut / counts.games : null),
    },
  ])
}

const ABOUT_WORDS: Words = {
  counting: message('cells.skill'),
  'first move': message('cells.firstMove'),
  ties: message('columns.ties'),
  'fewest moves': message('cells.fewestMoves'),
}

function answersTable(rows: Table['rows']): Table {
  return {
    id: 'answers',
    title: message('tables.answers'),
    columns: [
      { key: 'about', label: message('columns.about'), words: ABOUT_WORDS },
      { key: 'answer', label: message('columns.answer') },
    ],
    rows,
  }
}

function heatChart({ agents, games }: ScenarioMatrixSpec, cells: readonly MatrixCell[]): HeatChart {
  const names = agents.map(describePlayer)
  return {
    id: 'matrix',
    title: message('chartTexts.matrix'),
    note: message('chartTexts.perCell', { games: message('amounts.games', { count: games }) }),
    table: 'cells',
    type: 'heat',
    x: { label: message('players.north'), names },
    y: { label: message('players.south'), names },
    scale: 'diverging',
    unit: '%',
    values: 'shares',
    cells: cells.map(({ first, second, shares, counts }) => {
      const value = counts.games > 0 ? shares.south.value + shares.tie.value / 2 : null
      const text = value === null ? '' : message('amounts.share', { share: share(value, 1) })
      return { x: agents.indexOf(second), y: agents.indexOf(first), value, text }
    }),
  }
}

function sharesChart(cells: readonly MatrixCell[]): SharesChart {
  const played = cells.filter(({ counts }) => counts.games > 0)
  return {
    id: 'shares',
    title: message('chartTexts.whoWins'),
    note: message('chartTexts.intervals'),
    table: 'cells',
    type: 'shares',
    rows: played.map(({ first, second, counts, intervals }) =>
      winBar(
        message('chartTexts.pair', { first: describePlayer(first), second: describePlayer(second) }),
        counts.wins,
        intervals,
      ),
    ),
  }
}
