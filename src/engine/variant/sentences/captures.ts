import type { Variant } from '../variant'
import type { RulePath } from '../vocabulary'
import { countsOf } from './counts'
import type { Sentence } from './sentence'

type Captures = Exclude<
  Extract<RulePath, `turn.${string}`>,
  'turn.lastInStore' | 'turn.noMove' | 'turn.mustFeed' | 'turn.grandSlam'
>

/** What is captured and what follows, in words. */
export const captureSentences: Readonly<Record<Captures, Sentence>> = {
  'turn.lastInOwnEmpty': ({ turn }) =>
    ({
      captureOpposite: acrossSentence(turn, 'the mover'),
      nothing: 'A last seed in an empty hole of the mover captures nothing across.',
    })[turn.lastInOwnEmpty],
  'turn.lastInOpponentsEmpty': ({ turn }) =>
    ({ captureOpposite: acrossSentence(turn, 'the opponent'), nothing: null })[turn.lastInOpponentsEmpty],
  'turn.emptyOpposite': (variant) =>
    ifAcross(
      variant,
      {
        nothing: 'If the hole across is empty, nothing is captured.',
        takeLast: 'If the hole across is empty, the hole of the last seed is still taken.',
      }[variant.turn.emptyOpposite],
    ),
  // Said by turn.lastInOwnEmpty and turn.chainWay.
  'turn.acrossFrom': () => null,
  'turn.acrossCounts': (variant) =>
    ifAcross(
      variant,
      {
        any: null,
        captureCounts: `A hole is captured across only if it holds ${countsOf(variant)}.`,
      }[variant.turn.acrossCounts],
    ),
  'turn.acrossAfter': ({ turn }) => {
    const sentence = {
      anySowing: null,
      opponentsSown:
        'If no hole of the opponent has changed in the move, a last seed in an empty hole of the mover captures nothing but earns another move.',
    }[turn.acrossAfter]
    return { captureOpposite: sentence, nothing: null }[turn.lastInOwnEmpty]
  },
  // Said by turn.lastInOwnEmpty.
  'turn.capturingSeed': () => null,
  'turn.lastInOpponents': (variant) =>
    ({
      nothing: 'No hole of the opponent is captured for the number of seeds in it.',
      captureCounts: `A last seed that brings an opponent’s hole to ${countsOf(variant)} captures that hole.`,
    })[variant.turn.lastInOpponents],
  'turn.lastInOwn': (variant) =>
    ({
      nothing: null,
      captureCounts: `A last seed that brings one of the mover’s own holes to ${countsOf(variant)} captures that hole.`,
    })[variant.turn.lastInOwn],
  // Said by the rules that capture by count.
  'turn.captureCounts': () => null,
  'turn.evenFrom': () => null,
  'turn.lastOnSingle': ({ turn }) =>
    ({
      nothing: null,
      captureOpposite:
        'A last seed in a hole of the mover that held exactly one captures both of them and the seeds in the hole across.',
    })[turn.lastOnSingle],
  'turn.lastHole': ({ turn }) =>
    ({
      nothing: null,
      take: 'Where no other capture applies, the mover takes all seeds of the hole in which the last one falls.',
    })[turn.lastHole],
  'turn.gap': ({ turn }) =>
    ({
      nothing: null,
      captureBeyond:
        'If the sowing is over and the next hole is empty, the mover takes the seeds in the hole after it.',
    })[turn.gap],
  'turn.nextHole': (variant) =>
    ({
      nothing: null,
      takeAtCount: `When the sowing is over, the mover takes the next hole if it holds ${countsOf(variant)}.`,
      takeFromOpponents: 'When the sowing ends in the opponent’s row, the mover takes the next hole.',
    })[variant.turn.nextHole],
  'turn.sweep': (variant) =>
    ({
      nothing: null,
      opponentsCounts: `A last seed in the opponent’s row or in the mover’s rightmost hole takes all holes of the opponent that hold ${countsOf(variant)}.`,
    })[variant.turn.sweep],
  'turn.takesToo': (variant) =>
    ({
      nothing: null,
      opposite: 'The hole across from the first one captured is taken too.',
      eachOpposite: 'The hole across from each one captured is taken too.',
      opponentsCounts: `With a capture, the mover also takes all holes of the opponent that hold ${countsOf(variant)}.`,
      lastHole: 'With a capture, the mover also takes the hole of the last seed.',
    })[variant.turn.takesToo],
  'turn.captures': ({ turn }) =>
    ({
      one: 'A move captures once.',
      chain: {
        backward:
          'Holes sown just before the last one are captured too, as long as each qualifies by the same rule.',
        onward: 'The holes that follow are captured too, as long as each qualifies by the same rule.',
      }[turn.chainWay],
    })[turn.captures],
  'turn.chainWay': (variant) => {
    const sentence = {
      empty: null,
      emptyThenAny: 'The holes across from which it goes on may hold any number of seeds.',
      any: null,
    }[variant.turn.acrossFrom]
    return ifChained(variant, ifAcross(variant, sentence))
  },
  'turn.chainMost': (variant) =>
    ifChained(
      variant,
      variant.turn.chainMost === 0 ? null : `That makes ${variant.turn.chainMost} captured holes at most.`,
    ),
  'turn.chainSides': (variant) =>
    ifChained(
      variant,
      { sameSides: null, bothSides: 'They may lie in either row.' }[variant.turn.chainSides],
    ),
  'turn.singleSeed': ({ turn }) =>
    ({ captures: null, capturesNothing: 'A lap of a single seed captures nothing.' })[turn.singleSeed],
  'turn.capturesAfter': ({ turn: { capturesAfter } }) =>
    capturesAfter === 0
      ? null
      : `Nothing is captured in the first ${capturesAfter === 1 ? 'turn' : `${capturesAfter} turns`} of a round.`,
  'turn.starterWaits': ({ turn }) =>
    ({
      no: null,
      untilOtherCaptures:
        'Whoever begins a round can neither capture nor claim anything before the other player has done so.',
    })[turn.starterWaits],
  'turn.afterCapture': ({ turn }) =>
    ({
      turnOver: null,
      moveAgain: 'A capture earns another move.',
      moveAgainOnce: 'A capture earns another move, once per turn.',
      sowOn:
        'After a capture the sowing goes on from the hole of the last seed, or from the next one if that was captured; if it is empty, the turn is over.',
      relayOn: 'After a capture the sowing goes on as if nothing had been captured.',
    })[turn.afterCapture],
}

function acrossSentence(
  { acrossFrom, capturingSeed }: Variant['turn'],
  owner: 'the mover' | 'the opponent',
): string {
  const empty = `an empty hole of ${owner}`
  const hole = { empty, emptyThenAny: empty, any: `a hole of ${owner}` }[acrossFrom]
  return {
    taken: `A last seed in ${hole} captures the seeds in the hole across and goes to the store with them.`,
    stays: `A last seed in ${hole} captures the seeds in the hole across, and stays where it is.`,
  }[capturingSeed]
}

function ifAcross({ turn }: Variant, sentence: string | null): string | null {
  const across =
    { captureOpposite: true, nothing: false }[turn.lastInOwnEmpty] ||
    { captureOpposite: true, nothing: false }[turn.lastInOpponentsEmpty] ||
    { captureOpposite: true, nothing: false }[turn.lastOnSingle]
  return across ? sentence : null
}

function ifChained({ turn }: Variant, sentence: string | null): string | null {
  return { one: null, chain: sentence }[turn.captures]
}
