import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { loadTexts } from '../locales/i18n'
import { createYieldToWindow } from '../platform/yieldToWindow'

/** Reports are loaded with the first one: their statistics code is larger than the board. */
const loadReports = () => import('../../engine/experiments/contract/reports')

/** Builds the report of some parts slice by slice, so that the window stays responsive. */
export async function buildReport(
  kind: ExperimentKind,
  spec: unknown,
  parts: ReadonlyMap<number, Json>,
): Promise<Report> {
  const [{ anyReportInSlices }] = await Promise.all([loadReports(), loadTexts('laboratory')])
  const yieldToWindow = createYieldToWindow()
  const work = anyReportInSlices(kind, spec, new Map(parts))
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    await yieldToWindow()
  }
}
