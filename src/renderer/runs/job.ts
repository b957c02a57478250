import { anyExperimentOf } from '../../engine/experiments/contract/catalogue'
import type { Json } from '../../engine/experiments/contract/experiment'
import { planKeyOf } from '../../engine/experiments/contract/planKey'
import { describeSpecProblems } from '../../engine/experiments/spec/specProblems'
import { message, type Text } from '../../locales/message'
import { messageOf } from '../../locales/messageOf'
import type { Submission } from '../../workers/pool'
import type { Parts, Run as Work } from '../../workers/runExperiment'
import { inBackground } from '../platform/inBackground'
import type { RunRecord, RunStatus } from '../storage/records'
import type { PartsRepository } from '../storage/repositories/partsRepository'
import type { RunPatch, RunsRepository } from '../storage/repositories/runsRepository'
import { createPace } from './pace'
import { isOpen, isUnderWay, next, type Run, runOf, type Step } from './run'

/** The summary of a report for the list of runs. */
type Digest = Partial<Pick<RunRecord, 'finding' | 'shares'>>

/** What a job works with. */
export interface JobTools {
  readonly runs: RunsRepository
  readonly parts: PartsRepository
  /** Hands the tasks of a run, which has an id, to workers here or elsewhere. */
  readonly work: (run: Work, id: string) => Submission<Parts>
  /** A summary of the parts for the list of runs. */
  readonly digest: (record: RunRecord, spec: unknown, parts: Parts) => Promise<Digest>
  /** The version of this program: runs that another one began are not continued. */
  readonly version: string
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/** Listener for what happens to a job. */
export interface JobListener {
  onChange(): void
  /** Its session ended by itself: the run is done, failed or was cancelled by its workers. */
  onEnd(job: Job): void
  /** Its last session was stored or refused; `isNews` the first time. */
  onSettled(job: Job, isNews: boolean): void
}

/** Work on a run, from when it starts until it ends or is stopped; a stopped one reports nothing more. */
interface Session {
  stopped: boolean
  submission: Submission<Parts> | null
}

/** A run in the list of jobs, and the only owner of everything about it that changes. */
export class Job {
  readonly id: string
  #record: RunRecord
  #status: RunStatus
  /** Releases the run's lock; null while this window does not hold it. */
  #lock: (() => void) | null = null
  /** How many callers are about to act on the run; its lock is not released before they are done. */
  #claims = 0
  /** Set while the lock is being taken. */
  #taking: Promise<void> | null = null
  #session: Session | null = null
  /** Parts of finished tasks as this window knows them; null before the first session. */
  #parts: Map<number, Json> | null = null
  #spec: unknown = null
  #share: number
  /** Seconds of earlier sessions, and when this one started. */
  #secondsBefore: number
  #startedAt: number | null = null
  #finished: number | null
  #pace = createPace(0)
  /** Seconds to the end, where the finished tasks of this session tell. */
  #left: number | null = null
  #failure: Text | null
  /** The summary of this session's report. */
  #digest: Digest | null = null
  /** State of storing the end of a session: in progress, requested again, failed. */
  #settling: Promise<void> | null = null
  #unsettled = false
  #notStored = false
  #leaving = false
  #closed = false

  constructor(
    record: RunRecord,
    private readonly tools: JobTools,
    private readonly listener: JobListener,
  ) {
    this.id = record.id
    this.#record = record
    this.#status = record.status
    this.#share = runOf(record).share
    this.#secondsBefore = record.seconds
    this.#finished = record.finished
    this.#failure = record.failure
  }

  get status(): RunStatus {
    return this.#status
  }

  /** Whether this window holds the run's lock. */
  get isOurs(): boolean {
    return this.#lock !== null
  }

  /** Resolves when a request for the lock has been answered; null if there is none. */
  get taking(): Promise<void> | null {
    return this.#taking
  }

  get parts(): ReadonlyMap<number, Json> | null {
    return this.#parts
  }

  get finding(): Text {
    return this.#digest?.finding ?? ''
  }

  /** Whether part of it is still waiting to be stored, although nothing happens to it any more. */
  get isNotStored(): boolean {
    return this.#notStored
  }

