import { message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { SentencesOf } from './sentence'
import { roundOf } from './roundWord'

/** When captures begin, and the allowed choices, in words. */
export const turnSentences: SentencesOf<'turn'> = {
  'turn.capturesAfter': (variant) =>
    variant.turn.capturesAfter === 0
      ? null
      : message('captures.turn.capturesAfter', {
          round: roundOf(variant),
          count: variant.turn.capturesAfter,
        }),
  'turn.starterWaits': (variant) =>
    ({
      no: null,
      untilOtherCaptures: message('captures.turn.starterWaits.untilOtherCaptures', {
        round: roundOf(variant),
      }),
    })[variant.turn.starterWaits],
  'turn.noMove': (variant) => {
    const sentence = {
      pass: message('captures.turn.noMove.pass', { round: roundOf(variant) }),
      roundEnds: message('captures.turn.noMove.roundEnds', { round: roundOf(variant) }),
    }[variant.turn.noMove]
    return {
      allInStores: sentence,
      moverCannotMove: null,
      // A player who has seeds can then move, unless a rule forbids it.
      eitherSideEmpty: mayForbidMoves(variant) ? sentence : null,
      majority: sentence,
      moverSideEmpty: sentence,
    }[variant.end.when]
  },
  'turn.mustFeed': ({ turn }) =>
    ({
      yes: message('captures.turn.mustFeed.yes'),
      no: null,
      ifPossible: message('captures.turn.mustFeed.ifPossible'),
      giveOne: message('captures.turn.mustFeed.giveOne'),
    })[turn.mustFeed],
  'turn.grandSlam': ({ turn }) =>
    ({
      allowed: null,
      void: message('captures.turn.grandSlam.void'),
      forbidden: message('captures.turn.grandSlam.forbidden'),
      ifForced: message('captures.turn.grandSlam.ifForced'),
      leavesRight: message('captures.turn.grandSlam.leavesRight'),
      leavesLeft: message('captures.turn.grandSlam.leavesLeft'),
      movesAgain: message('captures.turn.grandSlam.movesAgain'),
      givesRest: message('captures.turn.grandSlam.givesRest'),
    })[turn.grandSlam],
}

/** Whether a player with seeds may have no move that the rules allow. */
function mayForbidMoves({ lift, turn }: Variant): boolean {
  return (
    lift.atLeast > 1 ||
    { free: false, lastResort: false, ontoEmpty: true }[lift.singles] ||
    { anywhere: false, opponentOrEmpty: true, bothRows: false }[lift.reach] ||
    { free: false, notFacingSingle: true }[lift.facing] ||
    { free: false, barred: true }[lift.undo] ||
    { yes: true, no: false, ifPossible: false, giveOne: false }[turn.mustFeed] ||
    {
      allowed: false,
      void: false,
      forbidden: true,
      ifForced: false,
      leavesRight: false,
      leavesLeft: false,
      movesAgain: false,
      givesRest: false,
    }[turn.grandSlam]
  )
}
