import type { RunRecord } from '../storage/records'
import type { JobsTools } from './queueTools'
import { isUnderWay } from './statusNow'
import { ChangedIds, type Ids } from '../storage/changedIds'
import { inBackground } from '../platform/inBackground'

/** Listener for stored runs; a deleted or missing run has no record. */
interface RunWatcher {
  /** Whether this window holds the lock of a run. */
  isOurs(id: string): boolean
  onOurs(id: string, record: RunRecord | undefined): void
  onOther(id: string, record: RunRecord | undefined): void
  /** Parts of these runs were stored. */
  onParts(ids: readonly string[]): void
  /** All ids this window shows. */
  known(): Iterable<string>
  /** Called after each batch. */
  onHeard(): void
}

/** Follows the stored runs: reads whatever changed, one batch at a time, and finds runs whose window was closed. */
export class RunWatch {
  readonly #changed = new ChangedIds((ids) => this.#read(ids))
  /** Runs stored as running that this window does not work on. */
  readonly #elsewhere = new Map<string, RunRecord>()
  readonly #stops: (() => void)[] = []

  constructor(
    private readonly tools: Pick<JobsTools, 'runs' | 'parts' | 'locks'>,
    private readonly watcher: RunWatcher,
  ) {}

  /** Reads all runs and follows them from then on. */
  async start(): Promise<void> {
    const { runs, parts } = this.tools
    this.#stops.push(
      runs.onChange((ids) => {
        this.#changed.add(ids)
        inBackground(this.catchUp())
      }),
      parts.onChange((ids) => this.watcher.onParts(ids === 'all' ? [...this.watcher.known()] : ids)),
    )
    await this.catchUp()
    await this.checkAbandoned()
  }

  /** The runs that other windows work on, as they are stored. */
  elsewhere(): readonly RunRecord[] {
    return [...this.#elsewhere.values()]
  }

  /** Resolves once all changes so far have been handled. */
  catchUp(): Promise<void> {
    return this.#changed.catchUp()
  }

  /** Marks runs as interrupted that are stored as running while nobody holds their lock. */
  async checkAbandoned(): Promise<void> {
    if (this.#elsewhere.size === 0) return
    const { locks, runs } = this.tools
    const held = await locks.held()
    const left = [...this.#elsewhere.keys()].filter((id) => !held.has(id))
    const taken = await Promise.all(left.map(async (id) => ({ id, release: await locks.take(id) })))
    const ours = taken.filter(({ release }) => release)
    if (ours.length > 0) await runs.interrupt(ours.map(({ id }) => id))
    for (const { release } of ours) release?.()
    await this.catchUp()
  }

  /** Stops following. */
  close(): void {
    for (const stop of this.#stops) stop()
    this.#changed.clear()
  }

  async #read(wanted: Ids): Promise<boolean> {
    const read = await (wanted === 'all' ? this.tools.runs.list() : this.tools.runs.read([...wanted]))
    // The next change, in any window, triggers another read.
    if (!read.ok) return false
    // Oldest first, as they were queued.
    const found = new Map(read.value.records.toReversed().map((record) => [record.id, record]))
    const ids =
      wanted === 'all'
        ? new Set([...found.keys(), ...this.watcher.known(), ...this.#elsewhere.keys()])
        : wanted
    for (const id of ids) this.#hear(id, found.get(id))
    this.watcher.onHeard()
    return true
  }

  #hear(id: string, record: RunRecord | undefined): void {
    // Records that changed meanwhile are read again, because this answer is out of date.
    if (this.#changed.has(id)) return
    const present = record?.deleted === null ? record : undefined
    if (this.watcher.isOurs(id)) {
      this.#elsewhere.delete(id)
      this.watcher.onOurs(id, present)
      return
    }
    if (present && isUnderWay(present.status)) this.#elsewhere.set(id, present)
    else this.#elsewhere.delete(id)
    this.watcher.onOther(id, present)
  }
}
