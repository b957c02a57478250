import { message, type Message } from '../../../locales/message'
import type { SentencesOf } from './sentence'
import type { Variant } from '../variant'
import { roundOf } from './roundWord'

/** How a lap goes round, in words. */
export const sowSentences: SentencesOf<'sow'> = {
  'sow.direction': (variant) =>
    ({
      anticlockwise: message('rules.sow.direction.anticlockwise'),
      clockwise: message('rules.sow.direction.clockwise'),
      eitherWay: message('rules.sow.direction.eitherWay'),
      outward: message('rules.sow.direction.outward'),
      firstMoveDecides: message('rules.sow.direction.firstMoveDecides', { round: roundOf(variant) }),
      byParity: message('rules.sow.direction.byParity'),
      ownRow: message('rules.sow.direction.ownRow'),
    })[variant.sow.direction],
  'sow.origin': ({ sow }) =>
    ({ sown: message('rules.sow.origin.sown'), skipped: message('rules.sow.origin.skipped') })[sow.origin],
  'sow.leave': ({ sow }) =>
    ({
      nothing: null,
      one: message('rules.sow.leave.one'),
      oneUnlessSingle: message('rules.sow.leave.oneUnlessSingle'),
    })[sow.leave],
  'sow.skips': ({ sow }) =>
    ({
      nothing: null,
      opponentsAt: message('rules.sow.skips.opponentsAt', { count: sow.skipCount }),
      holesFrom: message('rules.sow.skips.holesFrom', { count: sow.skipCount }),
    })[sow.skips],
  // Said by sow.skips.
  'sow.skipCount': () => null,
  'sow.before': ({ sow }) =>
    ({
      nothing: null,
      storeOne: message('rules.sow.before.storeOne'),
      singlesAcross: message('rules.sow.before.singlesAcross'),
      lastSeedAcross: message('rules.sow.before.lastSeedAcross'),
    })[sow.before],
  'sow.lateSeeds': ({ sow }) =>
    sow.lateSeeds === 0 ? null : message('rules.sow.lateSeeds', { count: sow.lateSeeds }),
  'sow.turning': (variant) =>
    ifSownOn(
      variant,
      { sameWay: null, everyLap: message('rules.sow.turning.everyLap') }[variant.sow.turning],
    ),
  'sow.firstMove': (variant) =>
    ({
      asOthers: null,
      plainRelay: message('rules.sow.firstMove.plainRelay', { round: roundOf(variant) }),
      alternate: message('rules.sow.firstMove.alternate', { round: roundOf(variant) }),
      overToOpponent: message('rules.sow.firstMove.overToOpponent'),
    })[variant.sow.firstMove],
}

/** What matters wherever a move can have several laps. */
function ifSownOn({ sow, last }: Variant, sentence: Message | null): Message | null {
  const relays = last.some(({ then }) => then === 'relay' || then === 'relayNext')
  const goesOn =
    relays || { asOthers: false, plainRelay: true, alternate: false, overToOpponent: false }[sow.firstMove]
  return goesOn ? sentence : null
}
