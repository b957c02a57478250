import { countByRules } from '../../../openings/byRules'
import { countShare, type CountLimits } from '../../../openings/count'
import type { Counts } from '../../../openings/counts'
import { findFewestCycles } from '../../../openings/fewestCycles'
import { findFewestLaps, type Lane } from '../../../openings/fewestLaps'
import { firstWin } from '../../../openings/firstWin'
import { findLeastByRules } from '../../../openings/leastByRules'
import { findMaxCapture } from '../../../openings/maxCapture'
import type { Opening } from '../../../openings/opening'
import { findShort, lengthBound } from '../../../openings/shortest'
import { NOTHING, type SoFar } from '../../../openings/soFar'
import { assertNever } from '../../../result'
import type { Json, Progress } from '../../contract/experiment'
import { lanesOf, type Cut, type OpeningsTask } from './plan'
import { openingOfSpec, positionOfSpec, type Goal, type OpeningsSpec } from './spec'

/** The counts of a share, with the length it was bound to; `next`: only up to that subtree. */
export interface SharePart {
  readonly type: 'share'
  readonly counts: Counts
  readonly bound: number | null
  readonly next?: number
}

/** What a task found: the best line, or the counts of its share, as far as it got. */
export type OpeningsPart = ({ readonly type: 'line' } & SoFar) | SharePart

/** Millions of moves for lines where all continuations are gone through besides: that finds the best anyway. */
const BESIDE_PROOF = 30

/** Moves that one search for lines may play. */
export function movesForLines(spec: OpeningsSpec, cut: Cut | null): number {
  return (Math.min(spec.effort, cut === null ? Infinity : BESIDE_PROOF) * 1e6) / Math.max(1, lanesOf(spec))
}

/** Runs one task; its checkpoint is its part so far. */
export function* runOpenings(
  spec: OpeningsSpec,
  task: OpeningsTask,
  checkpoint?: Json,
): Generator<Progress, OpeningsPart> {
  const opening = openingOfSpec(spec)
  if (opening === null)
    return task.type === 'share' ? yield* countAll(spec) : yield* runLine(lineByRules(spec, task))
  if (task.type === 'share') {
    return yield* runShare(spec.goal, opening, task, checkpoint as unknown as SharePart | undefined)
  }
  const earlier = (checkpoint as unknown as SoFar | undefined) ?? NOTHING
  const lane = { lane: task.share, lanes: lanesOf(spec) }
  return yield* runLine(searchFor(spec.goal, opening, movesForLines(spec, task.cut), earlier, lane))
}

function* runLine(search: Generator<SoFar, SoFar>): Generator<Progress, OpeningsPart> {
  let next = search.next()
  while (!next.done) {
    const part = { type: 'line', ...next.value } as const
    yield { done: part.done, units: part.moves, checkpoint: part as unknown as Json }
    next = search.next()
  }
  return { type: 'line', ...next.value }
}

function searchFor(
  goal: Goal,
  opening: Opening,
  moves: number,
  earlier: SoFar,
  lane: Lane,
): Generator<SoFar, SoFar> {
  switch (goal) {
    case 'shortest':
      return findShort(opening, moves, earlier)
    case 'max-capture':
      return findMaxCapture(opening, moves, earlier)
    case 'fewest-laps':
      return findFewestLaps(opening, moves, earlier, lane)
    case 'fewest-cycles':
      return findFewestCycles(opening, moves, earlier)
    case 'first':
      return firstWin(opening, moves, earlier)
    case 'count':
    case 'analyse':
      return nothing()
    default:
      return assertNever(goal)
  }
}

function* nothing(): Generator<SoFar, SoFar> {
  return { ...NOTHING, done: 1 }
}

/** Looks for a line by the reference rules; stopped, it begins anew. */
function lineByRules(spec: OpeningsSpec, { cut }: OpeningsTask): Generator<SoFar, SoFar> {
  if (spec.goal === 'analyse') return nothing()
  const measure = spec.goal === 'fewest-laps' ? 'laps' : 'sown'
  return findLeastByRules(spec.variant, positionOfSpec(spec), measure, movesForLines(spec, cut))
}

/** Goes through all continuations by the reference rules; stopped, it begins anew. */
function* countAll(spec: OpeningsSpec): Generator<Progress, OpeningsPart> {
  const aim = spec.goal === 'shortest' || spec.goal === 'first' ? spec.goal : 'played'
  const search = countByRules(spec.variant, positionOfSpec(spec), aim)
  let step = search.next()
  while (!step.done) {
    const part: SharePart = { type: 'share', counts: step.value, bound: null, next: 0 }
    yield { done: 0, units: Number(step.value.moves), checkpoint: part as unknown as Json }
    step = search.next()
  }
  return { type: 'share', counts: step.value, bound: null }
}

function* runShare(
  goal: Goal,
  opening: Opening,
  { cut, share }: OpeningsTask,
  earlier: SharePart | undefined,
): Generator<Progress, OpeningsPart> {
  const bound = goal === 'shortest' ? yield* watch(lengthBound(opening)) : null
  const known = earlier?.next === undefined ? undefined : { next: earlier.next, counts: earlier.counts }
  const search = countShare(opening, limitsFor(goal, bound, cut!), cut!, share, known)
  let step = search.next()
  while (!step.done) {
    const { done, moves, counted } = step.value
    const part: SharePart | null = counted ? { type: 'share', bound, ...counted } : null
    yield { done, units: moves, ...(part && { checkpoint: part as unknown as Json }) }
    step = search.next()
  }
  return { type: 'share', counts: step.value, bound }
}

function limitsFor(goal: Goal, bound: number | null, { sieve }: Cut): CountLimits {
  if (goal !== 'shortest') return { wonTurns: 'played' }
  if (bound === null) return { only: 'shortest' }
  return { only: 'shortest', mostMoves: bound, ...(sieve === undefined ? {} : { sieve }) }
}

function* watch<R>(search: Generator<number, R>): Generator<Progress, R> {
  let next = search.next()
  while (!next.done) {
    yield { done: 0, units: next.value }
    next = search.next()
  }
  return next.value
}
