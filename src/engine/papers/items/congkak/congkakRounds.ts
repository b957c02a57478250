import { sharesOf } from '../../../experiments/report/winTable'
import { shareWithin } from '../../../experiments/report/amounts'
import { ROUND_LIMIT } from '../../../rules/match'
import { mergeCounts } from '../../../simulation/counts'
import { summarise } from '../../../statistics/histogram'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'
import { fixed, message } from '../../../../locales/message'

const READINGS = [
  { id: 'congkak-rounds', title: message('congkakClaims.bypassed') },
  { id: 'congkak-rounds-confiscate', title: message('congkakClaims.confiscated') },
] as const

/** Later rounds with burnt holes, in both readings. */
export const congkakRounds: Item<'matchOfRounds'> = {
  id: 'congkak-rounds',
  paper: 'congkak',
  title: message('paperItems.congkakRounds'),
  where: message('paperItems.section', { number: '2' }),
  about: message('paperItems.congkakRoundsAbout'),
  readings: [
    message('paperReadings.laterStarter'),
    message('paperReadings.matchEnd', { rounds: ROUND_LIMIT }),
  ],
  runs: (size) =>
    READINGS.map(({ id }) =>
      runOf('matchOfRounds', {
        variant: game(id),
        first: 'novice',
        second: 'novice',
        matches: size === 'quick' ? 100 : 5_000,
        seed: 2022,
      }),
    ),
  judge({ found }) {
    return {
      claims: found.map(({ parts }, at) => {
        const { id, title } = READINGS[at]!
        const { games, rounds, wins } = mergeCounts([...parts.values()].map(({ counts }) => counts))
        const { mean, max } = summarise(rounds)
        const share = shareWithin(sharesOf(wins).south)
        const ours = message('congkakClaims.roundsFound', { mean: fixed(mean, 1), most: max, share })
        const matches = message('amounts.matches', { count: games })
        return beyond(
          id,
          title,
          ours,
          message('congkakClaims.roundsReason', { matches, limit: ROUND_LIMIT }),
          message('verdicts.rulesOnly'),
        )
      }),
      ...numbered(found),
    }
  },
  expected: Object.fromEntries(READINGS.map(({ id }) => [id, 'beyond' as const])),
}
