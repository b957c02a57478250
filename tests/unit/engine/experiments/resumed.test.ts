import { describe, expect, it } from 'vitest'
import { csvText } from '../../../../src/engine/csv/table'
import { type AnyExperiment, anyExperimentOf } from '../../../../src/engine/experiments/contract/catalogue'
import type { ExperimentKind, Json, Task } from '../../../../src/engine/experiments/contract/experiment'
import { finish } from '../../../../src/engine/through'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import { neededParts } from '../../../../src/engine/experiments/contract/needs'
import { performTasks } from '../../../support/performTasks'
import { SMALL_SPECS } from '../../../support/smallSpecs'
import { anyReportOf } from '../../../../src/engine/experiments/contract/reports'

/** Specs whose tasks are long enough to be stopped on the way. */
const STOPPED: readonly (readonly [ExperimentKind, object])[] = [
  ['gameValues', SMALL_SPECS.gameValues],
  ['gameValues', { variants: [preset('kalah', 3)], sizes: 'own', moves: 'exact' }],
  ['gameValues', { variants: [preset('congklak', 3)], sizes: 'own', moves: 'exact' }],
  ['winningOpenings', SMALL_SPECS.winningOpenings],
  ['winningOpenings', { variant: preset('dakon', 6), goal: 'count' }],
  ['winningOpenings', { variant: preset('dakon', 5), goal: 'fewest-laps', proof: 'full', effort: 2 }],
  ['winningOpenings', { variant: preset('congklak', 4), goal: 'fewest-laps', effort: 2 }],
  ['startLayouts', SMALL_SPECS.startLayouts],
]

const MOST_CHECKPOINTS = 12

function preset(id: string, holes: number): object {
  return findPreset(id)!.make({ holes })
}

/** The states from which a task could continue, as a file would give them back. */
function checkpointsOf(
  experiment: AnyExperiment,
  spec: unknown,
  task: Task,
  earlier: ReadonlyMap<number, unknown>,
): readonly Json[] {
  const found: Json[] = []
  const running = experiment.run(spec, task, undefined, earlier)
  for (let step = running.next(); !step.done; step = running.next())
    if (step.value.checkpoint !== undefined) found.push(fromFile(step.value.checkpoint))
  const every = Math.ceil(found.length / MOST_CHECKPOINTS)
  return found.filter((_, place) => place % every === 0)
}

function fromFile<T>(content: T): T {
  return JSON.parse(JSON.stringify(content)) as T
}

describe.each(STOPPED)('%s', (kind, input) => {
  const experiment = anyExperimentOf(kind)
  const parsed = experiment.parse(input)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const spec = parsed.value
  const tasks = experiment.plan(spec)
  const bytesOf = (parts: ReadonlyMap<number, unknown>): string => {
    const report = anyReportOf(experiment.kind, spec, parts)
    return [...report.tables.map((table) => csvText(table)), JSON.stringify(report)].join('\n')
  }

  it('gives the same bytes from wherever it is resumed', () => {
    const whole: ReadonlyMap<number, unknown> = performTasks(experiment, spec, tasks)
    const expected = bytesOf(whole)
    let resumes = 0
    for (const task of tasks.slice(0, 4)) {
      const earlier = neededParts(task, whole)
      for (const checkpoint of checkpointsOf(experiment, spec, task, earlier)) {
        const part = finish(experiment.run(spec, task, checkpoint, earlier)) as unknown
        expect(bytesOf(new Map([...whole, [task.index, part]]))).toBe(expected)
        resumes++
      }
    }
    expect(resumes).toBeGreaterThan(0)
  })
})
