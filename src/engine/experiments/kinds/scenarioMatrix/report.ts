import { mergeCounts } from '../../../simulation/counts'
import { numberColumn, shareColumn } from '../../report/columns'
import { type BoutPart, countsByBout } from '../bouts'
import { caveatsOf } from '../../report/caveats'
import { DISTINCT_COLUMN, distinctCaveats, distinctCell } from '../../report/distinct'
import type { HeatChart, Report, SharesChart, Table } from '../../report/report'
import { WIN_COLUMNS, winBar, winCells } from '../../report/winTable'
import { counted, percent } from '../../report/wording'
import { cellsOf, type MatrixCell } from './cell'
import { countingSentences, firstMoveSentences, shortestSentence, tieSentence } from './sentences'
import { boutsOf, type ScenarioMatrixSpec } from './spec'

/** What each cell came to, row by row. */
export function matrixCells(
  spec: ScenarioMatrixSpec,
  parts: ReadonlyMap<number, BoutPart>,
): readonly MatrixCell[] {
  const bouts = boutsOf(spec)
  return cellsOf(bouts, countsByBout(bouts, parts))
}

/** What a matrix found, cell by cell and in words. */
export function report(spec: ScenarioMatrixSpec, parts: ReadonlyMap<number, BoutPart>): Report {
  const cells = matrixCells(spec, parts)
  const counting = countingSentences(cells)
  const firstMove = firstMoveSentences(cells)
  const answers = [
    ...counting.map((sentence) => ['counting', sentence]),
    ...firstMove.map((sentence) => ['first move', sentence]),
    ['ties', tieSentence(cells)],
    ['fewest moves', shortestSentence(cells)],
  ]
  const [first = 'No game has been played yet.', second] = [...counting.slice(0, 1), ...firstMove]
  return {
    finding: second ? `${first} ${second}` : first,
    tables: [cellsTable(cells), answersTable(answers)],
    charts: [heatChart(spec, cells), sharesChart(cells)],
    lines: [],
    caveats: [
      ...caveatsOf(mergeCounts(cells.map(({ counts }) => counts)), spec.games * cells.length),
      ...cells.flatMap((cell) => distinctCaveats(cell, cell.counts)),
    ],
  }
}

function cellsTable(cells: readonly MatrixCell[]): Table {
  return {
    id: 'cells',
    title: 'Every agent against every agent',
    columns: [
      { key: 'first', label: 'South' },
      { key: 'second', label: 'North' },
      ...WIN_COLUMNS,
      DISTINCT_COLUMN,
      numberColumn('fewestMoves', 'Fewest moves'),
      numberColumn('fewestMovesGame', 'in game'),
      numberColumn('meanMoves', 'Mean moves'),
      numberColumn('budgetRanOut', 'Budgeted games'),
      shareColumn('budgetedShare', 'Budgeted'),
    ],
    rows: cells.map((cell) => [
      cell.first,
      cell.second,
      ...winCells(cell.counts.wins, cell.intervals),
      distinctCell(cell.counts),
      cell.fewestMoves,
      cell.fewestMovesGame,
      cell.meanMoves,
      cell.counts.budgetRanOut,
      cell.counts.games > 0 ? cell.counts.budgetRanOut / cell.counts.games : null,
    ]),
  }
}

function answersTable(rows: readonly (readonly (string | undefined)[])[]): Table {
  return {
    id: 'answers',
    title: 'What the matrix says',
    columns: [
      { key: 'about', label: 'About' },
      { key: 'answer', label: 'Answer' },
    ],
    rows: rows.map((row) => row.map((cell) => cell ?? '')),
  }
}

function heatChart({ agents, games }: ScenarioMatrixSpec, cells: readonly MatrixCell[]): HeatChart {
  return {
    id: 'matrix',
    title: 'South’s wins, a tie as half',
    note: `${counted(games, 'game')} per cell`,
    table: 'cells',
    type: 'heat',
    x: { label: 'North', names: agents },
    y: { label: 'South', names: agents },
    scale: 'diverging',
    unit: '%',
    values: 'shares',
    cells: cells.map(({ first, second, shares, counts }) => {
      const value = counts.games > 0 ? shares.south.value + shares.tie.value / 2 : null
      const text = value === null ? '' : percent(value, 1)
      return { x: agents.indexOf(second), y: agents.indexOf(first), value, text }
    }),
  }
}

function sharesChart(cells: readonly MatrixCell[]): SharesChart {
  const played = cells.filter(({ counts }) => counts.games > 0)
  return {
    id: 'shares',
    title: 'Who wins how often',
    note: '95 % intervals',
    table: 'cells',
    type: 'shares',
    rows: played.map(({ first, second, counts, intervals }) =>
      winBar(`${first} – ${second}`, counts.wins, intervals),
    ),
  }
}
