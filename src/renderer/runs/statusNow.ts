import type { RunRecord, RunStatus } from '../storage/records'

/** The status of a run now: this window’s queue knows it first; what another window works on is only in storage. */
export function statusNow(
  run: Pick<RunRecord, 'status'>,
  queued?: { readonly status: RunStatus },
): RunStatus {
  return queued?.status ?? run.status
}

/** Whether some window works on a run or is about to, so that nobody can resume it. */
export function isUnderWay(status: RunStatus): boolean {
  return status === 'running' || status === 'waiting'
}
