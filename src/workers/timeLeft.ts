import type { AnyExperiment } from '../engine/experiments/contract/catalogue'
import type { Task } from '../engine/experiments/contract/experiment'
import { createPaces } from '../engine/experiments/contract/paces'

/** The time that the rest of a run needs, learnt from the tasks that have ended. */
interface TimeLeft {
  /** Notes how long a task took. */
  ended(task: Task, seconds: number): void
  /** Seconds to the end; `open` has the tasks that run now, with the share of each that is done. Null while unknown. */
  left(todo: readonly Task[], open: ReadonlyMap<number, number>, workers: number): number | null
}

/** Before this many tasks have ended, one of them says too little. */
const LEAST_TASKS = 4

/**
 * Weights are guesses, made before anything was timed: tasks of slow players may come last. The time left is therefore
 * foreseen for each group of tasks, from the time that its own tasks took. Where tasks wait for others or share
 * workers, their times do not add up, and nothing is said.
 */
export function createTimeLeft(experiment: AnyExperiment, tasks: readonly Task[]): TimeLeft {
  const byIndex = new Map(tasks.map((task) => [task.index, task]))
  const addsUp = !experiment.together && tasks.every(({ needs }) => needs === undefined)
  const paces = createPaces((task) => experiment.alike?.(task) ?? 0)
  let ended = 0
  return {
    ended(task, seconds) {
      if (!addsUp) return
      ended++
      paces.add(task, 1, seconds)
    },
    left(todo, open, workers) {
      if (!addsUp || ended < LEAST_TASKS) return null
      let seconds = todo.reduce((sum, task) => sum + (paces.secondsOf(task) ?? 0), 0)
      for (const [index, done] of open) seconds += (1 - done) * (paces.secondsOf(byIndex.get(index)!) ?? 0)
      return seconds / Math.max(1, workers)
    },
  }
}
