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
    })[end.when],
  'end.leftovers': (variant) => {
    const sentence = {
      toSideOwner: 'Seeds left in holes go to the player on whose side they lie.',
      toOtherPlayer: 'Seeds left in holes go to the player on the other side.',
      toLastMover: 'Seeds left in holes go to the player who moved last.',
      nobody: 'Seeds left in holes count for nobody.',
    }[variant.end.leftovers]
    return mayLeaveSeeds(variant) ? sentence : null
  },
  'end.repetition': (variant) => {
    const sentence = {
      shareBySide:
        'If a position repeats, or play would never end, each player takes the seeds on their own side.',
      draw: 'If a position repeats, or play would never end, the round is a draw.',
    }[variant.end.repetition]
    return mayBeStopped(variant) ? sentence : null
  },
  'end.quietMoves': ({ end }) =>
    end.quietMoves === 0
      ? null
      : `The same applies after ${end.quietMoves === 1 ? 'a move' : `${end.quietMoves} consecutive moves`} without a capture.`,
}
