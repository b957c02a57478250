import { inject, type InjectionKey } from 'vue'
import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Result } from '../../engine/result'
import type { Text } from '../../locales/message'
import type { RunStatus } from '../storage/records'

/** The progress of a run while it is in the queue. */
interface QueuedRun {
  readonly kind: ExperimentKind
  readonly status: RunStatus
  /** From 0 to 1. */
  readonly done: number
}

/** What Results asks of the queue. */
export interface QueueControl {
  /** A run in the queue; a new object whenever it has progressed. */
  queued(id: string): QueuedRun | undefined
  /** The finished parts and the spec of a run in the queue. */
  partsOf(id: string): ReadonlyMap<number, Json> | undefined
  specOf(id: string): unknown
  /** Queues a run of a spec; returns its id, or the problems of the spec. */
  start(kind: ExperimentKind, spec: Json): Promise<Result<string, Text>>
  resume(id: string): Promise<void>
  cancel(id: string): void
}

/** What Results asks of pages above it; the app provides it, because they are built on Results and not the reverse. */
export interface RunControl extends QueueControl {
  /** Puts a spec into the form of Experiments. */
  setUp(kind: ExperimentKind, spec: Json): void
}

/** The injection key under which the app provides it. */
export const RUN_CONTROL: InjectionKey<RunControl> = Symbol('run control')

/** The queue and the form of Experiments, as far as Results uses them. */
export function useRunControl(): RunControl {
  const control = inject(RUN_CONTROL)
  if (!control) throw new Error('The app provides no run control.')
  return control
}
