import type { Text } from '../../locales/message'
import type { Submission } from '../../workers/pool'
import type { Parts, Run } from '../../workers/runExperiment'
import type { PartsRepository } from '../storage/repositories/partsRepository'
import type { RunRecord } from '../storage/records'
import type { RunsRepository } from '../storage/repositories/runsRepository'
import type { Job } from './job'
import type { RunLocks } from './runLocks'

/** What a queue works with. */
export interface JobsTools {
  readonly runs: RunsRepository
  readonly parts: PartsRepository
  readonly locks: RunLocks
  /** Hands the tasks of a run, which has an id, to workers here or elsewhere. */
  readonly work: (run: Run, id: string) => Submission<Parts>
  /** A summary of the parts for the list of runs. */
  readonly digest: (
    record: RunRecord,
    spec: unknown,
    parts: Parts,
  ) => Promise<Pick<RunRecord, 'finding' | 'shares'>>
  /** The version of this program: runs that another one began are not continued. */
  readonly version: string
  /** How many runs may be worked on at once. */
  readonly room: () => number
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** What a queue reports. */
export type JobsEvent =
  /** Something about a job has changed. */
  | { readonly type: 'changed' }
  /** A session ended by itself: the run is done or failed. */
  | { readonly type: 'ended'; readonly job: Job; readonly finding: Text }
