import { inBackground } from '../platform/inBackground'
import type { DamagedRecord, Reading } from './checkRecord'
import type { Answer } from './database/database'
import { keyIn, type RecordOf, type StoreName } from './records'
import type { StorageProblem } from './storageProblem'

/** The ids of records that may have changed, or all of them. */
type Ids = ReadonlySet<string> | 'all'

/**
 * Collects what has changed and has it read. Reads run one at a time, and changes during a read are read after it, so
 * that a late answer never replaces a newer one. At first everything counts as changed.
 */
class ChangedIds {
  #ids: Set<string> | 'all' = 'all'
  #reading: Promise<void> | null = null

  /** `read` returns whether it succeeded; otherwise the same ids are read again with the next change. */
  constructor(private readonly read: (ids: Ids) => Promise<boolean>) {}

  /** Adds ids to be read. */
  add(ids: Iterable<string> | 'all'): void {
    if (ids === 'all') this.#ids = 'all'
    else if (this.#ids !== 'all') for (const id of ids) this.#ids.add(id)
  }

  /** Whether a record has changed since the last read began. */
  has(id: string): boolean {
    return this.#ids === 'all' || this.#ids.has(id)
  }

  /** Forgets all changes. */
  clear(): void {
    this.#ids = new Set()
  }

  /** Resolves once all changes so far have been read, or reading has failed. */
  catchUp(): Promise<void> {
    if (!this.#reading && this.#isEmpty()) return Promise.resolve()
    this.#reading ??= this.#readAll()
    return this.#reading
  }

  async #readAll(): Promise<void> {
    try {
      while (!this.#isEmpty()) if (!(await this.#readOnce())) return
    } finally {
      // In the same tick as the last check: a later change starts a new read.
      this.#reading = null
    }
  }

  async #readOnce(): Promise<boolean> {
    const ids = this.#ids
    this.clear()
    let isRead = false
    try {
      isRead = await this.read(ids)
    } finally {
      if (!isRead) this.add(ids)
    }
    return isRead
  }

  #isEmpty(): boolean {
    return this.#ids !== 'all' && this.#ids.size === 0
  }
}

/** A repository that a live list can follow. */
export interface Listed<S extends StoreName> {
  list(): Answer<Reading<S>>
  read(ids: readonly string[]): Answer<Reading<S>>
  onChange(listener: (ids: readonly string[] | 'all') => void): () => void
}

/** What a live list holds now. */
export interface ListState<S extends StoreName> {
  readonly loaded: boolean
  readonly records: ReadonlyMap<string, RecordOf<S>>
  readonly damaged: readonly DamagedRecord<S>[]
  /** Why the last read failed; null once one has succeeded. */
  readonly problem: StorageProblem | null
}

/** Listener for a new state; `read` are the ids that it is up to date on: those that changed during the read follow. */
type ListListener<S extends StoreName> = (state: ListState<S>, read: ReadonlySet<string>) => void

/** The records of a store, following every change. If reading fails, it is tried again at the next change. */
export class LiveList<S extends StoreName> {
  #state: ListState<S> = { loaded: false, records: new Map(), damaged: [], problem: null }
  readonly #changed = new ChangedIds((ids) => this.#read(ids))
  readonly #listeners = new Set<ListListener<S>>()
  readonly #stop: () => void

  constructor(
    private readonly storeName: S,
    private readonly source: Listed<S>,
  ) {
    this.#stop = source.onChange((ids) => {
      this.#changed.add(ids)
      inBackground(this.refresh())
    })
  }

  get state(): ListState<S> {
    return this.#state
  }

  /** Resolves once everything that has changed so far is in the list. */
  refresh(): Promise<void> {
    return this.#changed.catchUp()
  }

  /** Calls back with every new state; returns a function that stops it. */
  onChange(listener: ListListener<S>): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stops following. */
  close(): void {
    this.#stop()
    this.#listeners.clear()
  }

  async #read(wanted: Ids): Promise<boolean> {
    const read = await (wanted === 'all' ? this.source.list() : this.source.read([...wanted]))
    if (read.ok) this.#merge(wanted, read.value)
    else this.#set({ ...this.#state, loaded: true, problem: read.error }, new Set())
    return read.ok
  }

  #merge(wanted: Ids, reading: Reading<S>): void {
    const records = new Map(wanted === 'all' ? [] : this.#state.records)
    const isWanted = (key: unknown): boolean => wanted === 'all' || wanted.has(String(key))
    if (wanted !== 'all') for (const id of wanted) records.delete(id)
    for (const record of reading.records) records.set(String(keyIn(this.storeName, record)), record)
    const damaged = [...this.#state.damaged.filter(({ key }) => !isWanted(key)), ...reading.damaged]
    const ids = wanted === 'all' ? [...this.#state.records.keys(), ...records.keys()] : [...wanted]
    const current = new Set(ids.filter((id) => !this.#changed.has(id)))
    this.#set({ loaded: true, records, damaged, problem: null }, current)
  }

  #set(state: ListState<S>, read: ReadonlySet<string>): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener(state, read)
  }
}
