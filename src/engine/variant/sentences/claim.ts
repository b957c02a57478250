import { message, type Message } from '../../../locales/message'
import type { Variant } from '../variant'
import type { SentencesOf } from './sentence'

/** Which holes are claimed and the consequences, in words. */
export const claimSentences: SentencesOf<'claim'> = {
  'claim.where': ({ claim }) =>
    ({
      never: null,
      anywhere: claimedSentence(claim, 'anywhere'),
      opponents: claimedSentence(claim, 'opponents'),
      own: claimedSentence(claim, 'own'),
    })[claim.where],
  // Said by claim.where.
  'claim.atCount': () => null,
  'claim.rule': () => null,
  'claim.lap': (variant) =>
    ifClaiming(
      variant,
      { any: null, severalSeeds: message('captures.claim.lap.severalSeeds') }[variant.claim.lap],
    ),
  'claim.places': (variant) =>
    ifClaiming(
      variant,
      {
        all: null,
        notLastNorSame: message('captures.claim.places.notLastNorSame'),
        notLastNorFacing: message('captures.claim.places.notLastNorFacing'),
        endsAndNext: message('captures.claim.places.endsAndNext'),
        innerAndFarEnds: message('captures.claim.places.innerAndFarEnds'),
        notRightmost: message('captures.claim.places.notRightmost'),
      }[variant.claim.places],
    ),
  'claim.most': (variant) =>
    ifClaiming(variant, { any: null, one: message('captures.claim.most.one') }[variant.claim.most]),
  'claim.fixed': ({ claim }) =>
    ({ none: null, rightmost: message('captures.claim.fixed.rightmost') })[claim.fixed],
  'claim.sowing': (variant) =>
    ifClaimed(
      variant,
      {
        byBoth: message('captures.claim.sowing.byBoth'),
        notByOpponent: message('captures.claim.sowing.notByOpponent'),
        lastByOpponent: message('captures.claim.sowing.lastByOpponent'),
      }[variant.claim.sowing],
    ),
  'claim.lastSeed': (variant) =>
    ifClaimed(
      variant,
      { nothing: null, takesTwo: message('captures.claim.lastSeed.takesTwo') }[variant.claim.lastSeed],
    ),
  'claim.captured': ({ claim }) =>
    ({ toStore: null, toClaimed: message('captures.claim.captured.toClaimed') })[claim.captured],
}

function claimedSentence(
  { rule, atCount }: Variant['claim'],
  where: Exclude<Variant['claim']['where'], 'never'>,
): Message {
  return {
    count: message(`captures.claim.count.${where}`, { count: atCount }),
    countOrPair: message(`captures.claim.countOrPair.${where}`, { count: atCount, fewer: atCount - 1 }),
    across: message('captures.claim.across', { count: atCount }),
    closing: message(`captures.claim.closing.${where}`, { count: atCount }),
  }[rule]
}

function ifClaiming({ claim }: Variant, sentence: Message | null): Message | null {
  return { never: null, anywhere: sentence, opponents: sentence, own: sentence }[claim.where]
}

function ifClaimed(variant: Variant, sentence: Message | null): Message | null {
  return { none: ifClaiming(variant, sentence), rightmost: sentence }[variant.claim.fixed]
}
