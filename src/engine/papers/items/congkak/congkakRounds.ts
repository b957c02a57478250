import { grouped } from '../../../digits'
import { sharesOf } from '../../../experiments/report/winTable'
import { counted, percentWithin } from '../../../experiments/report/wording'
import { ROUND_LIMIT } from '../../../rules/match'
import { mergeCounts } from '../../../simulation/counts'
import { summarise } from '../../../statistics/histogram'
import type { Item } from '../../item'
import { beyond } from '../../claims'
import { numbered } from '../../numbered'
import { game, runOf } from '../../run'

const READINGS = [
  { id: 'congkak-rounds', title: 'Burnt holes are bypassed' },
  { id: 'congkak-rounds-confiscate', title: 'A burnt hole’s marble goes to the opponent' },
] as const

/** Later rounds with burnt holes, in both readings. */
export const congkakRounds: Item<'matchOfRounds'> = {
  id: 'congkak-rounds',
  paper: 'congkak',
  title: 'Later rounds',
  where: 'Section 2',
  about: 'How long does a match last until a player has lost all holes, and who loses them?',
  readings: [
    'The paper does not say who starts a later round. The winner of a round starts the next; after a tie, the player who did not start.',
    'A match goes on until a player has lost all holes or concedes. Nobody concedes. A match that is still open after 1,000 rounds is undecided: neither won nor tied.',
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
        const ours = `${mean.toFixed(1)} rounds on average, at most ${grouped(max)}; South wins ${percentWithin(sharesOf(wins).south)}`
        return beyond(
          id,
          title,
          ours,
          `${counted(games, 'match', 'matches')} of novices; one is stopped as endless after ${grouped(ROUND_LIMIT)} rounds.`,
          'rules only',
        )
      }),
      ...numbered(found),
    }
  },
  expected: Object.fromEntries(READINGS.map(({ id }) => [id, 'beyond' as const])),
}
