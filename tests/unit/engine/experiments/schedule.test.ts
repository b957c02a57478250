import { describe, expect, it } from 'vitest'
import { csvText } from '../../../../src/engine/csv/table'
import { type AnyExperiment, experimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind, Task } from '../../../../src/engine/experiments/contract/experiment'
import { streamOf } from '../../../../src/engine/random/stream'

/** Small specs whose tasks are many: what is tested is the order, not the numbers. */
const SPECS: readonly (readonly [ExperimentKind, object])[] = [
  ['matchSeries', { games: 3_000, seed: 5, categories: [1_000, 2_000], keep: 'games' }],
  ['scenarioMatrix', { agents: ['novice', 'greedy'], games: 60, seed: 5 }],
  ['skillCurve', { laps: { from: 1, to: 2 }, games: 20, seed: 5 }],
  ['variantComparison', { variants: ['kalah', 'kalah-alt'], games: 200, seed: 5 }],
  ['matchOfRounds', { variant: roundsOfKalah(), matches: 40, seed: 5 }],
]

function roundsOfKalah(): object {
  const [kalah] = (
    experimentOf('variantComparison').parse({ variants: ['kalah'] }) as { value: { variants: object[] } }
  ).value.variants
  return { ...kalah, match: { ...(kalah as { match: object }).match, length: 'rounds', rounds: 3 } }
}

function runTask(experiment: AnyExperiment, spec: unknown, task: Task): unknown {
  const running = experiment.run(spec, task)
  for (;;) {
    const step = running.next()
    // A part crosses a thread or a disk as plain data.
    if (step.done) return structuredClone(JSON.parse(JSON.stringify(step.value)))
    expect(step.value.done).toBeLessThanOrEqual(1)
  }
}

/** The tasks as so many workers might finish them: dealt out by lot, arriving by lot. */
function shuffled(tasks: readonly Task[], workers: number): readonly Task[] {
  const luck = streamOf(workers, 0, 'play')
  const queues: Task[][] = Array.from({ length: workers }, () => [])
  for (const task of tasks) queues[luck.below(workers)]?.push(task)
  const arrived: Task[] = []
  while (arrived.length < tasks.length) {
    const queue = queues[luck.below(workers)] ?? []
    const next = luck.below(2) === 0 ? queue.shift() : queue.pop()
    if (next) arrived.push(next)
  }
  return arrived
}

describe.each(SPECS)('%s', (kind, input) => {
  const experiment = experimentOf(kind)
  const parsed = experiment.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const spec = parsed.value
  const tasks = experiment.plan(spec)

  it('gives the same bytes on 1, 2 and 7 workers, whatever the order', () => {
    const csvs = [1, 2, 7].map((workers) => {
      const parts = new Map(
        shuffled(tasks, workers).map((task) => [task.index, runTask(experiment, spec, task)]),
      )
      return experiment.report(spec, parts).tables.map(csvText).join('\n')
    })
    expect(csvs[1]).toBe(csvs[0])
    expect(csvs[2]).toBe(csvs[0])
  })

  it('says so when parts are missing, and with none at all', () => {
    const [task] = tasks
    const parts = new Map(task ? [[task.index, runTask(experiment, spec, task)]] : [])
    expect(experiment.report(spec, parts).caveats.join(' ')).toMatch(/are played so far/)
    expect(experiment.report(spec, new Map()).finding).toMatch(/^No (game|match) has been played yet/)
  })

  it('names every problem of a spec with its path', () => {
    const bad = experiment.parse({
      seed: -1,
      nonsense: 1,
      variant: 'chess',
      variants: 'chess',
      first: 'wizard',
    })
    expect(bad.ok).toBe(false)
    if (!bad.ok)
      expect(bad.error.map(({ path }) => path)).toEqual(expect.arrayContaining(['seed', 'nonsense']))
    expect(experiment.parse(null).ok).toBe(false)
    expect(experiment.parse(experiment.defaults).ok).toBe(true)
  })

  it('can start every template and estimate it', () => {
    for (const template of experiment.templates ?? []) {
      const read = experiment.parse(template.spec)
      expect(read.ok, JSON.stringify(read)).toBe(true)
      if (read.ok) expect(experiment.estimate(read.value).seconds).toBeGreaterThan(0)
    }
  })
})
