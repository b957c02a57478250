import { ok } from '../../../engine/result'
import type { ChangeStream } from '../changes'
import { checkAll, type Reading } from '../checkRecord'
import type { Answer, Database } from '../database/database'
import { keyIn, type KeyOf, type RecordOf, type StoreName } from '../records'

/** The stores whose records are saved completely, under their own id. */
type PlainStore = Exclude<StoreName, 'runs' | 'parts'>

/** Records of one store: checked when read, saved completely, and every change announced once. */
export class RecordsRepository<S extends PlainStore> {
  constructor(
    private readonly storeName: S,
    private readonly database: Database,
    private readonly changes: ChangeStream,
  ) {}

  async list(): Answer<Reading<S>> {
    const stored = await this.database.all(this.storeName)
    return stored.ok ? ok(checkAll(this.storeName, stored.value)) : stored
  }

  /** The records of some ids; those that are not stored are left out. */
  async read(ids: readonly string[]): Answer<Reading<S>> {
    const stored = await this.database.get(this.storeName, ids as readonly KeyOf<S>[])
    if (!stored.ok) return stored
    return ok(
      checkAll(
        this.storeName,
        stored.value.filter((record) => record !== undefined),
      ),
    )
  }

  /** Stores a record, new or replacing its older state. */
  async save(...records: readonly RecordOf<S>[]): Answer<null> {
    const saved = await this.database.put(this.storeName, records)
    if (saved.ok) this.#tell(records.map((record) => String(keyIn(this.storeName, record))))
    return saved
  }

  /** Replaces a record by what `change` makes of its stored state, in one transaction. */
  async update(key: KeyOf<S>, change: (stored: unknown) => RecordOf<S>): Answer<null> {
    const updated = await this.database.update(this.storeName, [key], change)
    if (updated.ok) this.#tell([String(key)])
    return updated
  }

  async remove(...ids: readonly string[]): Answer<null> {
    const removed = await this.database.remove(this.storeName, ids as readonly KeyOf<S>[])
    if (removed.ok) this.#tell(ids)
    return removed
  }

  /** Calls back with the ids of records that changed, here or in another window; returns a function that stops it. */
  onChange(listener: (ids: readonly string[] | 'all') => void): () => void {
    return this.changes.onChange(({ storeName, ids }) => storeName === this.storeName && listener(ids))
  }

  #tell(ids: readonly string[]): void {
    this.changes.tell({ storeName: this.storeName, ids })
  }
}
