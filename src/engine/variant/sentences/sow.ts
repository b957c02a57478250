import { countsOf } from './counts'
import { seeds, type SentencesOf } from './sentence'
import type { Variant } from '../variant'

/** How a lap goes round, in words. */
export const sowSentences: SentencesOf<'sow'> = {
  'sow.direction': ({ sow }) =>
    ({
      anticlockwise: 'Seeds are sown one by one, anticlockwise; each store stands at its owner’s right.',
      clockwise: 'Seeds are sown one by one, clockwise; each store stands at its owner’s left.',
      eitherWay: 'Seeds are sown one by one, anticlockwise or clockwise as the mover chooses for each move.',
      outward:
        'Seeds are sown one by one: from the left half of a row clockwise, from the right half anticlockwise, and from a hole in the middle as the mover chooses.',
      firstMoveDecides:
        'Seeds are sown one by one. The first move of a round chooses a way, which its player keeps for the round; the other player sows the other way.',
      byParity: 'Seeds are sown one by one: an even number of seeds clockwise, an odd number anticlockwise.',
    })[sow.direction],
  'sow.origin': ({ sow }) =>
    ({
      sown: 'A lap that goes all the way round also drops a seed in its starting hole.',
      skipped: 'A lap that goes all the way round skips its starting hole.',
    })[sow.origin],
  'sow.leave': ({ sow }) =>
    ({
      nothing: null,
      one: 'The first seed of a move falls back into the hole it was lifted from.',
      oneUnlessSingle:
        'The first seed of a move falls back into the hole it was lifted from, unless it is the only one.',
    })[sow.leave],
  'sow.skips': ({ sow }) =>
    ({
      nothing: null,
      opponentsAt: `Sowing skips the opponent’s holes that hold exactly ${seeds(sow.skipCount)}.`,
      holesFrom: `Sowing skips holes that hold ${sow.skipCount} or more seeds.`,
    })[sow.skips],
  // Said by sow.skips.
  'sow.skipCount': () => null,
  'sow.before': ({ sow }) =>
    ({
      nothing: null,
      storeOne: 'Before each lap, one of the lifted seeds goes to the mover’s store.',
      singlesAcross:
        'Before sowing, the mover takes what lies opposite each of their own holes that hold exactly one seed.',
      lastSeedAcross: 'Whoever lifts a single seed first takes what lies in the hole across.',
    })[sow.before],
  'sow.passing': (variant) => {
    const brings = `When a seed other than the last of a lap brings a hole to ${countsOf(variant)}`
    return {
      nothing: null,
      toOwner: `${brings}, the player on whose side it lies takes it at once.`,
      toOwnerWithLast: `When a seed brings a hole to ${countsOf(variant)}, the player on whose side it lies takes it at once.`,
      toMover: `${brings}, the mover takes it at once.`,
      ownToMover: `${brings} and that hole is the mover’s own, the mover takes it at once.`,
    }[variant.sow.passing]
  },
  'sow.lateSeeds': ({ sow }) =>
    sow.lateSeeds === 0
      ? null
      : `While no more than ${seeds(sow.lateSeeds)} lie in holes when a lap begins, every seed sown on the other side goes to the opponent’s store, except a last one that captures.`,
  'sow.relay': (variant) => relaySentence(variant),
  // Said by sow.relay.
  'sow.relayFrom': () => null,
  'sow.relayIf': (variant) => {
    const { relayIf, relayCount } = variant.sow
    return ifRelayed(
      variant,
      {
        notEmpty: null,
        atLeast: `This happens only if the hole of the last seed then holds ${relayCount} or more.`,
        exactly: `This happens only if the hole of the last seed then holds exactly ${relayCount}.`,
        visited: 'After the first lap this happens only if seeds were sown in the opponent’s row.',
      }[relayIf],
    )
  },
  // Said by sow.relayIf.
  'sow.relayCount': () => null,
  'sow.turning': (variant) =>
    ifSownOn(
      variant,
      { sameWay: null, everyLap: 'Each further lap goes the other way.' }[variant.sow.turning],
    ),
  'sow.firstMove': ({ sow }) =>
    ({
      asOthers: null,
      plainRelay:
        'In the first move of a round, laps follow one another until a last seed falls in an empty hole, and nothing is skipped.',
      alternate:
        'In the first move of a round the chosen hole stays as it is: one seed moves on from every second hole after it, the last of them to the hole across from the chosen one.',
      overToOpponent:
        'Each player’s first turn is a single lap; if its last seed would fall in the mover’s own row, it goes to the opponent’s first hole instead.',
    })[sow.firstMove],
}

function relaySentence({ sow }: Variant): string {
  const fromLast = {
    never: 'A move is a single lap.',
    any: 'When the last seed falls in a hole that was not empty, its seeds are lifted and sown onward.',
    own: 'When the last seed falls in one of the mover’s own holes that was not empty, its seeds are lifted and sown onward; in an opponent’s hole the turn ends.',
  }[sow.relay]
  const fromNext = {
    never: fromLast,
    any: 'When a lap is over, the seeds of the next hole are lifted and sown onward; if it is empty, the sowing is over.',
    own: 'When a lap is over and the next hole is one of the mover’s own, its seeds are lifted and sown onward; otherwise, or if it is empty, the sowing is over.',
  }[sow.relay]
  return { lastHole: fromLast, nextHole: fromNext }[sow.relayFrom]
}

function ifRelayed({ sow }: Variant, sentence: string | null): string | null {
  return { never: null, any: sentence, own: sentence }[sow.relay]
}

/** What matters wherever a move can have several laps. */
function ifSownOn(variant: Variant, sentence: string | null): string | null {
  const { sow, turn } = variant
  const goesOn =
    { turnOver: false, moveAgain: false, moveAgainOnce: false, sowOn: true, relayOn: false }[
      turn.afterCapture
    ] || { asOthers: false, plainRelay: true, alternate: false, overToOpponent: false }[sow.firstMove]
  return goesOn ? sentence : ifRelayed(variant, sentence)
}
