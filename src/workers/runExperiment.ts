import { anyExperimentOf } from '../engine/experiments/contract/catalogue'
import type { ExperimentKind, Json, Task } from '../engine/experiments/contract/experiment'
import { missingNeed, neededParts } from '../engine/experiments/contract/needs'
import { ownNetworksIn } from '../engine/players/shipped'
import { message, type Text } from '../locales/message'
import { createCrews } from './crews'
import type { Job, OnProgress, Outcome } from './jobs'
import type { Submission } from './pool'
import { createTimeLeft } from './timeLeft'

/** Parts of a run by the index of their task. */
export type Parts = ReadonlyMap<number, Json>

/** How far a whole run is. */
export interface RunProgress {
  /** 0…1 of all the work, by the tasks' weights. */
  readonly done: number
  /** Units (games, nodes …) finished in this session, for the rate. */
  readonly units: number
  readonly tasksDone: number
  readonly tasks: number
  /** Seconds to the end, from the time that finished tasks took; null where that is not known. */
  readonly left: number | null
}

/** Whatever does tasks: the workers of this computer, or those of a queue. */
export interface TaskPool {
  submit(job: Extract<Job, { type: 'task' }>, onProgress: OnProgress): Submission<Json>
  /** How many tasks it can do at once. */
  load(): { readonly size: number }
  /** Whether its workers are threads that one memory can be given to. */
  readonly sharesMemory?: boolean
}

/** A run to perform: its spec, the parts that exist already, and the listeners. */
export interface Run {
  readonly kind: ExperimentKind
  /** A spec that the experiment's `parse` has accepted. */
  readonly spec: unknown
  /** Tasks to run; all of the plan unless given. */
  readonly tasks?: readonly Task[]
  /** Parts kept from an earlier session, which are not run again. */
  readonly parts?: Parts
  /** States from which tasks of an earlier session continue. */
  readonly checkpoints?: ReadonlyMap<number, Json>
  /** Called as each task ends, so that it can be saved. */
  readonly onPart?: (index: number, part: Json) => void
  /** Called as a long task reaches a state from which it can continue. */
  readonly onCheckpoint?: (index: number, checkpoint: Json) => void
  readonly onProgress?: (progress: RunProgress) => void
  /** Called once, with the reason, if something that the run would keep for later could not be stored. */
  readonly onNotStored?: (reason: Text) => void
}

let runs = 0

/** The time left is worked out at most this often, because there may be thousands of tasks. */
const LEFT_EVERY_MS = 500

/**
 * Runs the remaining tasks of an experiment, each as soon as the parts it needs exist; ends with all parts, or with
 * the reason for failing.
 */
