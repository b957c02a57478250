import { formatChoice, formatLine } from '../../../board/notation'
import { tableOf, type FilledColumn } from '../../report/columns'
import type { Chart, Report, Table } from '../../report/report'
import { nameOf, numbers } from '../../spec/sizes'
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
  return cellsOf(spec).flatMap((cell, index) => {
    const solved = parts.get(index)
    return solved ? [{ cell, solved }] : []
  })
}

/** Tables and charts of the games solved so far. */
export function report(spec: GameValuesSpec, parts: ReadonlyMap<number, SolvedCell>): Report {
  const cells = cellsOf(spec)
  const found = solvedGames(spec, parts)
  const open = found.filter(({ solved }) => solved.lower !== solved.upper)
  const missing = cells.length - found.length
  return {
    finding: findingOf(found),
    tables: [valueTable(found), moveTable(found)],
    charts: spec.sizes === 'grid' ? spec.variants.map((_, row) => heatOf(spec, found, row)) : [],
    lines: found.flatMap(({ cell, solved }) =>
      solved.line.length > 0
        ? [{ title: `Best play of ${nameOf(cell)}`, variant: cell.variant, moves: formatLine(solved.line) }]
        : [],
    ),
    caveats: [
      ...(missing > 0 ? [`${missing} of ${cells.length} games are not solved yet.`] : []),
      ...(found.some(
        ({ solved }) =>
          solved.lower === solved.upper && solved.moves.some(({ lower, upper }) => lower !== upper),
      )
        ? ['Some moves that are not best have bounds instead of a value; ask for exact moves to have all.']
        : []),
      ...(open.length > 0
        ? [
            `Bounds instead of a value for ${open.map(({ cell }) => nameOf(cell)).join(', ')}: play can go round in circles there, and where it is stopped decides.`,
          ]
        : []),
    ],
  }
}

function findingOf(found: readonly SolvedGame[]): string {
  const proven = found.filter(({ solved }) => solved.lower === solved.upper)
  if (found.length === 1) return singleFinding(found[0]!)
  const count = (sign: number) => proven.filter(({ solved }) => Math.sign(solved.lower) === sign).length
  return `South wins ${count(1)} of ${found.length} games under perfect play, North ${count(-1)}; ${count(0)} are level.`
}

function singleFinding({ cell, solved: { lower, upper, best } }: SolvedGame): string {
  const name = nameOf(cell)
  if (lower !== upper) return `The value of ${name} lies between ${lower} and ${upper}.`
  const by =
    best.length > 0
      ? `; best first ${best.length > 1 ? 'choices' : 'choice'}: ${best.map(formatChoice).join(', ')}`
      : ''
  if (lower === 0) return `${name} is level under perfect play${by}.`
  return `${lower > 0 ? 'South' : 'North'} wins ${name} by ${Math.abs(lower)} under perfect play${by}.`
}

/** W, D or L for South; null while the bounds leave that open. */
export function resultOf(lower: number, upper: number): 'W' | 'D' | 'L' | null {
  if (lower > 0) return 'W'
  if (upper < 0) return 'L'
  return lower === 0 && upper === 0 ? 'D' : null
}

/** The columns that name a game of the grid. */
const GAME_COLUMNS: readonly FilledColumn<{ readonly cell: Cell }>[] = [
  { key: 'variant', label: 'Variant', align: 'text', cell: ({ cell }) => cell.variant.name },
  { key: 'holes', label: 'Holes a side', cell: ({ cell }) => cell.holes },
  { key: 'seeds', label: 'Seeds a hole', cell: ({ cell }) => cell.seeds },
]

/** The columns of proven bounds. */
const BOUND_COLUMNS: readonly FilledColumn<{ readonly solved: Pick<SolvedCell, 'lower' | 'upper'> }>[] = [
  { key: 'lower', label: 'At least', unit: 'seeds', cell: ({ solved }) => solved.lower },
  { key: 'upper', label: 'At most', unit: 'seeds', cell: ({ solved }) => solved.upper },
]

function valueTable(found: readonly SolvedGame[]): Table {
  return tableOf('values', 'Values of the games', found, [
    ...GAME_COLUMNS,
    {
      key: 'result',
      label: 'Result for South',
      align: 'text',
      cell: ({ solved: { lower, upper } }) => resultOf(lower, upper),
    },
    {
      key: 'value',
      label: 'South less North',
      unit: 'seeds',
      cell: ({ solved: { lower, upper } }) => (lower === upper ? lower : null),
    },
    ...BOUND_COLUMNS,
    {
      key: 'best',
      label: 'Best first choices',
      align: 'text',
      cell: ({ solved }) => formatLine(solved.best),
    },
  ])
}

function moveTable(found: readonly SolvedGame[]): Table {
  const moves = found.flatMap(({ cell, solved }) => solved.moves.map((move) => ({ cell, solved: move })))
  return tableOf('moves', 'Values of the first moves', moves, [
    ...GAME_COLUMNS,
    { key: 'choice', label: 'Choice', align: 'text', cell: ({ solved }) => formatChoice(solved.choice) },
    ...BOUND_COLUMNS,
  ])
}

function heatOf(spec: GameValuesSpec, found: readonly SolvedGame[], row: number): Chart {
  const of = found.filter(({ cell }) => cell.row === row)
  return {
    id: `values-${row}`,
    type: 'heat',
    title: `Values of ${spec.variants[row]!.name}`,
    note: 'South’s seeds less North’s under perfect play',
    table: 'values',
    x: { label: 'Seeds a hole', names: numbers(spec.seeds).map(String) },
    y: { label: 'Holes a side', names: numbers(spec.holes).map(String) },
    scale: 'diverging',
    unit: 'seeds',
    values: 'numbers',
    cells: of.map(({ cell, solved: { lower, upper } }) => ({
      x: cell.seeds - spec.seeds.from,
      y: cell.holes - spec.holes.from,
      value: lower === upper ? lower : null,
      text:
        lower === upper ? `${resultOf(lower, upper)} ${signed(lower)}` : `${signed(lower)}…${signed(upper)}`,
    })),
  }
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}
