import { countByRules } from '../../../openings/goals/countByRules'
import { countShare, type Counted, type CountLimits, countBytes } from '../../../openings/goals/count'
import { NO_COUNTS, type Counts } from '../../../openings/counts'
import { findFewestCycles } from '../../../openings/goals/fewestCycles'
import { findFewestLaps, type Lane, fewestLapsBytes } from '../../../openings/goals/fewestLaps'
import { firstWin } from '../../../openings/goals/firstWin'
import { findLeastByRules } from '../../../openings/goals/leastByRules'
import { findMaxCapture, maxCaptureBytes } from '../../../openings/goals/maxCapture'
import type { Opening } from '../../../openings/opening'
import { findShort, lengthBound, shortestBytes } from '../../../openings/goals/shortest'
import { NOTHING_KNOWN, type SearchState } from '../../../openings/searchState'
import { assertNever } from '../../../result'
import { through } from '../../../through'
import type { Json, Progress, Estimate } from '../../contract/experiment'
import { exhaustiveOf, sharesOf, splitOf, type ExhaustiveSplit } from './exhaustive'
import { lanesOf, type OpeningsTask } from './plan'
import { lapsLimitOf, openingOfSpec, positionOfSpec, type Goal, type OpeningsSpec } from './spec'
import * as v from 'valibot'
import { countShape } from '../partShapes'
import { leastLimitBytes } from '../../../openings/goals/leastLimit'

/** The counts of a task's shares, with their length limit; `next`: only up to that subtree. */
interface SharePart {
  readonly type: 'share'
  readonly counts: Counts
  readonly bound: number | null
  readonly next?: number
}

/** Says that the turn turned out to be too large to search completely. */
interface LeftAlonePart {
  readonly type: 'leftAlone'
}

/** What a task found: the best line, or the counts of its shares, so far. */
export type OpeningsPart = ({ readonly type: 'line' } & SearchState) | SharePart | LeftAlonePart

/** Millions of moves for lines when all continuations are searched as well, which finds the best anyway. */
const BESIDE_PROOF = 30

/** Moves that one search for lines may play. */
export function movesForLines(spec: OpeningsSpec, goesThroughAll: boolean): number {
  return (Math.min(spec.effort, goesThroughAll ? BESIDE_PROOF : Infinity) * 1e6) / Math.max(1, lanesOf(spec))
}

/** Runs one task; its checkpoint is its part so far. */
export function* runOpenings(
  spec: OpeningsSpec,
  task: OpeningsTask,
  checkpoint?: Json,
): Generator<Progress, OpeningsPart> {
  const opening = openingOfSpec(spec)
  if (opening === null)
    return task.type === 'share' ? yield* countAll(spec) : yield* runLine(lineByRules(spec))
  const exhaustive = exhaustiveOf(spec)
  const split = exhaustive && splitOf(exhaustive, opening)
  if (task.type === 'share') {
    if (split === null) return { type: 'leftAlone' }
    return yield* runShares(spec.goal, opening, task, split, checkpoint as unknown as SharePart | undefined)
  }
  const earlier: SearchState = {
    ...NOTHING_KNOWN,
    ...(checkpoint as unknown as Partial<SearchState> | undefined),
  }
  const lane = { lane: task.number, lanes: task.of }
  return yield* runLine(searchFor(spec, opening, movesForLines(spec, split !== null), earlier, lane))
}

function* runLine(search: Generator<SearchState, SearchState>): Generator<Progress, OpeningsPart> {
  const found = yield* through(search, (state) => ({
    done: state.done,
    units: state.moves,
    checkpoint: { type: 'line', ...state } as unknown as Json,
  }))
  return { type: 'line', ...found }
}

function searchFor(
  spec: OpeningsSpec,
  opening: Opening,
  moves: number,
  earlier: SearchState,
  lane: Lane,
): Generator<SearchState, SearchState> {
  switch (spec.goal) {
    case 'shortest':
      return findShort(opening, moves, earlier)
    case 'max-capture':
      return findMaxCapture(opening, moves, earlier)
    case 'fewest-laps':
      return findFewestLaps(opening, moves, earlier, lane, lapsLimitOf(spec))
    case 'fewest-cycles':
      return findFewestCycles(opening, moves, earlier)
    case 'first':
      return firstWin(opening, moves, earlier)
    case 'count':
    case 'analyse':
      return nothing()
    default:
      return assertNever(spec.goal)
  }
}

function* nothing(): Generator<SearchState, SearchState> {
  return { ...NOTHING_KNOWN, done: 1 }
}

/** Looks for a line with the reference rules; starts over after a stop. */
function lineByRules(spec: OpeningsSpec): Generator<SearchState, SearchState> {
  if (spec.goal === 'analyse') return nothing()
  const measure = spec.goal === 'fewest-laps' ? 'laps' : 'sown'
  return findLeastByRules(spec.variant, positionOfSpec(spec), measure, movesForLines(spec, false))
}

