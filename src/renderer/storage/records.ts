import type { ExperimentKind, Json } from '../../engine/experiments/contract/experiment'
import type { Variant } from '../../engine/variant/variant'

/** How far a stored run is; `running` in a window that is gone means it was interrupted. */
export type RunStatus = 'waiting' | 'running' | 'paused' | 'done' | 'cancelled' | 'failed'

/** One run of an experiment as the list shows it; its numbers lie apart, in its parts. */
export interface RunRecord {
  readonly id: string
  readonly kind: ExperimentKind
  readonly spec: Json
  readonly title: string
  readonly summary: string
  readonly seed: string | null
  /** Version of the app that ran it. */
  readonly version: string
  readonly status: RunStatus
  /** Milliseconds since 1970. */
  readonly created: number
  readonly finished: number | null
  /** Time it was running, pauses left out. */
  readonly seconds: number
  readonly tasks: number
  readonly done: number
  readonly finding: string
  /** South, tie, North of the first shares chart, for the list. */
  readonly shares: readonly number[] | null
  readonly failure: string | null
  readonly tags: readonly string[]
  readonly note: string
  readonly pinned: boolean
  /** Set when deleted; gone for good at the next start. */
  readonly deleted: number | null
}

/** What one task gave, or where it stopped. */
export interface PartRecord {
  readonly run: string
  readonly index: number
  readonly part?: Json
  readonly checkpoint?: Json
}

/** A spec kept under a name. */
export interface SpecRecord {
  readonly id: string
  readonly name: string
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

/** A game kept by the board, as its record in notation. */
export interface GameRecord {
  readonly id: string
  readonly variant: Variant
  readonly record: string
  readonly title: string
  readonly saved: number
}

/** One setting. */
export interface SettingRecord {
  readonly key: string
  readonly value: Json
}

/** The object stores: the key of a record and the record. */
export interface Shelves {
  runs: { key: string; value: RunRecord }
  parts: { key: [string, number]; value: PartRecord }
  specs: { key: string; value: SpecRecord }
  variants: { key: string; value: VariantRecord }
  games: { key: string; value: GameRecord }
  settings: { key: string; value: SettingRecord }
}

/** The name of an object store. */
export type Shelf = keyof Shelves

/** Where each store finds the key inside a record. */
export const KEY_PATHS: { readonly [S in Shelf]: string | string[] } = {
  runs: 'id',
  parts: ['run', 'index'],
  specs: 'id',
  variants: 'id',
  games: 'id',
  settings: 'key',
}

/** The object stores. */
export const SHELVES = Object.keys(KEY_PATHS) as Shelf[]
