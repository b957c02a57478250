import type { AnyExperiment } from './catalogue'
import type { Progress, Task } from './experiment'
import { ALL_NEEDED } from './shareNeeded'
import { missingNeed, neededParts } from './needs'
import { type Paces, createPaces, UNKNOWN } from './paces'

/** How long a run will take on this machine. */
export interface Foreseen {
  /** Seconds of computing, all workers together. */
  readonly seconds: number
  /** Seconds until it ends, with as many workers as were asked about. */
  readonly wall: number
  /** The true time is expected between these. */
  readonly low: number
  readonly high: number
  /**
   * `measured`: the sample says it. `untilKnown`: the run stops when it knows enough, and this is what results like those of the
   * sample would need. `guessed`: the sample came nowhere near the largest tasks, as in proofs, so that this is a guess.
   */
  readonly basis: 'measured' | 'untilKnown' | 'guessed'
}

/** Handing a task to a worker and taking its part, which matters where there are thousands of short ones. */
const HANDED_OVER_SECONDS = 0.0002
/** Beyond this factor, an estimate is called a guess. */
const GUESSED = 2.5

/** Seconds that a sample takes, shared among the groups of tasks. */
const SAMPLE_SECONDS = 1
/** A sample may take this long where a task has not yet said how far it is, e.g. before its first game ends. */
const MOST_SECONDS = 5
/** Groups of tasks that a sample looks at; the others are expected to be like them. */
const MOST_GROUPS = 24
/** Every group is timed for at least this long: less says little. */
const LEAST_SECONDS = 0.03
/** If the heaviest task of a group is this many times as heavy as the lightest, the light ones are timed first. */
const UNEVEN = 8

/**
 * Foresees how long a run will take by running some of its tasks for about a second, with the real players on this
 * machine; what they find is thrown away. `now` reads a clock in seconds, because the engine has none.
 */
export function* foresee(
  experiment: AnyExperiment,
  spec: unknown,
  workers: number,
  now: () => number,
): Generator<Progress, Foreseen> {
  const tasks = experiment.plan(spec)
  const paces = createPaces((task: Task) => experiment.alike?.(task as never) ?? 0)
  const parts = new Map<number, unknown>()
  const groups = sampledGroups(tasks, paces)
  const shareNeeded = () => experiment.shareNeeded?.(spec, parts as never) ?? ALL_NEEDED
  const isEnough = () =>
    experiment.shareNeeded !== undefined && shareNeeded().value * tasks.length <= parts.size
  const began = now()
  for (const [place, group] of groups.entries()) {
    const share = (SAMPLE_SECONDS - (now() - began)) / (groups.length - place)
    const until = now() + Math.max(LEAST_SECONDS, share)
    const times = { until, atMost: began + MOST_SECONDS, now }
    yield* sampleGroup(experiment, spec, group, times, paces, parts, isEnough)
    yield { done: (place + 1) / groups.length }
  }
  if (!paces.isKnown()) {
    const least = now() - began
    const seconds = Math.max(least, experiment.estimate(spec).seconds)
    const wall = Math.max(least, seconds / workers)
    return { seconds, wall, low: Math.max(least, wall / UNKNOWN), high: wall * UNKNOWN, basis: 'guessed' }
  }
  const needed = shareNeeded()
  const take = (share: number) => tasks.slice(0, Math.max(1, Math.ceil(share * tasks.length)))
  const secondsOf = (run: readonly Task[]) => run.reduce((sum, task) => sum + (paces.secondsOf(task) ?? 0), 0)
  // Tasks after the end are handed over, too.
  const handedOver = HANDED_OVER_SECONDS * tasks.length
  const wallOf = (run: readonly Task[]) =>
    handedOver + (experiment.together ? secondsOf(run) / workers : lastEnd(run, paces, workers))
  const run = take(needed.value)
  const within = paces.within(run)
  const stops = needed.value < 1 || needed.low < 1
  return {
    seconds: secondsOf(run) + handedOver,
    wall: wallOf(run),
    low: wallOf(take(needed.low)) / within,
    high: wallOf(take(needed.high)) * within,
    basis: within >= GUESSED ? 'guessed' : stops ? 'untilKnown' : 'measured',
  }
}

