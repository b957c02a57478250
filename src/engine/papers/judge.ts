import type { Claim, Evidence, Finding, Item, Outcome, Run, Verdict } from './item'

/** Judges an item by its evidence and lists what was not expected. */
export function judge(item: Item, evidence: Evidence, runs: readonly Run[]): Outcome {
  const finding: Finding = item.judge(evidence)
  const surprises = finding.claims
    .filter((claim) => claim.verdict !== (item.expected[claim.id] ?? 'reproduced'))
    // A quick run may have too few games to decide.
    .filter((claim) => !(claim.verdict === 'undecided' && evidence.size === 'quick'))
    .map((claim) => claim.id)
  const { id, paper, title, where, readings } = item
  return {
    ...finding,
    id,
    paper,
    title,
    where,
    readings,
    verdict: overall(finding.claims),
    surprises,
    reports: evidence.found.map(({ report }) => report),
    runs,
  }
}

function overall(claims: readonly Claim[]): Verdict {
  const order: readonly Verdict[] = ['differs', 'undecided', 'beyond', 'reproduced']
  return order.find((verdict) => claims.some((claim) => claim.verdict === verdict)) ?? 'reproduced'
}
