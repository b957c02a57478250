import { existsSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { runSpec } from '../../../../src/cli/run/runSpec'
import { loadRuns } from '../../../../src/cli/run/savedRun'
import type * as Reports from '../../../../src/engine/experiments/contract/reports'
import { Stopped } from '../../../../src/cli/run/stopped'
import type { Spawn } from '../../../../src/workers/pool'
import { type BeforeJob, spawnInProcess } from '../../../support/cli/spawnInProcess'
import { perform } from '../../../support/perform'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

const hooks = vi.hoisted(() => ({ before: (() => undefined) as BeforeJob }))
vi.mock('../../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess((job) => hooks.before(job))(onFailure),
}))

const reports = vi.hoisted(() => ({ fails: false }))
vi.mock('../../../../src/engine/experiments/contract/reports', async (original) => {
  const real = await original<typeof Reports>()
  const reportOf: typeof real.reportOf = (kind, spec, parts) => {
    if (reports.fails) throw new Error('no inverse')
    return real.reportOf(kind, spec, parts)
  }
  return { ...real, reportOf }
})

temporaryWorkingFolder()
const input = { variant: 'kalah', games: 4_000, seed: 3 }
const options = { workers: 1 }

/** The tasks that were started, by index; `stopAt` is interrupted as it starts. */
let started: number[] = []
function watch(stopAt?: number): void {
  started = []
  hooks.before = (job) => {
    if (job.type !== 'task') return undefined
    started.push(job.task.index)
    if (job.task.index === stopAt) process.emit('SIGTERM')
    return undefined
  }
}
beforeEach(() => watch())

/** Stops the run as task 4 starts and says in which file it was saved. */
async function stopped(): Promise<string> {
  watch(4)
  const error: unknown = await runSpec('matchSeries', input, options).catch((reason: unknown) => reason)
  if (!(error instanceof Stopped)) throw error
  expect(error.exitCode).toBe(130)
  return /--resume (\S+)$/.exec(error.message)![1]!
}

it('runs to the end and leaves no file', async () => {
  const run = await runSpec('matchSeries', input, options)
  expect(run.report).toEqual((await perform({ kind: 'matchSeries', spec: input })).report)
  expect(existsSync('matchSeries.stopped.json')).toBe(false)
})

it('saves what is finished when it is stopped, and continues from there', async () => {
  const file = await stopped()
  expect([...loadRuns(file)[0]!.parts.keys()]).toEqual([0, 1, 2, 3])
  watch()
  const { report } = await runSpec('matchSeries', input, { ...options, resume: file })
  expect(started[0]).toBe(4)
  expect(report).toEqual((await perform({ kind: 'matchSeries', spec: input })).report)
  expect(existsSync(file)).toBe(true)
})

it('saves to the file it was resumed from when it is stopped again', async () => {
  const file = await stopped()
  watch(7)
  const again = runSpec('matchSeries', input, { ...options, resume: file })
  await expect(again).rejects.toThrow(`Finished work was saved to ${file}.`)
  expect(loadRuns(file)[0]!.parts.size).toBe(7)
})

it('refuses to continue a run of other options', async () => {
  const file = await stopped()
  const other = runSpec('matchSeries', { ...input, seed: 4 }, { ...options, resume: file })
  await expect(other).rejects.toThrow(`--resume: ${file} was saved by a run with other options`)
})

it('saves a resumed run whose time is up', async () => {
  const file = await stopped()
  watch()
  const limit = { ...options, resume: file, limitSeconds: 1e-4 }
  const { parts } = await runSpec('matchSeries', input, limit)
  expect(parts.size).toBeLessThan(16)
  expect(loadRuns(file)[0]!.parts).toEqual(parts)
})

it('refuses a bad spec before any work', async () => {
  await expect(runSpec('matchSeries', { games: 0 }, options)).rejects.toThrow(/^games: /)
  expect(started).toEqual([])
})

it('keeps the games if their report cannot be built, and says where', async () => {
  reports.fails = true
  const error: unknown = await runSpec('matchSeries', input, options).catch((reason: unknown) => reason)
  reports.fails = false
  if (!(error instanceof Stopped)) throw error
  expect(error.exitCode).toBe(3)
  expect(error.message).toContain('The report could not be built: no inverse')
  const file = /--resume (\S+)$/.exec(error.message)![1]!
  watch()
  const { report } = await runSpec('matchSeries', input, { ...options, resume: file })
  expect(started).toEqual([])
  expect(report).toEqual((await perform({ kind: 'matchSeries', spec: input })).report)
})
