import type * as v from 'valibot'
import type { Text } from '../../../locales/message'
import type { CrewPlace } from '../../kernel/crew'
import type { Range } from '../../range'
import type { Result } from '../../result'
import type { KeptLayer } from '../../tables/loadedTables'
import type { Field, Template } from './fields'
import type { ShareNeeded } from './shareNeeded'

/** The kinds of experiment, in the order the gallery shows them. */
export const EXPERIMENT_KINDS = [
  'matchSeries',
  'scenarioMatrix',
  'skillCurve',
  'winningOpenings',
  'gameValues',
  'sweep',
  'strategyCheck',
  'startLayouts',
  'variantComparison',
  'matchOfRounds',
  'catalogueSurvey',
  'endgameTables',
  'ladder',
  'training',
] as const

/** Further kinds that papers need: they run like any other, but have no card in the gallery. */
export const STUDY_KINDS = ['replay', 'routes', 'gameTrees'] as const

/** A kind of experiment. */
export type ExperimentKind = (typeof EXPERIMENT_KINDS)[number] | (typeof STUDY_KINDS)[number]

/** Whether something names a kind of experiment that this program has. */
export function isExperimentKind(value: unknown): value is ExperimentKind {
  return [...EXPERIMENT_KINDS, ...STUDY_KINDS].some((kind) => kind === value)
}

/** Anything that can be sent to a worker, stored, and read back unchanged. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What is wrong with a spec, with the path of the field. */
export interface SpecProblem {
  readonly path: string
  readonly message: Text
}

/** One piece of an experiment: independent of all others except those whose parts it needs. */
export interface Task {
  /** Place in the plan, from 0; parts are merged by it, never by arrival. */
  readonly index: number
  /** Expected amount of work, for accurate progress; any positive unit. */
  readonly weight: number
  /** The number of units (games, nodes …), if known in advance; a task may end too soon to report it. */
  readonly units?: number
  /** Earlier tasks whose parts it reads: it starts once all of them exist (see needs.ts). */
  readonly needs?: Range
}

/** The progress of a running task. */
export interface Progress {
  /** 0…1 of this task. */
  readonly done: number
  /** Units finished so far in this task, for the rate (games, moves, nodes). */
  readonly units?: number
  /** State from which the task can continue later; only given by long tasks. */
  readonly checkpoint?: Json
  /** Part of an endgame table, for a worker that has a place to keep it. */
  readonly layer?: KeptLayer
  /** Why such a part could not be kept; the run goes on. */
  readonly notStored?: Text
}

/** What can be said before a run starts. */
export interface Estimate {
  readonly seconds: number
  readonly memoryBytes: number
  readonly csvBytes: number
}

/** What a crew of workers shares: memory of this many bytes, which serves all tasks with the same key. */
interface Crew {
  readonly key: string
  readonly bytes: number
}

/** How several workers do one task together. What they find must not depend on how many there are. */
export interface Together<Spec, T extends Task, Part> {
  /** The crew of a task; null where one worker does it alone. */
  crewOf(spec: Spec, task: T): Crew | null
  /** Does a task with the help of others. */
  lead(spec: Spec, task: T, place: CrewPlace, checkpoint?: Json): Generator<Progress, Part>
  /** Helps until the leader is done. */
  help(spec: Spec, task: T, place: CrewPlace): Generator<Progress, void>
}

/**
 * An experiment: spec → tasks → parts; reports.ts builds the report from the parts. Each step is a pure function, so
 * the app, the command line and unrelated machines can share the work.
 */
export interface Experiment<Spec, T extends Task = Task, Part = Json> {
  readonly kind: ExperimentKind
  readonly title: Text
  /** The question it answers, in a line. */
  readonly question: Text
  /** What the rate counts: games, moves, positions. */
  readonly unit: Text
  readonly defaults: Spec
  /** The fields of the form, in reading order; none if nobody sets it up by hand. */
  readonly fields?: readonly Field[]
  readonly templates?: readonly Template[]
  /** Reports every problem at once. */
  parse(input: unknown): Result<Spec, readonly SpecProblem[]>
  /** The shape that a part from a file or a database must have. */
  readonly partShape: v.GenericSchema<unknown, Part>
  plan(spec: Spec): readonly T[]
  /** What it costs by rule of thumb; foresee.ts times the real players. */
  estimate(spec: Spec): Estimate
  /** The group of a task: within one, tasks take time in proportion to their weights. All are in one unless given. */
  alike?(task: T): number
  /** The share of the plan that a run which may stop early will need, judging by parts that a sample found. */
  shareNeeded?(spec: Spec, sampled: ReadonlyMap<number, Part>): ShareNeeded
  /**
   * Runs one task in slices of at most some tens of milliseconds; yields between them. `earlier` holds the parts that
   * the task needs, by index, and nothing else, so that the part cannot depend on what happens to be finished.
   */
  run(spec: Spec, task: T, checkpoint?: Json, earlier?: ReadonlyMap<number, Part>): Generator<Progress, Part>
  readonly together?: Together<Spec, T, Part>
  /**
   * The parts of a run that ends before its tasks do: those that exist, and what the checkpoints of others prove. Without it,
   * a checkpoint is itself a part.
   */
  soFar?(
    spec: Spec,
    parts: ReadonlyMap<number, Part>,
    checkpoints: ReadonlyMap<number, Json>,
  ): ReadonlyMap<number, Part>
}
