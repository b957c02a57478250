import { through } from '../through'
import type { SearchState } from './searchState'

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
