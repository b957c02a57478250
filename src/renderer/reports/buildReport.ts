import { experimentOf } from '../../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { createBreath } from '../platform/yieldToWindow'

type Parts = ReadonlyMap<number, Json>

/** Reports of a million rows take a while: the last few are remembered by run and number of parts. */
const REMEMBERED = 4
const known = new Map<string, Promise<Report>>()

/** The report of a run from the parts there are. */
export function drawUp(run: string, kind: ExperimentKind, spec: unknown, parts: Parts): Promise<Report> {
  const key = `${run} ${parts.size}`
  const report = known.get(key) ?? drawUpAnew(kind, spec, parts)
  known.delete(key)
  known.set(key, report)
  report.catch(() => known.delete(key))
  for (const old of known.keys()) if (known.size > REMEMBERED) known.delete(old)
  return report
}

/** The report of some parts, drawn up slice by slice so that the window stays free. */
export async function drawUpAnew(kind: ExperimentKind, spec: unknown, parts: Parts): Promise<Report> {
  const experiment = experimentOf(kind)
  if (!experiment.reportInSlices) return experiment.report(spec, parts)
  const breathe = createBreath()
  const work = experiment.reportInSlices(spec, new Map(parts))
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await breathe()
  }
}
