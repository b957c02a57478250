/** The ids of records that may have changed, or all of them. */
export type Ids = ReadonlySet<string> | 'all'

/**
 * Collects what has changed and has it read. Reads run one at a time, and changes during a read are read after it, so
 * that a late answer never replaces a newer one. At first everything counts as changed.
 */
export class ChangedIds {
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
