import type { Result } from '../../../engine/result'
import type { KeyOf, PartRecord, RecordOf, StoreName } from '../records'
import type { StorageProblem } from '../storageProblem'

/** The database's answers: it never throws, and a failure has its real cause. */
export type Answer<T> = Promise<Result<T, StorageProblem>>

/**
 * Everything the app stores, by store. Records are read as `unknown`: repositories check them. Each write is one
 * transaction: either all of it is stored or nothing.
 */
export interface Database {
  /** The records of some keys, in order; undefined for missing ones. */
  get<S extends StoreName>(storeName: S, keys: readonly KeyOf<S>[]): Answer<readonly unknown[]>
  all(storeName: StoreName): Answer<readonly unknown[]>
  /** Up to `count` records in the order of their keys, after a key or from the start. */
  page<S extends StoreName>(storeName: S, after: KeyOf<S> | null, count: number): Answer<readonly unknown[]>
  put<S extends StoreName>(storeName: S, records: readonly RecordOf<S>[]): Answer<null>
  /**
   * Replaces records by the result of `change`; undefined leaves one as it is. Reading and writing are one
   * transaction.
   */
  update<S extends StoreName>(
    storeName: S,
    keys: readonly KeyOf<S>[],
    change: (stored: unknown, key: KeyOf<S>) => RecordOf<S> | undefined,
  ): Answer<null>
  remove<S extends StoreName>(storeName: S, keys: readonly KeyOf<S>[]): Answer<null>
  /** Stores parts of runs that are stored; returns the missing runs, whose parts were left out. */
  putParts(parts: readonly PartRecord[]): Answer<ReadonlySet<string>>
  partsOf(run: string): Answer<readonly unknown[]>
  /** Removes runs and all their parts. */
  removeRuns(ids: readonly string[]): Answer<null>
  /** Removes everything from some stores. */
  clear(storeNames: readonly StoreName[]): Answer<null>
}
