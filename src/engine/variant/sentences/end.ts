import { mayBeStopped, mayLeaveSeeds } from '../support/consequences'
import type { SentencesOf } from './sentence'

/** When a round ends and who gets what is left, in words. */
export const endSentences: SentencesOf<'end'> = {
  'end.when': ({ end }) =>
    ({
      allInStores: 'The round ends when all seeds are in the stores.',
      moverCannotMove: 'The round ends when the player to move cannot.',
      eitherSideEmpty: 'The round ends when a move leaves either side without seeds.',
      majority: 'The round ends when a player holds more than half of all seeds at the end of a turn.',
      moverSideEmpty: 'The round ends when a move leaves the mover’s own side without seeds.',
    })[end.when],
  'end.few': ({ end }) => {
    const left = end.few === 1 ? 'a single seed' : `${end.few} seeds or fewer`
    const sentence = {
      leftovers: `The round also ends when a move leaves ${left} in holes.`,
      mover: `When a move leaves ${left} in holes, the mover takes them.`,
      starter: `When a move leaves ${left} in holes, the player who began the round takes them.`,
    }[end.fewTo]
    return end.few === 0 ? null : sentence
  },
  // Said by end.few.
  'end.fewTo': () => null,
  'end.leftovers': (variant) => {
    const sentence = {
      toSideOwner: 'Seeds left in holes go to the player on whose side they lie.',
      toOtherPlayer: 'Seeds left in holes go to the player on the other side.',
      toLastMover: 'Seeds left in holes go to the player who moved last.',
      nobody: 'Seeds left in holes count for nobody.',
      halved: 'Seeds left in holes are divided evenly; an odd one goes to the smaller store, or to North’s.',
      toUnfed:
        'If the round ends because nobody can feed an opponent without seeds, that opponent takes what is left; otherwise seeds left in holes go to the player on whose side they lie.',
    }[variant.end.leftovers]
    return mayLeaveSeeds(variant) ? sentence : null
  },
  'end.repetition': (variant) => {
    const sentence = {
      shareBySide: 'each player takes the seeds on their own side.',
      draw: 'the round is a draw.',
      splitEvenly: 'the players take half of the seeds left each; an odd one counts for nobody.',
    }[variant.end.repetition]
    const stops = {
      stop: 'If a position repeats, or play would never end,',
      playOn: 'If play would never end,',
    }
    return mayBeStopped(variant) ? `${stops[variant.end.repeats]} ${sentence}` : null
  },
  // Said by end.repetition.
  'end.repeats': () => null,
  'end.quietMoves': ({ end }) =>
    end.quietMoves === 0
      ? null
      : `The same applies after ${end.quietMoves === 1 ? 'a move' : `${end.quietMoves} consecutive moves`} without a capture.`,
}
