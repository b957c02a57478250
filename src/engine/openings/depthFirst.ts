import { DepthFirst } from '../kernel/assembly/shared/stepCodes'
import type { FoundOpening } from './beam'
import { startWithRoom, boardBytes, setPlainRules, writePlainBoard } from './kernel'
import type { Opening } from './opening'

/** Limits of a depth-first search. */
export interface DepthFirstLimits {
  readonly mostMoves?: number
  readonly mostLaps?: number
  readonly mostSown?: number
  /** Moves of a cycle or more that a line may have. */
  readonly mostLongMoves?: number
  /** In which order holes are tried: 0 from the left, any other number another order. */
  readonly order?: number
}

/** The best win so far, and the moves played. */
interface DepthFirstProgress {
  readonly found: FoundOpening | null
  readonly moves: number
}

const NO_LIMIT = 0x7fffffff
const MOST_MOVES = 1000
/** Moves played in a slice: some ten milliseconds. */
const SLICE = 200_000

/**
 * Depth-first branch and bound by length. Follows lines to their end, the leftmost hole first, and yields each win;
 * later wins are shorter. When it returns, every line within the limits was followed, so the last win is the shortest
 * and no win means there is none.
 */
export function* searchDepthFirst(
  opening: Opening,
  limits: DepthFirstLimits,
): Generator<DepthFirstProgress, DepthFirstProgress> {
  const mostMoves = Math.min(limits.mostMoves ?? MOST_MOVES, MOST_MOVES)
  const { exports, base } = startWithRoom((mostMoves + 2) * boardBytes(opening))
  setPlainRules(exports, opening, {
    mostLaps: limits.mostLaps ?? NO_LIMIT,
    mostSown: limits.mostSown ?? NO_LIMIT,
    longMovesCount: limits.mostLongMoves !== undefined,
  })
  writePlainBoard(exports, opening, base)
  exports.startDepthFirst(base, opening.mark, mostMoves, limits.mostLongMoves ?? NO_LIMIT, limits.order ?? 0)
  let found: FoundOpening | null = null
  for (;;) {
    const state = exports.depthFirst(SLICE)
    if (state === DepthFirst.won) {
      const line = new Uint8Array(
        exports.memory.buffer,
        exports.DEPTH_FIRST_LINE.value,
        exports.depthFirstLength.value,
      )
      found = { moves: [...line].map((hole) => opening.labels[hole]!), left: exports.depthFirstLeft.value }
    }
    const progress = { found, moves: Number(exports.depthFirstMoves.value) }
    if (state === DepthFirst.done) return progress
    yield progress
  }
}

/** What a search for any win found; `exhausted`: it has followed every line, without a win. */
export interface Tried extends DepthFirstProgress {
  readonly exhausted: boolean
}

/** A depth-first search up to its first win, or until its budget of moves is spent. */
export function* searchFirst(
  opening: Opening,
  limits: DepthFirstLimits,
  budget: number,
): Generator<DepthFirstProgress, Tried> {
  const search = searchDepthFirst(opening, limits)
  let step = search.next()
  while (!step.done && step.value.found === null && step.value.moves < budget) {
    yield step.value
    step = search.next()
  }
  const { found, moves } = step.value
  return { found, moves, exhausted: step.done === true && found === null }
}
