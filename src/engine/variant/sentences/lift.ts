import { seeds, type SentencesOf } from './sentence'

/** What may be lifted, in words. */
export const liftSentences: SentencesOf<'lift'> = {
  'lift.atLeast': ({ lift }) =>
    lift.atLeast === 1 ? null : `Only holes with at least ${seeds(lift.atLeast)} may be lifted.`,
  'lift.singles': ({ lift }) =>
    ({
      free: null,
      lastResort: 'Single seeds may be lifted only if there is nothing else to lift.',
      ontoEmpty: 'A single seed may be lifted only if the next hole is empty.',
    })[lift.singles],
  'lift.pairs': ({ lift }) =>
    ({
      free: null,
      lastResort: 'Holes with two seeds may be lifted only if there is nothing else to lift.',
      lastResortRightmost:
        'Holes with two seeds may be lifted only if there is nothing else to lift, and then only the rightmost of them.',
    })[lift.pairs],
  'lift.reach': ({ board, lift }) =>
    ({
      anywhere: null,
      opponentOrEmpty: `The first lap must end in the opponent’s row or in an empty hole of the mover; holes with more than ${seeds(board.holes)} are exempt.`,
    })[lift.reach],
  'lift.opening': ({ lift }) =>
    ({
      free: null,
      rightHalf:
        'In their first turn, players lift a hole in the right half of their row, wherever the lap ends.',
      twoRightmost:
        'The first turn of a round starts from one of the two rightmost holes that can be lifted.',
      eachHoleOnce: 'Players lift each of their holes once before they lift any of them again.',
    })[lift.opening],
  'lift.facing': ({ lift }) =>
    ({ free: null, notFacingSingle: 'A hole opposite a single seed may not be lifted.' })[lift.facing],
  'lift.undo': ({ lift }) =>
    ({
      free: null,
      barred: 'A lone seed that has just come over from the other row may not be carried straight back.',
    })[lift.undo],
}
