import { beam } from './beam'
import { dive, type DiveLimits } from './dive'
import type { Opening } from './opening'
import type { SoFar } from './soFar'

/** Moves one order of trying gets before the next has its turn. */
const MOVES_AN_ORDER = 20_000_000
/** The share of the effort that one limit may take before the next is tried. */
const SHARE = 0.2
const NARROW = 3000
const WIDE = [30_000, 120_000]
const SCORES = ['store', 'storeAndLargest'] as const

/** The lowest limit that an opening was found to keep to. */
export interface Raised {
  readonly state: SoFar
  /** The limit under which `state.found` was found; it is the least of all when it equals the first open one. */
  readonly limit: number
  /** The least limit that was not excluded by following every line. */
  readonly open: number
}

/** Raises a limit on moves until an opening keeps to it; lower limits are excluded as far as the effort goes. */
export function* raiseLimit(
  opening: Opening,
  effort: number,
  start: SoFar,
  from: number,
  limitsOf: (limit: number) => DiveLimits,
): Generator<SoFar, Raised> {
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

/** No limit beyond this tells anything: the move would hold every seed of the largest board. */
const LAST_LIMIT = 65_535

interface Tried extends Pick<SoFar, 'found' | 'moves'> {
  readonly exhausted: boolean
}

/** Dives in one order after the other until there is a win, or one order has followed every line. */
function* tryOrders(
  opening: Opening,
  effort: number,
  state: SoFar,
  limits: DiveLimits,
): Generator<SoFar, Tried> {
  let { moves } = state
  const last = Math.min(effort, state.moves + SHARE * effort)
  for (let order = 0; moves < last; order++) {
    const budget = Math.min(MOVES_AN_ORDER * 2 ** order, last - moves)
    const search = dive(opening, { ...limits, order })
    let step = search.next()
    while (!step.done && step.value.found === null && step.value.moves < budget) {
      yield at(state, effort, moves + step.value.moves)
      step = search.next()
    }
    moves += step.value.moves
    const { found } = step.value
    if (found !== null || step.done) return { found, moves, exhausted: found === null }
  }
  return { found: null, moves, exhausted: false }
}

/** Looks for shorter openings within the limits, until every shorter line is excluded or the effort is spent. */
export function* shorten(
  opening: Opening,
  effort: number,
  state: SoFar,
  limits: DiveLimits,
): Generator<SoFar, SoFar> {
  let best = state
  const beams = limits.mostLongMoves === undefined ? WIDE : []
  for (const [width, score] of beams.flatMap((wide) => SCORES.map((by) => [wide, by] as const))) {
    if (best.found === null || best.moves >= effort) break
    const aim = { goal: 'shortest', width, score, mostMoves: best.found.moves.length - 1, ...limits } as const
    const wide = yield* watch(best, effort, beam(opening, aim))
    best = { ...best, moves: best.moves + wide.moves, found: wide.found ?? best.found }
    yield best
  }
  for (let order = 0; best.found !== null && best.moves < effort; order++) {
    const budget = Math.min(MOVES_AN_ORDER * 2 ** order, effort - best.moves)
    const search = dive(opening, { ...limits, order, mostMoves: best.found.moves.length - 1 })
    let step = search.next()
    while (!step.done && step.value.moves < budget) {
      yield { ...at(best, effort, best.moves + step.value.moves), found: step.value.found ?? best.found }
      step = search.next()
    }
    best = { ...best, found: step.value.found ?? best.found, moves: best.moves + step.value.moves }
    if (step.done) return { ...best, proven: true, done: 1 }
  }
  return { ...best, done: 1 }
}

function at(state: SoFar, effort: number, moves: number): SoFar {
  return { ...state, moves, done: Math.min(0.99, moves / effort) }
}

function* watch<R extends { readonly moves: number }>(
  state: SoFar,
  effort: number,
  search: Generator<{ readonly moves: number }, R>,
): Generator<SoFar, R> {
  let next = search.next()
  while (!next.done) {
    yield at(state, effort, state.moves + next.value.moves)
    next = search.next()
  }
  return next.value
}
