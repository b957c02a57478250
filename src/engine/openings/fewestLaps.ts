import { raiseLimit, shorten } from './leastLimit'
import type { Opening } from './opening'
import { NOTHING, type SoFar } from './soFar'

/**
 * Looks for the opening whose longest move has fewest laps, and among those for the shortest. Every limit of laps is
 * exhausted in turn until an opening is found; `lower` is the least number of laps not excluded.
 */
export function* findFewestLaps(
  opening: Opening,
  effort: number,
  earlier: SoFar = NOTHING,
): Generator<SoFar, SoFar> {
  const limitsOf = (limit: number) => ({ mostLaps: limit })
  const raised = yield* raiseLimit(opening, effort, earlier, Math.max(1, earlier.lower), limitsOf)
  const state = { ...raised.state, lower: raised.open }
  if (state.found === null) return { ...state, done: 1 }
  const short = yield* shorten(opening, effort, state, limitsOf(raised.limit))
  return { ...short, proven: short.proven && raised.open === raised.limit }
}
