import type { Variant } from '../variant'
import { seeds, type SentencesOf } from './sentence'

/** What binds rounds together, in words. */
export const matchSentences: SentencesOf<'match'> = {
  'match.length': ({ match }) =>
    ({
      oneRound: 'A match is one round.',
      rounds:
        match.rounds === 1
          ? 'A match is one round; its winner wins the match.'
          : `A match is ${match.rounds} rounds, or fewer if a player cannot fill one hole; whoever wins more rounds wins it.`,
      untilOut: 'Rounds are played until a player cannot fill one hole.',
    })[match.length],
  // Said by match.length.
  'match.rounds': () => null,
  'match.refill': (variant) => {
    const filled = `For the next round each player fills their own holes with ${seeds(variant.start.seedsPerHole)}`
    return laterRounds(
      variant,
      {
        nearestStore: `${filled}, starting next to the store; the rest goes to the store.`,
        fromLeft: `${filled}, from left to right; the rest goes to the store.`,
      }[variant.match.refill],
    )
  },
  'match.burnt': (variant) =>
    laterRounds(
      variant,
      {
        skipped: 'A hole that cannot be filled is burnt, and every lap skips it.',
        confiscated:
          'A hole that cannot be filled is burnt; a seed that falls there goes to the opponent’s store.',
      }[variant.match.burnt],
    ),
  'match.nextFirst': (variant) =>
    laterRounds(
      variant,
      {
        winner: 'The winner of a round starts the next; after a tie, the player who did not start.',
        loser: 'The loser of a round starts the next; after a tie, the player who did not start.',
        other: 'The players take turns to start a round.',
        lastedLongest:
          'The player whose simultaneous opening lasted longer starts the second round, North if both lasted equally long; after that, the winner of a round starts the next.',
      }[variant.match.nextFirst],
    ),
}

/** What only a second round can show. */
function laterRounds({ match }: Variant, sentence: string): string | null {
  const later = { oneRound: false, rounds: match.rounds > 1, untilOut: true }[match.length]
  return later ? sentence : null
}
