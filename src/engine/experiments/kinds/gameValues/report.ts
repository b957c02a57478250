import { list, message, type Quantity, type Text } from '../../../../locales/message'
import { formatChoice, formatLine } from '../../../board/notation'
import { hasMargin } from '../../../variant/support'
import { variantTitle, variantWords } from '../../../variant/variantTitle'
import { sentences } from '../../report/amounts'
import { tableOf, type FilledColumn } from '../../report/columns'
import type { Chart, Report, Table } from '../../report/report'
import { RESULT_WORDS } from '../../report/words'
import { gameText, numbers } from '../../spec/sizes'
import { jobsOf } from './jobs'
import type { SolvedCell } from './run'
import { cellsOf, type Cell, type GameValuesSpec } from './spec'

/** A game of the grid with what was found for it. */
export interface SolvedGame {
  readonly cell: Cell
  readonly solved: SolvedCell
}

/** The games solved so far, in the order of the grid. */
export function solvedGames(
  spec: GameValuesSpec,
  parts: ReadonlyMap<number, SolvedCell>,
): readonly SolvedGame[] {
  return jobsOf(spec).flatMap(({ cell, move, task }) => {
    const solved = move === null && parts.get(task.index)
    return solved ? [{ cell, solved }] : []
  })
}

/** Tables and charts of the games solved so far. */
export function report(spec: GameValuesSpec, parts: ReadonlyMap<number, SolvedCell>): Report {
  const cells = cellsOf(spec)
  const found = solvedGames(spec, parts)
  const open = found.filter(({ solved }) => solved.lower !== solved.upper)
  const repeating = open.filter(({ solved }) => solved.method === 'retrograde')
  const unfinished = open.filter(({ solved }) => solved.method !== 'retrograde')
  const missing = cells.length - found.length
  return {
    finding: findingOf(found),
    tables: [valueTable(found), moveTable(found)],
    charts: spec.sizes === 'grid' ? spec.variants.map((_, row) => heatOf(spec, found, row)) : [],
    lines: found.flatMap(({ cell, solved }) =>
      solved.line.length > 0
        ? [
            {
              title: message('findings.bestPlay', { game: gameText(cell) }),
              variant: cell.variant,
              moves: formatLine(solved.line),
            },
          ]
        : [],
    ),
    caveats: [
      ...(missing > 0 ? [message('caveats.gamesUnsolved', { missing, all: cells.length })] : []),
      ...(found.some(
        ({ solved }) =>
          solved.lower === solved.upper && solved.moves.some(({ lower, upper }) => lower !== upper),
      )
        ? [message('caveats.movesBounded')]
        : []),
      ...(repeating.length > 0 ? [message('caveats.valuesBounded', { games: gamesOf(repeating) })] : []),
      ...(unfinished.length > 0 ? [message('caveats.proofsUnfinished', { games: gamesOf(unfinished) })] : []),
    ],
  }
}

function gamesOf(found: readonly SolvedGame[]): Quantity {
  return list(
    found.map(({ cell }) => gameText(cell)),
    'comma',
  )
}

function findingOf(found: readonly SolvedGame[]): Text {
  const proven = found.filter(({ solved }) => solved.lower === solved.upper)
  if (found.length === 1) return singleFinding(found[0]!)
  const count = (sign: number) => proven.filter(({ solved }) => Math.sign(solved.lower) === sign).length
  return message('findings.valuesOfGames', {
    south: count(1),
    games: message('amounts.games', { count: found.length }),
    north: count(-1),
    drawn: count(0),
  })
}

function singleFinding({ cell, solved: { lower, upper, best } }: SolvedGame): Text {
  const game = gameText(cell)
  if (lower !== upper) {
    return hasMargin(cell.variant)
      ? message('findings.valueBetween', { game, low: lower, high: upper })
      : message('findings.resultOpen', { game })
  }
  const value = valueFinding(cell, lower)
  if (best.length === 0) return value
  const moves = list(best.map(formatChoice), 'comma')
  return sentences(value, message(best.length > 1 ? 'findings.bestMoves' : 'findings.bestMove', { moves }))
}

function valueFinding(cell: Cell, value: number): Text {
  const game = gameText(cell)
  if (value === 0) return message('findings.valueDrawn', { game })
  if (!hasMargin(cell.variant))
    return message(value > 0 ? 'findings.winSouth' : 'findings.winNorth', { game })
  return message(value > 0 ? 'findings.valueSouth' : 'findings.valueNorth', {
    game,
    value: message('amounts.seeds', { count: Math.abs(value) }),
  })
}

