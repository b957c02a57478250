import { beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetEverything } from '../../../../src/renderer/storage/backup'
import { quiet, TASKS, World } from '../../../support/runs/world'

let world: World
beforeEach(() => {
  world = new World()
})
const FULL = { code: 'full', text: 'Storage is full.' } as const

describe('one window', () => {
  test('a run waits for room, runs, and is done once all its parts are stored', async () => {
    const one = world.open(1)
    await one.jobs.start(world.record('a'))
    await one.jobs.start(world.record('b'))
    expect([one.status('a'), one.status('b')]).toEqual(['running', 'waiting'])
    expect((await world.stored('b'))?.status).toBe('waiting')
    await quiet()
    while (one.finishTask('a'));
    await quiet()
    expect([one.status('a'), one.status('b')]).toEqual(['done', 'running'])
    expect(await world.stored('a')).toMatchObject({ status: 'done', done: TASKS, finding: '4 parts' })
    expect(await world.storedParts('a')).toEqual([0, 1, 2, 3])
  })

  test.each(['pause', 'cancel'] as const)('%s releases the run, and resume takes it again', async (how) => {
    const one = world.open()
    await one.jobs.start(world.record('a'))
    await quiet()
    one.finishTask('a')
    expect(world.isLocked('a')).toBe(true)
    await one.jobs[how]('a')
    const rest = how === 'pause' ? 'paused' : 'cancelled'
    expect([one.status('a'), (await world.stored('a'))?.status]).toEqual([rest, rest])
    expect(world.isLocked('a')).toBe(false)
    expect(world.workersOn('a')).toBe(0)
    await one.jobs.resume('a')
    await quiet()
    expect([one.status('a'), world.isLocked('a')]).toEqual(['running', true])
    expect([...one.works.at(-1)!.finished]).toEqual([0])
  })

  test('a failed run says why, is released, and can be retried', async () => {
    const one = world.open()
    await one.jobs.start(world.record('a'))
    await quiet()
    one.fail('a')
    await quiet()
    expect(await world.stored('a')).toMatchObject({ status: 'failed', failure: 'It broke.' })
    expect(world.isLocked('a')).toBe(false)
    await one.jobs.resume('a')
    expect(one.jobs.runs()[0]).toMatchObject({ status: 'running', failure: null })
  })

  test('a run whose stored settings are not valid fails with the reason', async () => {
    const one = world.open()
    await one.jobs.start({ ...world.record('a'), spec: { games: 'many' } })
    await quiet()
    expect(one.status('a')).toBe('failed')
    expect(one.jobs.runs()[0]?.failure).toMatchObject({ key: 'results.invalidSettings' })
  })

  test('waiting runs can be paused, cancelled, moved and started at once', async () => {
    const one = world.open(1)
    for (const id of ['a', 'b', 'c', 'd', 'e']) await one.jobs.start(world.record(id))
    one.jobs.move('d', -1)
    expect(one.jobs.runs().map(({ id }) => id)).toEqual(['a', 'b', 'd', 'c', 'e'])
    await one.jobs.pause('b')
    await one.jobs.cancel('c')
    await one.jobs.startNow('e')
    expect(['a', 'b', 'c', 'd', 'e'].map(one.status)).toEqual([
      'running',
      'paused',
      'cancelled',
      'waiting',
      'running',
    ])
    await one.jobs.cancel('b')
    expect([one.status('b'), (await world.stored('b'))?.status]).toEqual(['cancelled', 'cancelled'])
    one.jobs.clearEnded()
    expect(one.jobs.runs().map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  })

  test('a job that is cleared while it is being stored leaves once it is', async () => {
    const one = world.open()
    await one.jobs.start(world.record('a'))
    const cancelled = one.jobs.cancel('a')
    one.jobs.clearEnded()
    expect(one.jobs.runs().map(({ status }) => status)).toEqual(['cancelled'])
    await cancelled
    expect([one.jobs.runs(), (await world.stored('a'))?.status]).toEqual([[], 'cancelled'])
  })

  test('pausing a thousand runs is one transaction', async () => {
    const one = world.open()
    const ids = Array.from({ length: 1000 }, (_, at) => `r${at}`)
    await Promise.all(ids.map((id) => one.jobs.start(world.record(id))))
    await quiet()
    const before = world.runWrites
    const paused = one.jobs.pauseAll()
    await quiet()
    const stored = await world.database.all('runs')
    const statuses = new Set(stored.ok ? stored.value.map((run) => (run as { status: string }).status) : [])
    expect([...statuses]).toEqual(['paused'])
    await paused
    expect(world.runWrites - before).toBeLessThanOrEqual(3)
    await one.jobs.resumeAll()
    expect(one.jobs.runs().filter(({ status }) => status === 'waiting')).toHaveLength(998)
  })

  test('the queue reports once how a run ended', async () => {
    const one = world.open()
    const ended: string[] = []
    one.jobs.onEvent((event) => event.type === 'ended' && ended.push(`${event.run.id}: ${event.finding}`))
    await one.jobs.start(world.record('a'))
    await quiet()
    while (one.finishTask('a'));
    await quiet()
    expect(ended).toEqual(['a: 4 parts'])
  })
})

describe('a window that goes away', () => {
  test('a reload finds its runs interrupted, in the queue and in Results', async () => {
    const one = world.open(1)
    await one.jobs.start(world.record('a'))
    await one.jobs.start(world.record('b'))
    await quiet()
    one.finishTask('a')
    await one.storage.parts.flush()
    one.crash()
    const two = world.open(1)
    await two.jobs.load()
    expect([two.status('a'), two.status('b')]).toEqual(['interrupted', 'interrupted'])
    expect([(await world.stored('a'))?.status, (await world.stored('b'))?.status]).toEqual([
      'interrupted',
      'interrupted',
    ])
    await two.jobs.resumeAll()
    await quiet()
    expect([...two.works[0]!.finished]).toEqual([0])
  })

  test('another window that is open also finds them', async () => {
    const [one, two] = [world.open(), world.open()]
    await two.jobs.load()
    await one.jobs.start(world.record('a'))
    await quiet()
    await two.jobs.checkAbandoned()
    expect(two.status('a')).toBeUndefined()
    one.crash()
    await two.jobs.checkAbandoned()
    expect([two.status('a'), (await world.stored('a'))?.status]).toEqual(['interrupted', 'interrupted'])
  })
})

describe('two windows', () => {
  test('a run active in one cannot be resumed in the other, not even after a failure and a retry', async () => {
    const [one, two] = [world.open(), world.open()]
    await one.jobs.start(world.record('a'))
    await quiet()
    one.fail('a')
    await quiet()
    await one.jobs.resume('a')
    expect(await two.jobs.resume('a')).toMatchObject({ ok: false })
    expect(world.workersOn('a')).toBe(1)
    await one.jobs.pause('a')
    expect(two.status('a')).toBe('paused')
    expect(await two.jobs.resume('a')).toMatchObject({ ok: true })
    await quiet()
    expect([one.status('a'), two.status('a')]).toEqual([undefined, 'running'])
  })

  test('240 short runs in two busy windows all end as done', async () => {
    const windows = [world.open(6), world.open(6)]
    const ids = Array.from({ length: 240 }, (_, at) => `r${at}`)
    await Promise.all(ids.map((id, at) => windows[at % 2]!.jobs.start(world.record(id))))
    for (let unfinished = true; unfinished;) {
      await quiet()
      unfinished = ids.map((id, at) => windows[at % 2]!.finishTask(id)).some(Boolean)
    }
    await quiet()
    const stored = await world.database.all('runs')
    const records = stored.ok ? (stored.value as { status: string; done: number }[]) : []
    expect(records.filter(({ status, done }) => status !== 'done' || done !== TASKS)).toEqual([])
    expect(records).toHaveLength(240)
  })

  test('Forget all stops both windows, and nothing is written afterwards', async () => {
    const [one, two] = [world.open(), world.open()]
    await one.jobs.start(world.record('a'))
    await two.jobs.start(world.record('b'))
    await quiet()
    one.finishTask('a')
    two.finishTask('b')
    await one.jobs.stopAll()
    await forgetEverything(one.storage)
    await quiet()
    expect(world.workersOn('a') + world.workersOn('b')).toBe(0)
    expect([two.finishTask('b'), two.jobs.runs(), one.jobs.runs()]).toEqual([false, [], []])
    await Promise.all([one.storage.parts.flush(), two.storage.parts.flush()])
    expect(await world.database.all('parts')).toEqual({ ok: true, value: [] })
    expect(await world.database.all('runs')).toEqual({ ok: true, value: [] })
  })

  test('a run deleted in one window stops in the other', async () => {
    const [one, two] = [world.open(), world.open()]
    await one.jobs.start(world.record('a'))
    await quiet()
    await two.storage.runs.remove(['a'])
    await quiet()
    expect([world.workersOn('a'), world.isLocked('a'), one.jobs.runs()]).toEqual([0, false, []])
  })
})

describe('storage is full', () => {
  test('a run is not called done before its parts are stored; then everything is, by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const one = world.open()
      await one.jobs.start(world.record('a'))
      await quiet()
      world.refusal = FULL
      while (one.finishTask('a'));
      await quiet()
      expect(one.jobs.runs()[0]).toMatchObject({ status: 'done', saved: false })
      expect(one.storage.health.problem?.code).toBe('full')
      expect((await world.stored('a'))?.status).toBe('running')
      expect(world.isLocked('a')).toBe(true)
      world.refusal = undefined
      await vi.advanceTimersByTimeAsync(20_000)
      await quiet()
      expect(one.jobs.runs()[0]).toMatchObject({ status: 'done', saved: true })
      expect((await world.stored('a'))?.status).toBe('done')
      expect(await world.storedParts('a')).toHaveLength(TASKS)
      expect([one.storage.health.problem, world.isLocked('a')]).toEqual([null, false])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a run that was never stored leaves no parts behind', async () => {
    const one = world.open()
    world.refusal = FULL
    await one.jobs.start(world.record('a'))
    await quiet()
    one.finishTask('a')
    await one.storage.parts.flush()
    one.crash()
    world.refusal = undefined
    const two = world.open()
    await two.jobs.load()
    expect([await world.stored('a'), await world.storedParts('a')]).toEqual([undefined, []])
  })
})