function sampledGroups(tasks: readonly Task[], paces: Paces): readonly (readonly Task[])[] {
  const groups = new Map<number, Task[]>()
  for (const task of tasks) {
    const group = groups.get(paces.groupOf(task))
    if (group) group.push(task)
    else groups.set(paces.groupOf(task), [task])
  }
  const weightOf = (group: readonly Task[]) => group.reduce((sum, { weight }) => sum + weight, 0)
  const all = [...groups.values()]
  if (all.length <= MOST_GROUPS) return all.map(inSampleOrder)
  const byWeight = all
    .map((group) => ({ group, weight: weightOf(group) }))
    .sort((a, b) => b.weight - a.weight)
  return Array.from({ length: MOST_GROUPS }, (_, place) => {
    const at = Math.round((place * (byWeight.length - 1)) / (MOST_GROUPS - 1))
    return inSampleOrder(byWeight[at]!.group)
  })
}

/** In order where tasks wait for others; light ones first where weights differ much; otherwise from all over the group. */
function inSampleOrder(group: readonly Task[]): readonly Task[] {
  if (group.some(({ needs }) => needs !== undefined)) return group
  const weights = group.map(({ weight }) => weight)
  const [least, most] = [weights.reduce((a, b) => Math.min(a, b)), weights.reduce((a, b) => Math.max(a, b))]
  if (most >= UNEVEN * least) return [...group].sort((a, b) => a.weight - b.weight)
  // Steps of the golden ratio reach every part of a list early.
  const at = (place: number) => (place * 0.6180339887498949) % 1
  const order = group.map((task, place) => ({ task, key: at(place) }))
  return order.sort((a, b) => a.key - b.key).map(({ task }) => task)
}

function* sampleGroup(
  experiment: AnyExperiment,
  spec: unknown,
  group: readonly Task[],
  { until, atMost, now }: { until: number; atMost: number; now: () => number },
  paces: Paces,
  parts: Map<number, unknown>,
  isEnough: () => boolean,
): Generator<Progress, void> {
  for (const task of group) {
    if (now() >= until) return
    if (missingNeed(task, parts) !== undefined) continue
    const work = experiment.run(spec, task, undefined, neededParts(task, parts) as never)
    const began = now()
    let first: Reached | null = null
    let latest: Reached = { done: 0, seconds: 0 }
    for (let step = work.next(); ; step = work.next()) {
      const seconds = now() - began
      if (step.done) {
        paces.add(task, 1, seconds)
        parts.set(task.index, step.value)
        // Tasks after the end of a run that stops early do nothing, and would look fast.
        if (isEnough()) return
        break
      }
      latest = { done: Math.max(latest.done, step.value.done), seconds }
      if (first === null && latest.done > 0) first = latest
      const isUnderWay = first !== null && seconds - first.seconds >= LEAST_SECONDS
      if (now() >= (isUnderWay ? until : Math.max(until, atMost))) {
        paces.add(task, experiment.together ? 0 : shareOf(first ?? latest, latest), seconds)
        return
      }
      yield { done: 0 }
    }
  }
}

/** How far a task was after so many seconds. */
interface Reached {
  readonly done: number
  readonly seconds: number
}

/**
 * Which share of its time a task has taken, at the pace it has had since it first said how far it was: what it prepared before that
 * is not done again.
 */
function shareOf(first: Reached, latest: Reached): number {
  if (latest.done <= first.done) return latest.done
  const left = ((latest.seconds - first.seconds) * (1 - latest.done)) / (latest.done - first.done)
  return latest.seconds / (latest.seconds + left)
}

/** When the last task ends if every worker takes the next that may start. */
function lastEnd(tasks: readonly Task[], paces: Paces, workers: number): number {
  const free = new Array<number>(workers).fill(0)
  const ends = new Map<number, number>()
  for (const task of tasks) {
    const first = free.reduce((best, time, worker) => (time < free[best]! ? worker : best), 0)
    let start = free[first]!
    if (task.needs)
      for (let need = task.needs.from; need < task.needs.to; need++)
        start = Math.max(start, ends.get(need) ?? 0)
    const end = start + (paces.secondsOf(task) ?? 0)
    free[first] = end
    ends.set(task.index, end)
  }
  return free.reduce((a, b) => Math.max(a, b), 0)
}
