import type { FoundOpening } from './beam'

/** What a search for a best opening knows: enough to report it, and to continue from it. */
export interface SearchState {
  /** The best opening found. */
  readonly found: FoundOpening | null
  /**
   * The value aimed at (laps, seeds sown) cannot be below this: every lower one was exhausted. 0: nothing is excluded.
   */
  readonly lower: number
  /** The same for the moves of a cycle or more, where those are aimed at too. */
  readonly lowerLong?: number
  /** The limit of laps under which `found` was found, where that is aimed at. */
  readonly limit?: number
  /**
   * Beams, orders of trying or series of climbs that were run to their end; a search continues with the next. Proves
   * nothing.
   */
  readonly searchesRun: number
  /** Whether nothing better than `found` is left, or nothing at all where none was found. */
  readonly proven: boolean
  /** Moves played for it. */
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
