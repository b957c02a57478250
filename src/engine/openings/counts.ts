import { Most } from '../kernel/assembly/shared/openingRecords'
import { NO_LENGTH, type Kernel } from './kernel'
import type { Opening } from './opening'

/** What a search over all continuations has counted; whole numbers beyond 2⁵³ are decimal strings. */
export interface Counts {
  readonly moves: string
  readonly positions: string
  /** Turns that ended because the mover's side was empty. */
  readonly stuck: string
  /** Sequences that end without winning, by length. */
  readonly sequences: readonly string[]
  /** Winning openings, each counted once at the move that reaches the mark, by length. */
  readonly winning: readonly string[]
  /** Won turns played to their end, by the seeds left on the board. */
  readonly ends: readonly string[]
  /** The best line: fewest seeds left if won turns were continued, otherwise shortest; hole numbers. */
  readonly best: BestLine | null
}

/** A line of hole numbers, negative if sown clockwise by choice, and the seeds it leaves if turns were continued. */
export interface BestLine {
  readonly moves: readonly number[]
  readonly left: number | null
}

/** Reads the counts of a search from the kernel. */
export function readCounts(kernel: Kernel, opening: Opening): Counts {
  const { exports } = kernel
  const view = kernel.view()
  const numbers = (at: number, count: number): readonly string[] => {
    const all = Array.from({ length: count }, (_, i) => view.getBigUint64(at + 8 * i, true))
    return all.slice(0, all.findLastIndex((n) => n > 0n) + 1).map(String)
  }
  const [moves = '0', positions = '0', stuck = '0'] = [0, 8, 16].map((at) =>
    String(view.getBigUint64(exports.TOTALS.value + at, true)),
  )
  return {
    moves,
    positions,
    stuck,
    sequences: numbers(exports.SEQUENCES.value, Most.moves),
    winning: numbers(exports.WINNING.value, Most.moves),
    ends: numbers(exports.ENDS.value, Most.seeds),
    best: readBest(kernel, opening),
  }
}

function readBest({ exports, view }: Kernel, opening: Opening): BestLine | null {
  const length = exports.bestLength.value
  if (length === NO_LENGTH) return null
  const line = new Uint8Array(view().buffer, exports.BEST_LINE.value, length)
  const left = exports.bestLeft.value
  return { moves: [...line].map((hole) => opening.labels[hole]!), left: left === NO_LENGTH ? null : left }
}

/** Adds counts of disjoint parts of a search; among the best lines it keeps the better, or the earlier on a tie. */
export function addCounts(a: Counts, b: Counts): Counts {
  return {
    moves: add(a.moves, b.moves),
    positions: add(a.positions, b.positions),
    stuck: add(a.stuck, b.stuck),
    sequences: addEach(a.sequences, b.sequences),
    winning: addEach(a.winning, b.winning),
    ends: addEach(a.ends, b.ends),
    best: betterLine(a.best, b.best),
  }
}

/** What `addCounts` starts from. */
export const NO_COUNTS: Counts = {
  moves: '0',
  positions: '0',
  stuck: '0',
  sequences: [],
  winning: [],
  ends: [],
  best: null,
}

/** The sum of a histogram. */
export function total(histogram: readonly string[]): string {
  return histogram.reduce(add, '0')
}

function add(a: string, b: string): string {
  return String(BigInt(a) + BigInt(b))
}

function addEach(a: readonly string[], b: readonly string[]): readonly string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, i) => add(a[i] ?? '0', b[i] ?? '0'))
}

function betterLine(a: BestLine | null, b: BestLine | null): BestLine | null {
  if (a === null || b === null) return a ?? b
  const left = (a.left ?? 0) - (b.left ?? 0)
  return left < 0 || (left === 0 && a.moves.length <= b.moves.length) ? a : b
}
