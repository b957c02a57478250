import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Report } from '../../engine/experiments/report/report'
import { mainRowOf } from '../../figures/sharesRows'
import { loadTexts } from '../locales/i18n'
import { createYieldToWindow } from '../platform/yieldToWindow'
import type { RunRecord } from '../storage/records'

/** A report and the very parts it was built from: whoever exports one exports the other. */
export interface BuiltReport {
  readonly report: Report
  readonly parts: ReadonlyMap<number, Json>
}

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

/** How many reports are remembered: one of a million rows takes a while to build, and a lot of memory. */
const REMEMBERED = 4

interface Remembered {
  readonly run: string
  readonly spec: string
  readonly parts: ReadonlyMap<number, Json>
  readonly built: Promise<BuiltReport>
}

/** The last reports, oldest first. */
let remembered: readonly Remembered[] = []

/** The report of a run from some of its parts; the same one again if it was built from these tasks before. */
export function rememberedReport(
  run: Pick<RunRecord, 'id' | 'kind'>,
  spec: unknown,
  given: ReadonlyMap<number, Json>,
): Promise<BuiltReport> {
  const settings = JSON.stringify(spec)
  const known = remembered.find(
    (one) => one.run === run.id && one.spec === settings && isSameTasks(one.parts, given),
  )
  // A run that is worked on keeps adding to its parts.
  const parts = new Map(given)
  const entry: Remembered = known ?? {
    run: run.id,
    spec: settings,
    parts,
    built: buildReport(run.kind, spec, parts).then((report) => ({ report, parts })),
  }
  remembered = [...remembered.filter((one) => one !== entry), entry].slice(-REMEMBERED)
  // A failed one is built again the next time.
  entry.built.catch(() => (remembered = remembered.filter((one) => one !== entry)))
  return entry.built
}

/** Parts follow from the settings and the task, so that equal tasks have equal parts. */
function isSameTasks(one: ReadonlyMap<number, Json>, other: ReadonlyMap<number, Json>): boolean {
  return one.size === other.size && [...one.keys()].every((index) => other.has(index))
}

/** What the list of runs shows of a report: the finding, and South, tie and North if it has them. */
export function digestOf(report: Report): Pick<RunRecord, 'finding' | 'shares'> {
  const chart = report.charts.find(({ type }) => type === 'shares')
  const row = chart?.type === 'shares' ? mainRowOf(chart) : null
  const share = (role: string): number => row?.parts.find((part) => part.role === role)?.value ?? 0
  const shares = row && row.parts.length === 3 ? [share('south'), share('tie'), share('north')] : null
  return { finding: report.finding, shares }
}
