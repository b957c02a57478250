import { message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { RulePath } from '../rulePaths'
import { countsOf } from './counts'
import type { Sentence } from './sentence'
import { roundOf } from './roundWord'

type Captures = Exclude<
  Extract<RulePath, `turn.${string}`>,
  'turn.lastInStore' | 'turn.noMove' | 'turn.mustFeed' | 'turn.grandSlam'
>

/** What is captured and what follows, in words. */
export const captureSentences: Readonly<Record<Captures, Sentence>> = {
  'turn.lastInOwnEmpty': ({ turn }) =>
    ({ captureOpposite: acrossSentence(turn, 'own'), nothing: null })[turn.lastInOwnEmpty],
  'turn.lastInOpponentsEmpty': ({ turn }) =>
    ({ captureOpposite: acrossSentence(turn, 'opponents'), nothing: null })[turn.lastInOpponentsEmpty],
  'turn.emptyOpposite': (variant) =>
    ifAcross(
      variant,
      {
        nothing: message('captures.turn.emptyOpposite.nothing'),
        takeLast: message('captures.turn.emptyOpposite.takeLast'),
      }[variant.turn.emptyOpposite],
    ),
  // Said by turn.lastInOwnEmpty and turn.chainWay.
  'turn.acrossFrom': () => null,
  'turn.acrossCounts': (variant) =>
    ifAcross(
      variant,
      {
        any: null,
        captureCounts: message('captures.turn.acrossCounts.captureCounts', { counts: countsOf(variant) }),
      }[variant.turn.acrossCounts],
    ),
  'turn.acrossAfter': ({ turn }) => {
    const sentence = {
      anySowing: null,
      opponentsSown: message('captures.turn.acrossAfter.opponentsSown'),
    }[turn.acrossAfter]
    return { captureOpposite: sentence, nothing: null }[turn.lastInOwnEmpty]
  },
  // Said by turn.lastInOwnEmpty.
  'turn.capturingSeed': () => null,
  'turn.lastInOpponents': (variant) =>
    ({
      nothing: null,
      captureCounts: message('captures.turn.lastInOpponents.captureCounts', { counts: countsOf(variant) }),
    })[variant.turn.lastInOpponents],
  'turn.lastInOwn': (variant) =>
    ({
      nothing: null,
      captureCounts: message('captures.turn.lastInOwn.captureCounts', { counts: countsOf(variant) }),
    })[variant.turn.lastInOwn],
  // Said by the rules that capture by count.
  'turn.captureCounts': () => null,
  'turn.evenFrom': () => null,
  'turn.lastOnSingle': ({ turn }) =>
    ({ nothing: null, captureOpposite: message('captures.turn.lastOnSingle.captureOpposite') })[
      turn.lastOnSingle
    ],
  'turn.lastHole': ({ turn }) =>
    ({
      nothing: null,
      take: message('captures.turn.lastHole.take'),
      takeEqual: message('captures.turn.lastHole.takeEqual'),
    })[turn.lastHole],
  'turn.gap': ({ turn }) =>
    ({
      nothing: null,
      captureBeyond: message('captures.turn.gap.captureBeyond'),
      captureBeyondFilled: message('captures.turn.gap.captureBeyondFilled'),
    })[turn.gap],
  'turn.nextHole': (variant) =>
    ({
      nothing: null,
      takeAtCount: message('captures.turn.nextHole.takeAtCount', { counts: countsOf(variant) }),
      takeFromOpponents: message('captures.turn.nextHole.takeFromOpponents'),
    })[variant.turn.nextHole],
  'turn.sweep': (variant) =>
    ({
      nothing: null,
      opponentsCounts: message('captures.turn.sweep.opponentsCounts', { counts: countsOf(variant) }),
    })[variant.turn.sweep],
  'turn.takesToo': (variant) =>
    ({
      nothing: null,
      opposite: message('captures.turn.takesToo.opposite'),
      eachOpposite: message('captures.turn.takesToo.eachOpposite'),
      opponentsCounts: message('captures.turn.takesToo.opponentsCounts', { counts: countsOf(variant) }),
      lastHole: message('captures.turn.takesToo.lastHole'),
    })[variant.turn.takesToo],
  'turn.captures': ({ turn }) =>
    ({
      one: null,
      chain: {
        backward: message('captures.turn.chain.backward'),
        onward: message('captures.turn.chain.onward'),
        clockwise: message('captures.turn.chain.clockwise'),
      }[turn.chainWay],
    })[turn.captures],
  'turn.chainWay': (variant) => {
    const sentence = {
      empty: null,
      emptyThenAny: message('captures.turn.chain.emptyThenAny'),
      any: null,
    }[variant.turn.acrossFrom]
    return ifChained(variant, ifAcross(variant, sentence))
  },
  'turn.chainMost': (variant) =>
    ifChained(
      variant,
      variant.turn.chainMost === 0
        ? null
        : message('captures.turn.chainMost', { count: variant.turn.chainMost }),
    ),
  'turn.chainSides': (variant) =>
    ifChained(
      variant,
      { sameSides: null, bothSides: message('captures.turn.chainSides.bothSides') }[variant.turn.chainSides],
    ),
  'turn.singleSeed': ({ turn }) =>
    ({ captures: null, capturesNothing: message('captures.turn.singleSeed.capturesNothing') })[
      turn.singleSeed
    ],
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
  'turn.afterCapture': ({ turn }) =>
    ({
      turnOver: null,
      moveAgain: message('captures.turn.afterCapture.moveAgain'),
      moveAgainOnce: message('captures.turn.afterCapture.moveAgainOnce'),
      sowOn: message('captures.turn.afterCapture.sowOn'),
      relayOn: message('captures.turn.afterCapture.relayOn'),
    })[turn.afterCapture],
}

function acrossSentence({ acrossFrom, capturingSeed }: Variant['turn'], owner: 'own' | 'opponents'): Message {
  const hole = ({ empty: 'Empty', emptyThenAny: 'Empty', any: 'Any' } as const)[acrossFrom]
  return {
    taken: message(`captures.turn.${owner}${hole}.taken`),
    stays: message(`captures.turn.${owner}${hole}.stays`),
  }[capturingSeed]
}

function ifAcross({ turn }: Variant, sentence: Message | null): Message | null {
  const across =
    { captureOpposite: true, nothing: false }[turn.lastInOwnEmpty] ||
    { captureOpposite: true, nothing: false }[turn.lastInOpponentsEmpty] ||
    { captureOpposite: true, nothing: false }[turn.lastOnSingle]
  return across ? sentence : null
}

function ifChained({ turn }: Variant, sentence: Message | null): Message | null {
  return { one: null, chain: sentence }[turn.captures]
}
