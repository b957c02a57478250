import type { Json } from '../../../engine/experiments/contract/experiment'
import { ok } from '../../../engine/result'
import type { ChangeStream } from '../changes'
import { createYieldToWindow } from '../../platform/yieldToWindow'
import { checkRecord } from '../checkRecord'
import type { Answer, Database } from '../database/database'
import type { PartRecord } from '../records'
import { createRetry } from '../retry'
import type { RunsRepository } from './runsRepository'
import type { StorageHealth } from '../storageHealth'

/** The state of a run by task: parts of finished tasks, and checkpoints of unfinished ones. */
interface StoredParts {
  readonly parts: ReadonlyMap<number, Json>
  readonly checkpoints: ReadonlyMap<number, Json>
  /** How many stored records could not be used. */
  readonly damaged: number
}

const SOON = 250
/** Checkpoints may be large and are soon outdated. */
const LATER = 3_000
/** Transferring the parts of a million games copies them, so each batch is limited to about this many milliseconds. */
const MOMENT = 10
const MOST = 1_000

/**
 * The parts of runs. They are written soon, in batches, and only for stored runs, so that no part is ever without its
 * run; failed writes are kept and retried.
 */
export class PartsRepository {
  readonly #waiting = new Map<string, Map<number, PartRecord>>()
  #writing: Promise<unknown> = Promise.resolve()
  readonly #timer = createRetry(() => this.flush())

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeStream,
    private readonly runs: RunsRepository,
    private readonly health: StorageHealth,
  ) {
    health.countUnsaved(() => this.unsaved())
  }

  /** Accepts the part of a finished task, to be stored soon. */
  save(run: string, index: number, part: Json): void {
    this.#put({ run, index, part }, SOON)
  }

  /** Accepts the checkpoint of an unfinished task; never replaces a waiting part. */
  saveCheckpoint(run: string, index: number, checkpoint: Json): void {
    if (this.#waiting.get(run)?.get(index)?.part === undefined) this.#put({ run, index, checkpoint }, LATER)
  }

  /** All parts of a run, stored or still waiting to be stored. */
  async of(run: string): Answer<StoredParts> {
    const stored = await this.database.partsOf(run)
    if (!stored.ok) return stored
    const yieldToWindow = createYieldToWindow()
    const records: PartRecord[] = []
    for (const content of stored.value) {
      const checked = checkRecord('parts', content)
      if (checked.ok) records.push(checked.value)
      await yieldToWindow()
    }
    const damaged = stored.value.length - records.length
    const parts = new Map<number, Json>()
    const checkpoints = new Map<number, Json>()
    for (const { index, part, checkpoint } of [...records, ...(this.#waiting.get(run)?.values() ?? [])]) {
      if (part !== undefined) parts.set(index, part)
      else if (checkpoint !== undefined) checkpoints.set(index, checkpoint)
    }
    for (const index of parts.keys()) checkpoints.delete(index)
    return ok({ parts: inOrder(parts), checkpoints, damaged })
  }

  /** How many records of a run, or of all runs, are waiting to be stored. */
  unsaved(run?: string): number {
    if (run !== undefined) return this.#waiting.get(run)?.size ?? 0
    let count = 0
    for (const { size } of this.#waiting.values()) count += size
    return count
  }

  /** Writes everything now; false if something is still waiting. */
  async flush(): Promise<boolean> {
    this.#timer.stop()
    const written = this.#writing.then(() => this.#write())
    this.#writing = written
    return written
  }

  /** Drops waiting records of a run, or of all; call it when runs are removed. */
  discard(run?: string): void {
    if (run === undefined) this.#waiting.clear()
    else this.#waiting.delete(run)
    this.health.recheck()
  }

  /** Calls back with the runs whose parts changed, here or in another window; returns a function that stops it. */
  onChange(listener: (runs: readonly string[] | 'all') => void): () => void {
    return this.changes.onChange(({ storeName, ids }) => storeName === 'parts' && listener(ids))
  }

  #put(record: PartRecord, delay: number): void {
    let ofRun = this.#waiting.get(record.run)
    if (!ofRun) this.#waiting.set(record.run, (ofRun = new Map<number, PartRecord>()))
    ofRun.set(record.index, record)
    this.#timer.soon(delay)
  }

  async #write(): Promise<boolean> {
    if (this.runs.isUnsaved()) await this.runs.flush()
    const all = [...this.#waiting.values()].flatMap((ofRun) => [...ofRun.values()])
    for (let from = 0, count = 1; from < all.length;) {
      const some = all.slice(from, from + count)
      const began = performance.now()
      const putting = this.database.putParts(some)
      const took = performance.now() - began
      const put = await putting
      if (!put.ok) return (this.#timer.soon(), false)
      for (const record of some) this.#settle(record, put.value)
      this.changes.tell({ storeName: 'parts', ids: [...new Set(some.map(({ run }) => run))] })
      from += count
      count = took < MOMENT ? Math.min(MOST, 2 * count) : Math.max(1, count >> 1)
    }
    this.health.recheck()
    if (this.#waiting.size > 0) this.#timer.soon(SOON)
    return this.#waiting.size === 0
  }

  /** A record that was written, or whose run was removed, no longer waits. */
  #settle(record: PartRecord, missing: ReadonlySet<string>): void {
    if (missing.has(record.run) && this.runs.isUnsaved(record.run)) return
    const ofRun = this.#waiting.get(record.run)
    if (ofRun?.get(record.index) === record) ofRun.delete(record.index)
    if (ofRun?.size === 0) this.#waiting.delete(record.run)
  }
}

function inOrder(parts: ReadonlyMap<number, Json>): ReadonlyMap<number, Json> {
  return new Map([...parts].sort(([a], [b]) => a - b))
}
