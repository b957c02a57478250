import { ChangedIds, type Ids } from './changedIds'
import type { DamagedRecord, Reading } from './checkRecord'
import type { Answer } from './database/database'
import { keyIn, type RecordOf, type StoreName } from './records'
import type { StorageProblem } from './storageProblem'
import { inBackground } from '../platform/inBackground'

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

/** The records of a store, following every change. If reading fails, it is tried again at the next change. */
export class LiveList<S extends StoreName> {
  #state: ListState<S> = { loaded: false, records: new Map(), damaged: [], problem: null }
  readonly #changed = new ChangedIds((ids) => this.#read(ids))
  readonly #listeners = new Set<(state: ListState<S>) => void>()
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
  onChange(listener: (state: ListState<S>) => void): () => void {
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
    else this.#set({ ...this.#state, loaded: true, problem: read.error })
    return read.ok
  }

  #merge(wanted: Ids, reading: Reading<S>): void {
    const records = new Map(wanted === 'all' ? [] : this.#state.records)
    const isWanted = (key: unknown): boolean => wanted === 'all' || wanted.has(String(key))
    if (wanted !== 'all') for (const id of wanted) records.delete(id)
    for (const record of reading.records) records.set(String(keyIn(this.storeName, record)), record)
    const damaged = [...this.#state.damaged.filter(({ key }) => !isWanted(key)), ...reading.damaged]
    this.#set({ loaded: true, records, damaged, problem: null })
  }

  #set(state: ListState<S>): void {
    this.#state = state
    for (const listener of [...this.#listeners]) listener(state)
  }
}
