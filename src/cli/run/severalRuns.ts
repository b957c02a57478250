import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { FinishedRun } from '../../engine/experiments/contract/finishedRun'
import { BadInput } from '../options/badInput'
import { createAutosave } from './autosave'
import { awaitAnswer } from './pendingAnswer'
import { progressFile } from './progressFile'
import type { RunOptions } from './runSpec'
import { findRun, loadRuns, type SavedRun } from './savedRun'
import { readSpec, runSession } from './runSession'
import { stoppedBy } from './stopped'
import { message } from '../../locales/message'

/** A run that a command needs. */
interface RunRequest {
  readonly kind: ExperimentKind
  readonly spec: unknown
}

/**
 * Runs experiments one after the other, for a command that needs several. Finished work is saved regularly and when a
 * run is stopped, so that `--resume` repeats none of it; it is kept until the command's answer is written. `all`
 * lists every run that will be requested, and `title` names the file.
 */
export function severalRuns(
  title: string,
  all: readonly RunRequest[],
  options: RunOptions,
  now?: () => number,
): (request: RunRequest) => Promise<FinishedRun> {
  const saved: SavedRun[] = options.resume ? [...loadRuns(options.resume)] : []
  const savedRunOf = ({ kind, spec }: RunRequest): SavedRun | undefined =>
    findRun(saved, kind, readSpec(kind, spec))
  if (options.resume && !all.some(savedRunOf))
    throw new BadInput('--resume', message('refusals.otherOptions', { file: options.resume }))
  const file = progressFile(options.resume, title, all)
  const others = (run: SavedRun): SavedRun[] => saved.filter((each) => each !== run)
  const autosave = createAutosave((run, seconds) => file.saveOnTheWay([...others(run), run], seconds), now)
  return async (request) => {
    const earlier = savedRunOf(request)
    if (earlier) saved.splice(saved.indexOf(earlier), 1)
    const spec = readSpec(request.kind, request.spec)
    const session = await runSession(request.kind, spec, options, autosave, earlier)
    const { run } = session
    if (session.status === 'stopped' || session.status === 'failed')
      throw stoppedBy(session, saved.length, () => file.save([...saved, run]))
    saved.push(run)
    autosave.saveFinished(run)
    const seconds = saved.reduce((sum, each) => sum + each.seconds, 0)
    awaitAnswer({ seconds, save: () => file.save(saved), discard: () => file.discard() })
    return session.found
  }
}
