import { message } from '../../../locales/message'
import { mayBeStopped, mayLeaveSeeds } from '../support/consequences'
import type { SentencesOf } from './sentence'

/** When a round ends and who gets what is left, in words. */
export const endSentences: SentencesOf<'end'> = {
  'end.when': ({ end }) =>
    ({
      allInStores: message('rules.end.when.allInStores'),
      moverCannotMove: message('rules.end.when.moverCannotMove'),
      eitherSideEmpty: message('rules.end.when.eitherSideEmpty'),
      majority: message('rules.end.when.majority'),
      moverSideEmpty: message('rules.end.when.moverSideEmpty'),
    })[end.when],
  'end.few': ({ end }) => (end.few === 0 ? null : message(`rules.end.few.${end.fewTo}`, { count: end.few })),
  // Said by end.few.
  'end.fewTo': () => null,
  'end.leftovers': (variant) => {
    const sentence = {
      toSideOwner: message('rules.end.leftovers.toSideOwner'),
      toOtherPlayer: message('rules.end.leftovers.toOtherPlayer'),
      toLastMover: message('rules.end.leftovers.toLastMover'),
      nobody: message('rules.end.leftovers.nobody'),
      halved: message('rules.end.leftovers.halved'),
      toUnfed: message('rules.end.leftovers.toUnfed'),
    }[variant.end.leftovers]
    return mayLeaveSeeds(variant) ? sentence : null
  },
  'end.repetition': (variant) => {
    const { repetition, repeats } = variant.end
    const onRepetition = {
      shareBySide: message('rules.end.repetition.shareBySide'),
      draw: message('rules.end.repetition.draw'),
      splitEvenly: message('rules.end.repetition.splitEvenly'),
    }[repetition]
    const sentence = { stop: onRepetition, playOn: message(`rules.end.endless.${repetition}`) }[repeats]
    return mayBeStopped(variant) ? sentence : null
  },
  // Said by end.repetition.
  'end.repeats': () => null,
  'end.quietMoves': ({ end }) =>
    end.quietMoves === 0 ? null : message('rules.end.quietMoves', { count: end.quietMoves }),
}