export function runExperiment(pool: TaskPool, run: Run): Submission<Parts> {
  const experiment = anyExperimentOf(run.kind)
  const tasks = run.tasks ?? experiment.plan(run.spec)
  const crews = createCrews(experiment, run.spec, () => (pool.sharesMemory ? pool.load().size : 1))
  const id = ++runs
  const parts = new Map(run.parts)
  /** The remaining tasks in reverse: taking one off the end is cheap at any length. */
  const todo = tasks.filter(({ index }) => !parts.has(index)).reverse()
  const total = tasks.reduce((sum, { weight }) => sum + weight, 0)
  /** How far the tasks are that run now, by index. */
  const shares = new Map<number, { weight: number; done: number; units: number }>()
  const finished = { tasks: 0, weight: 0, units: 0 }
  for (const { index, weight } of tasks) if (parts.has(index)) finish(weight, 0)
  const open = new Set<Submission<Json>>()
  const networks = ownNetworksIn(run.spec)
  const timeLeft = createTimeLeft(experiment, tasks)
  let left: number | null = null
  let leftAt = -Infinity
  const helpers = new Set<Submission<Json>>()
  let ended = false
  let toldNotStored = false
  let settle!: (outcome: Outcome<Parts>) => void
  const outcome = new Promise<Outcome<Parts>>((resolve) => (settle = resolve))

  function finish(weight: number, units: number): void {
    finished.tasks++
    finished.weight += weight
    finished.units += units
  }

  function tell(): void {
    let { weight: done, units } = finished
    for (const share of shares.values()) {
      done += share.weight * share.done
      units += share.units
    }
    if (run.onProgress && performance.now() - leftAt >= LEFT_EVERY_MS) {
      leftAt = performance.now()
      const open = new Map([...shares].map(([index, { done }]) => [index, done]))
      left = timeLeft.left(todo, open, pool.load().size)
    }
    run.onProgress?.({
      // Sums in another order may differ from the total in the last digit.
      done: finished.tasks === tasks.length || total === 0 ? 1 : Math.min(1, done / total),
      units,
      tasksDone: parts.size,
      tasks: tasks.length,
      left,
    })
  }

  function end(how: Outcome<Parts>): void {
    if (ended) return
    ended = true
    for (const submission of [...open, ...helpers]) submission.cancel()
    settle(how)
  }

  /** Hands in a few tasks more than there are workers: enough to keep all busy, few enough to share the pool. */
  function handIn(): void {
    while (!ended && open.size <= pool.load().size) {
      const ready = todo.findLastIndex(
        (task) => missingNeed(task, parts) === undefined && !crews.mustWait(task),
      )
      if (ready < 0) break
      for (const task of todo.splice(ready, 1)) start(task)
    }
    while (!ended && open.size + helpers.size < pool.load().size && helpOut());
    if (!ended && open.size === 0) end(todo.length === 0 ? { status: 'done', value: parts } : stuck())
  }

  /** Explains why no task can run: those left need a part that none of them produces. */
  function stuck(): Outcome<Parts> {
    const task = todo.at(-1) as Task
    const part = missingNeed(task, parts) ?? task.index
    return { status: 'failed', reason: message('workers.missingPart', { task: task.index, part }) }
  }

  function jobOf(task: Task) {
    const checkpoint = run.checkpoints?.get(task.index)
    return {
      type: 'task',
      run: id,
      kind: run.kind,
      spec: run.spec as Json,
      task,
      ...(checkpoint === undefined ? {} : { checkpoint }),
      ...(task.needs ? { earlier: [...neededParts(task, parts)] } : {}),
      ...(networks.length > 0 ? { networks } : {}),
    } as const
  }

  function start(task: Task): void {
    const place = crews.lead(task)
    const submission = pool.submit(place ? { ...jobOf(task), place } : jobOf(task), (progress) => {
      if (ended) return
      shares.set(task.index, { weight: task.weight, done: progress.done, units: progress.units ?? 0 })
      if (progress.notStored !== undefined && !toldNotStored) {
        toldNotStored = true
        run.onNotStored?.(progress.notStored)
      }
      if (progress.checkpoint !== undefined) run.onCheckpoint?.(task.index, progress.checkpoint)
      tell()
    })
    open.add(submission)
    const began = performance.now()
    void submission.outcome.then((taskOutcome) => {
      // One task more than there are workers is handed in, so each waits for its share of the time.
      const busy = Math.min(1, pool.load().size / open.size)
      open.delete(submission)
      crews.free(task)
      if (ended) return
      if (taskOutcome.status !== 'done') return end(taskOutcome)
      parts.set(task.index, taskOutcome.value)
      timeLeft.ended(task, (busy * (performance.now() - began)) / 1000)
      finish(task.weight, task.units ?? shares.get(task.index)?.units ?? 0)
      shares.delete(task.index)
      run.onPart?.(task.index, taskOutcome.value)
      tell()
      handIn()
    })
  }

  /** Lets an idle worker help with a task; a helper that crashes may have left work that the others would wait for. */
  function helpOut(): boolean {
    const helped = crews.help()
    if (!helped) return false
    const { task, place } = helped
    const submission = pool.submit({ ...jobOf(task), place }, () => {})
    helpers.add(submission)
    void submission.outcome.then((outcome) => {
      helpers.delete(submission)
      crews.leave(task)
      if (outcome.status === 'failed') end(outcome)
      else if (!ended) handIn()
    })
    return true
  }

  queueMicrotask(handIn)
  return { outcome, cancel: () => end({ status: 'cancelled' }) }
}
