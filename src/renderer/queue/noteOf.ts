import type { RunRecord } from '../storage/records'
import { digestOf } from '../reports/digest'
import { useReportCache } from '../reports/reportCache'
import { isOpen, secondsOf, type JobState } from './job'

/** What the stored record of a run should say of how far its job is; of a job at rest also what it has found. */
export async function noteOf(state: JobState): Promise<Partial<RunRecord>> {
  const atRest = !isOpen(state.status) || state.status === 'paused'
  const digest =
    atRest && state.parts.size > 0
      ? digestOf(await useReportCache().reportOf(state.id, state.experiment.kind, state.spec, state.parts))
      : {}
  return {
    status: state.status,
    done: state.parts.size,
    seconds: secondsOf(state, performance.now()),
    finished: isOpen(state.status) ? null : Date.now(),
    failure: state.failure,
    ...digest,
  }
}
