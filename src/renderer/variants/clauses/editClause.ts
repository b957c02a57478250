import { canonicalClauses } from '../../../engine/variant/clauses/canonical'
import type { Chain, Clause, Take } from '../../../engine/variant/clauses/clause'
import type { ClauseFault } from '../../../engine/variant/clauses/faults'

/** Changes to the parts of a clause; undefined takes a part away. */
export type ClauseChange = { readonly [P in keyof Clause]?: Clause[P] | undefined }

/** A clause with some parts changed, without the parts that make no sense any more. */
export function withParts(clause: Clause, change: ClauseChange): Clause {
  const parts = { ...clause, ...change } as Clause
  const at = parts.at
  if (at === 'store') return clean({ at, lifted: parts.lifted, if: parts.if, then: parts.then })
  const taken = allowed(parts)
  const take = taken.length === 0 ? undefined : taken
  const claim = take !== undefined || at === 'claimed' || parts.claim?.length === 0 ? undefined : parts.claim
  const to = take === undefined || (change.chain !== undefined && parts.to) ? undefined : parts.to
  const sow = take === undefined ? undefined : parts.sow
  return clean({
    ...parts,
    if: parts.if?.length === 0 ? undefined : parts.if,
    take,
    claim,
    theirs: take?.includes('theirs') ? (parts.theirs ?? [2]) : undefined,
    to,
    sow,
    chain: take === undefined || to !== undefined || take.includes('two') ? undefined : parts.chain,
    then: parts.then === 'relayHere' && sow === undefined ? undefined : parts.then,
  })
}

/** What a clause may take: two seeds alone, and nothing else from a claimed hole. */
function allowed({ at, take = [] }: Clause): readonly Take[] {
  const last = take.at(-1)
  if (at === 'claimed') return take.includes('two') ? ['two'] : []
  if (last === 'two') return ['two']
  return take.filter((word) => word !== 'two')
}

function clean(parts: ClauseChange): Clause {
  const { at, ...rest } = parts
  return { at: at!, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) }
}

/** A list of words with one more at its end, or without it. */
export function toggled<Word>(words: readonly Word[] | undefined, word: Word): readonly Word[] {
  const all = words ?? []
  return all.includes(word) ? all.filter((one) => one !== word) : [...all, word]
}

/** A chain with some parts changed; without parts of its own it is only a direction. */
export function withChain(
  chain: Clause['chain'],
  change: { readonly [P in keyof Chain]?: Chain[P] | undefined },
): Clause['chain'] {
  const whole = { ...(typeof chain === 'string' ? { way: chain } : chain), ...change }
  const parts = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
  return Object.keys(parts).length === 1 ? whole.way : (parts as unknown as Chain)
}

/** The list with one clause replaced; clauses are counted from 0. */
export function replaced(last: readonly Clause[], at: number, clause: Clause): readonly Clause[] {
  return last.with(at, clause)
}

/** The list with a clause moved to another place. */
export function moved(last: readonly Clause[], from: number, to: number): readonly Clause[] {
  const rest = last.toSpliced(from, 1)
  return rest.toSpliced(to, 0, last[from]!)
}

/** The list in the form in which it is written: an edit that changes nothing leaves it as it was. */
export function written(last: readonly Clause[]): readonly Clause[] {
  return canonicalClauses(last)
}

/** How a clause that is never carried out can be repaired: moved up, or freed of the condition that never holds. */
export type Repair =
  | { readonly kind: 'moveAbove'; readonly above: number }
  | { readonly kind: 'drop'; readonly part: keyof Clause }

/** The repair of a fault; null if only removing the clause helps. `faultsOf` judges a list. */
export function repairOf(
  last: readonly Clause[],
  fault: ClauseFault,
  faultsOf: (last: readonly Clause[]) => readonly ClauseFault[],
): { readonly repair: Repair; readonly last: readonly Clause[] } | null {
  const at = fault.clause - 1
  if (fault.fault === 'hidden') {
    // Above the nearest clause that helps, so that the order changes as little as possible.
    for (const above of fault.by.toReversed()) {
      const next = moved(last, at, above - 1)
      if (!faultsOf(next).some(({ clause }) => clause === above))
        return { repair: { kind: 'moveAbove', above }, last: next }
    }
    return null
  }
  const { because } = fault
  if (because === null || because === 'at' || because === 'take') return null
  const next = replaced(last, at, withParts(last[at]!, { [because]: undefined }))
  return { repair: { kind: 'drop', part: because }, last: next }
}

/** Where a new clause goes: as far down as it still does something without silencing another. */
export function placeFor(
  last: readonly Clause[],
  clause: Clause,
  faultsOf: (last: readonly Clause[]) => readonly ClauseFault[],
): number {
  const before = faultsOf(last).length
  let best: { readonly at: number; readonly faults: number } | null = null
  for (let at = last.length; at >= 0; at--) {
    const found = faultsOf(last.toSpliced(at, 0, clause))
    if (found.some((fault) => fault.clause === at + 1)) continue
    if (found.length <= before) return at
    if (best === null || found.length < best.faults) best = { at, faults: found.length }
  }
  return best?.at ?? last.length
}
