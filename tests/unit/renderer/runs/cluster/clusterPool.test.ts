import { expect, test, vi } from 'vitest'
import type { Network } from '../../../../../src/engine/agents/network'
import { anyExperimentOf } from '../../../../../src/engine/experiments/contract/catalogue'
import type { Json } from '../../../../../src/engine/experiments/contract/experiment'
import { list, message } from '../../../../../src/locales/message'
import type { BridgedParts } from '../../../../../src/preload/bridge'
import { clusterPool } from '../../../../../src/renderer/runs/cluster/clusterPool'
import { performTasks } from '../../../../support/performTasks'

const experiment = anyExperimentOf('matchSeries')
const parsed = experiment.parse({ games: 20 })
const spec = parsed.ok ? (parsed.value as Json) : null
const [task] = experiment.plan(spec)
const [part] = performTasks(experiment, spec, [task!]).values()

function poolThat(answers: () => Promise<BridgedParts>, workers: number | null = 1) {
  const cancelBatch = vi.fn()
  const submitBatch = vi.fn(answers)
  const clusters = {
    joinCluster: vi.fn(),
    submitBatch,
    clusterWorkers: vi.fn(),
    cancelBatch,
    leaveCluster: vi.fn(),
  }
  const pool = clusterPool(clusters, 'the queue', () => workers)
  const submit = (networks?: readonly Network[]) => {
    const job = { type: 'task', run: 1, kind: 'matchSeries', spec: spec!, task: task! } as const
    return pool.submit(networks ? { ...job, networks } : job, () => {})
  }
  return { pool, submit, submitBatch, cancelBatch }
}

test('each task is a separate job, and a worker’s result is its part', async () => {
  const { submit, submitBatch } = poolThat(async () => ({ status: 'done', parts: [[0, part]] }))
  expect(await submit().outcome).toEqual({ status: 'done', value: part })
  expect(submitBatch).toHaveBeenCalledWith(
    'the queue',
    expect.objectContaining({ from: 0, to: 1, earlier: [] }),
  )
})

test.each<[string, BridgedParts['status'], () => Promise<BridgedParts>]>([
  ['something else than a part', 'failed', async () => ({ status: 'done', parts: [[0, { games: 'many' }]] })],
  ['the part of another task', 'failed', async () => ({ status: 'done', parts: [[5, part]] })],
  ['that it was taken back', 'cancelled', async () => ({ status: 'cancelled' })],
  ['an error', 'failed', () => Promise.reject(new Error('gone'))],
])('%s is never taken for a result', async (_, status, answers) => {
  expect(await poolThat(answers).submit().outcome).toMatchObject({ status })
})

test('an error is told by its message', async () => {
  const { submit } = poolThat(() => Promise.reject(new Error('gone')))
  expect(await submit().outcome).toEqual({ status: 'failed', reason: 'gone' })
})

test('a task that needs players of one’s own is refused with their names, and never sent', async () => {
  const { submit, submitBatch } = poolThat(async () => ({ status: 'done', parts: [[0, part]] }))
  const network = { id: 'my-player' } as Network
  expect(await submit([network]).outcome).toEqual({
    status: 'failed',
    reason: message('runPlaces.ownPlayers', { players: list(['my-player'], 'comma') }),
  })
  expect(submitBatch).not.toHaveBeenCalled()
})

test('a batch is taken back by the number it was given, and there is room for workers that join', () => {
  const { submit, submitBatch, cancelBatch } = poolThat(() => new Promise(() => {}))
  submit().cancel()
  const [, { ticket }] = submitBatch.mock.calls[0] as unknown as [string, { ticket: number }]
  expect(cancelBatch).toHaveBeenCalledWith('the queue', ticket)
  const size = (workers: number | null) => poolThat(() => new Promise(() => {}), workers).pool.load().size
  expect([size(null), size(1), size(100), size(100_000)]).toEqual([64, 64, 400, 4_000])
})
