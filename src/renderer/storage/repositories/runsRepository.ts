import { ok, refuse } from '../../../engine/result'
import { message } from '../../../locales/message'
import type { ChangeStream } from '../changes'
import { checkAll, type Reading } from '../checkRecord'
import type { Answer, Database } from '../database/database'
import type { RunRecord } from '../records'
import { createRetry } from '../retry'
import type { StorageHealth } from '../storageHealth'

/** A change of some fields of a run. */
export type RunPatch = Partial<Omit<RunRecord, 'id'>>

/** Changes to a run that this window could not store yet; `record` if the run is new. */
interface Unsaved {
  readonly record: RunRecord | null
  readonly patch: RunPatch
}

/** How long deleted runs can be restored, in milliseconds, before another start may remove them permanently. */
const RESTORABLE = 60_000

/**
 * The runs. A change is a patch by id, applied to the stored record inside one transaction: windows never overwrite
 * each other's fields. Changes that cannot be stored stay in this window's view and are retried.
 */
export class RunsRepository {
  readonly #unsaved = new Map<string, Unsaved>()
  #writing: Answer<null> = Promise.resolve(ok(null))
  readonly #retry = createRetry(() => this.flush())

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeStream,
    private readonly health: StorageHealth,
  ) {
    health.countUnsaved(() => this.#unsaved.size)
  }

  /** All runs, newest first, deleted ones included. */
  async list(): Answer<Reading<'runs'>> {
    const stored = await this.database.all('runs')
    if (!stored.ok) return stored
    const reading = this.#overlaid(checkAll('runs', stored.value), [...this.#unsaved.keys()])
    return ok({ ...reading, records: reading.records.toSorted((a, b) => b.created - a.created) })
  }

  /** The runs of some ids; those that do not exist are left out. */
  async read(ids: readonly string[]): Answer<Reading<'runs'>> {
    const stored = await this.database.get('runs', ids)
    if (!stored.ok) return stored
    const found = stored.value.filter((record) => record !== undefined)
    return ok(this.#overlaid(checkAll('runs', found), ids))
  }

  /** Adds new runs, or replaces whole ones as an import does. */
  add(...records: readonly RunRecord[]): Answer<null> {
    for (const record of records) this.#unsaved.set(record.id, { record, patch: {} })
    return this.flush()
  }

  /** Changes fields of runs, all in one transaction; a run that no longer exists is left alone. */
  change(patches: ReadonlyMap<string, RunPatch>): Answer<null> {
    for (const [id, patch] of patches) {
      const before = this.#unsaved.get(id)
      this.#unsaved.set(id, { record: before?.record ?? null, patch: { ...before?.patch, ...patch } })
    }
    return this.flush()
  }

  /** Removes runs from the list; `restore` brings them back until a later start. */
  remove(ids: readonly string[]): Answer<null> {
    return this.change(new Map(ids.map((id) => [id, { deleted: Date.now() }])))
  }

  /** Brings removed runs back; refused if another window has removed some of them for good meanwhile. */
  async restore(ids: readonly string[]): Answer<null> {
    const read = await this.read(ids)
    if (!read.ok) return read
    const present = read.value.records.map(({ id }) => id)
    const changed = await this.change(new Map(present.map((id) => [id, { deleted: null }])))
    const count = ids.length - present.length
    if (!changed.ok || count === 0) return changed
    return refuse({ code: 'gone', text: message('results.notRestored', { count }) })
  }

  /** Marks runs as interrupted that are stored as running; call it only while holding their locks. */
  async interrupt(ids: readonly string[]): Answer<null> {
    const marked: string[] = []
    const updated = await this.database.update('runs', ids, (stored, id) => {
      const run = stored as RunRecord | undefined
      if (run?.status !== 'running' && run?.status !== 'waiting') return undefined
      marked.push(id)
      return { ...run, status: 'interrupted' }
    })
    if (updated.ok) this.#tell(marked)
    return updated
  }

  /** Permanently removes runs deleted some time ago, with their parts. */
  async purge(now = Date.now()): Answer<null> {
    const stored = await this.list()
    if (!stored.ok) return stored
    const gone = stored.value.records.filter(({ deleted }) => deleted !== null && deleted < now - RESTORABLE)
    return gone.length > 0 ? this.erase(gone.map(({ id }) => id)) : ok(null)
  }

  /** Permanently removes runs, with their parts. */
  async erase(ids: readonly string[]): Answer<null> {
    for (const id of ids) this.#unsaved.delete(id)
    const removed = await this.database.removeRuns(ids)
    if (removed.ok) this.#tell(ids)
    return removed
  }

  /** Drops changes that this window could not store yet. */
  discardUnsaved(): void {
    this.#unsaved.clear()
    this.#retry.stop()
  }

  /** Whether changes to a run, or to any, are still waiting to be stored. */
  isUnsaved(id?: string): boolean {
    return id === undefined ? this.#unsaved.size > 0 : this.#unsaved.has(id)
  }

  /** Stores all waiting changes. */
  flush(): Answer<null> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  /** Calls back with the ids of runs that changed, here or in another window; returns a function that stops it. */
  onChange(listener: (ids: readonly string[] | 'all') => void): () => void {
    return this.changes.onChange(({ storeName, ids }) => storeName === 'runs' && listener(ids))
  }

  async #write(): Answer<null> {
    const batch = new Map(this.#unsaved)
    if (batch.size === 0) return ok(null)
    const ids = [...batch.keys()]
    const updated = await this.database.update('runs', ids, (stored, id) => {
      const { record, patch } = batch.get(id)!
      const base = record ?? (stored as RunRecord | undefined)
      return base && { ...base, ...patch }
    })
    if (updated.ok) {
      for (const [id, written] of batch) this.#settle(id, written)
      this.health.recheck()
    } else this.#retry.soon()
    // This window's views include waiting changes.
    this.#tell(ids)
    return updated
  }

  /** Changes that arrived during the write still wait, on top of the stored record. */
  #settle(id: string, written: Unsaved): void {
    const waiting = this.#unsaved.get(id)
    if (waiting === written) this.#unsaved.delete(id)
    else if (waiting && waiting.record === written.record) {
      const fields = Object.entries(waiting.patch) as [keyof RunPatch, never][]
      const newer = fields.filter(([field, value]) => written.patch[field] !== value)
      this.#unsaved.set(id, { record: null, patch: Object.fromEntries(newer) })
    }
  }

  #overlaid({ records, damaged }: Reading<'runs'>, ids: readonly string[]): Reading<'runs'> {
    const byId = new Map(records.map((record) => [record.id, record]))
    for (const id of ids) {
      const waiting = this.#unsaved.get(id)
      const base = waiting?.record ?? byId.get(id)
      if (waiting && base) byId.set(id, { ...base, ...waiting.patch })
    }
    return { records: [...byId.values()], damaged }
  }

  #tell(ids: readonly string[]): void {
    this.changes.tell({ storeName: 'runs', ids })
  }
}
