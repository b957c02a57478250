import type { Text } from '../../../locales/message'
import { ok, refuse, type Result } from '../../result'
import type { Report } from '../report/report'
import { describeSpecProblems } from '../spec/specProblems'
import { experimentOf } from './catalogue'
import type { ExperimentKind } from './experiment'
import type { PartsOf, SpecOf } from './kinds'
import { partsOf } from './parts'
import { reportOf } from './reports'

/** A run with what it found, told apart by its kind: the spec as it was read, the part of every task, the report. */
export type FinishedRun<K extends ExperimentKind = ExperimentKind> = {
  [P in K]: {
    readonly kind: P
    readonly spec: SpecOf<P>
    readonly parts: PartsOf<P>
    readonly report: Report
  }
}[K]

/** Reads a run from what a file or a database holds, and reports it; refuses what no run can have left. */
export function readFinishedRun<K extends ExperimentKind>(
  kind: K,
  input: unknown,
  raw: ReadonlyMap<number, unknown>,
): Result<FinishedRun<K>, Text> {
  const spec = experimentOf(kind).parse(input)
  if (!spec.ok) return refuse(describeSpecProblems(spec.error))
  const parts = partsOf(kind, raw)
  if (!parts.ok) return parts
  const report = reportOf(kind, spec.value, parts.value)
  return ok({ kind, spec: spec.value, parts: parts.value, report } as FinishedRun<K>)
}
