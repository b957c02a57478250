import { through } from '../../through'
import { searchFirst } from '../depthFirst'
import type { Opening } from '../opening'
import { NOTHING_KNOWN, type SearchState } from '../searchState'

/** Moves after which another order is more promising than continuing; grows slowly. */
const MOVES_PER_ORDER = 300_000
const GROWTH = 1.02

/**
 * Looks for any opening that wins at once: lines are followed to their end, in one order of trying after the other.
 * If one order has followed every line without a win, it is proven that none exists.
 */
export function* firstWin(
  opening: Opening,
  effort: number,
  earlier: SearchState = NOTHING_KNOWN,
): Generator<SearchState, SearchState> {
  let { moves } = earlier
  if (earlier.found !== null || earlier.proven) return earlier
  for (let order = earlier.searchesRun; moves < effort; order++) {
    const budget = MOVES_PER_ORDER * GROWTH ** order
    const state = { ...NOTHING_KNOWN, searchesRun: order, done: Math.min(1, moves / effort) }
    const before = moves
    const tried = yield* through(searchFirst(opening, { order }, budget), (now) => ({
      ...state,
      moves: before + now.moves,
    }))
    moves += tried.moves
    if (tried.found !== null || tried.exhausted)
      return { ...state, found: tried.found, proven: true, moves, done: 1 }
  }
  return { ...NOTHING_KNOWN, moves, done: 1 }
}
