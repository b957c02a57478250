import { anyExperimentOf } from '../../../src/engine/experiments/contract/catalogue'
import type { Outcome } from '../../../src/workers/jobs'
import type { Submission } from '../../../src/workers/pool'
import type { Parts, Run } from '../../../src/workers/runExperiment'
import { performTasks } from '../performTasks'

/** A run that the queue submitted to the workers; the test controls how it continues. */
export interface FakeWork {
  readonly run: Run
  readonly cancelled: boolean
  /** Runs all remaining tasks in this process, and ends. */
  complete(): void
  fail(reason: string): void
}

/** Everything handed in so far, in its order. */
export const works: FakeWork[] = []

/** A mock of `workers/runExperiment`: nothing runs until the test says so. */
export function runExperiment(_pool: unknown, run: Run): Submission<Parts> {
  let settle!: (outcome: Outcome<Parts>) => void
  const outcome = new Promise<Outcome<Parts>>((resolve) => (settle = resolve))
  const experiment = anyExperimentOf(run.kind)
  const work = {
    run,
    cancelled: false,
    complete(): void {
      const tasks = experiment.plan(run.spec)
      for (const [index, part] of performTasks(experiment, run.spec, tasks, run.parts))
        if (!run.parts?.has(index)) run.onPart?.(index, part)
      run.onProgress?.({ done: 1, units: 1, tasksDone: tasks.length, tasks: tasks.length, left: null })
      settle({ status: 'done', value: new Map() })
    },
    fail: (reason: string) => settle({ status: 'failed', reason }),
  }
  works.push(work)
  const cancel = (): void => {
    work.cancelled = true
    settle({ status: 'cancelled' })
  }
  return { outcome, cancel }
}
