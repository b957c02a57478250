import { describe, expect, it } from 'vitest'
import type { Json, Progress, Task } from '../../../src/engine/experiments/contract/experiment'
import type { Job, OnProgress, Outcome } from '../../../src/workers/jobs'
import type { Pool } from '../../../src/workers/pool'
import { runExperiment, type Run, type RunProgress } from '../../../src/workers/runExperiment'

/** A task that was handed in, for the test to finish. */
interface Submitted {
  readonly job: Job & { type: 'task' }
  readonly tell: (progress: Progress) => void
  readonly settle: (outcome: Outcome<Json>) => Promise<void>
  cancelled: boolean
}

/** A pool that does nothing by itself. */
function poolByHand(size: number): { readonly pool: Pool; readonly submitted: Submitted[] } {
  const submitted: Submitted[] = []
  const submit = (job: Job, onProgress?: OnProgress) => {
    let resolve!: (outcome: Outcome<Json>) => void
    const outcome = new Promise<Outcome<Json>>((settled) => (resolve = settled))
    const entry: Submitted = {
      job: job as Submitted['job'],
      tell: (progress) => onProgress?.(progress),
      settle: async (how) => {
        resolve(how)
        await outcome
        await Promise.resolve()
      },
      cancelled: false,
    }
    submitted.push(entry)
    return { outcome, cancel: () => void (entry.cancelled = true) }
  }
  const pool = { submit, load: () => ({ size, running: 0, waiting: 0 }) } as unknown as Pool
  return { pool, submitted }
}

const tasks: readonly Task[] = [10, 20, 30, 40].map((weight, index) => ({ index, weight, units: weight }))

/** Starts a run of four tasks, of weights 10 to 40. */
async function begin(size: number, more: Partial<Run> = {}) {
  const { pool, submitted } = poolByHand(size)
  const heard: RunProgress[] = []
  const parts: (readonly [number, Json])[] = []
  const checkpoints: (readonly [number, Json])[] = []
  const run = runExperiment(pool, {
    kind: 'matchSeries',
    spec: { games: 100 },
    tasks,
    onProgress: (progress) => heard.push(progress),
    onPart: (index, part) => parts.push([index, part]),
    onCheckpoint: (index, checkpoint) => checkpoints.push([index, checkpoint]),
    ...more,
  })
  await Promise.resolve()
  const indices = (): readonly number[] => submitted.map(({ job }) => job.task.index)
  return { run, submitted, heard, parts, checkpoints, indices }
}

const done = (value: Json): Outcome<Json> => ({ status: 'done', value })

describe('a run', () => {
  it('hands in one task more than there are workers, and the next as one ends', async () => {
    const { submitted, indices } = await begin(1)
    expect(indices()).toEqual([0, 1])
    await submitted[1]!.settle(done('b'))
    expect(indices()).toEqual([0, 1, 2])
  })

  it('ends with every part by its index, whatever the order', async () => {
    const { run, submitted, parts } = await begin(3)
    for (const at of [2, 0, 3, 1]) await submitted[at]!.settle(done(`part ${at}`))
    expect(await run.outcome).toEqual({
      status: 'done',
      value: new Map([2, 0, 3, 1].map((at) => [at, `part ${at}`])),
    })
    expect(parts.map(([index]) => index)).toEqual([2, 0, 3, 1])
  })

  it('runs neither tasks whose parts are there nor, if there are all, anything', async () => {
    const some = await begin(3, {
      parts: new Map([
        [0, 'a'],
        [2, 'c'],
      ]),
    })
    expect(some.indices()).toEqual([1, 3])
    for (const entry of some.submitted) await entry.settle(done('new'))
    const outcome = await some.run.outcome
    expect(outcome.status === 'done' && [...outcome.value].sort()).toEqual([
      [0, 'a'],
      [1, 'new'],
      [2, 'c'],
      [3, 'new'],
    ])
    const all = await begin(3, { parts: new Map(tasks.map(({ index }) => [index, index])) })
    expect(all.submitted).toEqual([])
    expect((await all.run.outcome).status).toBe('done')
  })

  it('continues tasks from their checkpoints, and passes on new ones', async () => {
    const { submitted, checkpoints } = await begin(3, { checkpoints: new Map([[1, { at: 7 }]]) })
    expect(submitted.map(({ job }) => job.checkpoint)).toEqual([undefined, { at: 7 }, undefined, undefined])
    submitted[1]!.tell({ done: 0.5, checkpoint: { at: 9 } })
    submitted[2]!.tell({ done: 0.5 })
    expect(checkpoints).toEqual([[1, { at: 9 }]])
  })

  it('says how far it is by the weights of its tasks', async () => {
    const { submitted, heard } = await begin(3)
    submitted[3]!.tell({ done: 0.5, units: 20 })
    expect(heard.at(-1)).toEqual({ done: 0.2, units: 20, tasksDone: 0, tasks: 4, left: null })
    await submitted[2]!.settle(done('c'))
    expect(heard.at(-1)).toEqual({ done: 0.5, units: 50, tasksDone: 1, tasks: 4, left: null })
  })

  it('fails with its first failing task, cancels the others and hears no more of them', async () => {
    const { run, submitted, heard, parts } = await begin(3)
    await submitted[1]!.settle({ status: 'failed', reason: 'out of memory' })
    expect(await run.outcome).toEqual({ status: 'failed', reason: 'out of memory' })
    expect(submitted.map(({ cancelled }) => cancelled)).toEqual([true, false, true, true])
    const before = heard.length
    submitted[0]!.tell({ done: 1, checkpoint: 1 })
    await submitted[0]!.settle(done('late'))
    expect([heard.length, parts]).toEqual([before, []])
  })

  it('is cancelled once, and not after its end', async () => {
    const stopped = await begin(1)
    stopped.run.cancel()
    expect(await stopped.run.outcome).toEqual({ status: 'cancelled' })
    await stopped.submitted[0]!.settle(done('late'))
    expect(stopped.indices()).toEqual([0, 1])
    const finished = await begin(3)
    for (const entry of finished.submitted) await entry.settle(done(null))
    finished.run.cancel()
    expect((await finished.run.outcome).status).toBe('done')
  })
})

