import { type AnyExperiment, anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { RunRecord, RunStatus } from '../storage/records'
import type { Submission } from '../../workers/pool'
import type { Parts } from '../../workers/runExperiment'
import { createPace, type Pace } from './pace'

/** A job as the queue shows it: a snapshot. */
export interface Job {
  readonly id: string
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly title: string
  readonly summary: string
  readonly seed: string | null
  readonly status: RunStatus
  /** 0…1 of all the work. */
  readonly done: number
  readonly tasks: number
  readonly tasksDone: number
  /** Units a second, and what they are. */
  readonly rate: number
  readonly unit: string
  /** Seconds it has been running, pauses left out. */
  readonly seconds: number
  /** Seconds to the end at the recent pace; null while nobody could know. */
  readonly left: number | null
  readonly failure: string | null
  /** It was running when the window went away. */
  readonly interrupted: boolean
  /** False while finished tasks could not be stored. */
  readonly kept: boolean
}

/** What the queue knows of a job beyond its snapshot. */
export interface JobState {
  readonly id: string
  readonly experiment: AnyExperiment
  readonly spec: unknown
  readonly title: string
  readonly summary: string
  readonly seed: string | null
  readonly unit: string
  readonly tasks: number
  readonly release: () => void
  status: RunStatus
  parts: Map<number, Json>
  checkpoints: Map<number, Json>
  done: number
  /** Seconds of earlier sittings, and when this one began. */
  secondsBefore: number
  startedAt: number | null
  pace: Pace
  submission: Submission<Parts> | null
  failure: string | null
  interrupted: boolean
}

/** The state of a stored run that nobody works on yet; null where its spec no longer holds. */
export function stateOf(record: RunRecord, release: () => void): JobState | null {
  const experiment = anyExperimentOf(record.kind)
  const spec = experiment.parse(record.spec)
  if (!spec.ok) return null
  return {
    id: record.id,
    experiment,
    spec: spec.value,
    title: record.title,
    summary: record.summary,
    seed: record.seed,
    unit: experiment.unit,
    tasks: experiment.plan(spec.value).length,
    release,
    status: record.status,
    parts: new Map(),
    checkpoints: new Map(),
    done: 0,
    secondsBefore: record.seconds,
    startedAt: null,
    pace: createPace(0),
    submission: null,
    failure: record.failure,
    interrupted: false,
  }
}

/** The share of the work that finished tasks make, by their weights. */
export function shareOf({ experiment, spec, parts }: JobState): number {
  const tasks = experiment.plan(spec)
  const weigh = (some: typeof tasks): number => some.reduce((sum, { weight }) => sum + weight, 0)
  const all = weigh(tasks)
  return all > 0 ? weigh(tasks.filter(({ index }) => parts.has(index))) / all : 0
}

/** Seconds a job has been running so far. */
export function secondsOf(state: JobState, now: number): number {
  return state.secondsBefore + (state.startedAt === null ? 0 : (now - state.startedAt) / 1000)
}

/** The job as it is now. */
export function snapshot(state: JobState, now: number, kept: boolean): Job {
  const running = state.status === 'running'
  return {
    id: state.id,
    kind: state.experiment.kind,
    spec: state.spec as Json,
    title: state.title,
    summary: state.summary,
    seed: state.seed,
    status: state.status,
    done: state.done,
    tasks: state.tasks,
    tasksDone: state.parts.size,
    rate: running ? state.pace.rate() : 0,
    unit: state.unit,
    seconds: secondsOf(state, now),
    left: running ? state.pace.left() : null,
    failure: state.failure,
    interrupted: state.interrupted,
    kept,
  }
}

/** Whether a job still has work to do. */
export function isOpen(status: RunStatus): boolean {
  return status === 'waiting' || status === 'running' || status === 'paused'
}
