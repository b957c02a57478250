import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { BadInput } from '../options/badInput'
import type { RunOptions } from './runSpec'
import { findRun, loadRuns, saveForResume, type SavedRun } from './savedRun'
import { readSpec, runSession, type Save } from './runSession'
import { stoppedBy } from './stopped'

/** A run that a command needs. */
interface RunRequest {
  readonly kind: ExperimentKind
  readonly spec: unknown
}

/**
 * Runs experiments one after the other, for a command that needs several. If one is stopped, the finished ones are saved
 * with it, so that `--resume` repeats none of them; `all` lists every run that will be requested.
 */
export function severalRuns(
  all: readonly RunRequest[],
  options: RunOptions,
): (request: RunRequest) => Promise<FinishedRun> {
  const saved: SavedRun[] = options.resume ? [...loadRuns(options.resume)] : []
  const savedRunOf = ({ kind, spec }: RunRequest): SavedRun | undefined =>
    findRun(saved, kind, readSpec(kind, spec))
  if (options.resume && !all.some(savedRunOf))
    throw new BadInput(
      '--resume',
      `${options.resume} was saved by a run with other options; give the same ones`,
    )
  return async (request) => {
    const earlier = savedRunOf(request)
    if (earlier) saved.splice(saved.indexOf(earlier), 1)
    const save: Save = (run) => saveForResume(options.resume, [...saved, run])
    const session = await runSession(
      request.kind,
      readSpec(request.kind, request.spec),
      options,
      save,
      earlier,
    )
    if (session.status === 'stopped' || session.status === 'failed')
      throw stoppedBy(session, () => save(session.run))
    saved.push(session.run)
    return session.found
  }
}
