import * as v from 'valibot'
import { parsePosition } from '../../../board/notation'
import type { Position } from '../../../board/position'
import { start } from '../../../rules/match'
import type { Opening } from '../../../openings/opening'
import { openingOf, turnOf } from '../../../openings/openingOf'
import { fitsVector } from '../../../openings/lapTables'
import { ok, refuse, type Result } from '../../../result'
import { describeProblem, parseVariant } from '../../../variant/parse'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { shapeProblem } from '../../spec/specProblems'

/** What a search for openings is after. */
export const GOALS = [
  'count',
  'shortest',
  'max-capture',
  'fewest-laps',
  'fewest-cycles',
  'first',
  'analyse',
] as const

/** One of them. */
export type Goal = (typeof GOALS)[number]

/** Goals that a line answers by itself, where only the reference knows the rules; the others go through everything. */
export const LINE_GOALS: ReadonlySet<Goal> = new Set(['analyse', 'fewest-laps', 'fewest-cycles'])

/** One turn, and what to find out about all its continuations. */
export interface OpeningsSpec {
  readonly variant: Variant
  /** The position to start from, in notation; empty: the start of the game. */
  readonly position: string
  readonly goal: Goal
  /** The line to be measured where the goal is `analyse`: hole numbers. */
  readonly line: string
  /** Millions of moves that a search which cannot be exhausted may play. */
  readonly effort: number
  /** `none`: find lines only. `quick`: prove what takes minutes. `full`: prove and count all, whatever it takes. */
  readonly proof: 'none' | 'quick' | 'full'
}

const SHAPE = v.strictObject({
  variant: v.unknown(),
  position: v.string(),
  goal: v.picklist(GOALS),
  line: v.pipe(v.string(), v.regex(/^[\d\s,]*$/, 'must be hole numbers')),
  effort: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  proof: v.picklist(['none', 'quick', 'full']),
})

/** Reads a spec; a turn that cannot be searched is refused with the rule that stands in the way. */
export function parseOpenings(input: unknown): Result<OpeningsSpec, readonly SpecProblem[]> {
  const shape = v.safeParse(SHAPE, input)
  if (!shape.success) {
    return refuse(shape.issues.map((issue) => shapeProblem(issue)))
  }
  const variant = parseVariant(shape.output.variant)
  if (!variant.ok) {
    return refuse(variant.error.map((problem) => ({ path: 'variant', message: describeProblem(problem) })))
  }
  const spec = { ...shape.output, variant: variant.value }
  const from = startOf(spec)
  if (!from.ok) return from
  const opening = openingOf(spec.variant, from.value)
  if (spec.goal === 'count' && opening.ok && !fitsVector(opening.value)) {
    return refuse([
      { path: 'goal', message: 'All continuations can be counted up to 8 holes a side and 255 seeds.' },
    ])
  }
  if (spec.goal === 'analyse' && holesOfLine(spec.line).length === 0) {
    return refuse([{ path: 'line', message: 'must have at least one hole number' }])
  }
  return ok(spec)
}

/** The holes of a line as numbers. */
export function holesOfLine(line: string): readonly number[] {
  return line
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map(Number)
}

function startOf({ variant, position }: OpeningsSpec): Result<Position, readonly SpecProblem[]> {
  if (position === '') return turnOf(variant)
  const parsed = parsePosition(position)
  if (!parsed.ok) return refuse([{ path: 'position', message: parsed.error }])
  if (parsed.value.seeds.length !== 2 * variant.board.holes + 2) {
    return refuse([{ path: 'position', message: `must have ${variant.board.holes} holes a side` }])
  }
  return turnOf(variant, parsed.value)
}

/** The position a spec starts from. */
export function positionOfSpec({ variant, position }: OpeningsSpec): Position {
  const parsed = position === '' ? null : parsePosition(position)
  return parsed?.ok ? parsed.value : start(variant, 'south').position
}

/** The turn of a spec that was parsed; null: it has rules that only the reference knows. */
export function openingOfSpec(spec: OpeningsSpec): Opening | null {
  const opening = openingOf(spec.variant, positionOfSpec(spec))
  return opening.ok ? opening.value : null
}
