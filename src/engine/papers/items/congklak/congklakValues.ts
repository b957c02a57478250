import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames } from '../../../experiments/kinds/gameValues/report'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { valueOf } from '../../exactValue'
import { game, only, runOf } from '../../run'
import { message, type Message } from '../../../../locales/message'

/** What the patch does to the exact value of boards small enough to solve. */
export const congklakValues: Item<'gameValues'> = {
  id: 'congklak-values',
  paper: 'congklak',
  title: message('paperItems.congklakValues'),
  where: message('paperItems.beyondPaper'),
  about: message('paperItems.congklakValuesAbout'),
  readings: [message('paperReadings.congklakMargin'), message('paperReadings.congklakWinCheck')],
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4] : [2, 3, 4, 5]
    const variants = sizes.flatMap((holes) => [
      game('congklak', { holes }),
      game('congklak-patched', { holes }),
    ])
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ found }) {
    const run = only(found)
    const games = solvedGames(run.spec, run.parts)
    const sizes = [...new Set(games.map(({ cell }) => cell.holes))]
    return {
      claims: sizes.map((holes) => {
        const [plain, patched] = games
          .filter(({ cell }) => cell.holes === holes)
          .map(({ solved }) => winnerOf(valueOf(solved)))
        return beyond(
          `value-${holes}`,
          `N = ${holes}`,
          message('congkakClaims.valueAndPatched', { plain: plain!, patched: patched! }),
          message('congkakClaims.majorityReason'),
        )
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: { 'value-2': 'beyond', 'value-3': 'beyond', 'value-4': 'beyond', 'value-5': 'beyond' },
}

function winnerOf(value: number | null): Message {
  if (value === null) return message('verdicts.notSolved')
  if (value === 0) return message('verdicts.draw')
  return value > 0
    ? message('verdicts.southWinsBy', { seeds: value })
    : message('verdicts.northWinsBy', { seeds: -value })
}
