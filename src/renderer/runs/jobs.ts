import type { Json } from '../../engine/experiments/contract/experiment'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import { inBackground } from '../platform/inBackground'
import type { ListState, LiveList } from '../storage/liveList'
import type { RunRecord } from '../storage/records'
import { Job, type JobListener, type JobTools } from './job'
import { can, isOpen, isUnderWay, type Run, runOf } from './run'
import type { RunLocks } from './runLocks'

/** What the jobs of a window work with. */
interface JobsTools extends JobTools {
  /** The stored runs, which every view of this window follows. */
  readonly list: LiveList<'runs'>
  readonly locks: RunLocks
  /** How many runs may be worked on at once. */
  readonly room: () => number
}

/** What the jobs of a window report. */
export type JobsEvent =
  /** Something about a job has changed. */
  | { readonly type: 'changed' }
  /** A session ended by itself: the run is done or failed. */
  | { readonly type: 'ended'; readonly run: Run; readonly finding: Text }

/** The parts of this many finished runs stay in memory for their reports; older ones are read from storage. */
const PARTS_IN_MEMORY = 20

/**
 * The jobs of one window, in order. It holds the lock of every run it works on, from `start` or `resume` until the run
 * is inactive and stored; inactive runs belong to no window and are shown by all. It follows storage, and vice versa.
 */
export class Jobs {
  readonly #jobs = new Map<string, Job>()
  /** Runs stored as running that this window does not work on. */
  readonly #elsewhere = new Map<string, RunRecord>()
  readonly #listeners = new Set<(event: JobsEvent) => void>()
  readonly #stops: (() => void)[] = []
  #loading: Promise<void> | null = null
  #closed = false

  constructor(private readonly tools: JobsTools) {}

