import { climbBytes, startClimber, type ClimbAim, type Climber } from '../climb'
import { searchFirst } from '../depthFirst'
import { watch, NOTHING_KNOWN, type SearchState } from '../searchState'
import { proveNoWin, shorten } from './leastLimit'
import type { Opening } from '../opening'

/** One of several searches for the same goal in different places; the first of them also excludes low limits. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/**
 * Shares of the effort: to follow every line under one limit, to prove what was found, to climb lower, to climb at all.
 */
const EXHAUSTING = 0.1
const PROVING = 0.25
const LOWERING = 0.85
const CLIMBING = 0.95
/** Climbs that estimate under which limit openings are frequent have levels of 2^`NARROW` slots. */
const NARROW = 11
/** Climbs of a series: each learns from the previous ones; the next series starts from scratch. */
const SERIES = 8
/** The memory that climbs may use, and the share of the effort for a series. */
const MEMORY = 1e9
const ONE_SERIES = 0.5
const MOST_BITS = 17
/** Moves that a climb plays for a slot, and the cube of the holes. */
const MOVES_PER_SLOT = 0.85
/** The cost of a move when shorter openings are wanted, series by series. */
const MOVE_COSTS = [0.5, 0.2, 1]
/** Levels of at least 2^`ROOMY` slots can be divided by length, which finds shorter openings than a cost of moves. */
const ROOMY = 15
const NO_LIMIT = 1000
/** After this many series, more of them are not worthwhile. */
const MOST_TRIES = 50

/** Bytes needed for climbing with this effort. */
export function fewestLapsBytes(opening: Opening, effort: number): number {
  return climbBytes(opening, bitsFor(opening, effort))
}

function bitsFor(opening: Opening, effort: number): number {
  const isTooMuch = (bits: number): boolean =>
    climbBytes(opening, bits) > MEMORY ||
    SERIES * 2 ** bits * opening.holes ** 3 * MOVES_PER_SLOT > effort * ONE_SERIES
  let bits = MOST_BITS
  while (bits > NARROW && isTooMuch(bits)) bits--
  return bits
}

/**
 * Looks for the opening whose longest move has fewest laps, and among those for the shortest. Low limits of laps are
 * excluded by following every line, within the effort; `lower` is the smallest limit not excluded. Then it looks for
 * openings under ever lower limits. With `most` laps given, only for the shortest under that limit.
 */
export function* findFewestLaps(
  opening: Opening,
  effort: number,
  earlier: SearchState = NOTHING_KNOWN,
  { lane, lanes }: Lane = { lane: 0, lanes: 1 },
  most: number | null = null,
): Generator<SearchState, SearchState> {
  let state: SearchState = { ...earlier, lower: most ?? Math.max(1, earlier.lower) }
  if (state.found === null) state = yield* proveNoWin(opening, effort, state)
  if (state.proven) return state
  if (lane === 0 && state.found === null) state = yield* exclude(opening, effort, state, most ?? NO_LIMIT)
  if (state.proven) return state
  const bits = bitsFor(opening, effort)
  const climber = startClimber(opening, bits)
  if (state.found === null) state = yield* firstLimit(climber, effort, state, lane, most ?? NO_LIMIT)
  if (state.found === null && most === null) return { ...state, done: 1 }
  state = { ...state, limit: state.limit ?? most! }
  if (state.lower === state.limit && lanes === 1) {
    const known = yield* shorten(opening, state.moves + PROVING * effort, state, { mostLaps: state.limit })
    if (known.proven) return known
    state = known
  }
  state = yield* climbLower(climber, effort, state, { lane, lanes, byLength: bits >= ROOMY })
  if (state.found === null) return { ...state, done: 1 }
  const short = yield* shorten(opening, effort, state, { mostLaps: state.limit! })
  return { ...short, proven: short.proven && state.lower === state.limit, done: 1 }
}

/** Follows every line under one limit after the other up to the last, until one has a win or exceeds the effort. */
function* exclude(
  opening: Opening,
  effort: number,
  start: SearchState,
  last: number,
): Generator<SearchState, SearchState> {
  for (let state = start; ;) {
    const limit = state.lower
    const search = searchFirst(opening, { mostLaps: limit }, EXHAUSTING * effort)
    const all = yield* watch(state, effort, search)
    state = { ...state, moves: state.moves + all.moves }
    if (all.found !== null) return { ...state, found: all.found, limit }
    if (!all.exhausted || limit >= NO_LIMIT) return state
    if (limit === last) return { ...state, proven: true, done: 1 }
    state = { ...state, lower: limit + 1 }
    yield state
  }
}

/** Raises the limit until a narrow climb finds an opening. */
function* firstLimit(
  climber: Climber,
  effort: number,
  start: SearchState,
  salt: number,
  last: number,
): Generator<SearchState, SearchState> {
  let state = start
  for (let limit = state.lower; limit <= last && state.moves < effort; limit++) {
    const aim = { mostLaps: limit, mostMoves: NO_LIMIT, moveCost: 0, salt, bits: NARROW }
    const { found, moves } = yield* watch(state, effort, climber.climb(aim))
    state = { ...state, moves: state.moves + moves }
    if (found !== null) return { ...state, found, limit }
  }
  return state
}

/**
 * Climbs under the next lower limit, series after series with other random numbers; then, with what is left, for shorter
 * openings.
 */
function* climbLower(
  climber: Climber,
  effort: number,
  start: SearchState,
  { lane, lanes, byLength }: Lane & { readonly byLength: boolean },
): Generator<SearchState, SearchState> {
  let state = start
  for (let tries = state.searchesRun; state.moves < CLIMBING * effort && tries < MOST_TRIES; tries++) {
    const lower = state.limit! > state.lower && state.moves < LOWERING * effort
    const aim = {
      mostLaps: state.limit! - Number(lower),
      moveCost: MOVE_COSTS[tries % MOVE_COSTS.length]!,
      byLength,
      salt: (lane + tries * lanes) * SERIES,
    }
    climber.forget()
    state = { ...(yield* climbSeries(climber, effort, state, aim)), searchesRun: tries + 1 }
    yield state
  }
  return state
}

/** Climbs that learn from each other: until the first opening under a lower limit, or for shorter and shorter ones. */
function* climbSeries(
  climber: Climber,
  effort: number,
  start: SearchState,
  aim: Required<Pick<ClimbAim, 'mostLaps' | 'moveCost' | 'byLength' | 'salt'>>,
): Generator<SearchState, SearchState> {
  let state = start
  const reached = state.found !== null && state.limit === aim.mostLaps
  const last = (reached ? CLIMBING : LOWERING) * effort
  for (let climb = 0; climb < SERIES && state.moves < last; climb++) {
    const search = climber.climb({
      mostLaps: aim.mostLaps,
      mostMoves: reached ? state.found!.moves.length - 1 : NO_LIMIT,
      moveCost: reached ? aim.moveCost : 0,
      byLength: reached && aim.byLength,
      salt: aim.salt + climb,
    })
    const { found, moves } = yield* watch(state, effort, search)
    const better = found === null ? {} : { found, limit: aim.mostLaps }
    state = { ...state, ...better, moves: state.moves + moves }
    if (found !== null && !reached) return state
    yield* watch(state, effort, climber.learn())
  }
  return state
}
