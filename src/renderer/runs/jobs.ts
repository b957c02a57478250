import type { Json } from '../../engine/experiments/contract/experiment'
import { ok, refuse, type Result } from '../../engine/result'
import { message, type Text } from '../../locales/message'
import type { RunRecord } from '../storage/records'
import { applyStep, followOther, forgetOldParts, mayLeave, snapshot, stateOf } from './job'
import type { Job, JobState } from './job'
import { moved, nextToBegin } from './queueOrder'
import type { JobsEvent, JobsTools } from './queueTools'
import { RunWatch } from './runWatch'
import { Session, type SessionEnd } from './session'
import { StatusWriter } from './statusWriter'
import { takeRuns } from './takeRuns'
import { isUnderWay } from './statusNow'
import { can, isOpen, type Step } from './runStatus'
import { inBackground } from '../platform/inBackground'

/**
 * The queue of one window. It holds the lock of every run it works on, from `start` or `resume` until the run is
 * inactive and stored; inactive runs belong to no window and are shown by all. It follows storage, and vice versa.
 */
export class Queue {
  readonly #states = new Map<string, JobState>()
  readonly #listeners = new Set<(event: JobsEvent) => void>()
  readonly #watch: RunWatch
  readonly #writer: StatusWriter
  #loading: Promise<void> | null = null
  #closed = false

  constructor(private readonly tools: JobsTools) {
    this.#writer = new StatusWriter(
      tools,
      (state, isNews) => this.#settled(state, isNews),
      () => this.#closed,
    )
    this.#watch = new RunWatch(tools, {
      isOurs: (id) => Boolean(this.#states.get(id)?.lock),
      onOurs: (id, record) => this.#heardOfOurs(this.#states.get(id)!, record),
      onOther: (id, record) => followOther(this.#states, id, record),
      onParts: (ids) => ids.forEach((id) => this.#states.get(id)?.notStored && this.#settleAgain(id)),
      known: () => this.#states.keys(),
      onHeard: () => this.#tell({ type: 'changed' }),
    })
  }

  /** Finds inactive runs, and those that a closed window left unfinished; called once. */
  load(): Promise<void> {
    this.#loading ??= this.#watch.start()
    return this.#loading
  }

