import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Text } from '../../locales/message'
import { runTitle } from './runTitle'
import type { RunRecord, RunStatus } from '../storage/records'
import type { RunPatch } from '../storage/repositories/runsRepository'
import { createPace, type Pace } from './pace'
import type { Session } from './session'
import { isUnderWay } from './statusNow'
import { isOpen, next, type Step } from './runStatus'

/** A job as the queue shows it: a snapshot. */
export interface Job {
  readonly id: string
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly title: Text
  readonly summary: Text
  readonly seed: string | null
  readonly status: RunStatus
  /** 0…1 of all the work. */
  readonly done: number
  readonly tasks: number
  readonly tasksDone: number
  /** Units per second, and what they are. */
  readonly rate: number
  readonly unit: Text
  /** Seconds it has been running, without pauses. */
  readonly seconds: number
  /** Seconds to the end at the recent pace; null while unknown. */
  readonly left: number | null
  readonly failure: Text | null
  /** False while part of an inactive run could not be stored. */
  readonly saved: boolean
}

/** What the queue knows of a job beyond its snapshot. */
export interface JobState {
  readonly id: string
  record: RunRecord
  status: RunStatus
  /** Releases the run's lock; null while this window does not hold it. */
  lock: (() => void) | null
  /** How many callers are about to act on the run; its lock is not released before they are done. */
  claims: number
  /** Set while the lock is being taken. */
  taking: Promise<void> | null
  /** The work in progress. */
  session: Session | null
  /** Parts of finished tasks as this window knows them; null before the first session. */
  parts: Map<number, Json> | null
  spec: unknown
  readonly unit: Text
  done: number
  /** Seconds of earlier sessions, and when this one started. */
  secondsBefore: number
  startedAt: number | null
  finished: number | null
  pace: Pace
  failure: Text | null
  /** The summary of this session's report. */
  digest: RunPatch | null
  /** State of storing the end of a session: in progress, requested again, failed. */
  settling: Promise<void> | null
  unsettled: boolean
  notStored: boolean
  /** The user removed it from the queue before it was stored: it disappears once it is. */
  leaving: boolean
}

/** The state of a stored run that no window works on. */
export function stateOf(record: RunRecord): JobState {
  return {
    id: record.id,
    record,
    status: record.status,
    lock: null,
    claims: 0,
    taking: null,
    session: null,
    parts: null,
    spec: null,
    unit: anyExperimentOf(record.kind).unit,
    done: record.status === 'done' ? 1 : record.done / Math.max(1, record.tasks),
    secondsBefore: record.seconds,
    startedAt: null,
    finished: record.finished,
    pace: createPace(0),
    failure: record.failure,
    digest: null,
    settling: null,
    unsettled: false,
    notStored: false,
    leaving: false,
  }
}

/** Whether a job that the user removed can disappear: it has ended, is stored, and is not about to be resumed. */
export function mayLeave({ leaving, status, lock, taking }: JobState): boolean {
  return leaving && !isOpen(status) && lock === null && !taking
}

/** Loads the stored state of a run that no window works on. */
export function refreshState(state: JobState, record: RunRecord): void {
  const { status, secondsBefore, finished, failure, done } = stateOf(record)
  Object.assign(state, { record, status, secondsBefore, finished, failure, done })
}

/** Follows the stored state of a run that this window does not work on. */
export function followOther(states: Map<string, JobState>, id: string, record: RunRecord | undefined): void {
  const state = states.get(id)
  if (state?.taking) return
  if (!record || isUnderWay(record.status)) states.delete(id)
  else if (state) refreshState(state, record)
  else if (isOpen(record.status)) states.set(id, stateOf(record))
}

/** The only place where a transition changes a status; it ends the current session. */
export function applyStep(state: JobState, step: Step, now: number): void {
  state.status = next(state.status, step)
  state.session?.stop()
  state.session = null
  state.secondsBefore = secondsOf(state, now)
  state.startedAt = step === 'begin' ? now : null
  state.finished = isOpen(state.status) ? null : Date.now()
  if (step !== 'begin' && step !== 'resume') return
  state.failure = null
  state.digest = null
  state.notStored = false
}

/** The parts of this many finished runs stay in memory for their reports; older ones are read from storage. */
const PARTS_IN_MEMORY = 20

/** Releases the parts of stored runs that ended longest ago. */
export function forgetOldParts(states: readonly JobState[]): void {
  const ended = states.filter(({ parts, lock, status }) => parts && !lock && !isOpen(status))
  for (const old of ended.slice(0, -PARTS_IN_MEMORY)) old.parts = null
}

/** Seconds of the current session. */
function sessionSeconds({ startedAt }: JobState, now: number): number {
  return startedAt === null ? 0 : (now - startedAt) / 1000
}

/** Seconds a job has been running so far. */
function secondsOf(state: JobState, now: number): number {
  return state.secondsBefore + sessionSeconds(state, now)
}

/** The progress fields of a run's stored record; parts that are not stored yet do not count. */
export function patchOf(state: JobState, now: number, unsaved: number): RunPatch {
  return {
    status: state.status,
    done: state.parts ? Math.max(0, state.parts.size - unsaved) : state.record.done,
    seconds: secondsOf(state, now),
    finished: isOpen(state.status) ? null : state.finished,
    failure: state.failure,
    ...state.digest,
  }
}

/** The job as it is now. */
export function snapshot(state: JobState, now: number): Job {
  const { record } = state
  const running = state.status === 'running'
  return {
    id: state.id,
    kind: record.kind,
    spec: record.spec,
    title: runTitle(record),
    summary: record.summary,
    seed: record.seed,
    status: state.status,
    done: state.done,
    tasks: record.tasks,
    tasksDone: state.parts?.size ?? record.done,
    rate: running ? state.pace.rate() : 0,
    unit: state.unit,
    seconds: secondsOf(state, now),
    left: running ? state.pace.left(sessionSeconds(state, now)) : null,
    failure: state.failure,
    saved: !state.notStored,
  }
}
