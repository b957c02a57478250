import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { Text } from '../../locales/message'
import type { RunRecord } from '../storage/records'
import { runTitle } from './describeRun'

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
