import type { RunRecord } from '../storage/records'
import type { RunPatch } from '../storage/repositories/runsRepository'
import { patchOf, type JobState } from './job'
import type { QueueTools } from './queueTools'
import { isUnderWay } from './transitions'

/** What a report came to, as far as the list of runs shows it. */
type Digest = Partial<Pick<RunRecord, 'finding' | 'shares'>>

/** Stores how far the jobs of a window are, and lets go of each run once it is at rest and all of it is stored. */
export class StatusWriter {
  constructor(
    private readonly tools: Pick<QueueTools, 'runs' | 'parts' | 'digest' | 'now'>,
    /** Called when a session was stored or refused; `isNews` the first time. */
    private readonly onSettled: (state: JobState, isNews: boolean) => void,
    private readonly isClosed: () => boolean,
  ) {}

  /** Stores statuses in one transaction; that a run is done only once all its parts are stored. */
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

  /** Stores the parts of a run at rest, then what they come to, then releases its lock. */
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
      // In the same breath as the last look: whoever asks after it is served again.
      state.settling = null
    }
  }

  async #settleOnce(state: JobState): Promise<void> {
    const { runs, parts } = this.tools
    const { status } = state
    // Whoever resumes the run meanwhile settles it again at its next end.
    const isCurrent = (): boolean => state.status === status && state.lock !== null && !this.isClosed()
    if (isUnderWay(status) || !isCurrent()) return
    await parts.flush()
    const isNews = state.digest === null
    const digest: Digest = state.digest ?? (await this.#digestOf(state))
    if (!isCurrent()) return
    state.digest = digest
    const partsStored = parts.unsaved(state.id) === 0
    // What `store` has written already is not written again.
    const isMore = status === 'done' || Object.keys(digest).length > 0
    if (partsStored) await (isMore ? runs.change(new Map([[state.id, this.#patchOf(state)]])) : runs.flush())
    if (!isCurrent()) return
    state.refused = !partsStored || runs.isUnsaved(state.id)
    if (!state.refused && state.claims === 0) {
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
      // A report that cannot be built says why where it is shown.
      return {}
    }
  }
}
