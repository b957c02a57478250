import { beam, beamBytes } from '../beam'
import type { Opening } from '../opening'
import { NOTHING_KNOWN, type SearchState } from '../searchState'

/** Widths of the beams, one after the other. */
const FIRST_WIDTH = 1000
const WIDER = 4
/** The memory that a beam may use. */
const MEMORY = 1.5e9
/** The width of the beam that bounds a proof: quick, and the same for every share of it. */
const BOUND_WIDTH = 10_000

/** Bytes needed for the widest beam of this effort. */
export function shortestBytes(opening: Opening, effort: number): number {
  let width = FIRST_WIDTH
  while (isAffordable(opening, width * WIDER, effort)) width *= WIDER
  return beamBytes(opening, width)
}

function isAffordable(opening: Opening, width: number, effort: number): boolean {
  return beamBytes(opening, width) <= MEMORY && width * opening.holes * 10 <= effort
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
    if (!isAffordable(opening, width, effort - best.moves)) break
    const mostMoves = best.found === null ? {} : { mostMoves: best.found.moves.length - 1 }
    const search = beam(opening, { goal: 'shortest', width, ...mostMoves })
    let next = search.next()
    while (!next.done) {
      const moves = best.moves + next.value.moves
      yield { ...best, moves, done: Math.min(0.99, moves / effort) }
      next = search.next()
    }
    const { found, moves } = next.value
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
  let next = search.next()
  while (!next.done) {
    yield next.value.moves
    next = search.next()
  }
  return next.value.found?.moves.length ?? null
}
