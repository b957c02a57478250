import { anyExperimentOf, type AnyExperiment } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import type { Text } from '../../locales/message'
import { platform } from '../platform/platform'
import type { RunRecord, RunStatus } from '../storage/records'
import { describeRun, runTitle } from './describeRun'

/** A run as this window knows it now: its record with the latest numbers, and how the work on it goes. */
export interface Run extends RunRecord {
  /** 0…1 of all the work; finer than the tasks that are done. */
  readonly share: number
  /** Units per second, and what they are. */
  readonly rate: number
  readonly unit: Text
  /** Seconds to the end at the recent pace; null while unknown. */
  readonly left: number | null
  /** False while part of an inactive run could not be stored. */
  readonly saved: boolean
}

/** The run of a record that this window does not work on. */
export function runOf(record: RunRecord): Run {
  return {
    ...record,
    title: runTitle(record),
    share: record.status === 'done' ? 1 : record.done / Math.max(1, record.tasks),
    rate: 0,
    unit: anyExperimentOf(record.kind).unit,
    left: null,
    saved: true,
  }
}

/** A stored record with what this window knows of the work on it; notes and names are stored first, progress is not. */
export function withWork(record: RunRecord, work: Run): Run {
  const { status, done, seconds, finished, failure, share, rate, unit, left, saved } = work
  return { ...record, status, done, seconds, finished, failure, share, rate, unit, left, saved }
}

/** The record of a run waiting to start; the experiment has accepted the spec. */
export function newRun(experiment: AnyExperiment, spec: unknown): RunRecord {
  return {
    id: crypto.randomUUID(),
    kind: experiment.kind,
    spec: spec as Json,
    ...describeRun(experiment, spec as Json),
    version: platform.version,
    status: 'waiting',
    created: Date.now(),
    finished: null,
    seconds: 0,
    tasks: experiment.plan(spec).length,
    plan: planKeyOf(experiment.kind, spec) ?? undefined,
    done: 0,
    finding: '',
    shares: null,
    failure: null,
    tags: [],
    note: '',
    pinned: false,
    deleted: null,
  }
}

/** What can happen to a run. */
export type Step = 'begin' | 'finish' | 'fail' | 'pause' | 'resume' | 'cancel' | 'interrupt'

/** Every allowed step from every status; a step that is not here cannot happen. */
export const TRANSITIONS: Readonly<Record<RunStatus, Readonly<Partial<Record<Step, RunStatus>>>>> = {
  waiting: { begin: 'running', pause: 'paused', cancel: 'cancelled', interrupt: 'interrupted' },
  running: {
    finish: 'done',
    fail: 'failed',
    pause: 'paused',
    cancel: 'cancelled',
    interrupt: 'interrupted',
  },
  paused: { resume: 'waiting', cancel: 'cancelled' },
  interrupted: { resume: 'waiting', cancel: 'cancelled' },
  failed: { resume: 'waiting' },
  cancelled: { resume: 'waiting' },
  done: {},
}

export function can(status: RunStatus, step: Step): boolean {
  return TRANSITIONS[status][step] !== undefined
}

/** The status after a step; an illegal step is an internal error. */
export function next(status: RunStatus, step: Step): RunStatus {
  const after = TRANSITIONS[status][step]
  if (after === undefined) throw new Error(`A run that is ${status} cannot ${step}.`)
  return after
}

/** Whether some window works on a run or is about to, so that nobody can resume it. */
export function isUnderWay(status: RunStatus): boolean {
  return status === 'running' || status === 'waiting'
}

/** Whether a run still has work to do. */
export function isOpen(status: RunStatus): boolean {
  return isUnderWay(status) || status === 'paused' || status === 'interrupted'
}
