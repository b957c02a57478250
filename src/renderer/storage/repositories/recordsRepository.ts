import { ok } from '../../../engine/result'
import type { ChangeStream } from '../changes'
import { checkAll, type Reading } from '../checkRecord'
import type { Answer, Database } from '../database/database'
import { keyIn, type KeyOf, type RecordOf, type Shelf } from '../records'

/** The shelves whose records are saved completely, under their own id. */
type PlainShelf = Exclude<Shelf, 'runs' | 'parts'>

/** Records of one shelf: checked when read, saved completely, and every change announced once. */
export class RecordsRepository<S extends PlainShelf> {
  constructor(
    private readonly shelf: S,
    private readonly database: Database,
    private readonly changes: ChangeStream,
  ) {}

  async list(): Answer<Reading<S>> {
    const stored = await this.database.all(this.shelf)
    return stored.ok ? ok(checkAll(this.shelf, stored.value)) : stored
  }

  /** The records of some ids; those that are not stored are left out. */
  async read(ids: readonly string[]): Answer<Reading<S>> {
    const stored = await this.database.get(this.shelf, ids as readonly KeyOf<S>[])
    if (!stored.ok) return stored
    return ok(
      checkAll(
        this.shelf,
        stored.value.filter((record) => record !== undefined),
      ),
    )
  }

  /** Stores a record, new or replacing its older state. */
  async save(...records: readonly RecordOf<S>[]): Answer<null> {
    const saved = await this.database.put(this.shelf, records)
    if (saved.ok) this.#tell(records.map((record) => String(keyIn(this.shelf, record))))
    return saved
  }

  async remove(...ids: readonly string[]): Answer<null> {
    const removed = await this.database.remove(this.shelf, ids as readonly KeyOf<S>[])
    if (removed.ok) this.#tell(ids)
    return removed
  }

  /** Calls back with the ids of records that changed, here or in another window; returns a function that stops it. */
  onChange(listener: (ids: readonly string[] | 'all') => void): () => void {
    return this.changes.onChange(({ shelf, ids }) => shelf === this.shelf && listener(ids))
  }

  #tell(ids: readonly string[]): void {
    this.changes.tell({ shelf: this.shelf, ids })
  }
}
