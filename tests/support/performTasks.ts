import type { AnyExperiment } from '../../src/engine/experiments/contract/catalogue'
import type { Json, Task } from '../../src/engine/experiments/contract/experiment'
import { missingNeed, neededParts } from '../../src/engine/experiments/contract/needs'
import { finish } from '../../src/engine/through'

/** How a task is run: in this process to its end, unless a test overrides it. */
type PerformTask = (task: Task, earlier: ReadonlyMap<number, unknown>) => unknown

/**
 * Runs tasks in this process, in the given order, but each only once the parts it needs exist, like workers; `known`
 * are earlier parts.
 */
export function performTasks(
  experiment: AnyExperiment,
  spec: unknown,
  tasks: readonly Task[] = experiment.plan(spec),
  known: ReadonlyMap<number, unknown> = new Map(),
  performTask: PerformTask = (task, earlier) => finish(experiment.run(spec, task, undefined, earlier)),
): Map<number, Json> {
  const parts = new Map(known)
  const todo = tasks.filter(({ index }) => !parts.has(index))
  while (todo.length > 0) {
    const ready = todo.findIndex((task) => missingNeed(task, parts) === undefined)
    const [task] = todo.splice(ready, 1)
    if (ready < 0 || !task) throw new Error('None of the tasks that are left has the parts that it needs')
    parts.set(task.index, performTask(task, neededParts(task, parts)))
  }
  return parts as Map<number, Json>
}
