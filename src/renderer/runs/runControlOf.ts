import type { QueueControl } from './runControl'
import type { useJobs } from './jobsStore'
import { inBackground } from '../platform/inBackground'

/** The queue as Results uses it. */
export function runControlOf(jobs: ReturnType<typeof useJobs>): QueueControl {
  return {
    queued: (id) => jobs.jobs.find((job) => job.id === id),
    partsOf: (id) => jobs.partsOf(id),
    specOf: (id) => jobs.specOf(id),
    start: (kind, spec) => jobs.start(kind, spec),
    resume: (id) => jobs.resumeOrWarn(id),
    cancel: (id) => inBackground(jobs.cancel(id)),
  }
}
