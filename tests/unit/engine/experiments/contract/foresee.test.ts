import { describe, expect, it } from 'vitest'
import { anyExperimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import type { Progress, Task } from '../../../../../src/engine/experiments/contract/experiment'
import { foresee, type Foreseen } from '../../../../../src/engine/experiments/contract/foresee'
import { createPaces } from '../../../../../src/engine/experiments/contract/paces'
import type { LadderPart } from '../../../../../src/engine/experiments/kinds/ladder/run'
import { pairsIn } from '../../../../../src/engine/statistics/sequentialTest'
import { performTasks } from '../../../../support/performTasks'
import { SMALL_SPECS } from '../../../../support/smallSpecs'

/** Steps through an estimate. */
function finish(work: Generator<Progress, Foreseen>): Foreseen {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}

const task = (index: number, weight: number): Task => ({ index, weight })

describe('paces', () => {
  it('are in proportion to weight within a group, and differ between groups', () => {
    const paces = createPaces(({ index }) => index % 2)
    for (const index of [0, 2, 4]) paces.add(task(index, 10), 1, 1)
    for (const index of [1, 3, 5]) paces.add(task(index, 10), 0.5, 10)
    expect(paces.secondsOf(task(6, 30))).toBeCloseTo(3)
    expect(paces.secondsOf(task(7, 30))).toBeCloseTo(60)
  })

  it('follow a power of the weight where tasks grow', () => {
    const paces = createPaces(() => 0)
    for (const weight of [1, 2, 4, 8, 16, 32]) paces.add(task(weight, weight), 1, 0.01 * weight ** 1.5)
    expect(paces.secondsOf(task(64, 64))).toBeCloseTo(0.01 * 64 ** 1.5)
  })

  it('never promise less than a task has taken already', () => {
    const paces = createPaces(() => 0)
    paces.add(task(0, 1), 1, 1)
    paces.add(task(1, 1), 0, 5)
    expect(paces.secondsOf(task(1, 1))).toBe(5)
    expect(paces.within([task(1, 1)])).toBeGreaterThan(paces.within([task(2, 1)]))
  })
})

/** A clock that shows as many seconds more as the work has steps, so that no test depends on speed. */
function steppedClock(): { now: () => number; perCall: number } {
  let calls = 0
  return { now: () => calls++ * 0.001, perCall: 0.001 }
}

describe('a run foreseen', () => {
  it.each(Object.entries(SMALL_SPECS))('says how long %s takes', (kind, input) => {
    const experiment = anyExperimentOf(kind as keyof typeof SMALL_SPECS)
    const parsed = experiment.parse(input)
    if (!parsed.ok) throw new Error(kind)
    const { now } = steppedClock()
    const { seconds, wall, low, high } = finish(foresee(experiment, parsed.value, 2, now))
    expect(seconds).toBeGreaterThan(0)
    expect(wall).toBeGreaterThan(0)
    expect(wall).toBeLessThanOrEqual(seconds * 1.0001)
    expect(low).toBeLessThan(wall)
    expect(high).toBeGreaterThan(wall)
  })

  it('does not expect a task to be prepared more than once', () => {
    // 400 steps to prepare, then 4,000 steps of work.
    function* run(): Generator<Progress, null> {
      for (let step = 0; step < 400; step++) yield { done: 0 }
      for (let step = 1; step <= 4_000; step++) yield { done: step / 4_000 }
      return null
    }
    const estimate = () => ({ seconds: 1, memoryBytes: 0, csvBytes: 0 })
    const experiment = { ...anyExperimentOf('gameTrees'), plan: () => [task(0, 1)], estimate, run }
    let steps = 0
    // Nearly all of the clock's calls are those after each step.
    const clock = () => steps++ * 0.001
    const { seconds } = finish(foresee(experiment as never, null, 1, clock))
    expect(seconds / (4_400 * 0.002)).toBeGreaterThan(0.9)
    expect(seconds / (4_400 * 0.002)).toBeLessThan(1.1)
  })

  it('says where a sample decides a test as the run will', () => {
    const experiment = anyExperimentOf('ladder')
    const spec = { players: ['minimax:1', 'novice'], find: 'test', games: 20_000, elo0: 0, elo1: 50 }
    const parsed = experiment.parse(spec)
    if (!parsed.ok) throw new Error('ladder')
    const test = finish(foresee(experiment, parsed.value, 1, steppedClock().now))
    const tasks = experiment.plan(parsed.value).length
    expect(test.basis).toBe('untilKnown')
    // Tasks after the end are only handed over: 0.2 ms each. Each of the others takes some steps of the clock.
    expect(test.seconds).toBeLessThan(tasks * 0.0002 + (tasks / 4) * 0.002)
    expect(test.seconds).toBeGreaterThan(tasks * 0.0002 + 4 * 0.001)
  })

  it('gives a range where a test goes on after the sample, which holds what it took', () => {
    const experiment = anyExperimentOf('ladder')
    const spec = {
      players: ['greedy~60', 'greedy~70'],
      find: 'test',
      games: 4_000,
      elo0: 0,
      elo1: 50,
    }
    const parsed = experiment.parse(spec)
    if (!parsed.ok) throw new Error('ladder')
    const plan = experiment.plan(parsed.value)
    const sample = new Map<number, unknown>()
    const run = performTasks(experiment, parsed.value)
    let needed = 0
    for (const [index, part] of [...run].sort(([a], [b]) => a - b)) {
      if (sample.size < 16) sample.set(index, part)
      if (pairsIn((part as unknown as LadderPart).scores) > 0) needed = (index + 1) / plan.length
    }
    const { value, low, high } = experiment.shareNeeded!(parsed.value, sample as never)
    expect(low).toBeLessThanOrEqual(value)
    expect(value).toBeLessThanOrEqual(high)
    expect(needed).toBeGreaterThan(sample.size / plan.length)
    expect(needed).toBeGreaterThanOrEqual(low)
    expect(needed).toBeLessThanOrEqual(high)
  })

  it('foresees how many games a precision needs', () => {
    const experiment = anyExperimentOf('matchSeries')
    const parsed = experiment.parse({ precision: 2, games: 40_000 })
    if (!parsed.ok) throw new Error('matchSeries')
    const wins = (south: number, north: number) => ({ wins: { south, north, ties: 0, undecided: 0 } })
    const share = (south: number, north: number) =>
      experiment.shareNeeded!(parsed.value, new Map([[0, wins(south, north)]]) as never)
    const even = share(5_000, 5_000)
    expect(even.low).toBeLessThanOrEqual(even.value)
    expect(even.value).toBeCloseTo(1, 1)
    // A share of 10% needs 4 × 0.1 × 0.9 of the games of a share of 50%.
    const uneven = share(1_000, 9_000)
    expect(uneven.value).toBeGreaterThan(0.36)
    expect(uneven.value).toBeLessThan(0.42)
    expect(uneven.high).toBeLessThan(0.45)
    expect(uneven.low).toBeGreaterThan(0.32)
  })
})
