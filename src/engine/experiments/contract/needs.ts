import type { Task } from './experiment'

/** The index of a missing part that a task needs; the last one, since parts are produced in order. */
export function missingNeed(task: Task, parts: { has(index: number): boolean }): number | undefined {
  if (!task.needs) return undefined
  for (let index = task.needs.to - 1; index >= task.needs.from; index--) if (!parts.has(index)) return index
  return undefined
}

/** The parts that a task needs, by index and in order, and nothing else; throws if one is missing. */
export function neededParts<Part>(task: Task, parts: ReadonlyMap<number, Part>): ReadonlyMap<number, Part> {
  const missing = missingNeed(task, parts)
  if (missing !== undefined) throw new Error(`Task ${task.index} needs part ${missing}, which is missing`)
  const needed = new Map<number, Part>()
  if (task.needs)
    for (let index = task.needs.from; index < task.needs.to; index++)
      needed.set(index, parts.get(index) as Part)
  return needed
}
