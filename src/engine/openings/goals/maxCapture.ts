import { beam, beamBytes } from '../beam'
import { seedsLeftToWin, type Opening } from '../opening'
import { NOTHING_KNOWN, type SearchState, watch } from '../searchState'

const FIRST_WIDTH = 3000
const WIDER = 4
const MEMORY = 1.5e9

/**
 * The fewest seeds that any turn can leave: no two neighbouring opposing holes are ever empty at once, except for the
 * one that the last move captured (Donkers et al., section 5). It holds if the turn starts that way, and every lap is
 * sown completely.
 */
export function fewestLeftBound({ holes, opponents, origin, capture }: Opening): number {
  const startsSo = opponents.every((seeds, hole) => seeds > 0 || opponents[hole + 1] !== 0)
  if (origin === 'skipped' || !startsSo) return 0
  return Math.max(0, Math.floor(holes / 2) - (capture === 'never' ? 0 : 1))
}

/** Bytes needed for the widest beam of this effort. */
export function maxCaptureBytes(opening: Opening, effort: number): number {
  let width = FIRST_WIDTH
  while (isAffordable(opening, width * WIDER, effort)) width *= WIDER
  return beamBytes(opening, width)
}

function isAffordable(opening: Opening, width: number, effort: number): boolean {
  const moves = width * opening.holes * seedsLeftToWin(opening)
  return beamBytes(opening, width) <= MEMORY && moves <= effort
}

/**
 * Looks for the turn that leaves fewest seeds on the board, with ever wider beams; proven once the bound is reached.
 */
export function* findMaxCapture(
  opening: Opening,
  effort: number,
  earlier: SearchState = NOTHING_KNOWN,
): Generator<SearchState, SearchState> {
  const bound = fewestLeftBound(opening)
  let best: SearchState = earlier
  for (let step = earlier.searchesRun; ; step++) {
    const width = FIRST_WIDTH * WIDER ** step
    if (best.proven || !isAffordable(opening, width, effort - best.moves)) break
    const { found, moves } = yield* watch(best, effort, beam(opening, { goal: 'fewestLeft', width }))
    const better =
      found !== null && (best.found === null || found.left < best.found.left) ? found : best.found
    best = {
      found: better,
      lower: best.lower,
      searchesRun: step + 1,
      proven: better !== null && better.left <= bound,
      moves: best.moves + moves,
      done: best.done,
    }
    yield best
  }
  return { ...best, done: 1 }
}
