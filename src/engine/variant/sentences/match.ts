import { message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { SentencesOf } from './sentence'

/** What binds rounds together, in words. */
export const matchSentences: SentencesOf<'match'> = {
  'match.length': ({ match }) =>
    ({
      oneRound: null,
      rounds: message('rules.match.length.rounds', { count: match.rounds }),
      untilOut: message('rules.match.length.untilOut'),
    })[match.length],
  // Said by match.length.
  'match.rounds': () => null,
  'match.refill': (variant) => {
    const count = variant.start.seedsPerHole
    return laterRounds(
      variant,
      {
        nearestStore: message('rules.match.refill.nearestStore', { count }),
        fromLeft: message('rules.match.refill.fromLeft', { count }),
      }[variant.match.refill],
    )
  },
  'match.burnt': (variant) =>
    laterRounds(
      variant,
      {
        skipped: message('rules.match.burnt.skipped'),
        confiscated: message('rules.match.burnt.confiscated'),
      }[variant.match.burnt],
    ),
  'match.nextFirst': (variant) =>
    laterRounds(
      variant,
      {
        winner: message('rules.match.nextFirst.winner'),
        loser: message('rules.match.nextFirst.loser'),
        other: message('rules.match.nextFirst.other'),
        lastedLongest: message('rules.match.nextFirst.lastedLongest'),
      }[variant.match.nextFirst],
    ),
}

/** What only a second round can show. */
function laterRounds({ match }: Variant, sentence: Message): Message | null {
  const later = { oneRound: false, rounds: match.rounds > 1, untilOut: true }[match.length]
  return later ? sentence : null
}
