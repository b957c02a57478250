import { afterEach, expect, it, vi } from 'vitest'
import { experimentOf } from '../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../src/engine/experiments/contract/experiment'
import { parseStartLayouts } from '../../../src/engine/experiments/kinds/startLayouts/spec'
import * as layouts from '../../../src/engine/experiments/kinds/startLayouts/layouts'
import { finish } from '../../../src/engine/through'
import type { Job } from '../../../src/workers/jobs'
import { createWork } from '../../../src/workers/work'
import { SMALL_SPECS } from '../../support/smallSpecs'

vi.mock('../../../src/engine/experiments/kinds/startLayouts/layouts', { spy: true })
afterEach(() => vi.clearAllMocks())

const experiment = experimentOf('startLayouts')
const parsed = parseStartLayouts({ ...SMALL_SPECS.startLayouts, moved: 4, find: 'results' })
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
const spec = parsed.value
const tasks = experiment.plan(spec)

/** The jobs of a run as a worker hears them: every message is a copy. */
function jobsOf(run: number): readonly Job[] {
  return tasks.map((task) =>
    structuredClone({ type: 'task', run, kind: 'startLayouts', spec: spec as unknown as Json, task }),
  )
}

/** How often the family of the spec was enumerated, the even start aside. */
function enumerations(): number {
  return vi.mocked(layouts.layoutsOf).mock.calls.filter(([family]) => family.moved > 0).length
}

it('makes what tasks share once per run, not once per task', async () => {
  const workOf = createWork()
  expect(tasks.length).toBeGreaterThan(1)
  const parts = []
  for (const job of jobsOf(1)) parts.push(finish(await workOf(job)))
  expect(enumerations()).toBe(1)
  expect(parts).toEqual(tasks.map((task) => finish(experiment.run(spec, task))))
})

it('keeps a few runs apart while their tasks take turns', async () => {
  const workOf = createWork()
  const [first, second] = [jobsOf(1), jobsOf(2)]
  for (const [index, job] of first.entries()) {
    finish(await workOf(job))
    finish(await workOf(second[index]!))
  }
  expect(enumerations()).toBe(2)
})

/** A task that reads the parts of the first two, handed to a worker with these. */
function needy(earlier: readonly (readonly [number, Json])[]): Job {
  const task = { ...tasks[2]!, needs: { from: 0, to: 2 } }
  return { type: 'task', run: 3, kind: 'startLayouts', spec: spec as unknown as Json, task, earlier }
}

it('hands a task the parts that it needs, and nothing else', async () => {
  const run = vi.spyOn(experiment, 'run')
  const parts = tasks.map((task) => finish(experiment.run(spec, task)) as unknown as Json)
  await createWork()(needy(structuredClone([...parts.entries()])))
  expect(run.mock.lastCall?.[3]).toEqual(new Map(parts.slice(0, 2).entries()))
})

it('refuses parts that are damaged or missing', async () => {
  const part = finish(experiment.run(spec, tasks[0]!)) as unknown as Json
  await expect(createWork()(needy([[0, part]]))).rejects.toThrow('Task 2 needs part 1, which is missing')
  const damaged: readonly [number, Json][] = [
    [0, part],
    [1, { nonsense: true }],
  ]
  await expect(createWork()(needy(damaged))).rejects.toThrow('A part that task 2 needs is damaged')
})
