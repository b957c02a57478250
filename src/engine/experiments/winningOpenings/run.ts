import { countShare, type CountLimits, type CountProgress } from '../../openings/count'
import type { Counts } from '../../openings/counts'
import { findFewestCycles } from '../../openings/fewestCycles'
import { findFewestLaps } from '../../openings/fewestLaps'
import { firstWin } from '../../openings/firstWin'
import { findMaxCapture } from '../../openings/maxCapture'
import type { Opening } from '../../openings/opening'
import { findShort, lengthBound } from '../../openings/shortest'
import { NOTHING, type SoFar } from '../../openings/soFar'
import { assertNever } from '../../result'
import type { Json, Progress } from '../experiment'
import type { Cut, OpeningsTask } from './plan'
import { openingOfSpec, type Goal, type OpeningsSpec } from './spec'

/** What a task found: the best line, as far as it got; or the counts of its share, with the length it was bound to. */
export type OpeningsPart =
  | ({ readonly type: 'line' } & SoFar)
  | { readonly type: 'share'; readonly counts: Counts; readonly bound: number | null }

/** Millions of moves for lines where all continuations are gone through besides: that finds the best anyway. */
const BESIDE_PROOF = 30

/** Moves that a search for lines may play. */
export function movesForLines({ effort }: OpeningsSpec, cut: Cut | null): number {
  return Math.min(effort, cut === null ? Infinity : BESIDE_PROOF) * 1e6
}

/** Runs one task; the checkpoint of a search for lines is its part so far. */
export function* runOpenings(
  spec: OpeningsSpec,
  task: OpeningsTask,
  checkpoint?: Json,
): Generator<Progress, OpeningsPart> {
  const opening = openingOfSpec(spec)
  if (task.type === 'share') return yield* runShare(spec, opening, task.cut!, task.share)
  const earlier = (checkpoint as unknown as SoFar | undefined) ?? NOTHING
  const search = searchFor(spec.goal, opening, movesForLines(spec, task.cut), earlier)
  let next = search.next()
  while (!next.done) {
    const part = { type: 'line', ...next.value } as const
    yield { done: part.done, units: part.moves, checkpoint: part as unknown as Json }
    next = search.next()
  }
  return { type: 'line', ...next.value }
}

function searchFor(goal: Goal, opening: Opening, moves: number, earlier: SoFar): Generator<SoFar, SoFar> {
  switch (goal) {
    case 'shortest':
      return findShort(opening, moves, earlier)
    case 'max-capture':
      return findMaxCapture(opening, moves, earlier)
    case 'fewest-laps':
      return findFewestLaps(opening, moves, earlier)
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
  return NOTHING
}

function* runShare(
  { goal }: OpeningsSpec,
  opening: Opening,
  cut: Cut,
  share: number,
): Generator<Progress, OpeningsPart> {
  const bound = goal === 'shortest' ? yield* watch(lengthBound(opening)) : null
  const search = countShare(opening, limitsFor(goal, bound, cut), cut, share)
  let next = search.next()
  while (!next.done) {
    yield asProgress(next.value)
    next = search.next()
  }
  return { type: 'share', counts: next.value, bound }
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

function asProgress({ done, moves }: CountProgress): Progress {
  return { done, units: moves }
}
