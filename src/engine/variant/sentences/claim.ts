import { message } from '../../../locales/message'
import { claimsHoles } from '../consequences'
import type { SentencesOf } from './sentence'

/** What claimed holes mean, in words. */
export const claimSentences: SentencesOf<'claim'> = {
  'claim.closed': ({ claim, last }) => {
    // What a claimed hole is must be said wherever one can be claimed.
    const isClaimed = last.some((clause) => clause.claim !== undefined)
    const isRaided = last.some(({ at }) => at === 'claimed')
    const claimed = isClaimed ? message(isRaided ? 'clauses.claimedRaided' : 'clauses.claimed') : null
    return { no: claimed, yes: message('clauses.closed') }[claim.closed]
  },
  'claim.fixed': ({ claim }) =>
    ({ none: null, rightmost: message('captures.claim.fixed.rightmost') })[claim.fixed],
  'claim.sowing': (variant) => {
    const sentence = {
      byBoth: message('captures.claim.sowing.byBoth'),
      notByOpponent: message('captures.claim.sowing.notByOpponent'),
      lastByOpponent: message('captures.claim.sowing.lastByOpponent'),
    }[variant.claim.sowing]
    return claimsHoles(variant) ? sentence : null
  },
  'claim.captured': ({ claim }) =>
    ({ toStore: null, toClaimed: message('captures.claim.captured.toClaimed') })[claim.captured],
}
