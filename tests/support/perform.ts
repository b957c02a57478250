import { anyExperimentOf } from '../../src/engine/experiments/contract/catalogue'
import type { Report } from '../../src/engine/experiments/report/report'
import type { Run } from '../../src/engine/papers/item'
import { finish } from '../../src/engine/solver/through'

/** Runs a stored spec here and now, slice by slice. */
export async function perform({ kind, spec }: Run): Promise<Report> {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(spec)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const parts = new Map<number, unknown>()
  for (const task of experiment.plan(parsed.value)) {
    parts.set(task.index, finish(experiment.run(parsed.value, task)))
  }
  return experiment.report(parsed.value, parts)
}
