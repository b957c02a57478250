import { message } from '../../../locales/message'
import type { SentencesOf } from './sentence'
import { roundOf } from './roundWord'

/** What may be lifted, in words. */
export const liftSentences: SentencesOf<'lift'> = {
  'lift.atLeast': ({ lift }) =>
    lift.atLeast === 1 ? null : message('rules.lift.atLeast', { count: lift.atLeast }),
  'lift.singles': ({ lift }) =>
    ({
      free: null,
      lastResort: message('rules.lift.singles.lastResort'),
      ontoEmpty: message('rules.lift.singles.ontoEmpty'),
    })[lift.singles],
  'lift.pairs': ({ lift }) =>
    ({
      free: null,
      lastResort: message('rules.lift.pairs.lastResort'),
      lastResortRightmost: message('rules.lift.pairs.lastResortRightmost'),
    })[lift.pairs],
  'lift.reach': ({ board, lift }) =>
    ({
      anywhere: null,
      opponentOrEmpty: message('rules.lift.reach.opponentOrEmpty', { count: board.holes }),
      bothRows: message('rules.lift.reach.bothRows'),
    })[lift.reach],
  'lift.opening': (variant) =>
    ({
      free: null,
      rightHalf: message('rules.lift.opening.rightHalf'),
      twoRightmost: message('rules.lift.opening.twoRightmost', { round: roundOf(variant) }),
      eachHoleOnce: message('rules.lift.opening.eachHoleOnce'),
      unlocks: message('rules.lift.opening.unlocks', { round: roundOf(variant) }),
    })[variant.lift.opening],
  'lift.facing': ({ lift }) =>
    ({ free: null, notFacingSingle: message('rules.lift.facing.notFacingSingle') })[lift.facing],
  'lift.undo': ({ lift }) => ({ free: null, barred: message('rules.lift.undo.barred') })[lift.undo],
}
