import { type GameRow, rowInWords } from '../../simulation/gameRows'
import type { Table } from '../report'

/** Every game, a row each, in the order of their indices. */
export function everyGameTable(rows: readonly GameRow[]): Table {
  const number = (key: string, label: string) => ({ key, label, align: 'number' }) as const
  return {
    id: 'games',
    title: 'Every game',
    columns: [
      number('game', 'Game'),
      { key: 'winner', label: 'Winner' },
      { key: 'starter', label: 'Moved first' },
      number('opening', 'First hole'),
      number('south', 'South’s seeds'),
      number('north', 'North’s seeds'),
      number('rounds', 'Rounds'),
      number('moves', 'Moves'),
      number('laps', 'Laps'),
      number('turns', 'Turns'),
      { key: 'ended', label: 'Ended by' },
      { key: 'budgetRanOut', label: 'A budget ran out' },
    ],
    rows: [...rows].sort(([a = 0], [b = 0]) => a - b).map(rowInWords),
  }
}
