import type { Progress } from '../engine/experiments/contract/experiment'
import { drive } from './drive'
import { NOBODY, type Desk, type Job, type Outcome } from './jobs'
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
