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

/** The runs that ship with the program; each is loaded only when needed. */
const STORED = {
  'dakon-7-count': () => import('./stored/dakon-7-count.json'),
} as const

/** The name of a run that ships with the program. */
export type StoredName = keyof typeof STORED

/** A run that ships with the program, its report built from its parts, and the seconds it originally took. */
export async function storedRun(
  name: StoredName,
): Promise<{ readonly run: FinishedRun; readonly seconds: number }> {
  const { kind, spec, parts, seconds } = (await STORED[name]()).default as unknown as StoredRun
  const run = readFinishedRun(kind, spec, new Map(parts))
  if (!run.ok) throw new Error(`The stored run ${name} cannot be read: ${nameOf(run.error)}`)
  return { run: run.value, seconds }
}
