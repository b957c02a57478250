import { beam } from './beam'
import { climbBytes, startClimber, type ClimbAim } from './climb'
import { dive } from './dive'
import { firstOf, seesNoWin, shorten, watch } from './leastLimit'
import type { Opening } from './opening'
import { NOTHING, type SoFar } from './soFar'

/** One of several searches that look for the same at other places; the first of them also excludes low limits. */
export interface Lane {
  readonly lane: number
  readonly lanes: number
}

/** Shares of the effort: to follow every line under one limit, to prove what was found, to climb lower, to climb at all. */
const EXHAUSTING = 0.1
const PROVING = 0.25
const LOWERING = 0.85
const CLIMBING = 0.95
const NARROW = 3000
/** What a climb may take of memory, and the most it may play at once of the effort. */
const MEMORY = 1e9
const ONE_CLIMB = 0.3
const MOST_BITS = 19
const LEAST_BITS = 12
/** Moves that a climb plays for a slot, and the cube of the holes. */
const MOVES_A_SLOT = 0.45
/** The first climb under a limit is small; while none is found they double. */
const FIRST_BITS = 14
const NO_LIMIT = 1000
/** Climbs after which more of them promise nothing. */
const MOST_TRIES = 200

/** Bytes that climbing takes with this effort. */
export function fewestLapsBytes(opening: Opening, effort: number): number {
  return climbBytes(opening, bitsFor(opening, effort))
}

function bitsFor(opening: Opening, effort: number): number {
  const isTooMuch = (bits: number): boolean =>
    climbBytes(opening, bits) > MEMORY || 2 ** bits * opening.holes ** 3 * MOVES_A_SLOT > effort * ONE_CLIMB
  let bits = MOST_BITS
  while (bits > LEAST_BITS && isTooMuch(bits)) bits--
  return bits
}

/**
 * Looks for the opening whose longest move has fewest laps, and among those for the shortest. Low limits of laps are
 * excluded by following every line, as far as the effort goes; `lower` is the least limit not excluded. Then openings
 * are looked for under ever lower limits.
 */
export function* findFewestLaps(
  opening: Opening,
  effort: number,
  earlier: SoFar = NOTHING,
  { lane, lanes }: Lane = { lane: 0, lanes: 1 },
): Generator<SoFar, SoFar> {
  let state: SoFar = { ...earlier, lower: Math.max(1, earlier.lower) }
  if (state.found === null) state = yield* seesNoWin(opening, effort, state)
  if (state.proven) return state
  if (lane === 0 && state.found === null) state = yield* exclude(opening, effort, state)
  if (state.found === null) state = yield* firstLimit(opening, effort, state)
  if (state.found === null) return { ...state, done: 1 }
  if (state.lower === state.limit && lanes === 1) {
    const known = yield* shorten(opening, state.moves + PROVING * effort, state, { mostLaps: state.limit })
    if (known.proven) return known
    state = known
  }
  state = yield* climbLower(opening, effort, state, { lane, lanes })
  const short = yield* shorten(opening, effort, state, { mostLaps: state.limit! })
  return { ...short, proven: short.proven && state.lower === state.limit, done: 1 }
}

/** Follows every line under one limit after the other, until one holds a win or is too much for the effort. */
function* exclude(opening: Opening, effort: number, start: SoFar): Generator<SoFar, SoFar> {
  for (let state = start; ;) {
    const limit = state.lower
    const search = firstOf(dive(opening, { mostLaps: limit }), EXHAUSTING * effort)
    const all = yield* watch(state, effort, search)
    state = { ...state, moves: state.moves + all.moves }
    if (all.found !== null) return { ...state, found: all.found, limit }
    if (!all.exhausted || limit >= NO_LIMIT) return state
    state = { ...state, lower: limit + 1 }
    yield state
  }
}

/** Raises the limit until a narrow beam finds an opening. */
function* firstLimit(opening: Opening, effort: number, start: SoFar): Generator<SoFar, SoFar> {
  let state = start
  for (let limit = state.lower; limit <= NO_LIMIT && state.moves < effort; limit++) {
    const aim = { goal: 'shortest', width: NARROW, mostLaps: limit } as const
    const { found, moves } = yield* watch(state, effort, beam(opening, aim))
    state = { ...state, moves: state.moves + moves }
    if (found !== null) return { ...state, found, limit }
  }
  return state
}

/** Climbs under the next lower limit, again and again with other luck; then, with what is left, for shorter openings. */
function* climbLower(
  opening: Opening,
  effort: number,
  start: SoFar,
  { lane, lanes }: Lane,
): Generator<SoFar, SoFar> {
  let state = start
  const bits = bitsFor(opening, effort)
  const climber = startClimber(opening, bits)
  let since = state.tries ?? 0
  for (let tries = state.tries ?? 0; state.moves < CLIMBING * effort && tries < MOST_TRIES; tries++) {
    const lower = state.limit! > state.lower && state.moves < LOWERING * effort
    const aim: ClimbAim = {
      mostLaps: state.limit! - Number(lower),
      mostMoves: lower ? NO_LIMIT : state.found!.moves.length - 1,
      keep: lower || tries % 2 === 0 ? 'emptier' : 'shorter',
      salt: lane + tries * lanes,
      bits: Math.min(bits, FIRST_BITS + tries - since),
    }
    const { found, moves } = yield* watch(state, effort, climber.climb(aim))
    const better = found === null ? {} : { found, limit: state.limit! - Number(lower) }
    if (found !== null) since = tries + 1
    state = { ...state, ...better, moves: state.moves + moves, tries: tries + 1 }
    yield state
  }
  return state
}
