import type { LabelsOf } from './label'

/** The labels of the rules in section match. */
export const matchLabels: LabelsOf<'match'> = {
  'match.length': {
    label: 'Length',
    words: {
      oneRound: 'one round',
      rounds: 'a number of rounds',
      untilOut: 'until one is out',
    },
  },
  'match.rounds': { label: 'Rounds' },
  'match.refill': { label: 'Refill', words: { nearestStore: 'from the store', fromLeft: 'from the left' } },
  'match.burnt': { label: 'Burnt holes', words: { skipped: 'are skipped', confiscated: 'confiscate' } },
  'match.nextFirst': {
    label: 'Next round starts',
    words: {
      winner: 'the winner',
      loser: 'the loser',
      other: 'the other',
      lastedLongest: 'who lasted longest',
    },
  },
}
