import type { Task } from './experiment'

/** What was measured of a task: the weight that was done, and the seconds it took. */
interface Timed {
  readonly weight: number
  readonly seconds: number
}

/** How fast tasks go, learnt from those that were timed. */
export interface Paces {
  groupOf(task: Task): number
  /** Notes that a share of a task took so many seconds; a share of 0 says only that it takes longer. */
  add(task: Task, share: number, seconds: number): void
  /** Whether anything was measured. */
  isKnown(): boolean
  /** The seconds that a task will take; null as long as nothing was measured. */
  secondsOf(task: Task): number | null
  /** The factor that the time of tasks is expected to stay within, up or down. */
  within(tasks: readonly Task[]): number
}

/** Seconds that grow as a power of the weight. */
interface Pace {
  readonly factor: number
  readonly power: number
  /** The heaviest weight that was measured; beyond it, a power is only a guess. */
  readonly reach: number
}

/** Shorter measurements are mostly the start of a program. */
const LEAST_SECONDS = 0.002
/** A power is fitted to this many measurements, whose weights differ this much. */
const LEAST_FITTED = 3
const SPREAD = 8
const [LEAST_POWER, MOST_POWER] = [0.5, 2.5]

/** The factors that estimates stay within: in proportion, beyond what was measured, and where a task did not end. */
const IN_PROPORTION = 1.6
const BEYOND = 3
/** Of a task of which nothing is known but that it takes longer than a sample. */
export const UNKNOWN = 4

/** Learns paces by group: in a group, time is in proportion to weight, or grows as a power of it. */
export function createPaces(groupOf: (task: Task) => number): Paces {
  const timed = new Map<number, Timed[]>()
  /** Tasks that had not ended, nor said how far they were, after so many seconds. */
  const atLeast = new Map<number, number>()
  let known = new Map<number, Pace>()

  function paceOf(group: number): Pace | null {
    const before = known.get(group)
    if (before) return before
    const found = timed.get(group)
    // A group that nobody timed is expected to be like all others together.
    const pace = found ? fit(found) : timed.size > 0 ? fit([...timed.values()].flat()) : null
    if (pace) known.set(group, pace)
    return pace
  }

  return {
    groupOf,
    add(task, share, seconds) {
      if (share <= 0) {
        atLeast.set(task.index, seconds)
        return
      }
      const group = groupOf(task)
      const list = timed.get(group) ?? []
      list.push({ weight: task.weight * share, seconds })
      timed.set(group, list)
      known = new Map()
    },
    isKnown: () => timed.size > 0,
    secondsOf(task) {
      const pace = paceOf(groupOf(task))
      if (!pace) return null
      return Math.max(atLeast.get(task.index) ?? 0, pace.factor * task.weight ** pace.power)
    },
    within(tasks) {
      let [all, logs] = [0, 0]
      for (const task of tasks) {
        const group = groupOf(task)
        const pace = paceOf(group)
        if (!pace) continue
        const seconds = pace.factor * task.weight ** pace.power
        const isFar = pace.power !== 1 && task.weight > pace.reach
        const factor = atLeast.has(task.index) ? UNKNOWN : isFar || !timed.has(group) ? BEYOND : IN_PROPORTION
        all += seconds
        logs += seconds * Math.log(factor)
      }
      return all === 0 ? IN_PROPORTION : Math.exp(logs / all)
    },
  }
}

function fit(list: readonly Timed[]): Pace {
  // The first measurement of several also warms the program up.
  const warm = list.length > 1 ? list.slice(1) : list
  const weights = warm.map(({ weight }) => weight)
  const reach = weights.reduce((a, b) => Math.max(a, b))
  const long = warm.filter(({ seconds }) => seconds >= LEAST_SECONDS)
  const least = long.reduce((lowest, { weight }) => Math.min(lowest, weight), Infinity)
  if (long.length >= LEAST_FITTED && reach >= SPREAD * least) {
    const { slope, meanX, meanY } = line(
      long.map(({ weight, seconds }) => [Math.log(weight), Math.log(seconds)]),
    )
    const power = Math.min(MOST_POWER, Math.max(LEAST_POWER, slope))
    return { factor: Math.exp(meanY - power * meanX), power, reach }
  }
  const sum = (of: (one: Timed) => number) => warm.reduce((total, one) => total + of(one), 0)
  return { factor: sum(({ seconds }) => seconds) / sum(({ weight }) => weight), power: 1, reach }
}

function line(points: readonly (readonly [number, number])[]) {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [meanX, meanY] = [mean(0), mean(1)]
  const [across, along] = points.reduce(
    ([xy, xx], [x, y]) => [xy + (x - meanX) * (y - meanY), xx + (x - meanX) ** 2],
    [0, 0],
  )
  return { slope: across / along, meanX, meanY }
}
