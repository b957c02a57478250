import { defineStore } from 'pinia'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { buildReport } from './buildReport'

/** How many reports are remembered: one of a million rows takes a while to build, and a lot of memory. */
const REMEMBERED = 4

/** Reports by run and number of parts; a failed one is built again the next time. */
export const useReportCache = defineStore('reports', () => {
  const known = new Map<string, Promise<Report>>()

  /** The report of a run from its existing parts. */
  function reportOf(
    run: string,
    kind: ExperimentKind,
    spec: unknown,
    parts: ReadonlyMap<number, Json>,
  ): Promise<Report> {
    const key = `${run} ${parts.size}`
    const report = known.get(key) ?? buildReport(kind, spec, parts)
    known.delete(key)
    known.set(key, report)
    report.catch(() => known.delete(key))
    for (const old of known.keys()) if (known.size > REMEMBERED) known.delete(old)
    return report
  }
  return { reportOf }
})
