import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../../src/locales/english'
import { csvText } from '../../../../src/engine/csv/table'
import { type AnyExperiment, anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import {
  EXPERIMENT_KINDS,
  type ExperimentKind,
  STUDY_KINDS,
  type Task,
} from '../../../../src/engine/experiments/contract/experiment'
import { streamOf } from '../../../../src/engine/random/stream'
import { performTasks } from '../../../support/performTasks'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { anyReportOf } from '../../../../src/engine/experiments/contract/reports'

/** Kinds that play many games and say how many of them are played so far. */
const SERIES: readonly ExperimentKind[] = [
  'matchSeries',
  'scenarioMatrix',
  'skillCurve',
  'variantComparison',
  'matchOfRounds',
]

/** The small spec of a kind. */
function specOf(kind: ExperimentKind): unknown {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(SMALL_SPECS[kind])
  if (!parsed.ok) throw new Error(`${kind}: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}

/** Runs tasks in this order, as far as what they need allows. */
function runTasks(experiment: AnyExperiment, spec: unknown, tasks: readonly Task[]): Map<number, unknown> {
  return performTasks(experiment, spec, tasks, new Map(), (task, earlier) =>
    runTask(experiment, spec, task, earlier),
  )
}

function runTask(
  experiment: AnyExperiment,
  spec: unknown,
  task: Task,
  earlier?: ReadonlyMap<number, unknown>,
): unknown {
  const running = experiment.run(spec, task, undefined, earlier)
  for (;;) {
    const step = running.next()
    // A part crosses a thread or a disk as plain data.
    if (step.done) return structuredClone(JSON.parse(JSON.stringify(step.value)))
    expect(step.value.done).toBeLessThanOrEqual(1)
  }
}

/** The tasks as this many workers might finish them: dealt out and returned in random order. */
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

describe.each([...EXPERIMENT_KINDS, ...STUDY_KINDS])('%s', (kind) => {
  const experiment = anyExperimentOf(kind)
  const spec = specOf(kind)
  const tasks = experiment.plan(spec)

  it('has more than one task, numbered in order', () => {
    expect(tasks.map(({ index }) => index)).toEqual(tasks.map((_, at) => at))
    if (kind !== 'replay' && kind !== 'endgameTables') expect(tasks.length).toBeGreaterThan(1)
  })

  it('needs only parts of earlier tasks', () => {
    for (const { index, needs } of tasks) {
      if (!needs) continue
      expect([needs.from >= 0, needs.from < needs.to, needs.to <= index]).toEqual([true, true, true])
    }
  })

  it('gives the same bytes on 1, 2 and 7 workers, whatever the order', () => {
    const reports = [1, 2, 7].map((workers) => {
      const arrived = shuffled(tasks, workers)
      const parts = runTasks(experiment, spec, arrived)
      const report = anyReportOf(experiment.kind, spec, parts)
      return [...report.tables.map((table) => csvText(table)), JSON.stringify(report)].join('\n')
    })
    expect(reports[1]).toBe(reports[0])
    expect(reports[2]).toBe(reports[0])
  })

  it('reports what there is when parts are missing', () => {
    const whole = runTasks(experiment, spec, tasks)
    const some = new Map([...whole].filter(([index]) => index > 0))
    expect(anyReportOf(experiment.kind, spec, some)).not.toEqual(anyReportOf(experiment.kind, spec, whole))
    expect(() => anyReportOf(experiment.kind, spec, new Map())).not.toThrow()
  })

  it('refuses what is not a spec, and accepts its own defaults', () => {
    expect(experiment.parse(null).ok).toBe(false)
    expect(experiment.parse({ ...(spec as object), nonsense: 1 }).ok).toBe(false)
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

describe.each(SERIES)('%s', (kind) => {
  const experiment = anyExperimentOf(kind)

  it('says how many games are played so far', () => {
    const spec = specOf(kind)
    const [task] = experiment.plan(spec)
    const parts = new Map([[0, runTask(experiment, spec, task!)]])
    const caveats = anyReportOf(experiment.kind, spec, parts).caveats
    expect(caveats).toContainEqual(expect.objectContaining({ key: 'caveats.unplayed' }))
    const { finding } = anyReportOf(experiment.kind, spec, new Map())
    expect(inEnglish(finding)).toMatch(/^No (games|matches) have been played yet/)
  })

  it('names every problem of a spec with its path', () => {
    const bad = experiment.parse({
      seed: -1,
      nonsense: 1,
      variant: 'chess',
      variants: 'chess',
      first: 'wizard',
    })
    if (bad.ok) throw new Error('It was accepted')
    expect(bad.error.map(({ path }) => path)).toEqual(expect.arrayContaining(['seed', 'nonsense']))
  })
})