  /** Calls back with every event; returns a function that stops it. */
  onEvent(listener: (event: JobsEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** All jobs in order, in their current state. */
  jobs(): readonly Job[] {
    const now = this.tools.now()
    return [...this.#states.values()].map((state) => snapshot(state, now))
  }

  /** Jobs that other windows work on, as they were stored last. */
  elsewhere(): readonly Job[] {
    const now = this.tools.now()
    return this.#watch.elsewhere().map((record) => snapshot(stateOf(record), now))
  }

  /** The finished parts of a run that this window has worked on, while it has them. */
  partsOf(id: string): ReadonlyMap<number, Json> | undefined {
    return this.#states.get(id)?.parts ?? undefined
  }

  /** The spec of a run that this window has worked on. */
  specOf(id: string): unknown {
    return this.#states.get(id)?.spec
  }

  /** Queues a new run; it starts as soon as there is room. Resolves when it is stored or storing has failed. */
  async start(record: RunRecord): Promise<void> {
    await this.load()
    const lock = await this.tools.locks.take(record.id)
    if (this.#closed) return lock?.()
    const state = stateOf({ ...record, status: 'waiting' })
    state.lock = lock
    this.#states.set(record.id, state)
    const stored = this.tools.runs.add(state.record)
    await Promise.all([stored, this.#writer.store(this.#fill())])
  }

  /** Continues inactive runs; finished tasks are not repeated. Refused if another window works on one. */
  async resume(...ids: readonly string[]): Promise<Result<null, Text>> {
    await this.load()
    const ours = await this.#take(ids)
    for (const state of ours) {
      state.claims--
      if (can(state.status, 'resume')) this.#step(state, 'resume')
    }
    await this.#writer.store([...new Set([...ours, ...this.#fill()])])
    return ours.length === ids.length ? ok(null) : refuse(message('queue.inAnotherWindow'))
  }

  /** Pauses runs that wait or run; all are stored in one transaction. */
  pause(...ids: readonly string[]): Promise<void> {
    return this.#rest(this.#known(ids), 'pause')
  }

  /** Cancels runs; finished parts stay in Results. */
  async cancel(...ids: readonly string[]): Promise<void> {
    const known = this.#known(ids)
    const stopped = this.#rest(known, 'cancel')
    // Inactive runs belong to no window: take their lock first.
    const resting = known.filter(({ lock, status }) => lock === null && can(status, 'cancel'))
    const taken = await this.#take(resting.map(({ id }) => id))
    for (const state of taken) state.claims--
    await Promise.all([stopped, this.#rest(taken, 'cancel')])
  }

  /** Pauses everything that waits or runs. */
  pauseAll(): Promise<void> {
    return this.#rest([...this.#states.values()], 'pause')
  }

  /** Continues everything that is paused or was interrupted. */
  async resumeAll(): Promise<void> {
    const resting = [...this.#states.values()].filter(({ status }) => isOpen(status) && !isUnderWay(status))
    await this.resume(...resting.map(({ id }) => id))
  }

  /** Stops everything and empties the queue; resolves when nothing more is written. */
  async stopAll(): Promise<void> {
    await this.cancel(...this.#states.keys())
    for (const state of [...this.#states.values()]) this.#drop(state)
    this.#tell({ type: 'changed' })
  }

  /** Swaps a waiting job with the waiting one before or after it. */
  move(id: string, by: -1 | 1): void {
    const order = moved([...this.#states.values()], id, by)
    this.#states.clear()
    for (const state of order) this.#states.set(state.id, state)
    this.#tell({ type: 'changed' })
  }

  /** Starts a waiting job at once, whatever else runs. */
  async startNow(id: string): Promise<void> {
    const state = this.#states.get(id)
    if (state?.status !== 'waiting' || state.lock === null) return
    this.#begin(state)
    await this.#writer.store([state])
  }

  /** Removes ended jobs from the queue; their runs stay in Results. Those not stored yet disappear once they are. */
  clearEnded(): void {
    for (const state of [...this.#states.values()]) {
      state.leaving = !isOpen(state.status)
      if (mayLeave(state)) this.#states.delete(state.id)
    }
    this.#tell({ type: 'changed' })
  }

  /** Stores the progress and times of running jobs, so that a crash loses only what came later. */
  storeProgress(): Promise<void> {
    return this.#writer.store([...this.#states.values()].filter(({ status }) => status === 'running'))
  }

  /** Marks runs as interrupted if their window was closed. */
  checkAbandoned(): Promise<void> {
    return this.#watch.checkAbandoned()
  }

  /** Stops all work and listening without storing anything, like a crashing window. */
  close(): void {
    this.#closed = true
    this.#watch.close()
    this.#listeners.clear()
    for (const { session } of this.#states.values()) session?.stop()
  }

  /** Starts waiting jobs while there is room; returns the started ones. */
  #fill(): readonly JobState[] {
    const begun = nextToBegin([...this.#states.values()], this.tools.room())
    for (const state of begun) this.#begin(state)
    return begun
  }

  #begin(state: JobState): void {
    this.#step(state, 'begin')
    const { parts, work, now, version } = this.tools
    state.session = new Session({ state, parts, work, now, version }, {
      onProgress: () => this.#tell({ type: 'changed' }),
      onEnd: (step, reason) => this.#ended(state, step, reason),
    }) // prettier-ignore
    inBackground(state.session.run())
  }

  #ended(state: JobState, step: SessionEnd, reason: Text | null): void {
    if (this.#closed) return
    this.#step(state, step)
    state.failure = reason
    if (step === 'finish') state.done = 1
    inBackground(this.#writer.store([state, ...this.#fill()]))
  }

  async #rest(states: readonly JobState[], step: 'pause' | 'cancel'): Promise<void> {
    const ours = states.filter(({ lock }) => lock !== null)
    for (const state of ours) if (can(state.status, step)) this.#step(state, step)
    await this.#writer.store([...ours, ...this.#fill()])
  }

  #step(state: JobState, step: Step): void {
    applyStep(state, step, this.tools.now())
    this.#tell({ type: 'changed' })
  }

  #settled(state: JobState, isNews: boolean): void {
    const job = snapshot(state, this.tools.now())
    if (isNews && (state.status === 'done' || state.status === 'failed'))
      this.#tell({ type: 'ended', job, finding: state.digest?.finding ?? '' })
    if (mayLeave(state)) this.#states.delete(state.id)
    forgetOldParts([...this.#states.values()])
    this.#tell({ type: 'changed' })
  }

  #take(ids: readonly string[]): Promise<readonly JobState[]> {
    return takeRuns({ tools: this.tools, states: this.#states, isClosed: () => this.#closed }, ids)
  }

  #heardOfOurs(state: JobState, record: RunRecord | undefined): void {
    if (this.tools.runs.isUnsaved(state.id)) return
    if (!record) return this.#drop(state)
    state.record = { ...record, status: state.record.status }
    // Another window overwrote it, as an import does: this window's state wins.
    if (record.status !== state.status && state.status !== 'done') inBackground(this.#writer.store([state]))
    else this.#settleAgain(state.id)
  }

  #settleAgain(id: string): void {
    const state = this.#states.get(id)
    const stored = this.tools.parts.unsaved(id) === 0 && !this.tools.runs.isUnsaved(id)
    if (state?.lock && stored && !isUnderWay(state.status)) inBackground(this.#writer.settle(state))
  }

  /** Releases a run that no longer exists. */
  #drop(state: JobState): void {
    state.session?.stop()
    state.session = null
    this.#states.delete(state.id)
    this.tools.parts.discard(state.id)
    state.lock?.()
    state.lock = null
  }

  #known(ids: readonly string[]): readonly JobState[] {
    return ids.flatMap((id) => this.#states.get(id) ?? [])
  }

  #tell(event: JobsEvent): void {
    for (const listener of [...this.#listeners]) listener(event)
  }
}
