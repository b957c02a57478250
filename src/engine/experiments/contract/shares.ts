import type { Range } from '../../range'
import type { Task } from './experiment'

/** What dividing a plan needs to know about its tasks. */
export type SharedTask = Pick<Task, 'weight' | 'needs'>

/** A plan divided into jobs that may run anywhere. */
interface Shares {
  /** The tasks of each share, in order: together they are the whole plan. */
  readonly shares: readonly Range[]
  /** Shares that may run at the same time; a stage starts when all shares before it are done. */
  readonly stages: readonly Range[]
}

/**
 * Divides a plan into about this many shares of about the same work: never more than it has tasks, and never across a
 * stage, so that no share needs a part of itself.
 */
export function sharesOf(tasks: readonly SharedTask[], wanted: number): Shares {
  const stagesOfTasks = stagesIn(tasks)
  const total = workIn(tasks)
  const shares: Range[] = []
  const stages = stagesOfTasks.map(({ from, to }) => {
    const work = workIn(tasks.slice(from, to))
    const count = Math.min(to - from, Math.max(1, Math.round((wanted * work) / total)))
    const first = shares.length
    shares.push(...cut(tasks, { from, to }, count))
    return { from: first, to: shares.length }
  })
  return { shares, stages }
}

/**
 * Ranges of tasks that do not need each other: a new range starts with a task that needs a part of the previous one.
 */
function stagesIn(tasks: readonly SharedTask[]): readonly Range[] {
  const starts = [0]
  tasks.forEach(({ needs }, index) => {
    if (needs && needs.to > needs.from && needs.to > (starts.at(-1) as number)) starts.push(index)
  })
  return starts
    .map((from, place) => ({ from, to: starts[place + 1] ?? tasks.length }))
    .filter(({ from, to }) => to > from)
}

/** Divides a range of tasks into this many shares of equal work, each with at least one task. */
function cut(tasks: readonly SharedTask[], { from, to }: Range, count: number): Range[] {
  const work = workIn(tasks.slice(from, to))
  const shares: Range[] = []
  let start = from
  let done = 0
  for (let index = from; index < to; index++) {
    done += tasks[index]!.weight
    const open = count - shares.length
    const isDue = done >= (work * (shares.length + 1)) / count
    const mustLeaveRest = to - index - 1 <= open - 1
    if (open > 1 && (isDue || mustLeaveRest)) {
      shares.push({ from: start, to: index + 1 })
      start = index + 1
    }
  }
  shares.push({ from: start, to })
  return shares
}

function workIn(tasks: readonly SharedTask[]): number {
  return tasks.reduce((sum, { weight }) => sum + weight, 0)
}
