import { anyExperimentOf } from '../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../src/engine/experiments/contract/experiment'
import { Jobs } from '../../../src/renderer/runs/jobs'
import type { RunLocks } from '../../../src/renderer/runs/runLocks'
import { createChannelHub } from '../storage/channelHub'
import type { Database } from '../../../src/renderer/storage/database/database'
import { createMemoryDatabase } from '../../../src/renderer/storage/database/memoryDatabase'
import type { RunRecord, RunStatus, StoreName } from '../../../src/renderer/storage/records'
import { LiveList } from '../../../src/renderer/storage/liveList'
import { Repositories } from '../../../src/renderer/storage/repositories/repositories'
import type { StorageProblem } from '../../../src/renderer/storage/storageProblem'
import type { Outcome } from '../../../src/workers/jobs'
import type { Parts, Run } from '../../../src/workers/runExperiment'
import { runRecord, SETTINGS } from '../storage/windows'

/** Tasks of every run in this world. */
export const TASKS = 4

/** Work handed in by a window: tests say when a task ends. */
export interface Work {
  readonly run: Run
  /** The id of its run. */
  readonly of: string
  readonly finished: Set<number>
  readonly settle: (outcome: Outcome<Parts>) => void
  active: boolean
}

/** A window: its storage, its jobs, and the current work. */
export interface TestWindow {
  readonly storage: Repositories
  readonly jobs: Jobs
  readonly works: Work[]
  readonly alive: boolean
  /** Finishes the next task of a run; the last one ends the run. */
  finishTask(id: string): boolean
  /** Ends a run with an error. */
  fail(id: string): void
  /** Disappears like a killed window: its locks are released, nothing more is written. */
  crash(): void
  status(id: string): RunStatus | undefined
}

/** Windows that share a database, locks and a channel. */
export class World {
  /** The error of all writes, while set. */
  refusal: StorageProblem | undefined
  /** The only store that fails; all do unless it is set. */
  refusedStore: StoreName | undefined
  readonly database = createMemoryDatabase({
    refuseWrite: (storeName) => ((this.refusedStore ?? storeName) === storeName ? this.refusal : undefined),
  })
  readonly windows: TestWindow[] = []
  /** Milliseconds on the clock of every window. */
  clock = 0
  /** Transactions that changed runs. */
  runWrites = 0
  readonly #ids: string[] = []
  readonly #channels = createChannelHub()
  readonly #locks = new Map<string, object>()

  /** A new run, waiting to be queued; its seed identifies the submitted work. */
  record(id: string): RunRecord {
    const seed = this.#ids.push(id) - 1
    const spec = { ...(anyExperimentOf('matchSeries').defaults as { [key: string]: Json }), seed }
    return runRecord(id, {
      spec,
      status: 'waiting',
      created: 1_000 + seed,
      finished: null,
      done: 0,
      tasks: TASKS,
      seconds: 0,
    })
  }

  open(room = 2): TestWindow {
    const owner = {}
    const works: Work[] = []
    let alive = true
    const storage = new Repositories({
      database: mortal(this.#counting(), () => alive),
      channel: this.#channels(),
      settings: SETTINGS,
    })
    const jobs = new Jobs({
      list: new LiveList('runs', storage.runs),
      runs: storage.runs,
      parts: storage.parts,
      locks: this.#locksOf(owner, () => alive),
      work: (run) => {
        const work = workOn(run, this.#ids[Number((run.spec as { seed: unknown }).seed)]!)
        works.push(work.work)
        return work.submission
      },
      digest: (_, __, parts) => Promise.resolve({ finding: `${parts.size} parts`, shares: null }),
      version: '0.1.0',
      room: () => room,
      now: () => this.clock,
    })
    const active = (id: string): Work | undefined => works.find(({ of, active }) => active && of === id)
    const window: TestWindow = {
      storage,
      jobs,
      works,
      get alive() {
        return alive
      },
      finishTask(id) {
        const work = active(id)
        if (!work) return false
        const index = [...Array(TASKS).keys()].find((task) => !work.finished.has(task))
        if (index !== undefined) {
          work.finished.add(index)
          work.run.onPart?.(index, { of: id, index })
        }
        if (work.finished.size === TASKS) {
          work.active = false
          work.settle({ status: 'done', value: new Map() })
        }
        return index !== undefined
      },
      fail(id) {
        const work = active(id)
        if (!work) return
        work.active = false
        work.settle({ status: 'failed', reason: 'It broke.' })
      },
      crash: () => {
        alive = false
        jobs.close()
        for (const work of works) work.active = false
        for (const [id, holder] of this.#locks) if (holder === owner) this.#locks.delete(id)
      },
      status: (id) => jobs.runs().find((job) => job.id === id)?.status,
    }
    this.windows.push(window)
    return window
  }

  /** The stored record of a run. */
  async stored(id: string): Promise<RunRecord | undefined> {
    const read = await this.database.get('runs', [id])
    return read.ok ? (read.value[0] as RunRecord | undefined) : undefined
  }

  /** The tasks of a run whose parts the database has. */
  async storedParts(id: string): Promise<readonly number[]> {
    const read = await this.database.partsOf(id)
    return read.ok ? read.value.map((part) => (part as { index: number }).index) : []
  }

  isLocked(id: string): boolean {
    return this.#locks.has(id)
  }

  /** How many windows work on a run. */
  workersOn(id: string): number {
    return this.windows.filter(({ works }) => works.some(({ of, active }) => active && of === id)).length
  }

  #counting(): Database {
    return {
      ...this.database,
      update: (storeName, keys, change) => {
        if (storeName === 'runs') this.runWrites++
        return this.database.update(storeName, keys, change)
      },
    }
  }

  #locksOf(owner: object, alive: () => boolean): RunLocks {
    return {
      take: async (id) => {
        await Promise.resolve()
        if (!alive() || this.#locks.has(id)) return null
        this.#locks.set(id, owner)
        return () => void (this.#locks.get(id) === owner && this.#locks.delete(id))
      },
      held: async () => new Set(this.#locks.keys()),
    }
  }
}

/** Lets all pending work finish; nothing here waits for a clock. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A database that stops working once its window is gone. */
function mortal(database: Database, alive: () => boolean): Database {
  const never = new Promise<never>(() => undefined)
  return Object.fromEntries(
    Object.entries(database).map(([name, work]) => [
      name,
      (...args: unknown[]) => (alive() ? (work as (...args: unknown[]) => unknown)(...args) : never),
    ]),
  ) as unknown as Database
}

function workOn(
  run: Run,
  of: string,
): { work: Work; submission: { outcome: Promise<Outcome<Parts>>; cancel(): void } } {
  let settle!: (outcome: Outcome<Parts>) => void
  const outcome = new Promise<Outcome<Parts>>((resolve) => (settle = resolve))
  const work: Work = { run, of, finished: new Set(run.parts?.keys()), settle, active: true }
  const cancel = (): void => {
    work.active = false
    settle({ status: 'cancelled' })
  }
  return { work, submission: { outcome, cancel } }
}
