import { message } from '../../../locales/message'
import { mayBeStopped, mayLeaveSeeds } from '../support'
import { lastSeedOf } from '../clauses/lastSeed'
import type { Variant } from '../variant'
import { countsClaims } from './countsClaims'
import type { SentencesOf } from './sentence'
import { roundOf } from './roundWord'

/** When a round ends and who gets what is left, in words. */
export const endSentences: SentencesOf<'end'> = {
  'end.when': (variant) =>
    ({
      allInStores: message('rules.end.when.allInStores', { round: roundOf(variant) }),
      moverCannotMove: message('rules.end.when.moverCannotMove', { round: roundOf(variant) }),
      eitherSideEmpty: message('rules.end.when.eitherSideEmpty', { round: roundOf(variant) }),
      majority: message(
        countsClaims(variant) ? 'rules.end.when.majorityClaimed' : 'rules.end.when.majority',
        { round: roundOf(variant) },
      ),
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
      shareBySide: message('rules.end.repetition.shareBySide', { round: roundOf(variant) }),
      draw: message('rules.end.repetition.draw', { round: roundOf(variant) }),
      splitEvenly: message('rules.end.repetition.splitEvenly', { round: roundOf(variant) }),
    }[repetition]
    const sentence = {
      stop: onRepetition,
      playOn: message(`rules.end.endless.${repetition}`, { round: roundOf(variant) }),
    }[repeats]
    return mayBeStopped(variant) ? sentence : null
  },
  // What repeated positions do is said by end.repetition; this is about turns.
  'end.repeats': (variant) =>
    mayBeStopped(variant) && maySowForEver(variant)
      ? message('rules.end.endlessTurn', { round: roundOf(variant) })
      : null,
  'end.quietMoves': (variant) =>
    variant.end.quietMoves === 0
      ? null
      : message('rules.end.quietMoves', { count: variant.end.quietMoves, round: roundOf(variant) }),
}

/** Whether a turn can have laps without end: only where none of them costs a seed, because no store is sown. */
function maySowForEver(variant: Variant): boolean {
  const goesOn = lastSeedOf(variant).last.some(({ then }) => then === 'relay' || then === 'relayNext')
  return goesOn && { own: false, capturesOnly: true, both: false }[variant.board.stores]
}
