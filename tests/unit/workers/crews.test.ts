import { describe, expect, it, vi } from 'vitest'
import { gameValues } from '../../../src/engine/experiments/kinds/gameValues/gameValues'
import type { Json } from '../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../src/engine/variant/catalogue'
import type { Job, Outcome } from '../../../src/workers/jobs'
import type { Pool } from '../../../src/workers/pool'
import { runExperiment } from '../../../src/workers/runExperiment'

type TaskJob = Job & { type: 'task' }

const size = { from: 1, to: 1 }
const spec = {
  ...gameValues.defaults,
  variants: [findPreset('kalah')!.make({ holes: 6, seeds: 4 })],
  ...({ sizes: 'own', holes: size, seeds: size, moves: 'exact' } as const),
}

/** Starts solving kalah(6,4), with all its moves unless told, on workers that do nothing by themselves. */
async function begin(workers: number, moves: 'exact' | 'quick' = 'exact') {
  const submitted: { job: TaskJob; settle: (how: Outcome<Json>) => Promise<void>; cancelled: boolean }[] = []
  const submit = (job: Job) => {
    let resolve!: (outcome: Outcome<Json>) => void
    const outcome = new Promise<Outcome<Json>>((settled) => (resolve = settled))
    const settle = async (how: Outcome<Json>) => {
      resolve(how)
      await outcome
      await Promise.resolve()
    }
    const entry = { job: job as TaskJob, settle, cancelled: false }
    submitted.push(entry)
    return { outcome, cancel: () => void (entry.cancelled = true) }
  }
  const pool = {
    submit,
    load: () => ({ size: workers, running: 0, waiting: 0 }),
    sharesMemory: true,
  } as unknown as Pool
  const run = runExperiment(pool, { kind: 'gameValues', spec: { ...spec, moves } })
  await Promise.resolve()
  return { run, submitted }
}

const roles = (jobs: readonly { job: TaskJob }[]) =>
  jobs.map(
    ({ job: { task, place } }) => `${task.index} ${place ? (place.leads ? 'leads' : 'helps') : 'alone'}`,
  )

describe('tasks that workers do in one memory', () => {
  it('have a leader each, as long as there are tasks for all workers', async () => {
    const { submitted } = await begin(3)
    expect(roles(submitted)).toEqual(['0 leads', '1 leads', '2 leads', '3 leads'])
    await submitted[0]!.settle({ status: 'done', value: {} })
    expect(roles(submitted.slice(4))).toEqual(['4 leads'])
  })

  it('are helped with by workers that have nothing else to do', async () => {
    const { submitted } = await begin(3)
    for (const at of [0, 1, 2, 3]) await submitted[at]!.settle({ status: 'done', value: {} })
    expect(roles(submitted.slice(4))).toEqual(['4 leads', '5 leads', '4 helps'])
    await submitted[4]!.settle({ status: 'done', value: {} })
    expect(roles(submitted.slice(7))).toEqual(['5 helps'])
    await submitted[6]!.settle({ status: 'done', value: null })
    expect(roles(submitted.slice(8))).toEqual(['5 helps'])
  })

  it('are done by all workers at once if there is only one', async () => {
    const { submitted } = await begin(3, 'quick')
    expect(roles(submitted)).toEqual(['0 leads', '0 helps', '0 helps'])
  })

  it('share the memory, and take turns in it', async () => {
    const { submitted } = await begin(2)
    const [first, second] = submitted.map(({ job }) => job.place!)
    expect(second!.memory).toBe(first!.memory)
    expect(second!.memory.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect([first!.turn, second!.turn]).toEqual([1, 2])
    expect(second!.crew).toBe(first!.crew)
  })

  it('are done alone by a single worker, and where memory cannot be shared', async () => {
    expect(roles((await begin(1)).submitted)).toEqual(['0 alone', '1 alone'])
    vi.stubGlobal('crossOriginIsolated', false)
    try {
      expect(roles((await begin(2)).submitted)).toEqual(['0 alone', '1 alone', '2 alone'])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('fail with a helper, and helpers are cancelled with the run', async () => {
    const { run, submitted } = await begin(2, 'quick')
    await submitted[1]!.settle({ status: 'failed', reason: 'out of memory' })
    expect(await run.outcome).toEqual({ status: 'failed', reason: 'out of memory' })
    expect(submitted[0]!.cancelled).toBe(true)
    const other = await begin(2, 'quick')
    other.run.cancel()
    expect(other.submitted.map(({ cancelled }) => cancelled)).toEqual([true, true])
  })

  it('do not ask a helper back that left early', async () => {
    const { run, submitted } = await begin(2, 'quick')
    await submitted[1]!.settle({ status: 'done', value: null })
    expect(submitted).toHaveLength(2)
    run.cancel()
  })
})