  /** Whether a job that the user removed can disappear: it has ended, is stored, and is not about to be resumed. */
  get mayLeave(): boolean {
    return this.#leaving && !isOpen(this.#status) && !this.isOurs && !this.#taking
  }

  /** The run as it is now. */
  now(): Run {
    const running = this.#status === 'running'
    return {
      ...runOf(this.#record),
      status: this.#status,
      done: this.#parts?.size ?? this.#record.done,
      seconds: this.#seconds(),
      finished: this.#finished,
      failure: this.#failure,
      share: this.#share,
      rate: running ? this.#pace.rate() : 0,
      left: running ? (this.#left ?? this.#pace.left(this.#sessionSeconds())) : null,
      saved: !this.#notStored,
    }
  }

  /** The fields of the stored record that change with the work; parts that are not stored yet do not count. */
  patch(): RunPatch {
    const { parts } = this.tools
    return {
      status: this.#status,
      done: this.#parts ? Math.max(0, this.#parts.size - parts.unsaved(this.id)) : this.#record.done,
      seconds: this.#seconds(),
      finished: isOpen(this.#status) ? null : this.#finished,
      failure: this.#failure,
      ...this.#digest,
    }
  }

  /** Asks for the lock: `answer` will call `take` or `giveUp`. */
  await(answer: Promise<void>): void {
    this.#taking = answer
  }

  /** Takes the run with its lock, as it is stored now. */
  take(lock: (() => void) | null, record?: RunRecord): void {
    this.#taking = null
    this.#lock = lock
    if (!record) return
    this.follow(record)
    // Nobody else has the lock, so a run stored as running was abandoned by its window.
    if (isUnderWay(this.#status)) this.step('interrupt')
  }

  giveUp(): void {
    this.#taking = null
  }

  /** Keeps the lock until `release`: somebody is about to act on the run. */
  claim(): void {
    this.#claims++
  }

  release(): void {
    this.#claims--
  }

  /** Follows the stored state of a run that this window does not work on. */
  follow(record: RunRecord): void {
    this.#record = record
    this.#status = record.status
    this.#share = runOf(record).share
    this.#secondsBefore = record.seconds
    this.#finished = record.finished
    this.#failure = record.failure
  }

  /** Takes over names and notes of the stored record; the progress of a run of ours is known here. */
  hear(record: RunRecord): void {
    this.#record = { ...record, status: this.#record.status }
  }

  /** The only place where a transition changes a status; it ends the current session. */
  step(step: Step): void {
    this.#status = next(this.#status, step)
    this.#stop()
    this.#secondsBefore = this.#seconds()
    this.#startedAt = step === 'begin' ? this.tools.now() : null
    this.#finished = isOpen(this.#status) ? null : Date.now()
    if (step === 'begin' || step === 'resume') {
      this.#failure = null
      this.#digest = null
      this.#notStored = false
    }
    this.listener.onChange()
  }

  /** Starts to work, from the stored parts on; finished parts are stored as they arrive. */
  begin(): void {
    this.step('begin')
    const session: Session = { stopped: false, submission: null }
    this.#session = session
    inBackground(this.#work(session).catch((error: unknown) => this.#end(session, 'fail', messageOf(error))))
  }

  /** The user removed it from the list; one that is not stored yet disappears once it is. */
  clear(): void {
    this.#leaving = !isOpen(this.#status)
  }

  forgetParts(): void {
    this.#parts = null
  }

  /** Releases a run that no longer exists. */
  drop(): void {
    this.#stop()
    this.tools.parts.discard(this.id)
    this.#lock?.()
    this.#lock = null
  }

  /** Stops everything without storing anything, like a crashing window. */
  close(): void {
    this.#closed = true
    this.#stop()
  }

  /** Stores the parts of an inactive run, then its summary, then releases its lock. */
  settle(): Promise<void> {
    this.#unsettled = true
    this.#settling ??= this.#settle()
    return this.#settling
  }

  async #work(session: Session): Promise<void> {
    const { parts: stored, work, version, now } = this.tools
    const { kind, spec: given, version: begun, plan = null } = this.#record
    const spec = anyExperimentOf(kind).parse(given)
    if (!spec.ok) {
      const problems = describeSpecProblems(spec.error)
      return this.#end(session, 'fail', message('results.invalidSettings', { problems }))
    }
    const known = await stored.of(this.id)
    if (session.stopped) return
    if (!known.ok) return this.#end(session, 'fail', known.error.text)
    const isCutAnew = plan !== null && plan !== planKeyOf(kind, spec.value)
    const isOther = begun !== version || isCutAnew
    if (isOther && known.value.parts.size + known.value.checkpoints.size > 0)
      return this.#end(session, 'fail', message('runPlaces.otherVersion', { made: begun, here: version }))
    const parts = new Map(known.value.parts)
    this.#spec = spec.value
    this.#parts = parts
    this.#pace = createPace(this.#share)
    this.#left = null
    const run: Work = {
      kind,
      spec: spec.value,
      parts,
      checkpoints: known.value.checkpoints,
      onPart: (index, part) => {
        if (session.stopped) return
        parts.set(index, part)
        stored.save(this.id, index, part)
      },
      onCheckpoint: (index, checkpoint) => {
        if (!session.stopped && !parts.has(index)) stored.saveCheckpoint(this.id, index, checkpoint)
      },
      onProgress: ({ done, units, left }) => {
        if (session.stopped) return
        this.#left = left
        this.#share = Math.max(this.#share, done)
        this.#pace.note((now() - (this.#startedAt ?? 0)) / 1000, done, units)
        this.listener.onChange()
      },
    }
    session.submission = work(run, this.id)
    const outcome = await session.submission.outcome
    if (outcome.status === 'done') this.#end(session, 'finish', null)
    else if (outcome.status === 'failed') this.#end(session, 'fail', outcome.reason)
    else this.#end(session, 'cancel', null)
  }

  #end(session: Session, step: 'finish' | 'fail' | 'cancel', reason: Text | null): void {
    if (session.stopped) return
    this.step(step)
    this.#failure = reason
    if (step === 'finish') this.#share = 1
    this.listener.onEnd(this)
  }

  #stop(): void {
    if (!this.#session) return
    this.#session.stopped = true
    this.#session.submission?.cancel()
    this.#session = null
  }

  async #settle(): Promise<void> {
    try {
      while (this.#unsettled && !this.#closed) {
        this.#unsettled = false
        await this.#settleOnce()
      }
    } finally {
      // In the same tick as the last check: later requests are handled by another pass.
      this.#settling = null
    }
  }

  async #settleOnce(): Promise<void> {
    const { runs, parts } = this.tools
    const status = this.#status
    // If the run is resumed meanwhile, it is settled again when it next ends.
    const isCurrent = (): boolean => this.#status === status && this.isOurs && !this.#closed
    if (isUnderWay(status) || !isCurrent()) return
    await parts.flush()
    const isNews = this.#digest === null
    const digest = this.#digest ?? (await this.#summarise())
    if (!isCurrent()) return
    this.#digest = digest
    const partsStored = parts.unsaved(this.id) === 0
    // Fields that were stored when the session ended are not written again.
    const isMore = status === 'done' || Object.keys(digest).length > 0
    if (partsStored) await (isMore ? runs.change(new Map([[this.id, this.patch()]])) : runs.flush())
    if (!isCurrent()) return
    this.#notStored = !partsStored || runs.isUnsaved(this.id)
    if (!this.#notStored && this.#claims === 0) {
      this.#lock?.()
      this.#lock = null
    }
    this.listener.onSettled(this, isNews)
  }

  async #summarise(): Promise<Digest> {
    if (!this.#parts?.size) return {}
    try {
      return await this.tools.digest(this.#record, this.#spec, this.#parts)
    } catch {
      // A report that cannot be built shows the reason where it is displayed.
      return {}
    }
  }

  #sessionSeconds(): number {
    return this.#startedAt === null ? 0 : (this.tools.now() - this.#startedAt) / 1000
  }

  #seconds(): number {
    return this.#secondsBefore + this.#sessionSeconds()
  }
}
