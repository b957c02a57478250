import type { RunRecord } from '../storage/records'
import type { RunPatch } from '../storage/repositories/runsRepository'
import { patchOf, type JobState } from './job'
import type { JobsTools } from './queueTools'
import { isUnderWay } from './statusNow'

/** The summary of a report for the list of runs. */
type Digest = Partial<Pick<RunRecord, 'finding' | 'shares'>>

/** Stores the progress of a window's jobs, and releases each run once it is inactive and completely stored. */
export class StatusWriter {
  constructor(
    private readonly tools: Pick<JobsTools, 'runs' | 'parts' | 'digest' | 'now'>,
    /** Called when a session was stored or refused; `isNews` the first time. */
    private readonly onSettled: (state: JobState, isNews: boolean) => void,
    private readonly isClosed: () => boolean,
  ) {}

  /** Stores statuses in one transaction; a run is stored as done only once all its parts are. */
  async store(states: readonly JobState[]): Promise<void> {
    const ours = states.filter(({ lock }) => lock !== null)
    const early = ours.filter(({ status }) => status !== 'done')
    const stored =
      early.length > 0
        ? this.tools.runs.change(new Map(early.map((state) => [state.id, this.#patchOf(state)])))
        : null
    const resting = ours.filter(({ status }) => !isUnderWay(status))
    await Promise.all([stored, ...resting.map((state) => this.settle(state))])
  }

  /** Stores the parts of an inactive run, then its summary, then releases its lock. */
  settle(state: JobState): Promise<void> {
    state.unsettled = true
    state.settling ??= this.#settle(state)
    return state.settling
  }

  async #settle(state: JobState): Promise<void> {
    try {
      while (state.unsettled && !this.isClosed()) {
        state.unsettled = false
        await this.#settleOnce(state)
      }
    } finally {
      // In the same tick as the last check: later requests are handled by another pass.
      state.settling = null
    }
  }

  async #settleOnce(state: JobState): Promise<void> {
    const { runs, parts } = this.tools
    const { status } = state
    // If the run is resumed meanwhile, it is settled again when it next ends.
    const isCurrent = (): boolean => state.status === status && state.lock !== null && !this.isClosed()
    if (isUnderWay(status) || !isCurrent()) return
    await parts.flush()
    const isNews = state.digest === null
    const digest: Digest = state.digest ?? (await this.#digestOf(state))
    if (!isCurrent()) return
    state.digest = digest
    const partsStored = parts.unsaved(state.id) === 0
    // Fields that `store` has already written are not written again.
    const isMore = status === 'done' || Object.keys(digest).length > 0
    if (partsStored) await (isMore ? runs.change(new Map([[state.id, this.#patchOf(state)]])) : runs.flush())
    if (!isCurrent()) return
    state.notStored = !partsStored || runs.isUnsaved(state.id)
    if (!state.notStored && state.claims === 0) {
      state.lock?.()
      state.lock = null
    }
    this.onSettled(state, isNews)
  }

  #patchOf(state: JobState): RunPatch {
    return patchOf(state, this.tools.now(), this.tools.parts.unsaved(state.id))
  }

  async #digestOf({ record, spec, parts }: JobState): Promise<Digest> {
    if (!parts?.size) return {}
    try {
      return await this.tools.digest(record, spec, parts)
    } catch {
      // A report that cannot be built shows the reason where it is displayed.
      return {}
    }
  }
}
