import { message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { SentencesOf } from './sentence'

/** How rounds form a match, in words. */
export const matchSentences: SentencesOf<'match'> = {
  'match.length': ({ match }) => {
    const count = match.rounds
    return {
      oneRound: null,
      rounds: saysWhoIsOut(match)
        ? message('rules.match.length.roundsOrOut', { count })
        : message('rules.match.length.rounds', { count }),
      untilOut: saysWhoIsOut(match)
        ? message('rules.match.length.untilOneIsOut')
        : message('rules.match.length.untilOut'),
    }[match.length]
  },
  // Said by match.length.
  'match.rounds': () => null,
  'match.outBelow': (variant) => {
    const { outBelow, refill } = variant.match
    const count = outBelow
    const sentence = {
      nearestStore: message('rules.match.outBelow.filled', { count }),
      fromLeft: message('rules.match.outBelow.filled', { count }),
      fromRight: message('rules.match.outBelow.filled', { count }),
      fromEnds: message('rules.match.outBelow.filled', { count }),
      territory: message('rules.match.outBelow.owned', { count }),
    }[refill]
    return saysWhoIsOut(variant.match) ? laterRounds(variant, sentence) : null
  },
  'match.refill': (variant) => {
    const count = variant.start.seedsPerHole
    return laterRounds(
      variant,
      {
        nearestStore: message('rules.match.refill.nearestStore', { count }),
        fromLeft: message('rules.match.refill.fromLeft', { count }),
        fromRight: message('rules.match.refill.fromRight', { count }),
        fromEnds: message('rules.match.refill.fromEnds', { count }),
        territory: message('rules.match.refill.territory', { count }),
      }[variant.match.refill],
    )
  },
  'match.burnt': (variant) =>
    laterRounds(
      variant,
      {
        skipped: message('rules.match.burnt.skipped'),
        confiscated: message('rules.match.burnt.confiscated'),
        inPlay: message('rules.match.burnt.inPlay'),
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
        lastMover: message('rules.match.nextFirst.lastMover'),
      }[variant.match.nextFirst],
    ),
}

/** Whether the rule on who is out needs its own sentence: not if it is a player who cannot fill a single hole. */
function saysWhoIsOut({ outBelow, refill }: Variant['match']): boolean {
  const owned = { nearestStore: false, fromLeft: false, fromRight: false, fromEnds: false, territory: true }
  return outBelow > 1 || owned[refill]
}

/** Rules that only matter from the second round. */
function laterRounds({ match }: Variant, sentence: Message): Message | null {
  const later = { oneRound: false, rounds: match.rounds > 1, untilOut: true }[match.length]
  return later ? sentence : null
}
