import { message } from '../../../locales/message'
import { closesHoles, goesOn } from '../consequences'
import type { Contradiction } from './contradiction'

/** Rules that contradict claimed and closed holes. */
export const CLAIM_CONTRADICTIONS: readonly Contradiction[] = [
  {
    paths: ['claim.captured', 'claim.where'],
    because: message('ruleProblems.noClaims'),
    holds: ({ claim }) =>
      ({ toStore: false, toClaimed: true })[claim.captured] &&
      { never: true, anywhere: false, opponents: false, own: false }[claim.where] &&
      { none: true, rightmost: false }[claim.fixed],
  },
  {
    paths: ['claim.rule', 'claim.sowing'],
    because: message('ruleProblems.closedNotSown'),
    holds: (variant) =>
      closesHoles(variant) &&
      { byBoth: true, notByOpponent: false, lastByOpponent: true }[variant.claim.sowing],
  },
  {
    paths: ['claim.rule', 'claim.fixed'],
    because: message('ruleProblems.closedFromStart'),
    holds: (variant) => closesHoles(variant) && { none: false, rightmost: true }[variant.claim.fixed],
  },
  {
    paths: ['claim.rule', 'win.by'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) =>
      closesHoles(variant) &&
      { mostSeeds: true, majority: true, deprive: false, immobilise: false, clear: false }[variant.win.by],
  },
  {
    paths: ['claim.rule', 'end.when'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && variant.end.when === 'majority',
  },
  {
    paths: ['claim.rule', 'match.length'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: (variant) => closesHoles(variant) && goesOn(variant),
  },
]
