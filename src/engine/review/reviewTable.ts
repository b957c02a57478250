import { message } from '../../locales/message'
import { formatChoice, formatLine } from '../board/notation'
import { forMover } from '../board/position'
import type { Table } from '../experiments/report/report'
import type { Review } from './judge'

/** A review as a table, one row per move; values are those for the player who moves. */
export function reviewTable({ moves }: Review): Table {
  return {
    id: 'review',
    title: message('reviews.title'),
    columns: [
      { key: 'move', label: message('reviews.move'), align: 'number' },
      {
        key: 'side',
        label: message('reviews.side'),
        words: { south: message('players.south'), north: message('players.north') },
      },
      { key: 'played', label: message('reviews.played') },
      { key: 'value', label: message('reviews.value'), align: 'number' },
      { key: 'best', label: message('reviews.bestMoves') },
      { key: 'bestValue', label: message('reviews.bestValue'), align: 'number' },
      { key: 'loss', label: message('reviews.loss'), align: 'number' },
      { key: 'atStake', label: message('reviews.atStake'), align: 'number' },
      {
        key: 'grade',
        label: message('reviews.grade'),
        words: {
          best: message('reviews.best'),
          good: message('reviews.good'),
          inaccuracy: message('reviews.inaccuracy'),
          mistake: message('reviews.mistake'),
          blunder: message('reviews.blunder'),
        },
      },
      { key: 'exact', label: message('reviews.exact') },
      { key: 'forced', label: message('reviews.forced') },
    ],
    rows: moves.map(({ side, choice, value, best, bestValue, loss, atStake, grade, exact, forced }, at) => ({
      move: at + 1,
      side,
      played: formatChoice(choice),
      value: forMover(side, value),
      best: formatLine(best),
      bestValue: forMover(side, bestValue),
      loss,
      atStake,
      grade,
      exact,
      forced,
    })),
  }
}
