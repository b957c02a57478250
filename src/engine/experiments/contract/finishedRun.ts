import type { Text } from '../../../locales/message'
import { ok, refuse, type Result } from '../../result'
import { describeSpecProblems } from '../spec/specProblems'
import { experimentOf } from './catalogue'
import type { ExperimentKind } from './experiment'
import type { PartsOf, SpecOf } from './kinds'
import { partsOf } from './parts'
import { reportOf, type ReportOf } from './reports'

/** A run and its results, discriminated by kind: the parsed spec, the part of every task, the report. */
export type FinishedRun<K extends ExperimentKind = ExperimentKind> = {
  [P in K]: {
    readonly kind: P
    readonly spec: SpecOf<P>
    readonly parts: PartsOf<P>
    readonly report: ReportOf<P>
  }
}[K]

/** Reads a run from a file or a database and builds its report; rejects anything that a run cannot have produced. */
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
