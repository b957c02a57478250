import { raiseLimit, proveNoWin, shorten } from './leastLimit'
import type { Opening } from '../opening'
import { NOTHING_KNOWN, type SearchState } from '../searchState'

/**
 * Looks for the opening whose longest move sows fewest seeds; among those, for fewest moves of a cycle or more; among
 * those, for the shortest. `lower` is the smallest number of seeds not excluded, `lowerLong` the smallest number of
 * long moves.
 */
export function* findFewestCycles(
  opening: Opening,
  effort: number,
  earlier: SearchState = NOTHING_KNOWN,
): Generator<SearchState, SearchState> {
  const first = earlier.found === null ? yield* proveNoWin(opening, effort, earlier) : earlier
  if (first.proven) return first
  const least = yield* raiseLimit(opening, effort, first, Math.max(1, earlier.lower), (limit) => ({
    mostSown: limit,
  }))
  let state: SearchState = { ...least.state, lower: least.open }
  if (state.found === null) return { ...state, done: 1 }
  yield state
  const limitsOf = (limit: number) => ({ mostSown: least.limit, mostLongMoves: limit })
  const { found } = state
  const fewest = yield* raiseLimit(opening, effort, state, earlier.lowerLong ?? 0, limitsOf)
  state = { ...fewest.state, lower: least.open, lowerLong: fewest.open }
  if (fewest.state.found === found) return { ...state, done: 1 }
  const short = yield* shorten(opening, effort, state, limitsOf(fewest.limit))
  const firstOpen = least.open === least.limit && fewest.open === fewest.limit
  return { ...short, proven: short.proven && firstOpen }
}
