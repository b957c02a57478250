import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { message, type Text } from '../../locales/message'
import type { Submission } from '../../workers/pool'
import type { Parts, Run } from '../../workers/runExperiment'
import { messageOf } from '../../locales/messageOf'
import type { JobState } from './job'
import { createPace } from './pace'
import type { JobsTools } from './queueTools'
import type { Step } from './runStatus'

/** How a session ends by itself. */
export type SessionEnd = Extract<Step, 'finish' | 'fail' | 'cancel'>

/** The listener of a session. */
interface SessionListener {
  onProgress(): void
  /** Called once, unless the session was stopped before. */
  onEnd(step: SessionEnd, reason: Text | null): void
}

/** What a session works on and with. */
interface SessionTools extends Pick<JobsTools, 'parts' | 'work' | 'now' | 'version'> {
  readonly state: JobState
}

/** One session of work on a run, from when it starts until it ends or is stopped. */
export class Session {
  #submission: Submission<Parts> | null = null
  #stopped = false

  constructor(
    private readonly tools: SessionTools,
    private readonly listener: SessionListener,
  ) {}

  /** Continues from the stored parts; finished parts go into the job's state and to storage. */
  run(): Promise<void> {
    return this.#run().catch((error: unknown) => this.#end('fail', messageOf(error)))
  }

  async #run(): Promise<void> {
    const { state, parts: stored, work } = this.tools
    const experiment = anyExperimentOf(state.record.kind)
    const spec = experiment.parse(state.record.spec)
    if (!spec.ok)
      return this.#end(
        'fail',
        message('results.invalidSettings', { problems: describeSpecProblems(spec.error) }),
      )
    const known = await stored.of(state.id)
    if (this.#stopped) return
    if (!known.ok) return this.#end('fail', known.error.text)
    const begun = state.record.version
    const { plan = null } = state.record
    const isCutAnew = plan !== null && plan !== planKeyOf(experiment.kind, spec.value)
    const isOther = begun !== this.tools.version || isCutAnew
    if (isOther && known.value.parts.size + known.value.checkpoints.size > 0)
      return this.#end('fail', message('runPlaces.otherVersion', { made: begun, here: this.tools.version }))
    const parts = new Map(known.value.parts)
    state.spec = spec.value
    state.parts = parts
    state.pace = createPace(state.done)
    const run: Run = {
      kind: experiment.kind,
      spec: spec.value,
      parts,
      checkpoints: known.value.checkpoints,
      onPart: (index, part) => this.#take(parts, index, part),
      onCheckpoint: (index, checkpoint) => {
        if (!this.#stopped && !parts.has(index)) stored.saveCheckpoint(state.id, index, checkpoint)
      },
      onProgress: ({ done, units }) => this.#progress(done, units),
    }
    this.#submission = work(run, state.id)
    const outcome = await this.#submission.outcome
    if (outcome.status === 'done') this.#end('finish', null)
    else if (outcome.status === 'failed') this.#end('fail', outcome.reason)
    else this.#end('cancel', null)
  }

  /** Stops the work; it reports nothing afterwards. */
  stop(): void {
    this.#stopped = true
    this.#submission?.cancel()
  }

  #take(parts: Map<number, Json>, index: number, part: Json): void {
    if (this.#stopped) return
    parts.set(index, part)
    this.tools.parts.save(this.tools.state.id, index, part)
  }

  #progress(done: number, units: number): void {
    if (this.#stopped) return
    const { state, now } = this.tools
    state.done = Math.max(state.done, done)
    state.pace.note((now() - (state.startedAt ?? 0)) / 1000, done, units)
    this.listener.onProgress()
  }

  #end(step: SessionEnd, reason: Text | null): void {
    if (this.#stopped) return
    this.#stopped = true
    this.listener.onEnd(step, reason)
  }
}
