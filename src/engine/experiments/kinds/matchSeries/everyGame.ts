import { numberColumn } from '../../report/columns'
import type { Cell, Table } from '../../report/report'

/** Every game, a row each, in the order of their indices. */
export function everyGameTable(rows: readonly (readonly Cell[])[]): Table {
  return {
    id: 'games',
    title: 'Every game',
    columns: [
      numberColumn('game', 'Game'),
      { key: 'winner', label: 'Winner' },
      { key: 'starter', label: 'Moved first' },
      numberColumn('opening', 'First hole'),
      numberColumn('south', 'South’s seeds'),
      numberColumn('north', 'North’s seeds'),
      numberColumn('rounds', 'Rounds'),
      numberColumn('moves', 'Moves'),
      numberColumn('laps', 'Laps'),
      numberColumn('turns', 'Turns'),
      { key: 'ended', label: 'Ended by' },
      { key: 'budgetRanOut', label: 'A budget ran out' },
    ],
    rows,
  }
}
