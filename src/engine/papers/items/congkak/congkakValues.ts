import { gameValues } from '../../../experiments/kinds/gameValues/gameValues'
import { solvedGames } from '../../../experiments/kinds/gameValues/report'
import { beyond } from '../../claims'
import { valueOf } from '../../exactValue'
import type { Item } from '../../item'
import { game, only, runOf } from '../../run'
import { message, type Message } from '../../../../locales/message'

/** The value of congkak when both play perfectly. */
export const congkakValues: Item<'gameValues'> = {
  id: 'congkak-values',
  paper: 'congkak',
  title: message('paperItems.congkakValues'),
  where: message('paperItems.beyondPaper'),
  about: message('paperItems.congkakValuesAbout'),
  readings: [message('paperReadings.congkakMargin')],
  runs: (size) => {
    const sizes = size === 'quick' ? [2, 3, 4, 5] : [2, 3, 4, 5, 6, 7]
    const variants = sizes.map((holes) => game('congkak', { holes }))
    return [runOf('gameValues', { ...gameValues.defaults, variants, sizes: 'own' })]
  },
  judge({ found }) {
    const run = only(found)
    return {
      claims: solvedGames(run.spec, run.parts).map(({ cell: { holes }, solved }) => {
        return beyond(
          `value-${holes}`,
          message('verdicts.sizeTitle', { count: holes }),
          winnerOf(valueOf(solved), 2 * holes * holes),
          message('congkakClaims.valueReason'),
        )
      }),
      tables: run.report.tables.slice(0, 1),
    }
  },
  expected: Object.fromEntries([2, 3, 4, 5, 6, 7].map((holes) => [`value-${holes}`, 'beyond' as const])),
}

function winnerOf(value: number | null, seeds: number): Message {
  if (value === null) return message('verdicts.notSolved')
  if (value === 0) return message('verdicts.draw')
  const margin = message('congkakClaims.seedsOf', { value: Math.abs(value), seeds })
  return message(value > 0 ? 'verdicts.southWinsBy' : 'verdicts.northWinsBy', { seeds: margin })
}
