import type { Task } from '../../contract/experiment'
import { exhaustiveOf } from './exhaustive'
import { LINE_GOALS, openingOfSpec, type OpeningsSpec } from './spec'

/** A task of a search: it looks for a good line, or searches a share of all continuations. */
export interface OpeningsTask extends Task {
  readonly type: 'line' | 'share'
  /** Its number among the tasks of its type, and how many of them there are. */
  readonly number: number
  readonly of: number
}

/** Up to this many holes per side, one search for fewest laps is enough; beyond that, several share the work. */
const EXHAUSTIBLE = 8
const LANES = 4
/** The expected work of a task that will most likely skip its turn. */
const LOOK_ONLY = 0.01

/** Searches for lines that share the effort of a goal, so that several workers can take part. */
export function lanesOf(spec: OpeningsSpec): number {
  if (spec.goal === 'count') return 0
  if (openingOfSpec(spec) === null) return LINE_GOALS.has(spec.goal) ? 1 : 0
  return spec.goal === 'fewest-laps' && spec.variant.board.holes > EXHAUSTIBLE ? LANES : 1
}

/** The tasks: those that look for lines, then the shares of all continuations. Planning does not search. */
export function planOpenings(spec: OpeningsSpec): readonly OpeningsTask[] {
  const exhaustive = exhaustiveOf(spec)
  const goesThroughAll = exhaustive !== null && exhaustive.ifLarge !== null
  const lanes = lanesOf(spec)
  const lines = tasksOf('line', lanes, goesThroughAll ? 0.5 : 1, 0)
  const shares = tasksOf('share', exhaustive?.shareTasks ?? 0, goesThroughAll ? 1 : LOOK_ONLY, lanes)
  return [...lines, ...shares]
}

function tasksOf(
  type: OpeningsTask['type'],
  of: number,
  weight: number,
  first: number,
): readonly OpeningsTask[] {
  return Array.from({ length: of }, (_, number) => ({ index: first + number, weight, type, number, of }))
}
