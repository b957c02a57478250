import type { Chain, Clause, HoleNumbers, LastSeed, Passing } from './clause'
import { canonicalCounts } from './counts'

/** The same list in the form in which it is written: keys in order, counts ascending, and nothing without effect. */
export function canonicalClauses(clauses: readonly Clause[]): readonly Clause[] {
  return clauses.map((clause, i) => {
    const { then, ...rest } = canonicalClause(clause)
    // After the last clause there is nothing to look at.
    const isIdle = then === undefined || (then === 'on' && i === clauses.length - 1)
    return isIdle ? rest : { ...rest, then }
  })
}

/** The same rules on the seeds of a lap in the form in which they are written. */
export function canonicalLastSeed({ last, passing, closed }: LastSeed): LastSeed {
  return { last: canonicalClauses(last), passing: passing && canonicalPassing(passing), closed }
}

/** The same clause in the form in which it is written. */
function canonicalClause(clause: Clause): Clause {
  const {
    at,
    hole,
    makes,
    across,
    next,
    beyond,
    before,
    behind,
    lifted,
    take,
    theirs,
    claim,
    chain,
    to,
    sow,
    pick,
  } = clause
  const { then } = clause
  return present({
    at,
    hole: hole && canonicalHoles(hole),
    makes: makes && canonicalCounts(makes),
    across: across === 'same' ? across : across && canonicalCounts(across),
    next: next && canonicalCounts(next),
    beyond: beyond && canonicalCounts(beyond),
    before: before && canonicalCounts(before),
    behind: behind && canonicalCounts(behind),
    lifted: lifted && canonicalCounts(lifted),
    if: clause.if?.length === 0 ? undefined : clause.if,
    take,
    theirs: theirs && canonicalCounts(theirs),
    claim,
    chain: chain && canonicalChain(chain),
    to,
    sow,
    pick,
    then,
  })
}

function canonicalPassing({ at, makes, to }: Passing): Passing {
  return present({ at, makes: canonicalCounts(makes), to })
}

function canonicalChain(chain: NonNullable<Clause['chain']>): NonNullable<Clause['chain']> {
  if (typeof chain === 'string') return chain
  const { way, at, makes, take, most } = chain
  const own: Chain = present({ way, at, makes: makes && canonicalCounts(makes), take, most })
  return Object.keys(own).length === 1 ? way : own
}

/** Holes counted from the left before those counted from the right. */
function canonicalHoles(holes: HoleNumbers): HoleNumbers {
  if (typeof holes === 'string') return holes
  const byPlace = (a: number, b: number) => Number(a < 0) - Number(b < 0) || a - b
  return [...new Set(holes)].sort(byPlace)
}

type Optional<T> = { readonly [K in keyof T]: T[K] | undefined }

/** An object without the keys that are undefined. */
function present<T extends object>(entries: Optional<Required<T>>): T {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as T
}
