import { shallowRef } from 'vue'
import type { Result } from '../../engine/result'
import type { PartRecord, Shelf, Shelves } from './records'
import { openIndexed } from './indexedDatabase'
import { createMemoryDatabase } from './memoryDatabase'

/** Why something could not be kept. */
export interface StorageProblem {
  readonly code: 'full' | 'setAside' | 'memoryOnly' | 'outdated' | 'failed'
  readonly message: string
}

/** Everything the app keeps, by store. Writes say what went wrong instead of throwing; nothing stored is lost by them. */
export interface Database {
  get<S extends Shelf>(shelf: S, key: Shelves[S]['key']): Promise<Shelves[S]['value'] | undefined>
  all<S extends Shelf>(shelf: S): Promise<Shelves[S]['value'][]>
  put<S extends Shelf>(shelf: S, ...values: Shelves[S]['value'][]): Promise<Result<null, StorageProblem>>
  remove<S extends Shelf>(shelf: S, ...keys: Shelves[S]['key'][]): Promise<Result<null, StorageProblem>>
  partsOf(run: string): Promise<PartRecord[]>
  removePartsOf(run: string): Promise<Result<null, StorageProblem>>
  /** Tells of changes made by other windows; returns what stops it. */
  onChange(listener: (shelf: Shelf) => void): () => void
}

/** The last problem with storage, for whoever shows it. */
export const storageProblem = shallowRef<StorageProblem | null>(null)

let opening: Promise<Database> | null = null

/** The database, opened once; where the browser keeps nothing, one in memory that says so. */
export function openDatabase(): Promise<Database> {
  opening ??= open()
  return opening
}

async function open(): Promise<Database> {
  const report = (problem: StorageProblem): void => void (storageProblem.value = problem)
  const indexed = await openIndexed(report)
  if (indexed) return indexed
  report({
    code: 'memoryOnly',
    message: 'This browser keeps nothing: results last until the window closes. Export what you need.',
  })
  return createMemoryDatabase()
}
