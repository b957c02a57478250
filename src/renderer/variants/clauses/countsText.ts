import { canonicalCounts, isOpenCount, type Counts } from '../../../engine/variant/clauses/counts'

/** How a condition on a number of seeds is asked for; `mixed` is written as in a file. */
export type CountsKind = 'any' | 'exactly' | 'from' | 'even' | 'mixed' | 'same'

/** The kind of a condition; undefined: there is none. */
export function kindOf(counts: Counts | 'same' | undefined): CountsKind {
  if (counts === undefined) return 'any'
  if (counts === 'same') return 'same'
  if (typeof counts === 'string') return counts.startsWith('even') ? 'even' : 'from'
  return counts.every((count) => typeof count === 'number') ? 'exactly' : 'mixed'
}

/** Counts as they are written in a field: `2, 3`, `2+`, `3, even4+`. */
export function textOfCounts(counts: Counts): string {
  return typeof counts === 'string' ? counts : counts.join(', ')
}

/** Counts from what somebody wrote; null if nothing in it is a count. */
export function countsFrom(text: string): Counts | null {
  const read = text
    .split(/[\s,;]+/)
    .map((word) => (/^\d{1,4}$/.test(word) ? Number(word) : isOpenCount(word) ? word : null))
    .filter((count) => count !== null)
  return read.length === 0 ? null : canonicalCounts(read)
}

/** The number from which an open condition counts. */
export function leastOf(counts: Counts | 'same' | undefined): number {
  return typeof counts === 'string' ? Number(/\d+/.exec(counts)?.[0] ?? 2) : 2
}
