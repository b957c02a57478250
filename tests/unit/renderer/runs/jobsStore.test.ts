// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { say } from '../../../../src/renderer/locales/i18n'
import { platform } from '../../../../src/renderer/platform/platform'
import { useJobs } from '../../../../src/renderer/runs/jobsStore'
import { useRuns } from '../../../../src/renderer/runs/runsStore'
import { openStorage } from '../../../../src/renderer/storage/openStorage'
import { useSettings } from '../../../../src/renderer/storage/settings'
import { useNotices } from '../../../../src/renderer/ui/notices'
import { works } from '../../../support/renderer/fakeWork'
import { untilHolds } from '../../../support/waiting'

vi.mock('../../../../src/workers/runExperiment', () => import('../../../support/renderer/fakeWork'))

let jobs: ReturnType<typeof useJobs>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  setActivePinia(createPinia())
  await (await openStorage()).database.clear(['runs', 'parts'])
  works.length = 0
  useSettings().workers = 2
  jobs = useJobs()
})
afterEach(async () => {
  await jobs.stopAll()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function start(seed = 1): Promise<string> {
  const started = await jobs.start('matchSeries', { games: 20, seed })
  if (!started.ok) throw new Error(say(started.error))
  await flushPromises()
  return started.value
}
const statuses = () => jobs.jobs.map(({ status }) => status)
const stored = async (id: string) => {
  const read = await (await openStorage()).runs.read([id])
  return read.ok ? read.value.records[0] : undefined
}

test('a spec that is not valid is refused with the reason, and nothing is queued', async () => {
  const started = await jobs.start('matchSeries', { games: -1 })
  expect(started).toMatchObject({ ok: false, error: { args: { path: 'games' } } })
  expect([jobs.jobs, works]).toEqual([[], []])
})

test('a run is shown while it runs, and is stored with its finding when it is done', async () => {
  const id = await start()
  expect(jobs.running.map((job) => job.id)).toEqual([id])
  works[0]!.complete()
  await untilHolds(() => expect(statuses()).toEqual(['done']))
  // The first report loads what reports are made with.
  await untilHolds(() =>
    expect(useNotices().recent.map(({ text }) => say(text))).toEqual([`${say(jobs.jobs[0]!.title)}: done`]),
  )
  expect(await stored(id)).toMatchObject({
    status: 'done',
    finding: { key: expect.stringMatching(/^findings\./) as string },
  })
  expect(jobs.partsOf(id)?.size).toBe((await stored(id))!.tasks)
  expect(works[0]!.run.spec).toMatchObject({ games: 20, seed: 1 })
})

test('a failed run says why, and is not announced as done', async () => {
  const id = await start()
  works[0]!.fail('It broke.')
  await untilHolds(() => expect(statuses()).toEqual(['failed']))
  expect([jobs.jobs[0]!.failure, useNotices().recent]).toEqual(['It broke.', []])
  expect(await stored(id)).toMatchObject({ status: 'failed', failure: 'It broke.' })
})

test.each([
  ['a long run', 30, true, 1],
  ['a short run', 10, true, 0],
  ['a long run while notifications are off', 30, false, 0],
] as const)('%s of %i s notifies as it should', async (_, seconds, wanted, times) => {
  const notify = vi.spyOn(platform, 'notify').mockImplementation(() => undefined)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  useSettings().notifyWhenDone = wanted
  await start()
  clock.mockReturnValue(seconds * 1000)
  works[0]!.complete()
  await untilHolds(() => expect(statuses()).toEqual(['done']))
  expect(notify).toHaveBeenCalledTimes(times)
})

test('two run at once, the others wait; a waiting one can move up, or start at once', async () => {
  const ids = [await start(1), await start(2), await start(3), await start(4)]
  expect([jobs.running.length, jobs.waiting.map(({ id }) => id)]).toEqual([2, ids.slice(2)])
  await jobs.move(ids[3]!, -1)
  expect(jobs.waiting.map(({ id }) => id)).toEqual([ids[3], ids[2]])
  await jobs.startNow(ids[2]!)
  expect(jobs.running.map(({ id }) => id)).toContain(ids[2])
})

test('runs are paused, resumed and cancelled, one or all', async () => {
  const [one, other] = [await start(1), await start(2)]
  await jobs.pause(one)
  expect(works[0]!.cancelled).toBe(true)
  expect([jobs.paused.map(({ id }) => id), (await stored(one))?.status]).toEqual([[one], 'paused'])
  await jobs.pauseAll()
  expect(jobs.paused).toHaveLength(2)
  expect(await jobs.resume(one)).toEqual({ ok: true, value: null })
  await jobs.resumeAll()
  expect(jobs.running).toHaveLength(2)
  await jobs.cancel(other)
  expect([jobs.running.map(({ id }) => id), (await stored(other))?.status]).toEqual([[one], 'cancelled'])
  await jobs.clearEnded()
  expect(jobs.jobs.map(({ id }) => id)).toEqual([one])
})

test('a run that is not here cannot be resumed, and a notice says so', async () => {
  await jobs.resumeOrWarn('gone')
  expect(useNotices().current).toMatchObject({
    tone: 'trouble',
    text: { key: 'queue.inAnotherWindow' },
  })
})

test('progress is drawn a moment later, once for many steps', async () => {
  await start()
  for (const done of [0.1, 0.2, 0.5])
    works[0]!.run.onProgress!({ done, units: 1, tasksDone: 0, tasks: 1, left: null })
  expect(jobs.jobs[0]!.share).toBe(0)
  vi.advanceTimersByTime(250)
  expect(jobs.jobs[0]!.share).toBe(0.5)
})

test('Results sees a run as its job knows it, before storage does', async () => {
  const runs = useRuns()
  const id = await start()
  expect(runs.now(id)).toMatchObject({ id, status: 'running' })
  expect([runs.now('gone'), jobs.partsOf('gone')]).toEqual([undefined, undefined])
  void jobs.cancel(id)
  await untilHolds(() => expect(runs.now(id)?.status).toBe('cancelled'))
  await jobs.resumeOrWarn(id)
  expect(runs.now(id)?.status).toBe('running')
  expect(works.at(-1)!.run.spec).toMatchObject({ games: 20 })
  expect(await jobs.start('matchSeries', { games: 0 })).toMatchObject({ ok: false })
})

test('the desktop is told what is under way, and when nothing is', async () => {
  const busy = vi.spyOn(platform, 'busy')
  const id = await start()
  await untilHolds(() => expect(busy.mock.lastCall?.[0]).toMatchObject({ runs: 1, resumable: [id] }))
  await jobs.pause(id)
  await untilHolds(() => expect(busy.mock.lastCall?.[0]).toEqual({ runs: 0, done: 0, resumable: [] }))
})

test('runs that were under way when the app was quit continue; others that were interrupted wait', async () => {
  const { runs } = await openStorage()
  const ids = [await start(1), await start(2)]
  await jobs.stopAll()
  for (const id of ids) {
    const record = await stored(id)
    await runs.add({ ...record!, status: 'running' })
  }
  vi.spyOn(platform, 'unfinishedRuns').mockResolvedValue([ids[1]!, crypto.randomUUID()])
  setActivePinia(createPinia())
  useSettings().workers = 2
  jobs = useJobs()
  await jobs.load()
  const statusOf = (id: string) => jobs.jobs.find((job) => job.id === id)?.status
  await untilHolds(() => expect(ids.map(statusOf)).toEqual(['interrupted', 'running']))
})

test('with the first run that is stored, the browser is asked to keep storage; once', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { ...navigator, storage: { persist, persisted: async () => false } })
  await start(1)
  await start(2)
  expect(persist).toHaveBeenCalledTimes(1)
  vi.unstubAllGlobals()
})
