import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Line } from '../../engine/experiments/report/report'
import type { Variant } from '../../engine/variant/variant'
import type { Text } from '../../locales/message'

/** The status of a run; `interrupted` means its window was closed before the run ended. */
export const RUN_STATUSES = [
  'waiting',
  'running',
  'paused',
  'interrupted',
  'done',
  'failed',
  'cancelled',
] as const

export type RunStatus = (typeof RUN_STATUSES)[number]

/** One run of an experiment as the list shows it; its numbers are stored separately, in its parts. */
export interface RunRecord {
  readonly id: string
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly title: Text
  readonly summary: Text
  readonly seed: string | null
  /** Version of the app that ran it. */
  readonly version: string
  readonly status: RunStatus
  /** Milliseconds since 1970. */
  readonly created: number
  readonly finished: number | null
  /** Time it was running, without pauses. */
  readonly seconds: number
  readonly tasks: number
  readonly done: number
  readonly finding: Text
  /** South, tie, North of the first shares chart, for the list. */
  readonly shares: readonly number[] | null
  readonly failure: Text | null
  readonly tags: readonly string[]
  readonly note: string
  readonly pinned: boolean
  /** The project that it belongs to; none if missing or empty. */
  readonly project?: string | undefined
  /** Names the tasks that it was cut into; records of earlier versions have none. */
  readonly plan?: string | undefined
  /** Set if Papers started it. */
  readonly origin?: 'papers' | undefined
  /** When it was deleted; a minute later, the start of any window may remove it for good. */
  readonly deleted: number | null
}

/** What one task gave, or where it stopped. */
export interface PartRecord {
  readonly run: string
  readonly index: number
  readonly part?: Json
  readonly checkpoint?: Json
}

/** A spec saved under a name. */
export interface SpecRecord {
  readonly id: string
  readonly name: Text
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly saved: number
}

/** A variant of the user's own. */
export interface VariantRecord {
  readonly id: string
  readonly variant: Variant
  /** Preset it was made from. */
  readonly from: string | null
  readonly saved: number
}

/** A game of the board, as the text of its file. */
export interface GameRecord {
  readonly id: string
  readonly variant: Variant
  readonly record: string
  readonly title: Text
  readonly saved: number
}

/** A line of play that another page wants on the board; stored until the board shows it. */
export interface BoardRequest {
  readonly id: 'request'
  readonly line: Line
  readonly saved: number
}

/** One setting. */
interface SettingRecord {
  readonly key: string
  readonly value: Json
}

/** The object stores: the key of a record and the record. */
export interface Stores {
  runs: { key: string; value: RunRecord }
  parts: { key: [string, number]; value: PartRecord }
  specs: { key: string; value: SpecRecord }
  variants: { key: string; value: VariantRecord }
  games: { key: string; value: GameRecord | BoardRequest }
  settings: { key: string; value: SettingRecord }
}

/** The name of an object store. */
export type StoreName = keyof Stores

/** Where each store finds the key inside a record. */
export const KEY_PATHS: { readonly [S in StoreName]: string | string[] } = {
  runs: 'id',
  parts: ['run', 'index'],
  specs: 'id',
  variants: 'id',
  games: 'id',
  settings: 'key',
}

/** The key of a record of a store. */
export type KeyOf<S extends StoreName> = Stores[S]['key']

/** A record of a store. */
export type RecordOf<S extends StoreName> = Stores[S]['value']

/** The object stores, runs before their parts. */
export const STORE_NAMES = Object.keys(KEY_PATHS) as StoreName[]

/** The key inside a stored record, or undefined if it has no usable one. */
export function keyIn<S extends StoreName>(storeName: S, record: unknown): KeyOf<S> | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  const fields = record as Readonly<Record<string, unknown>>
  if (storeName === 'parts') {
    const { run, index } = fields
    return typeof run === 'string' && typeof index === 'number' ? ([run, index] as KeyOf<S>) : undefined
  }
  const key = fields[KEY_PATHS[storeName] as string]
  return typeof key === 'string' ? (key as KeyOf<S>) : undefined
}
