import type { ExperimentKind, Json } from '../experiments/contract/experiment'
import { type FinishedRun, readFinishedRun } from '../experiments/contract/finishedRun'
import { nameOf } from '../../locales/message'

/** A run that took long and ships with the program: its spec, and the part of every task. */
interface StoredRun {
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

/** A run that ships, its report made from its parts, and the seconds it once took. */
export async function storedRun(
  name: StoredName,
): Promise<{ readonly run: FinishedRun; readonly seconds: number }> {
  const { kind, spec, parts, seconds } = (await STORED[name]()).default as unknown as StoredRun
  const run = readFinishedRun(kind, spec, new Map(parts))
  if (!run.ok) throw new Error(`The stored run ${name} cannot be read: ${nameOf(run.error)}`)
  return { run: run.value, seconds }
}
