import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { createYieldToWindow } from '../platform/yieldToWindow'

/** Builds the report of some parts slice by slice, so that the window stays responsive. */
export async function buildReport(
  kind: ExperimentKind,
  spec: unknown,
  parts: ReadonlyMap<number, Json>,
): Promise<Report> {
  const experiment = anyExperimentOf(kind)
  if (!experiment.reportInSlices) return experiment.report(spec, parts)
  const yieldToWindow = createYieldToWindow()
  const work = experiment.reportInSlices(spec, new Map(parts))
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await yieldToWindow()
  }
}
