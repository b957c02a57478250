import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../src/engine/experiments/contract/experiment'
import { type FinishedRun, readFinishedRun } from '../../src/engine/experiments/contract/finishedRun'
import { performTasks } from './performTasks'

/** Runs a spec in this process, slice by slice. */
export async function perform<K extends ExperimentKind>({
  kind,
  spec,
}: {
  readonly kind: K
  readonly spec: unknown
}): Promise<FinishedRun<K>> {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(spec)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const run = readFinishedRun(kind, spec, performTasks(experiment, parsed.value))
  if (!run.ok) throw new Error(JSON.stringify(run.error))
  return run.value
}
