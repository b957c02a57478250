import { exactly } from '../../claims'
import type { Item } from '../../item'
import { game, only, runOf } from '../../run'
import claims from '../../published/claims.json'
import { message } from '../../../../locales/message'

const { position } = claims.awari.board

/** A board whose value, and that of each of its moves, is published. */
export const awariBoard: Item<'endgameTables'> = {
  id: 'awari-board',
  paper: 'awari',
  title: message('awariClaims.board'),
  where: message('awariClaims.boardWhere'),
  about: message('awariClaims.boardAbout', { board: position }),
  readings: [message('awariClaims.boardReading')],
  runs: () => [runOf('endgameTables', { variant: game('awari'), seeds: seedsIn(position), position })],
  judge({ published, found }) {
    const { parts, report } = only(found)
    const { value, moves } = published.claims.awari.board
    const asked = parts.get(0)?.asked
    if (!asked) throw new Error('The position was not valued')
    return {
      claims: [
        exactly('value', message('awariClaims.value'), String(value), String(asked.value)),
        exactly(
          'moves',
          message('awariClaims.moves'),
          moves.join(' '),
          asked.moves.map((move) => move.value).join(' '),
        ),
      ],
      tables: report.tables.filter(({ id }) => id === 'moves'),
    }
  },
  expected: {},
}

function seedsIn(text: string): number {
  return text.split(/[,/]/).reduce((sum, count) => sum + Number(count), 0)
}