/** W, D or L for South; null while the bounds leave that open. */
export function resultOf(lower: number, upper: number): 'W' | 'D' | 'L' | null {
  if (lower > 0) return 'W'
  if (upper < 0) return 'L'
  return lower === 0 && upper === 0 ? 'D' : null
}

/** The columns that name a game of the grid. */
function gameColumns(
  games: readonly { readonly cell: Cell }[],
): readonly FilledColumn<{ readonly cell: Cell }>[] {
  const words = variantWords(games.map(({ cell }) => cell.variant.name))
  return [
    {
      key: 'variant',
      label: message('columns.variant'),
      align: 'text',
      words,
      cell: ({ cell }) => cell.variant.name,
    },
    { key: 'holes', label: message('columns.holesPerSide'), cell: ({ cell }) => cell.holes },
    { key: 'seeds', label: message('columns.seedsPerHole'), cell: ({ cell }) => cell.seeds },
  ]
}

/** A game or a move of it, with what is proven about it. */
interface Bounded {
  readonly cell: Cell
  readonly solved: Pick<SolvedCell, 'lower' | 'upper'>
}

const RESULT_COLUMN: FilledColumn<Bounded> = {
  key: 'result',
  label: message('columns.resultForSouth'),
  align: 'text',
  words: RESULT_WORDS,
  cell: ({ solved: { lower, upper } }) => resultOf(lower, upper),
}

/** The columns of proven bounds, in seeds; empty for a game without a margin. */
const BOUND_COLUMNS: readonly FilledColumn<Bounded>[] = [
  {
    key: 'lower',
    label: message('columns.atLeast'),
    unit: message('columns.seedsUnit'),
    cell: ({ cell, solved }) => (hasMargin(cell.variant) ? solved.lower : null),
  },
  {
    key: 'upper',
    label: message('columns.atMost'),
    unit: message('columns.seedsUnit'),
    cell: ({ cell, solved }) => (hasMargin(cell.variant) ? solved.upper : null),
  },
]

function valueTable(found: readonly SolvedGame[]): Table {
  return tableOf('values', message('tables.values'), found, [
    ...gameColumns(found),
    RESULT_COLUMN,
    {
      key: 'value',
      label: message('columns.southMinusNorth'),
      unit: message('columns.seedsUnit'),
      cell: ({ cell, solved: { lower, upper } }) =>
        hasMargin(cell.variant) && lower === upper ? lower : null,
    },
    ...BOUND_COLUMNS,
    {
      key: 'best',
      label: message('columns.bestMoves'),
      align: 'text',
      cell: ({ solved }) => formatLine(solved.best),
    },
  ])
}

function moveTable(found: readonly SolvedGame[]): Table {
  const moves = found.flatMap(({ cell, solved }) => solved.moves.map((move) => ({ cell, solved: move })))
  return tableOf('moves', message('tables.firstMoves'), moves, [
    ...gameColumns(moves),
    {
      key: 'choice',
      label: message('columns.move'),
      align: 'text',
      cell: ({ solved }) => formatChoice(solved.choice),
    },
    ...(moves.every(({ cell }) => hasMargin(cell.variant)) ? [] : [RESULT_COLUMN]),
    ...BOUND_COLUMNS,
  ])
}

function heatOf(spec: GameValuesSpec, found: readonly SolvedGame[], row: number): Chart {
  const of = found.filter(({ cell }) => cell.row === row)
  return {
    id: `values-${row}`,
    type: 'heat',
    title: message('chartTexts.valuesOf', { variant: variantTitle(spec.variants[row]!) }),
    note: message('chartTexts.valuesNote'),
    table: 'values',
    x: { label: message('columns.seedsPerHole'), names: numbers(spec.seeds).map(String) },
    y: { label: message('columns.holesPerSide'), names: numbers(spec.holes).map(String) },
    scale: 'diverging',
    unit: message('columns.seedsUnit'),
    values: 'numbers',
    cells: of.map(({ cell, solved: { lower, upper } }) => ({
      x: cell.seeds - spec.seeds.from,
      y: cell.holes - spec.holes.from,
      value: lower === upper ? lower : null,
      text: hasMargin(cell.variant) ? boundsText(lower, upper) : (resultOf(lower, upper) ?? '?'),
    })),
  }
}

function boundsText(lower: number, upper: number): string {
  return lower === upper ? signed(lower) : `${signed(lower)}…${signed(upper)}`
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}
