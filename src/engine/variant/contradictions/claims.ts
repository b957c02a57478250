import { message } from '../../../locales/message'
import { claimsHoles, closesHoles, goesOn } from '../consequences'
import type { Contradiction } from './contradiction'

/** Rules that contradict claimed and closed holes. */
export const CLAIM_CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['claim.captured', 'last'],
    because: message('ruleProblems.noClaims'),
    holds: (variant) =>
      ({ toStore: false, toClaimed: true })[variant.claim.captured] && !claimsHoles(variant),
  },
  {
    paths: ['claim.closed', 'claim.sowing'],
    because: message('ruleProblems.closedNotSown'),
    holds: (variant) =>
      closesHoles(variant) &&
      { byBoth: true, notByOpponent: false, lastByOpponent: true }[variant.claim.sowing],
  },
  {
    paths: ['claim.closed', 'claim.fixed'],
    because: message('ruleProblems.closedFromStart'),
    holds: (variant) => closesHoles(variant) && { none: false, rightmost: true }[variant.claim.fixed],
  },
  {
    paths: ['claim.closed', 'win.by'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) =>
      closesHoles(variant) &&
      { mostSeeds: true, majority: true, deprive: false, immobilise: false, clear: false }[variant.win.by],
  },
  {
    paths: ['claim.closed', 'end.when'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && variant.end.when === 'majority',
  },
  {
    paths: ['claim.closed', 'match.length'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && goesOn(variant),
  },
]
