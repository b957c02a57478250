import { message } from '../../../locales/message'
import type { Variant } from '../variant'
import { GOES_ON, type Contradiction } from './contradiction'

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
    holds: ({ claim }) =>
      closes(claim) && { byBoth: true, notByOpponent: false, lastByOpponent: true }[claim.sowing],
  },
  {
    paths: ['claim.rule', 'claim.fixed'],
    because: message('ruleProblems.closedFromStart'),
    holds: ({ claim }) => closes(claim) && { none: false, rightmost: true }[claim.fixed],
  },
  {
    paths: ['claim.rule', 'win.by'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: ({ claim, win }) =>
      closes(claim) &&
      { mostSeeds: true, majority: true, deprive: false, immobilise: false, clear: false }[win.by],
  },
  {
    paths: ['claim.rule', 'end.when'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: ({ claim, end }) => closes(claim) && end.when === 'majority',
  },
  {
    paths: ['claim.rule', 'match.length'],
    because: message('ruleProblems.asideCountsForNobody'),
    holds: ({ claim, match }) => closes(claim) && GOES_ON[match.length],
  },
]

function closes({ where, rule }: Variant['claim']): boolean {
  const claims = { never: false, anywhere: true, opponents: true, own: true }[where]
  return claims && { count: false, countOrPair: false, across: false, closing: true }[rule]
}
