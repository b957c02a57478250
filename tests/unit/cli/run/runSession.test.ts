import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Autosave } from '../../../../src/cli/run/autosave'
import { readSpec, runSession, type SessionEnd } from '../../../../src/cli/run/runSession'
import type { SavedRun } from '../../../../src/cli/run/savedRun'
import { matchSeries } from '../../../../src/engine/experiments/kinds/matchSeries/matchSeries'
import type { MatchSeriesSpec } from '../../../../src/engine/experiments/kinds/matchSeries/spec'
import type { Spawn } from '../../../../src/workers/pool'
import { type BeforeJob, spawnInProcess } from '../../../support/cli/spawnInProcess'
import { perform } from '../../../support/perform'
import { reportOf } from '../../../../src/engine/experiments/contract/reports'

const hooks = vi.hoisted(() => ({ before: (() => undefined) as BeforeJob }))
vi.mock('../../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess((job) => hooks.before(job))(onFailure),
}))

const input = { variant: 'kalah', games: 4_000, seed: 3 }
const spec = readSpec('matchSeries', input) as MatchSeriesSpec
const tasks = matchSeries.plan(spec)
const noSave: Autosave = { saveIfDue: () => {}, saveFinished: () => {} }

/** Runs the series on one worker; `before` hears of the index of every task as it starts. */
async function session(
  before: (index: number) => ReturnType<BeforeJob> = () => undefined,
  earlier?: SavedRun,
  options = {},
): Promise<SessionEnd> {
  hooks.before = (job) => (job.type === 'task' ? before(job.task.index) : undefined)
  return runSession('matchSeries', spec, { workers: 1, ...options }, noSave, earlier)
}

afterEach(() => (hooks.before = () => undefined))

describe('readSpec', () => {
  it('parses a spec and fills in its defaults', () => {
    expect(spec).toMatchObject({ games: 4_000, seed: 3, first: 'novice' })
  })

  it('refuses with every problem and its field', () => {
    const refusal = () => readSpec('matchSeries', { games: -1, first: 'wizard' })
    expect(refusal).toThrow(/^games: /m)
    expect(refusal).toThrow(/^first: /m)
  })
})

describe('a session', () => {
  it('runs every task once and reports what they found', async () => {
    const run: number[] = []
    const end = await session((index) => void run.push(index))
    if (end.status !== 'done') throw new Error(end.status)
    expect(run).toEqual(tasks.map(({ index }) => index))
    expect([...end.found.parts.keys()]).toEqual(run)
    expect(end.run.parts).toEqual(end.found.parts)
    expect(end.found.report).toEqual((await perform({ kind: 'matchSeries', spec: input })).report)
  })

  it('stops on a signal with what is finished, and releases the signal', async () => {
    const listeners = process.listenerCount('SIGINT')
    const end = await session((index) => {
      if (index === 3) process.emit('SIGINT')
      return undefined
    })
    expect(end.status).toBe('stopped')
    expect([...end.run.parts.keys()]).toEqual([0, 1, 2])
    expect(process.listenerCount('SIGINT')).toBe(listeners)
  })

  it('keeps what was finished before a task failed, and says why it failed', async () => {
    const end = await session((index) =>
      index === 2 ? { status: 'failed', reason: 'out of memory' } : undefined,
    )
    expect(end).toMatchObject({ status: 'failed', reason: 'out of memory' })
    expect([...end.run.parts.keys()]).toEqual([0, 1])
  })

  it('continues an earlier one without running its tasks again', async () => {
    const first = await session((index) => (index === 5 ? { status: 'failed', reason: 'killed' } : undefined))
    const run: number[] = []
    const end = await session((index) => void run.push(index), { ...first.run, seconds: 100 })
    if (end.status !== 'done') throw new Error(end.status)
    expect(run).toEqual(tasks.map(({ index }) => index).slice(5))
    expect(end.run.seconds).toBeGreaterThan(100)
    expect(end.found.report).toEqual((await perform({ kind: 'matchSeries', spec: input })).report)
  })

  it('refuses to report parts that are damaged', async () => {
    const parts = new Map(tasks.map(({ index }) => [index, { games: 'many' }]))
    const earlier = { kind: 'matchSeries', spec, parts, checkpoints: new Map(), seconds: 1 } as const
    await expect(session(undefined, earlier, { resume: 'bent.json' })).rejects.toThrow(
      '--resume: bent.json is damaged or was changed',
    )
  })

  it('refuses parts of tasks that it does not have', async () => {
    const { run } = await session()
    const parts = new Map([...run.parts, [tasks.length, run.parts.get(0)!]])
    await expect(session(undefined, { ...run, parts }, { resume: 'bent.json' })).rejects.toThrow(
      `--resume: bent.json is damaged or was changed: it has part ${tasks.length}, but this run has ${tasks.length} parts`,
    )
  })

  it('reports what it has when its time is up', async () => {
    const long = { ...spec, games: 100_000_000 }
    const end = await runSession('matchSeries', long, { workers: 1, limitSeconds: 0.05 }, noSave)
    if (end.status !== 'timeIsUp') throw new Error(end.status)
    expect(end.found.parts.size).toBeLessThan(matchSeries.plan(long).length)
    expect(end.found.report).toEqual(reportOf('matchSeries', long, end.found.parts))
  })
})
