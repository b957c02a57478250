import { through } from '../../through'
import { beam, beamBytes } from '../beam'
import type { Opening } from '../opening'
import { NOTHING_KNOWN, type SearchState, watch } from '../searchState'

/** Widths of the beams, one after the other. */
const FIRST_WIDTH = 1000
const WIDER = 4
/** The memory that a beam may use. */
const MEMORY = 2.3e9
/** Moves per hole of the lines that narrow beams find, at most, as far as boards were tried. */
const MOVES_PER_HOLE = 5
/** Layers that the cost of a beam is estimated for, at least. */
const FEWEST_LAYERS = 20
/** The width of the beam that bounds a proof: quick, and the same for every share of it. */
const BOUND_WIDTH = 10_000

/** Bytes needed for the widest beam of this effort. */
export function shortestBytes(opening: Opening, effort: number): number {
  const usual = usualMoves(opening)
  let width = FIRST_WIDTH
  while (isAffordable(opening, width * WIDER, usual, effort)) width *= WIDER
  return beamBytes(opening, width, usual)
}

function usualMoves({ holes }: Opening): number {
  return MOVES_PER_HOLE * holes
}

/** Whether a beam fits into memory and effort; a position of a beam has about half as many moves as holes. */
function isAffordable(
  opening: Opening,
  width: number,
  mostMoves: number | undefined,
  effort: number,
): boolean {
  const layers = Math.max(FEWEST_LAYERS, mostMoves ?? usualMoves(opening))
  const moves = (width * layers * opening.holes) / 2
  return beamBytes(opening, width, mostMoves) <= MEMORY && moves <= effort
}

/**
 * Looks for shorter and shorter openings with wider and wider beams, while the moves played stay within the effort. A beam
 * proves nothing.
 */
export function* findShort(
  opening: Opening,
  effort: number,
  earlier: SearchState = NOTHING_KNOWN,
): Generator<SearchState, SearchState> {
  let best: SearchState = earlier
  for (let step = earlier.searchesRun; ; step++) {
    const width = FIRST_WIDTH * WIDER ** step
    const mostMoves = best.found === null ? undefined : best.found.moves.length - 1
    if (!isAffordable(opening, width, mostMoves, effort - best.moves)) break
    const limit = mostMoves === undefined ? {} : { mostMoves }
    const { found, moves } = yield* watch(best, effort, beam(opening, { goal: 'shortest', width, ...limit }))
    best = {
      ...best,
      found: found ?? best.found,
      searchesRun: step + 1,
      moves: best.moves + moves,
      done: best.done,
    }
    yield best
  }
  return { ...best, done: 1 }
}

/** The length of some opening, the same for every caller; null if the beam found none. */
export function* lengthBound(opening: Opening): Generator<number, number | null> {
  const search = beam(opening, { goal: 'shortest', width: BOUND_WIDTH })
  const { found } = yield* through(search, ({ moves }) => moves)
  return found?.moves.length ?? null
}
