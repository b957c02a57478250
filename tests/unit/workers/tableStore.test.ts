import { expect, it, vi } from 'vitest'
import type { Json } from '../../../src/engine/experiments/contract/experiment'
import { findPreset } from '../../../src/engine/variant/catalogue'
import { message } from '../../../src/locales/message'
import { createEngine } from '../../../src/workers/engine'
import { runExperiment } from '../../../src/workers/runExperiment'
import { createTableStore } from '../../../src/workers/tableStore'

const database = vi.hoisted(() => ({ problem: null as Error | null, put: 0 }))

vi.mock('idb', () => ({
  openDB: () =>
    Promise.resolve({
      put: () => {
        database.put++
        return database.problem ? Promise.reject(database.problem) : Promise.resolve()
      },
      get: () => Promise.resolve(undefined),
      getKey: () => Promise.resolve(undefined),
      close: () => {},
    }),
}))

const spec = { variant: findPreset('awari')!.make({ holes: 2 }), seeds: 3, position: '' } as unknown as Json

/** Fills tables in an engine whose storage has a problem; returns what is reported about it, and how the run ended. */
async function toldOf(problem: Error | null) {
  database.problem = problem
  database.put = 0
  const engine = createEngine(createTableStore())
  const told: unknown[] = []
  const run = runExperiment(
    {
      submit: (job, onProgress) => {
        engine.listen((_, step) => onProgress(step))
        return { outcome: engine.run(1, job) as Promise<never>, cancel: () => {} }
      },
      load: () => ({ size: 1 }),
    },
    { kind: 'endgameTables', spec, onNotStored: (reason) => told.push(reason) },
  )
  const { status } = await run.outcome
  return { told, status }
}

it('tells once that tables could not be stored, and finishes all the same', async () => {
  const full = new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  expect(await toldOf(full)).toEqual({ told: [message('storage.full')], status: 'done' })
  expect(database.put).toBe(4)
  expect(await toldOf(new Error('disk on fire'))).toEqual({
    told: [message('storage.failed', { reason: 'disk on fire' })],
    status: 'done',
  })
})

it('finishes also where the browser cannot compress', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  const { told, status } = await toldOf(null).finally(() => vi.unstubAllGlobals())
  expect([status, told.length, database.put]).toEqual(['done', 1, 0])
})

it('says nothing when they are stored', async () => {
  expect(await toldOf(null)).toEqual({ told: [], status: 'done' })
  expect(database.put).toBe(4)
})
