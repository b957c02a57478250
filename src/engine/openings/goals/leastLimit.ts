import { MAX_SEEDS } from '../../variant/variant'
import { beam, beamBytes, type FoundOpening } from '../beam'
import { searchDepthFirst, searchFirst, type DepthFirstLimits, type Tried } from '../depthFirst'
import type { Opening } from '../opening'
import { type SearchState, at, watch } from '../searchState'

/** Moves for one order before the next is tried; grows slowly. */
const MOVES_PER_ORDER = 1_000_000
const GROWTH = 1.01
/** Shares of the effort: to follow every line under one limit, and to try other orders. */
const EXHAUSTING = 0.1
const TRYING = 0.1
/** The share of the effort to prove that there is no win. */
const SEEING = 0.01
const NARROW = 3000
const WIDE = [30_000, 120_000]
const SCORES = ['store', 'storeAndLargest'] as const

/** Bytes needed for the widest beam under a limit. */
export function leastLimitBytes(opening: Opening): number {
  return beamBytes(opening, Math.max(...WIDE))
}

/** Whether no line wins at all, if that is quick to prove: then no limit needs to be tried. */
export function* proveNoWin(
  opening: Opening,
  effort: number,
  state: SearchState,
): Generator<SearchState, SearchState> {
  const all = yield* watch(state, effort, searchFirst(opening, {}, SEEING * effort))
  return {
    ...state,
    moves: state.moves + all.moves,
    proven: all.exhausted,
    done: all.exhausted ? 1 : state.done,
  }
}

/** The lowest limit for which an opening was found. */
interface Raised {
  readonly state: SearchState
  /** The limit under which `state.found` was found; it is the smallest possible if it equals the first open one. */
  readonly limit: number
  /** The smallest limit that was not excluded by following every line. */
  readonly open: number
}

/**
 * Iterative deepening by a limit on moves instead of by depth: raises it until an opening is found within it; lower
 * limits are excluded within the effort.
 */
export function* raiseLimit(
  opening: Opening,
  effort: number,
  start: SearchState,
  from: number,
  limitsOf: (limit: number) => DepthFirstLimits,
): Generator<SearchState, Raised> {
  let state = start
  let open = from
  for (let limit = from; ; limit++) {
    const limits = limitsOf(limit)
    const narrow = yield* watch(state, effort, beam(opening, { goal: 'shortest', width: NARROW, ...limits }))
    const spent = state.moves + narrow.moves
    if (narrow.found !== null && limits.mostLongMoves === undefined) {
      return { state: { ...state, found: narrow.found, moves: spent }, limit, open }
    }
    const tried = yield* tryOrders(opening, effort, { ...state, moves: spent }, limits)
    state = { ...state, moves: tried.moves }
    if (tried.found !== null) return { state: { ...state, found: tried.found }, limit, open }
    if (tried.exhausted && open === limit) open++
    yield { ...state, ...(limits.mostLongMoves === undefined ? { lower: open } : { lowerLong: open }) }
    if (state.moves >= effort || limit > LAST_LIMIT) return { state, limit, open }
  }
}

/** No higher limit makes sense: the move would hold every seed of the largest board. */
const LAST_LIMIT = MAX_SEEDS

/** Follows every line if the effort allows, else tries one order after the other for a win. */
function* tryOrders(
  opening: Opening,
  effort: number,
  state: SearchState,
  limits: DepthFirstLimits,
): Generator<SearchState, Tried> {
  const all = yield* watch(state, effort, searchFirst(opening, limits, EXHAUSTING * effort))
  let moves = state.moves + all.moves
  if (all.found !== null || all.exhausted) return { ...all, moves }
  const last = moves + TRYING * effort
  for (let order = 1; moves < last; order++) {
    const search = searchFirst(opening, { ...limits, order }, MOVES_PER_ORDER * GROWTH ** order)
    const tried = yield* watch({ ...state, moves }, effort, search)
    moves += tried.moves
    if (tried.found !== null) return { ...tried, moves }
  }
  return { found: null, moves, exhausted: false }
}

/** Looks for shorter openings within the limits, until every shorter line is excluded or the effort is spent. */
export function* shorten(
  opening: Opening,
  effort: number,
  state: SearchState,
  limits: DepthFirstLimits,
): Generator<SearchState, SearchState> {
  let best = state
  const beams = limits.mostLongMoves === undefined ? WIDE : []
  for (const [width, score] of beams.flatMap((wide) => SCORES.map((by) => [wide, by] as const))) {
    if (best.found === null || best.moves >= effort) break
    const aim = { goal: 'shortest', width, score, mostMoves: best.found.moves.length - 1, ...limits } as const
    const wide = yield* watch(best, effort, beam(opening, aim))
    best = { ...best, moves: best.moves + wide.moves, found: wide.found ?? best.found }
    yield best
  }
  const trying = best.moves + TRYING * effort
  for (let order = 1; best.found !== null && best.moves < trying; order++) {
    const aim = { ...limits, order, mostMoves: best.found.moves.length - 1 }
    const tried = yield* watch(best, effort, searchFirst(opening, aim, MOVES_PER_ORDER * GROWTH ** order))
    best = { ...best, found: tried.found ?? best.found, moves: best.moves + tried.moves }
    if (tried.exhausted) return { ...best, proven: true, done: 1 }
  }
  return best.found === null ? best : yield* excludeShorter(opening, effort, best, best.found, limits)
}

/** Follows every line shorter than the best, which is then the shortest; with the rest of the effort. */
function* excludeShorter(
  opening: Opening,
  effort: number,
  best: SearchState,
  known: FoundOpening,
  limits: DepthFirstLimits,
): Generator<SearchState, SearchState> {
  const search = searchDepthFirst(opening, { ...limits, mostMoves: known.moves.length - 1 })
  let step = search.next()
  while (!step.done && best.moves + step.value.moves < effort) {
    yield { ...at(best, effort, best.moves + step.value.moves), found: step.value.found ?? known }
    step = search.next()
  }
  const { found, moves } = step.value
  return { ...best, found: found ?? known, moves: best.moves + moves, proven: step.done === true, done: 1 }
}
