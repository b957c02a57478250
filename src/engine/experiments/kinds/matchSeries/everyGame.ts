import { message } from '../../../../locales/message'
import { GAME_ENDS } from '../../../kernel/gameTable'
import { numberColumn } from '../../report/columns'
import type { Cell, Table } from '../../report/report'
import { SIDE_WORDS } from '../../report/words'

const END_WORDS = Object.fromEntries(GAME_ENDS.map((end) => [end, message(`cells.${end}`)]))

/** Every game, one row each, in the order of their indices. */
export function everyGameTable(rows: readonly (readonly Cell[])[]): Table {
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
