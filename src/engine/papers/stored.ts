import { experimentOf } from '../experiments/contract/catalogue'
import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import { partsOf } from '../experiments/contract/parts'
import type { Report } from '../experiments/report/report'

/** A run that took long and ships with the program: its spec, and the part of every task. */
export interface StoredRun {
  readonly kind: ExperimentKind
  readonly spec: unknown
  readonly seconds: number
  readonly parts: readonly (readonly [number, Json])[]
}

/** The runs that ship; each is read only when it is asked for. */
const STORED = {
  'dakon-7-count': () => import('./stored/dakon-7-count.json'),
} as const

/** The name of a run that ships. */
export type StoredName = keyof typeof STORED

/** The report of a run that ships, drawn up anew from its parts. */
export async function storedReport(
  name: StoredName,
): Promise<{ readonly report: Report; readonly seconds: number }> {
  const run = (await STORED[name]()).default as unknown as StoredRun
  const experiment = experimentOf(run.kind)
  const spec = experiment.parse(run.spec)
  const parts = partsOf(run.kind, new Map(run.parts))
  if (!spec.ok || !parts.ok) throw new Error(`The stored run ${name} cannot be read`)
  return { report: experiment.report(spec.value, parts.value), seconds: run.seconds }
}
