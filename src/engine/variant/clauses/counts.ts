import { ClauseLimit } from '../../limits'

/** Counts without an end: `2+` from two on, `even` from two, `even4+` from four. */
type OpenCount = `${number}+` | 'even' | `even${number}+`

/** Numbers of seeds: a list of numbers and open counts, or a single open count. */
export type Counts = OpenCount | readonly (number | OpenCount)[]

/** Counts taken apart: single numbers, and where all and even numbers begin; Infinity: nowhere. */
interface Parts {
  readonly single: readonly number[]
  readonly from: number
  readonly evenFrom: number
}

/** How open counts are written; at least one of the two parts. */
export const OPEN_COUNT = /^(?=.)(even)?(?:(\d+)\+)?$/

/** The largest number of seeds that counts may name. */
export const MAX_COUNT: number = ClauseLimit.count

/** Whether a text is an open count. */
export function isOpenCount(text: string): text is OpenCount {
  return OPEN_COUNT.test(text)
}

function partsOf(counts: Counts): Parts {
  const all = typeof counts === 'string' ? [counts] : counts
  const single = all.filter((count) => typeof count === 'number')
  let from = Infinity
  let evenFrom = Infinity
  for (const count of all) {
    if (typeof count === 'number') continue
    const [, even, least] = OPEN_COUNT.exec(count)!
    if (even === undefined) from = Math.min(from, Number(least))
    else evenFrom = Math.min(evenFrom, Math.max(2, Number(least ?? 2)))
  }
  return { single, from, evenFrom: evenFrom + (evenFrom % 2 === 1 ? 1 : 0) }
}

const known = new WeakMap<readonly (number | OpenCount)[], Parts>()
const knownWords = new Map<string, Parts>()

function partsOnce(counts: Counts): Parts {
  const parts = typeof counts === 'string' ? knownWords.get(counts) : known.get(counts)
  if (parts !== undefined) return parts
  const found = partsOf(counts)
  if (typeof counts === 'string') knownWords.set(counts, found)
  else known.set(counts, found)
  return found
}

/** Whether a number of seeds is among counts. */
export function isAmong(counts: Counts, seeds: number): boolean {
  const { single, from, evenFrom } = partsOnce(counts)
  return seeds >= from || single.includes(seeds) || (seeds >= evenFrom && seeds % 2 === 0)
}

/** The largest number that counts name; beyond it only parity can matter. */
export function largestIn(counts: Counts): number {
  const { single, from, evenFrom } = partsOnce(counts)
  return Math.max(0, ...single, ...[from, evenFrom].filter(Number.isFinite))
}

/** The same counts in the form in which they are written: ascending, nothing twice, a single open count by itself. */
export function canonicalCounts(counts: Counts): Counts {
  const { single, ...open } = partsOf(counts)
  const numbers = new Set(single)
  let { from, evenFrom } = open
  while (numbers.has(from - 1)) from -= 1
  while (evenFrom > 2 && numbers.has(evenFrom - 2)) evenFrom -= 2
  const isOpen = (seeds: number) => seeds >= from || (seeds >= evenFrom && seeds % 2 === 0)
  const rest = [...numbers].filter((seeds) => !isOpen(seeds)).sort((a, b) => a - b)
  const even: readonly OpenCount[] =
    evenFrom >= from || evenFrom === Infinity
      ? []
      : [evenFrom === 2 ? 'even' : `even${Math.min(evenFrom, MAX_COUNT)}+`]
  const all: readonly OpenCount[] = from === Infinity ? [] : [`${from}+`]
  const [only, ...more] = [...even, ...all]
  return rest.length === 0 && more.length === 0 && only !== undefined ? only : [...rest, ...even, ...all]
}

/** The largest number among counts; Infinity if they have no end. */
export function mostOf(counts: Counts): number {
  const { single, from, evenFrom } = partsOnce(counts)
  return from === Infinity && evenFrom === Infinity ? Math.max(0, ...single) : Infinity
}
