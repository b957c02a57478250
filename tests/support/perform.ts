import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind } from '../../src/engine/experiments/contract/experiment'
import { type FinishedRun, readFinishedRun } from '../../src/engine/experiments/contract/finishedRun'
import { finish } from '../../src/engine/solver/through'

/** Runs a spec here and now, slice by slice. */
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
  const tasks = experiment.plan(parsed.value)
  const parts = new Map(tasks.map((task) => [task.index, finish(experiment.run(parsed.value, task))]))
  const run = readFinishedRun(kind, spec, parts)
  if (!run.ok) throw new Error(JSON.stringify(run.error))
  return run.value
}
