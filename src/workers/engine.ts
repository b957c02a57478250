import type { Json, Progress } from '../engine/experiments/contract/experiment'
import { takeLetters } from '../engine/players/outside'
import { Refusal } from '../engine/refusal'
import type { KeptLayer } from '../engine/tables/loadedTables'
import type { Text } from '../locales/message'
import { messageOf } from '../locales/messageOf'
import { NOBODY, type Desk, type Job, type OnProgress, type Outcome } from './jobs'
import type { TableStore } from './tableStore'
import { createWork } from './work'

/** What a worker offers across the thread. Jobs are named by ids, so that a late message can be distinguished from a current one. */
export interface Engine {
  /** Sets the one listener for the progress of jobs, and who asks programs from outside. */
  listen(listener: (id: number, progress: Progress) => void, ask?: Desk['ask'], note?: Desk['note']): void
  /** Runs a job; resolves with how it ended, never rejects. */
  run(id: number, job: Job): Promise<Outcome<unknown>>
  /** Asks a running job to stop at its next slice. */
  cancel(id: number): void
}

/** An idle engine; endgame tables that it fills are stored if there is a place for them. */
export function createEngine(tables?: TableStore): Engine {
  const cancelled = new Set<number>()
  const workOf = createWork(tables)
  let tell: (id: number, progress: Progress) => void = () => {}
  let desk: Desk = NOBODY
  return {
    listen(listener, ask, note) {
      tell = listener
      if (ask && note) desk = { ask, note }
    },
    async run(id, job) {
      const outcome = await drive(
        () => workOf(job),
        () => cancelled.has(id),
        (progress) => tell(id, progress),
        tables?.keep,
        desk,
      )
      cancelled.delete(id)
      return outcome
    },
    cancel(id) {
      cancelled.add(id)
    },
  }
}

/** A worker handles messages at least this often, in milliseconds, if the slices of its work are short enough. */
const YIELD_MS = 8
/** Progress is reported at most this often. */
const TELL_MS = 100

/** Runs long work slice by slice, handles messages in between, passes on questions to programs from outside, and stops when cancelled. */
export async function drive<T>(
  begin: () => Promise<Generator<Progress, T>>,
  cancelled: () => boolean,
  onProgress: OnProgress,
  keep: (layer: KeptLayer) => Promise<Text | null> = () => Promise.resolve(null),
  desk: Desk = NOBODY,
): Promise<Outcome<T>> {
  let checkpoint: Json | undefined
  let yieldedAt = performance.now()
  let told = yieldedAt
  try {
    const work = await begin()
    for (;;) {
      const step = work.next()
      for (const letter of takeLetters()) {
        if ('finished' in letter) await desk.note(letter.finished)
        else letter.answer = await desk.ask(letter.question)
      }
      if (step.done) return { status: 'done', value: step.value }
      if (step.value.checkpoint !== undefined) checkpoint = step.value.checkpoint
      if (step.value.layer) {
        const { layer, ...progress } = step.value
        const problem = await keep(layer)
        if (problem !== null) onProgress({ ...progress, notStored: problem })
        continue
      }
      const now = performance.now()
      if (now - told >= TELL_MS) {
        told = now
        onProgress(step.value)
      }
      if (now - yieldedAt >= YIELD_MS) {
        await letMessagesIn()
        yieldedAt = performance.now()
      }
      if (cancelled()) {
        work.return(undefined as never)
        return checkpoint === undefined ? { status: 'cancelled' } : { status: 'cancelled', checkpoint }
      }
    }
  } catch (error) {
    return { status: 'failed', reason: reasonOf(error) }
  }
}

function reasonOf(error: unknown): Text {
  if (error instanceof Refusal) return error.text
  return messageOf(error)
}

/** Waits one turn of the event loop, so that messages are handled. */
const letMessagesIn = 'setImmediate' in globalThis ? byImmediate() : byMessage()

/** Node: its message ports handle up to a thousand messages before anything else runs. */
function byImmediate(): () => Promise<void> {
  const { setImmediate } = globalThis as unknown as { setImmediate: (resume: () => void) => void }
  return () => new Promise((resume) => setImmediate(resume))
}

/** Browsers: a message arrives at once, whereas a timer would wait four milliseconds. */
function byMessage(): () => Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const resumptions: (() => void)[] = []
  port1.onmessage = () => resumptions.shift()?.()
  return () =>
    new Promise((resume) => {
      resumptions.push(resume)
      port2.postMessage(null)
    })
}
