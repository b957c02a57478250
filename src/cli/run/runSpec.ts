import type { Command } from 'commander'
import { availableParallelism } from 'node:os'
import type { ExperimentKind } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import type { Parts } from '../../workers/runExperiment'
import { BadInput } from '../options/badInput'
import { whole } from '../options/numbers'
import { findRun, keepRuns, loadRuns, saveRuns } from './savedRun'
import { readSpec, type Save, sit, type SittingOptions } from './runSession'
import { stoppedBy } from './stopped'

/** How a command that runs an experiment is told to run it. */
export type RunOptions = SittingOptions

/** Adds `--workers`, `--resume` and `--progress`. */
export function addRunOptions(command: Command): Command {
  return command
    .option(
      '--workers <N>',
      'threads to use; the results do not depend on it',
      whole(1, 256),
      availableParallelism(),
    )
    .option(
      '--resume <FILE>',
      'go on with a run that was stopped, failed or killed; a long one is saved on the way',
    )
    .option('--progress', 'tell progress on stderr even where that is no terminal')
}

/** A run that went to its end, or as far as its time allowed. */
export interface FinishedRun {
  readonly kind: ExperimentKind
  readonly spec: unknown
  readonly parts: Parts
  readonly report: Report
  /** Of the clock, earlier sittings included. */
  readonly seconds: number
}

/** Runs an experiment to its end on worker threads. One that is stopped or breaks leaves a file to resume from. */
export async function runSpec(
  kind: ExperimentKind,
  input: unknown,
  options: RunOptions,
): Promise<FinishedRun> {
  const spec = readSpec(kind, input)
  const earlier = options.resume ? findRun(loadRuns(options.resume), kind, spec) : undefined
  if (options.resume && !earlier)
    throw new BadInput('--resume', `${options.resume} was made by other options; give the same ones`)
  const save: Save = (run) => keepRuns(options.resume, [run])
  const sitting = await sit(kind, spec, options, save, earlier)
  const { run } = sitting
  if (sitting.status === 'stopped' || sitting.status === 'failed') throw stoppedBy(sitting, () => save(run))
  if (sitting.status === 'timeIsUp' && options.resume) saveRuns(options.resume, [run])
  return { kind, spec, parts: sitting.parts, report: sitting.report, seconds: run.seconds }
}
