import type { Variant } from '../variant'
import { seeds, type SentencesOf } from './sentence'

/** Which holes are claimed and what that brings, in words. */
export const claimSentences: SentencesOf<'claim'> = {
  'claim.where': (variant) => {
    const { where, rule, atCount } = variant.claim
    const whose = {
      never: '',
      anywhere: 'a hole',
      opponents: 'an opponent’s hole',
      own: 'one of the mover’s own holes',
    }
    const sentence = {
      count: `A last seed that brings ${whose[where]} to ${seeds(atCount)} claims it for good: nobody lifts or captures its seeds any more, and they count for the player who claimed it.`,
      countOrPair: `A last seed that brings ${whose[where]} to ${seeds(atCount)} claims it for good, together with the hole before it if that holds ${atCount - 1}; so does one that makes the two ${atCount} and ${atCount - 1} in the other order. Nobody lifts or captures these seeds any more, and they count for the player who claimed them.`,
      across: `A last seed in an empty hole of the mover opposite a hole with ${seeds(atCount)} claims both for good: nobody lifts or captures their seeds any more, and they count for the player who claimed them.`,
    }[rule]
    return { never: null, anywhere: sentence, opponents: sentence, own: sentence }[where]
  },
  // Said by claim.where.
  'claim.atCount': () => null,
  'claim.rule': () => null,
  'claim.lap': (variant) =>
    ifClaiming(
      variant,
      { any: null, severalSeeds: 'A lap of a single seed claims nothing.' }[variant.claim.lap],
    ),
  'claim.places': (variant) =>
    ifClaiming(
      variant,
      {
        all: null,
        notLastNorSame:
          'The opponent’s last hole in sowing order cannot be claimed, nor the hole with the same number as one the opponent has claimed.',
        notLastNorFacing:
          'The opponent’s last hole in sowing order cannot be claimed, nor the hole opposite one the opponent has claimed.',
        endsAndNext:
          'Only the holes at the ends of the rows can be claimed, and in the opponent’s row also the holes next to them.',
        innerAndFarEnds:
          'Players can claim their own holes except those at the ends, and the end holes of the opponent’s row.',
      }[variant.claim.places],
    ),
  'claim.most': (variant) =>
    ifClaiming(variant, { any: null, one: 'Each player can claim only one hole.' }[variant.claim.most]),
  'claim.fixed': ({ claim }) =>
    ({
      none: null,
      rightmost:
        'Each player’s rightmost hole is claimed from the start: nobody lifts or captures its seeds, and they count for that player.',
    })[claim.fixed],
  'claim.sowing': (variant) =>
    ifClaimed(
      variant,
      {
        byBoth: 'Both players sow into claimed holes.',
        notByOpponent: 'Players skip the holes that the opponent has claimed.',
        lastByOpponent:
          'Players skip the holes that the opponent has claimed, except with the last seed of a lap.',
      }[variant.claim.sowing],
    ),
  'claim.lastSeed': (variant) =>
    ifClaimed(
      variant,
      {
        nothing: null,
        takesTwo: 'A last seed in a hole that the opponent has claimed captures itself and one more.',
      }[variant.claim.lastSeed],
    ),
  'claim.captured': ({ claim }) =>
    ({
      toStore: null,
      toClaimed:
        'Captured seeds go to the captor’s claimed hole, the first one counted from South’s left; players without one capture nothing.',
    })[claim.captured],
}

function ifClaiming({ claim }: Variant, sentence: string | null): string | null {
  return { never: null, anywhere: sentence, opponents: sentence, own: sentence }[claim.where]
}

function ifClaimed(variant: Variant, sentence: string | null): string | null {
  return { none: ifClaiming(variant, sentence), rightmost: sentence }[variant.claim.fixed]
}