/** Two games, a lesson from both, and two games more that need the lesson. */
const chained: readonly Task[] = [
  { index: 0, weight: 1 },
  { index: 1, weight: 1 },
  { index: 2, weight: 1, needs: { from: 0, to: 2 } },
  { index: 3, weight: 1, needs: { from: 2, to: 3 } },
  { index: 4, weight: 1, needs: { from: 2, to: 3 } },
]

describe('a run whose tasks need parts of others', () => {
  it('starts a task once all that it needs is there, and hands over just that', async () => {
    const { run, submitted, indices } = await begin(7, { tasks: chained })
    expect(indices()).toEqual([0, 1])
    await submitted[1]!.settle(done('b'))
    expect(indices()).toEqual([0, 1])
    await submitted[0]!.settle(done('a'))
    expect(indices()).toEqual([0, 1, 2])
    expect(submitted[2]!.job.earlier).toEqual([
      [0, 'a'],
      [1, 'b'],
    ])
    await submitted[2]!.settle(done('c'))
    expect(indices()).toEqual([0, 1, 2, 3, 4])
    for (const entry of submitted.slice(3)) expect(entry.job.earlier).toEqual([[2, 'c']])
    expect(submitted[0]!.job).not.toHaveProperty('earlier')
    for (const entry of submitted.slice(3)) await entry.settle(done('d'))
    expect((await run.outcome).status).toBe('done')
  })

  it('lets independent tasks overtake one that waits', async () => {
    const tail: readonly Task[] = [...chained, { index: 5, weight: 1 }]
    const { submitted, indices } = await begin(2, { tasks: tail })
    expect(indices()).toEqual([0, 1, 5])
    await submitted[0]!.settle(done('a'))
    expect(indices()).toEqual([0, 1, 5])
  })

  it('continues in the middle from the parts of an earlier session', async () => {
    const parts = new Map([
      [0, 'a'],
      [1, 'b'],
      [2, 'c'],
      [3, 'd'],
    ])
    const { run, submitted, indices } = await begin(2, { tasks: chained, parts })
    expect(indices()).toEqual([4])
    expect(submitted[0]!.job.earlier).toEqual([[2, 'c']])
    await submitted[0]!.settle(done('e'))
    expect(await run.outcome).toEqual({ status: 'done', value: new Map([...parts, [4, 'e']]) })
  })

  it('makes a part again that an earlier session lost', async () => {
    const parts = new Map([
      [0, 'a'],
      [1, 'b'],
      [3, 'd'],
    ])
    const { submitted, indices } = await begin(2, { tasks: chained, parts })
    expect(indices()).toEqual([2])
    await submitted[0]!.settle(done('c'))
    expect(indices()).toEqual([2, 4])
  })

  it('fails, with the reason, if no task makes what a task needs', async () => {
    const { run, submitted } = await begin(2, { tasks: chained.slice(3) })
    expect(submitted).toEqual([])
    expect(await run.outcome).toEqual({
      status: 'failed',
      reason: { key: 'workers.missingPart', args: { task: 3, part: 2 } },
    })
  })
})
