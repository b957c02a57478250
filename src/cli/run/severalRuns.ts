import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { BadInput } from '../options/badInput'
import type { RunOptions } from './runSpec'
import { findRun, keepRuns, loadRuns, type SavedRun } from './savedRun'
import { readSpec, type Save, sit } from './runSession'
import { stoppedBy } from './stopped'

/** A run that is asked for. */
interface Asked {
  readonly kind: ExperimentKind
  readonly spec: unknown
}

/**
 * Runs experiments one after the other, as a command does that needs several. Stopped in one of them, it saves all that
 * were made with it, so that `--resume` makes none of them again; `all` are those that will be asked for.
 */
export function severalRuns(all: readonly Asked[], options: RunOptions): (asked: Asked) => Promise<Report> {
  const kept: SavedRun[] = options.resume ? [...loadRuns(options.resume)] : []
  const keptOf = ({ kind, spec }: Asked): SavedRun | undefined => findRun(kept, kind, readSpec(kind, spec))
  if (options.resume && !all.some(keptOf))
    throw new BadInput('--resume', `${options.resume} was made by other options; give the same ones`)
  return async (asked) => {
    const earlier = keptOf(asked)
    if (earlier) kept.splice(kept.indexOf(earlier), 1)
    const save: Save = (run) => keepRuns(options.resume, [...kept, run])
    const sitting = await sit(asked.kind, readSpec(asked.kind, asked.spec), options, save, earlier)
    if (sitting.status === 'stopped' || sitting.status === 'failed')
      throw stoppedBy(sitting, () => save(sitting.run))
    kept.push(sitting.run)
    return sitting.report
  }
}
