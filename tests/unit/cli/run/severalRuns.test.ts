import { readdirSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerIsOut } from '../../../../src/cli/run/pendingAnswer'
import { loadRuns } from '../../../../src/cli/run/savedRun'
import { severalRuns } from '../../../../src/cli/run/severalRuns'
import { Stopped } from '../../../../src/cli/run/stopped'
import type { Spawn } from '../../../../src/workers/pool'
import { type BeforeJob, spawnInProcess } from '../../../support/cli/spawnInProcess'
import { perform } from '../../../support/perform'
import { temporaryWorkingFolder } from '../../../support/temporaryFolder'

const hooks = vi.hoisted(() => ({ before: (() => undefined) as BeforeJob }))
vi.mock('../../../../src/cli/run/spawnThread', () => ({
  spawnThread: (onFailure: Parameters<Spawn>[0]) => spawnInProcess((job) => hooks.before(job))(onFailure),
}))

const folder = temporaryWorkingFolder()
const requests = [1, 2, 3].map((seed) => ({
  kind: 'matchSeries' as const,
  spec: { variant: 'kalah', games: 2_000, seed },
}))
const options = { workers: 1 }

/** The seed of the run that each started task belongs to. */
let seeds: number[] = []
function watch(stop?: { readonly seed: number; readonly task: number }): void {
  seeds = []
  hooks.before = (job) => {
    if (job.type !== 'task') return undefined
    const { seed } = job.spec as { seed: number }
    seeds.push(seed)
    if (stop?.seed === seed && stop.task === job.task.index) process.emit('SIGINT')
    return undefined
  }
}
beforeEach(() => watch())

/** Makes the runs in order until one is stopped; says in which file they were saved. */
async function stoppedIn(seed: number): Promise<string> {
  watch({ seed, task: 2 })
  const run = severalRuns('several', requests, options)
  try {
    for (const request of requests) await run(request)
  } catch (error) {
    if (error instanceof Stopped) return /--resume (\S+)$/.exec(error.message)![1]!
    throw error
  }
  throw new Error('It was not stopped')
}

it('makes runs one after the other', async () => {
  const run = severalRuns('several', requests, options)
  for (const request of requests) expect(await run(request)).toEqual(await perform(request))
  expect(seeds).toEqual([...seeds].sort((a, b) => a - b))
  expect(new Set(seeds)).toEqual(new Set([1, 2, 3]))
})

it('saves finished runs with the one that was stopped, and repeats neither', async () => {
  const file = await stoppedIn(2)
  expect(loadRuns(file).map(({ spec }) => (spec as { seed: number }).seed)).toEqual([1, 2])
  expect(loadRuns(file)[1]!.parts.size).toBe(2)
  watch()
  const run = severalRuns('several', requests, { ...options, resume: file })
  for (const request of requests) expect(await run(request)).toEqual(await perform(request))
  expect(new Set(seeds)).toEqual(new Set([2, 3]))
})

it('loses no finished run when it is killed outright at any moment', async () => {
  let now = 0
  const run = severalRuns('killed', requests, options, () => now)
  const saved = (): number[] =>
    readdirSync(folder)
      .filter((name) => name.startsWith('killed-'))
      .flatMap((name) => loadRuns(name).filter(({ parts }) => parts.size > 0))
      .map(({ spec }) => (spec as { seed: number }).seed)
  now += 2_000
  await run(requests[0]!)
  expect(saved()).toEqual([1])
  now += 2_000
  await run(requests[1]!)
  expect(saved()).toEqual([1, 2])
  answerIsOut()
  expect(saved()).toEqual([])
})

it('refuses a file of runs that will not be requested', async () => {
  const file = await stoppedIn(1)
  const others = requests.map(({ kind, spec }) => ({ kind, spec: { ...spec, seed: spec.seed + 10 } }))
  expect(() => severalRuns('several', others, { ...options, resume: file })).toThrow(
    `--resume: ${file} was saved by a run with other options`,
  )
})
