import * as v from 'valibot'
import { message, type Message } from '../../../../locales/message'
import { parsePositionOf } from '../../../board/notation'
import type { Position } from '../../../board/position'
import { VectorBoard } from '../../../kernel/assembly/shared/openingRecords'
import { start } from '../../../rules/match'
import type { Opening } from '../../../openings/opening'
import { openingOf, turnOf } from '../../../openings/openingOf'
import { fitsVector } from '../../../openings/lapTables'
import { ok, refuse, type Result } from '../../../result'
import { findPreset } from '../../../variant/catalogue'
import type { Variant } from '../../../variant/variant'
import type { SpecProblem } from '../../contract/experiment'
import { issueText, oneOf, wholeNumber } from '../../spec/shapes'
import { specParser, specShape } from '../../spec/specParser'
import { variantShape } from '../../spec/variantShape'

/** The goal of a search for openings. */
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

/** Goals that a single line answers if only the reference supports the rules; the others search everything. */
export const LINE_GOALS: ReadonlySet<Goal> = new Set(['analyse', 'fewest-laps', 'fewest-cycles'])

/** One turn, and what to find out about all its continuations. */
export interface OpeningsSpec {
  readonly variant: Variant
  /** The position to start from, in notation; empty: the start of the game. */
  readonly position: string
  readonly goal: Goal
  /** The line to be measured where the goal is `analyse`: hole numbers. */
  readonly line: string
  /** Where the goal is `fewest-laps`, the most laps that a move may have; 0: as few as possible. */
  readonly laps: number
  /** The move budget, in millions, of a search that is too large to finish. */
  readonly effort: number
  /**
   * `none`: find lines only. `quick`: prove what takes minutes. `full`: prove and count everything, however long it
   * takes.
   */
  readonly proof: 'none' | 'quick' | 'full'
}

/** The most millions of moves that a search may play. */
export const MAX_EFFORT = 1_000_000

/** The most laps that a limit allows: more than any opening needs. */
export const MAX_LAPS = 1000

/** All openings of Dakon-6. */
export const DEFAULTS: OpeningsSpec = {
  variant: findPreset('dakon')!.make({ holes: 6 }),
  position: '',
  goal: 'count',
  line: '',
  laps: 0,
  effort: 1000,
  proof: 'quick',
}

const HOLE_NUMBERS = issueText(message('specProblems.holeNumbers'))

/** Reads a spec; a turn that cannot be searched is rejected with the rule that prevents it. */
export const parseOpenings = specParser(
  specShape<OpeningsSpec>(
    {
      variant: variantShape,
      position: v.string(issueText(message('specProblems.position'))),
      goal: oneOf(GOALS),
      line: v.pipe(v.string(HOLE_NUMBERS), v.regex(/^[\d\s,]*$/, HOLE_NUMBERS)),
      laps: wholeNumber(0, MAX_LAPS),
      effort: wholeNumber(1, MAX_EFFORT),
      proof: oneOf(['none', 'quick', 'full']),
    },
    DEFAULTS,
  ),
  together,
)

function together(spec: OpeningsSpec): readonly SpecProblem[] {
  const problems: SpecProblem[] = []
  const from = startOf(spec)
  if (!from.ok) problems.push(...from.error)
  const opening = from.ok ? openingOf(spec.variant, from.value) : null
  if (spec.goal === 'count' && opening?.ok && !fitsVector(opening.value)) {
    const { holes, seeds } = VectorBoard
    problems.push({ path: 'goal', message: message('specProblems.countable', { holes, seeds }) })
  }
  if (spec.goal === 'analyse' && holesOfLine(spec.line).length === 0) {
    problems.push({ path: 'line', message: message('specProblems.noHoles') })
  }
  if (lapsLimitOf(spec) !== null && from.ok && !opening?.ok) {
    problems.push({ path: 'laps', message: message('specProblems.lapsNeedFast') })
  }
  return problems
}

/** The most laps that a move may have; null if as few as possible are sought, or something else. */
export function lapsLimitOf({ goal, laps }: OpeningsSpec): number | null {
  return goal === 'fewest-laps' && laps > 0 ? laps : null
}

/** The holes of a line as numbers. */
export function holesOfLine(line: string): readonly number[] {
  return line
    .split(/[\s,]+/)
    .filter((text) => text !== '')
    .map(Number)
}

function startOf({ variant, position }: OpeningsSpec): Result<Position, readonly SpecProblem[]> {
  const parsed = position === '' ? ok(undefined) : parsePositionOf(variant, position)
  if (!parsed.ok) return refuse([{ path: 'position', message: parsed.error }])
  const turn = turnOf(variant, parsed.value)
  return turn.ok ? turn : refuse(turn.error.map(inSpec))
}

/** A problem of a turn, with the path that it has in a spec: a rule is one of the variant's. */
function inSpec({ path, message }: SpecProblem): SpecProblem {
  return { path: path === 'position' ? path : `variant.${path}`, message }
}

/** The position a spec starts from. */
export function positionOfSpec({ variant, position }: OpeningsSpec): Position {
  const parsed = position === '' ? null : parsePositionOf(variant, position)
  return parsed?.ok ? parsed.value : start(variant, 'south').position
}

/** The turn of a spec that was parsed; null if it has rules that only the reference supports. */
export function openingOfSpec(spec: OpeningsSpec): Opening | null {
  const opening = openingOf(spec.variant, positionOfSpec(spec))
  return opening.ok ? opening.value : null
}

/** The goals of a search, as forms and tables name them. */
export const GOAL_WORDS: Readonly<Record<Goal, Message>> = {
  count: message('fields.goalCount'),
  shortest: message('fields.goalShortest'),
  'max-capture': message('fields.goalMaxCapture'),
  'fewest-laps': message('fields.goalFewestLaps'),
  'fewest-cycles': message('fields.goalFewestCycles'),
  first: message('fields.goalFirst'),
  analyse: message('fields.goalAnalyse'),
}
