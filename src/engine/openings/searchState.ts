import type { FoundOpening } from './beam'
import { through } from '../through'

/** The state of a search for a best opening: enough to report it, and to continue. */
export interface SearchState {
  /** The best opening found. */
  readonly found: FoundOpening | null
  /**
   * The value being minimised (laps, seeds sown) cannot be below this: every lower one was exhausted. 0 if nothing is
   * excluded.
   */
  readonly lower: number
  /** How many moves of a cycle or more there cannot be fewer than, if those are minimised too. */
  readonly lowerLong?: number
  /** The limit of laps under which `found` was found, if that is minimised. */
  readonly limit?: number
  /**
   * Beams, orders of trying or series of climbs that were run to their end; a search continues with the next. Proves
   * nothing.
   */
  readonly searchesRun: number
  /** Whether nothing better than `found` exists, or nothing at all if none was found. */
  readonly proven: boolean
  /** Moves played so far. */
  readonly moves: number
  /** 0…1 of the work that the effort allows. */
  readonly done: number
}

/** Nothing known yet. */
export const NOTHING_KNOWN: SearchState = {
  found: null,
  lower: 0,
  searchesRun: 0,
  proven: false,
  moves: 0,
  done: 0,
}

/** Steps a search and reports its progress relative to the effort. */
export function* watch<R extends { readonly moves: number }>(
  state: SearchState,
  effort: number,
  search: Generator<{ readonly moves: number }, R>,
): Generator<SearchState, R> {
  return yield* through(search, ({ moves }) => at(state, effort, state.moves + moves))
}

/** A search state after this many moves of its effort. */
export function at(state: SearchState, effort: number, moves: number): SearchState {
  return { ...state, moves, done: Math.min(0.99, moves / effort) }
}
