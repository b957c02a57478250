import { message } from '../../../locales/message'
import { mayBeStopped, mayLeaveSeeds } from '../support'
import type { SentencesOf } from './sentence'
import { roundOf } from './roundWord'

/** When a round ends and who gets what is left, in words. */
export const endSentences: SentencesOf<'end'> = {
  'end.when': (variant) =>
    ({
      allInStores: message('rules.end.when.allInStores', { round: roundOf(variant) }),
      moverCannotMove: message('rules.end.when.moverCannotMove', { round: roundOf(variant) }),
      eitherSideEmpty: message('rules.end.when.eitherSideEmpty', { round: roundOf(variant) }),
      majority: message('rules.end.when.majority', { round: roundOf(variant) }),
      moverSideEmpty: message('rules.end.when.moverSideEmpty', { round: roundOf(variant) }),
    })[variant.end.when],
  'end.few': (variant) => {
    const { few, fewTo } = variant.end
    return few === 0 ? null : message(`rules.end.few.${fewTo}`, { count: few, round: roundOf(variant) })
  },
  // Said by end.few.
  'end.fewTo': () => null,
  'end.leftovers': (variant) => {
    const sentence = {
      toSideOwner: message('rules.end.leftovers.toSideOwner'),
      toOtherPlayer: message('rules.end.leftovers.toOtherPlayer'),
      toLastMover: message('rules.end.leftovers.toLastMover'),
      nobody: message('rules.end.leftovers.nobody'),
      halved: message('rules.end.leftovers.halved'),
      toUnfed: message('rules.end.leftovers.toUnfed', { round: roundOf(variant) }),
      toUnfedOrNobody: message('rules.end.leftovers.toUnfedOrNobody', { round: roundOf(variant) }),
    }[variant.end.leftovers]
    return mayLeaveSeeds(variant) ? sentence : null
  },
  'end.repetition': (variant) => {
    const { repetition, repeats } = variant.end
    const onRepetition = {
      shareBySide: message('rules.end.repetition.shareBySide'),
      draw: message('rules.end.repetition.draw', { round: roundOf(variant) }),
      splitEvenly: message('rules.end.repetition.splitEvenly'),
    }[repetition]
    const sentence = {
      stop: onRepetition,
      playOn: message(`rules.end.endless.${repetition}`, { round: roundOf(variant) }),
    }[repeats]
    return mayBeStopped(variant) ? sentence : null
  },
  // Said by end.repetition.
  'end.repeats': () => null,
  'end.quietMoves': ({ end }) =>
    end.quietMoves === 0 ? null : message('rules.end.quietMoves', { count: end.quietMoves }),
}