  /** Finds inactive runs, and those that a closed window left unfinished; called once. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Calls back with every event; returns a function that stops it. */
  onEvent(listener: (event: JobsEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** All runs in the list of jobs, in order, as they are now. */
  runs(): readonly Run[] {
    return this.#all().map((job) => job.now())
  }

  /** Runs that other windows work on, as they were stored last. */
  elsewhere(): readonly Run[] {
    return [...this.#elsewhere.values()].map(runOf)
  }

  /** The finished parts of a run that this window has worked on, while it has them. */
  partsOf(id: string): ReadonlyMap<number, Json> | undefined {
    return this.#jobs.get(id)?.parts ?? undefined
  }

  /** Queues a new run; it starts as soon as there is room. Resolves when it is stored or storing has failed. */
  async start(record: RunRecord): Promise<void> {
    await this.load()
    const lock = await this.tools.locks.take(record.id)
    if (this.#closed) return lock?.()
    const waiting: RunRecord = { ...record, status: 'waiting' }
    this.#add(waiting).take(lock)
    const stored = this.tools.runs.add(waiting)
    await Promise.all([stored, this.#store(this.#fill())])
  }

  /** Continues inactive runs; finished tasks are not repeated. Refused if another window works on one. */
  async resume(...ids: readonly string[]): Promise<Result<null, Text>> {
    await this.load()
    const ours = await this.#take(ids)
    for (const job of ours) {
      job.release()
      if (can(job.status, 'resume')) job.step('resume')
    }
    await this.#store([...new Set([...ours, ...this.#fill()])])
    return ours.length === ids.length ? ok(null) : refuse(message('queue.inAnotherWindow'))
  }

  /** Pauses runs that wait or run; all are stored in one transaction. */
  pause(...ids: readonly string[]): Promise<void> {
    return this.#stop(this.#known(ids), 'pause')
  }

  /** Cancels runs; finished parts stay in Results. */
  async cancel(...ids: readonly string[]): Promise<void> {
    const known = this.#known(ids)
    const stopped = this.#stop(known, 'cancel')
    // Inactive runs belong to no window: take their lock first.
    const resting = known.filter((job) => !job.isOurs && can(job.status, 'cancel'))
    const taken = await this.#take(resting.map(({ id }) => id))
    for (const job of taken) job.release()
    await Promise.all([stopped, this.#stop(taken, 'cancel')])
  }

  /** Pauses everything that waits or runs. */
  pauseAll(): Promise<void> {
    return this.#stop(this.#all(), 'pause')
  }

  /** Continues everything that is paused or was interrupted. */
  async resumeAll(): Promise<void> {
    const resting = this.#all().filter(({ status }) => isOpen(status) && !isUnderWay(status))
    await this.resume(...resting.map(({ id }) => id))
  }

  /** Stops everything and empties the list; resolves when nothing more is written. */
  async stopAll(): Promise<void> {
    await this.cancel(...this.#jobs.keys())
    for (const job of this.#all()) this.#drop(job)
    this.#tell({ type: 'changed' })
  }

  /** Swaps a waiting job with the waiting one before or after it. */
  move(id: string, by: -1 | 1): void {
    const order = moved(this.#all(), id, by)
    this.#jobs.clear()
    for (const job of order) this.#jobs.set(job.id, job)
    this.#tell({ type: 'changed' })
  }

  /** Starts a waiting job at once, whatever else runs. */
  async startNow(id: string): Promise<void> {
    const job = this.#jobs.get(id)
    if (job?.status !== 'waiting' || !job.isOurs) return
    job.begin()
    await this.#store([job])
  }

  /** Removes ended jobs from the list; their runs stay in Results. Those not stored yet disappear once they are. */
  clearEnded(): void {
    for (const job of this.#all()) {
      job.clear()
      if (job.mayLeave) this.#jobs.delete(job.id)
    }
    this.#tell({ type: 'changed' })
  }

  /** Stores the progress and times of running jobs, so that a crash loses only what came later. */
  storeProgress(): Promise<void> {
    return this.#store(this.#all().filter(({ status }) => status === 'running'))
  }

  /** Marks runs as interrupted that are stored as running while nobody holds their lock: their window was closed. */
  async checkAbandoned(): Promise<void> {
    if (this.#elsewhere.size === 0) return
    const { locks, runs, list } = this.tools
    const held = await locks.held()
    const left = [...this.#elsewhere.keys()].filter((id) => !held.has(id))
    const taken = await Promise.all(left.map(async (id) => ({ id, release: await locks.take(id) })))
    const ours = taken.filter(({ release }) => release)
    if (ours.length > 0) await runs.interrupt(ours.map(({ id }) => id))
    for (const { release } of ours) release?.()
    await list.refresh()
  }

  /** Stops all work and listening without storing anything, like a crashing window. */
  close(): void {
    this.#closed = true
    for (const stop of this.#stops) stop()
    this.#listeners.clear()
    for (const job of this.#all()) job.close()
  }

  async #load(): Promise<void> {
    const { list, parts } = this.tools
    this.#stops.push(
      list.onChange((state, ids) => this.#hear(state, ids)),
      parts.onChange((ids) => this.#heardOfParts(ids)),
    )
    await list.refresh()
    this.#hear(list.state, new Set(list.state.records.keys()))
    await this.checkAbandoned()
  }

  /** Follows what was read; runs that were queued first come first. */
  #hear({ records }: ListState<'runs'>, ids: ReadonlySet<string>): void {
    const age = (id: string): number => records.get(id)?.created ?? 0
    for (const id of [...ids].sort((a, b) => age(a) - age(b))) {
      const record = records.get(id)
      this.#hearOf(id, record?.deleted === null ? record : undefined)
    }
    this.#tell({ type: 'changed' })
  }

  #hearOf(id: string, record: RunRecord | undefined): void {
    const job = this.#jobs.get(id)
    if (record && isUnderWay(record.status) && !job?.isOurs) this.#elsewhere.set(id, record)
    else this.#elsewhere.delete(id)
    if (job?.isOurs) this.#hearOfOurs(job, record)
    else if (job?.taking) return
    else if (!record || isUnderWay(record.status)) this.#jobs.delete(id)
    else if (job) job.follow(record)
    else if (isOpen(record.status)) this.#add(record)
  }

  #hearOfOurs(job: Job, record: RunRecord | undefined): void {
    if (this.tools.runs.isUnsaved(job.id)) return
    if (!record) return this.#drop(job)
    job.hear(record)
    // Another window overwrote it, as an import does: this window's state wins.
    if (record.status !== job.status && job.status !== 'done') inBackground(this.#store([job]))
    else this.#settleAgain(job)
  }

  #heardOfParts(ids: readonly string[] | 'all'): void {
    const jobs = ids === 'all' ? this.#all() : this.#known(ids)
    for (const job of jobs) if (job.isNotStored) this.#settleAgain(job)
  }

  #settleAgain(job: Job): void {
    const { parts, runs } = this.tools
    const stored = parts.unsaved(job.id) === 0 && !runs.isUnsaved(job.id)
    if (job.isOurs && stored && !isUnderWay(job.status)) inBackground(job.settle())
  }

  /** Starts waiting jobs while there is room; returns the started ones. */
  #fill(): readonly Job[] {
    const begun = nextToBegin(this.#all(), this.tools.room())
    for (const job of begun) job.begin()
    return begun
  }

  async #stop(jobs: readonly Job[], step: 'pause' | 'cancel'): Promise<void> {
    const ours = jobs.filter(({ isOurs }) => isOurs)
    for (const job of ours) if (can(job.status, step)) job.step(step)
    await this.#store([...ours, ...this.#fill()])
  }

  /** Stores statuses in one transaction; a run is stored as done only once all its parts are. */
  async #store(jobs: readonly Job[]): Promise<void> {
    const ours = jobs.filter(({ isOurs }) => isOurs)
    const early = ours.filter(({ status }) => status !== 'done')
    const stored =
      early.length > 0 ? this.tools.runs.change(new Map(early.map((job) => [job.id, job.patch()]))) : null
    const resting = ours.filter(({ status }) => !isUnderWay(status))
    await Promise.all([stored, ...resting.map((job) => job.settle())])
  }

  /**
   * Takes the locks of inactive runs and reads their latest state. Returns those that this window now holds, each with
   * a claim that the caller releases after its step.
   */
  async #take(ids: readonly string[]): Promise<readonly Job[]> {
    const unknown = ids.filter((id) => !this.#jobs.has(id))
    const read = unknown.length > 0 ? await this.tools.runs.read(unknown) : null
    for (const record of read?.ok ? read.value.records : [])
      if (record.deleted === null && !this.#jobs.has(record.id)) this.#add(record)
    const known = this.#known(ids)
    const free = known.filter((job) => !job.isOurs && job.taking === null)
    const answer = this.#takeLocks(free)
    for (const job of free) job.await(answer)
    for (const job of known) job.claim()
    await Promise.all(known.map((job) => job.taking))
    const isOurs = (job: Job): boolean => job.isOurs && this.#jobs.get(job.id) === job
    for (const job of known) if (!isOurs(job)) job.release()
    return known.filter(isOurs)
  }

  async #takeLocks(wanted: readonly Job[]): Promise<void> {
    const { locks: all, runs } = this.tools
    const locks = await Promise.all(wanted.map(({ id }) => all.take(id)))
    const read = await runs.read(wanted.filter((_, at) => locks[at]).map(({ id }) => id))
    const records = new Map(read.ok ? read.value.records.map((record) => [record.id, record]) : [])
    for (const [at, job] of wanted.entries()) {
      const [lock, record] = [locks[at] ?? null, records.get(job.id)]
      if (lock && record?.deleted === null && this.#jobs.get(job.id) === job && !this.#closed)
        job.take(lock, record)
      else {
        job.giveUp()
        lock?.()
        // It no longer exists, or another window works on it; unknown if storage cannot be read.
        if (read.ok) this.#jobs.delete(job.id)
      }
    }
  }

  #add(record: RunRecord): Job {
    const listener: JobListener = {
      onChange: () => this.#tell({ type: 'changed' }),
      onEnd: (job) => inBackground(this.#store([job, ...this.#fill()])),
      onSettled: (job, isNews) => this.#settled(job, isNews),
    }
    const job = new Job(record, this.tools, listener)
    this.#jobs.set(job.id, job)
    return job
  }

  #settled(job: Job, isNews: boolean): void {
    const run = job.now()
    if (isNews && (run.status === 'done' || run.status === 'failed'))
      this.#tell({ type: 'ended', run, finding: job.finding })
    if (job.mayLeave) this.#jobs.delete(job.id)
    const ended = this.#all().filter(({ parts, isOurs, status }) => parts && !isOurs && !isOpen(status))
    for (const old of ended.slice(0, -PARTS_IN_MEMORY)) old.forgetParts()
    this.#tell({ type: 'changed' })
  }

  #drop(job: Job): void {
    this.#jobs.delete(job.id)
    job.drop()
  }

  #all(): Job[] {
    return [...this.#jobs.values()]
  }

  #known(ids: readonly string[]): Job[] {
    return ids.flatMap((id) => this.#jobs.get(id) ?? [])
  }

  #tell(event: JobsEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

/** The jobs after swapping a waiting one with the waiting one before it (-1) or after it (1). */
export function moved<T extends Pick<Run, 'id' | 'status'>>(
  jobs: readonly T[],
  id: string,
  by: -1 | 1,
): readonly T[] {
  const waiting = jobs.filter(({ status }) => status === 'waiting')
  const at = waiting.findIndex((job) => job.id === id)
  const [one, other] = [waiting[at], waiting[at + by]]
  if (!one || !other) return jobs
  return jobs.map((job) => (job === one ? other : job === other ? one : job))
}

/** The waiting jobs of this window that start next, given how many may run at once. */
function nextToBegin<T extends Pick<Job, 'isOurs' | 'status'>>(
  jobs: readonly T[],
  atOnce: number,
): readonly T[] {
  const ours = jobs.filter(({ isOurs }) => isOurs)
  const room = atOnce - ours.filter(({ status }) => status === 'running').length
  return ours.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, room))
}
