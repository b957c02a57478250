import type { DamagedRecord, Reading } from './checkRecord'
import type { Answer } from './database/database'
import { keyIn, type RecordOf, type Shelf } from './records'
import type { StorageProblem } from './storageProblem'
import { inBackground } from '../platform/inBackground'

/** A repository that a live list can follow. */
export interface Listed<S extends Shelf> {
  list(): Answer<Reading<S>>
  read(ids: readonly string[]): Answer<Reading<S>>
  onChange(listener: (ids: readonly string[] | 'all') => void): () => void
}

/** What a live list holds now. */
export interface ListState<S extends Shelf> {
  readonly loaded: boolean
  readonly records: ReadonlyMap<string, RecordOf<S>>
  readonly damaged: readonly DamagedRecord<S>[]
  /** Why the last read failed; null once one has succeeded. */
  readonly problem: StorageProblem | null
}

/**
 * The records of a shelf, following every change. Reads run one at a time, and changes during a read are read after
 * it, so that a late answer never replaces a newer one.
 */
export class LiveList<S extends Shelf> {
  #state: ListState<S> = { loaded: false, records: new Map(), damaged: [], problem: null }
  #dirty: Set<string> | 'all' = 'all'
  #reading: Promise<void> | null = null
  readonly #listeners = new Set<(state: ListState<S>) => void>()
  readonly #stop: () => void

  constructor(
    private readonly shelf: S,
    private readonly source: Listed<S>,
  ) {
    this.#stop = source.onChange((ids) => this.#changed(ids))
  }

  get state(): ListState<S> {
    return this.#state
  }

  /** Resolves once everything that has changed so far is in the list. */
  refresh(): Promise<void> {
    if (!this.#reading && !this.#isDirty()) return Promise.resolve()
    this.#reading ??= this.#readAll()
    return this.#reading
  }

  /** Calls back with every new state; returns a function that stops it. */
  onChange(listener: (state: ListState<S>) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stops following. */
  close(): void {
    this.#stop()
    this.#listeners.clear()
  }

  #changed(ids: readonly string[] | 'all'): void {
    if (ids === 'all') this.#dirty = 'all'
    else if (this.#dirty !== 'all') for (const id of ids) this.#dirty.add(id)
    inBackground(this.refresh())
  }

  async #readAll(): Promise<void> {
    try {
      while (this.#isDirty()) {
        const wanted = this.#dirty
        this.#dirty = new Set()
        const read = await (wanted === 'all' ? this.source.list() : this.source.read([...wanted]))
        if (read.ok) this.#merge(wanted, read.value)
        else return this.#fail(wanted, read.error)
      }
    } finally {
      // In the same tick as the last check: a later change starts a new read.
      this.#reading = null
    }
  }

  #isDirty(): boolean {
    return this.#dirty === 'all' || this.#dirty.size > 0
  }

  #merge(wanted: Set<string> | 'all', reading: Reading<S>): void {
    const records = new Map(wanted === 'all' ? [] : this.#state.records)
    const isWanted = (key: unknown): boolean => wanted === 'all' || wanted.has(String(key))
    if (wanted !== 'all') for (const id of wanted) records.delete(id)
    for (const record of reading.records) records.set(String(keyIn(this.shelf, record)), record)
    const damaged = [...this.#state.damaged.filter(({ key }) => !isWanted(key)), ...reading.damaged]
    this.#set({ loaded: true, records, damaged, problem: null })
  }

  /** If reading failed, it is tried again at the next change. */
  #fail(wanted: Set<string> | 'all', problem: StorageProblem): void {
    if (wanted === 'all' || this.#dirty === 'all') this.#dirty = 'all'
    else for (const id of wanted) this.#dirty.add(id)
    this.#set({ ...this.#state, loaded: true, problem })
  }

  #set(state: ListState<S>): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener(state)
  }
}
