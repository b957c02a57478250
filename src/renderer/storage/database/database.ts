import type { Result } from '../../../engine/result'
import type { KeyOf, PartRecord, RecordOf, Shelf } from '../records'
import type { StorageProblem } from '../storageProblem'

/** What the database answers: never a throw, always the true cause of a failure. */
export type Answer<T> = Promise<Result<T, StorageProblem>>

/**
 * Everything the app stores, by shelf. What is read is `unknown`: repositories check it. Each write is one transaction: all
 * of it is stored or nothing.
 */
export interface Database {
  /** The records of some keys, in their order; undefined where there is none. */
  get<S extends Shelf>(shelf: S, keys: readonly KeyOf<S>[]): Answer<readonly unknown[]>
  all(shelf: Shelf): Answer<readonly unknown[]>
  /** Up to `count` records in the order of their keys, after a key or from the start. */
  page<S extends Shelf>(shelf: S, after: KeyOf<S> | null, count: number): Answer<readonly unknown[]>
  put<S extends Shelf>(shelf: S, records: readonly RecordOf<S>[]): Answer<null>
  /** Replaces records by what `change` makes of them; undefined leaves one as it is. Nothing comes between read and write. */
  update<S extends Shelf>(
    shelf: S,
    keys: readonly KeyOf<S>[],
    change: (stored: unknown, key: KeyOf<S>) => RecordOf<S> | undefined,
  ): Answer<null>
  remove<S extends Shelf>(shelf: S, keys: readonly KeyOf<S>[]): Answer<null>
  /** Stores parts of runs that are stored; answers with the runs that are not, whose parts were left out. */
  putParts(parts: readonly PartRecord[]): Answer<ReadonlySet<string>>
  partsOf(run: string): Answer<readonly unknown[]>
  /** Removes runs and all their parts. */
  removeRuns(ids: readonly string[]): Answer<null>
  /** Removes everything from some shelves. */
  clear(shelves: readonly Shelf[]): Answer<null>
}
