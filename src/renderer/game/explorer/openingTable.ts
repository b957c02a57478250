import { message } from '../../../locales/message'
import type { Side } from '../../../engine/board/position'
import type { Table } from '../../../engine/experiments/report/report'
import { winsOf, type MoveCount } from './openingCounts'

/** What was played after a line, as a table to save. */
export function openingTable(
  moves: readonly (MoveCount & { readonly value: number | null })[],
  line: readonly string[],
  side: Side,
): Table {
  return {
    id: 'openings',
    title: message('explorer.title'),
    columns: [
      { key: 'line', label: message('explorer.lineColumn') },
      { key: 'move', label: message('game.holeColumn') },
      { key: 'games', label: message('explorer.gamesColumn'), align: 'number' },
      { key: 'southWins', label: message('explorer.southWins'), align: 'number' },
      { key: 'ties', label: message('explorer.ties'), align: 'number' },
      { key: 'wins', label: message('explorer.winsColumn'), align: 'number' },
      { key: 'low', label: message('explorer.low'), align: 'number' },
      { key: 'high', label: message('explorer.high'), align: 'number' },
      { key: 'exact', label: message('explorer.exactColumn'), align: 'number' },
    ],
    rows: moves.map((each) => {
      const { move, games, south: southWins, ties, value: exact } = each
      const { value: wins, low, high } = winsOf(each, side)
      return { line: line.join(' '), move, games, southWins, ties, wins, low, high, exact }
    }),
  }
}