/** Searches all continuations with the reference rules; starts over after a stop. */
function* countAll(spec: OpeningsSpec): Generator<Progress, OpeningsPart> {
  const aim = spec.goal === 'shortest' || spec.goal === 'first' ? spec.goal : 'played'
  const search = countByRules(spec.variant, positionOfSpec(spec), aim)
  const counts = yield* through(search, (counts) => {
    const part: SharePart = { type: 'share', counts, bound: null, next: 0 }
    return { done: 0, units: Number(counts.moves), checkpoint: part as unknown as Json }
  })
  return { type: 'share', counts, bound: null }
}

/** Searches the shares of a task one after the other; the subtree of a checkpoint determines its share. */
function* runShares(
  goal: Goal,
  opening: Opening,
  { number, of }: OpeningsTask,
  split: ExhaustiveSplit,
  checkpoint: SharePart | undefined,
): Generator<Progress, OpeningsPart> {
  const shares = sharesOf(split, number, of)
  if (shares.length === 0) return { type: 'share', counts: NO_COUNTS, bound: null }
  const bound =
    goal === 'shortest' ? yield* through(lengthBound(opening), (units) => ({ done: 0, units })) : null
  const limits = limitsFor(goal, bound, split)
  let counted = checkpoint && countedIn(checkpoint)
  const first = counted === undefined ? 0 : shares.indexOf(counted.next % split.shares)
  let counts = NO_COUNTS
  for (const [at, share] of [...shares.entries()].slice(first)) {
    counts = yield* through(countShare(opening, limits, split, share, counted), (step): Progress => {
      const part: SharePart | null = step.counted ? { type: 'share', bound, ...step.counted } : null
      return {
        done: (at + step.done) / shares.length,
        units: step.moves,
        ...(part && { checkpoint: part as unknown as Json }),
      }
    })
    counted = { next: shares[at + 1] ?? share, counts }
  }
  return { type: 'share', counts, bound }
}

/** What a stopped task had counted; undefined if its part is complete. */
function countedIn({ next, counts }: SharePart): Counted | undefined {
  return next === undefined ? undefined : { next, counts }
}

function limitsFor(goal: Goal, bound: number | null, { sieve }: ExhaustiveSplit): CountLimits {
  if (goal !== 'shortest') return { wonTurns: 'played' }
  if (bound === null) return { only: 'shortest' }
  return { only: 'shortest', mostMoves: bound, ...(sieve === undefined ? {} : { sieve }) }
}

/** A whole number beyond 2⁵³, in decimal. */
const digits = v.pipe(v.string(), v.digits())
/** Holes, negative if sown clockwise by choice. */
const moves = v.array(v.pipe(v.number(), v.safeInteger()))

/** The shape of a valid part. */
export const partShape: v.GenericSchema<unknown, OpeningsPart> = v.variant('type', [
  v.object({
    type: v.literal('line'),
    found: v.nullable(v.object({ moves, left: countShape })),
    lower: v.number(),
    lowerLong: v.exactOptional(v.number()),
    limit: v.exactOptional(v.number()),
    // Parts of earlier versions do not have it.
    searchesRun: v.optional(countShape, 0),
    proven: v.boolean(),
    moves: v.number(),
    done: v.number(),
  }),
  v.object({
    type: v.literal('share'),
    counts: v.object({
      moves: digits,
      positions: digits,
      stuck: digits,
      sequences: v.array(digits),
      winning: v.array(digits),
      ends: v.array(digits),
      best: v.nullable(v.object({ moves, left: v.nullable(countShape) })),
    }),
    bound: v.nullable(v.number()),
    next: v.exactOptional(countShape),
  }),
  v.object({ type: v.literal('leftAlone') }),
])

/** Moves per second of a worker: searching all continuations, and looking for lines. */
const VECTOR_RATE = 45e6
const PLAIN_RATE = 8e6
/** Predicted moves of a full search on boards of 7 holes and more. */
const MOVES_PER_SHARE = 130e6

/** The most that a search is predicted to take, without searching. */
export function estimateOpenings(spec: OpeningsSpec): Estimate {
  const opening = openingOfSpec(spec)
  const split = exhaustiveOf(spec)?.ifLarge ?? null
  const moves = movesForLines(spec, split !== null)
  const shares = split?.shares ?? 0
  return {
    seconds:
      (shares > 4 ? shares * MOVES_PER_SHARE : 0) / VECTOR_RATE +
      (spec.goal === 'count' ? 1 : (moves * lanesOf(spec)) / PLAIN_RATE),
    memoryBytes: Math.max(
      split === null || opening === null ? 0 : countBytes(opening, split, split.sieve),
      opening === null ? 2 ** 20 : lineBytes(spec.goal, opening, moves),
    ),
    csvBytes: 20_000,
  }
}

/** Bytes needed to look for a line. */
function lineBytes(goal: Goal, opening: Opening, moves: number): number {
  if (goal === 'shortest') return shortestBytes(opening, moves)
  if (goal === 'max-capture') return maxCaptureBytes(opening, moves)
  if (goal === 'fewest-laps') return Math.max(leastLimitBytes(opening), fewestLapsBytes(opening, moves))
  return goal === 'fewest-cycles' ? leastLimitBytes(opening) : 2 ** 20
}
