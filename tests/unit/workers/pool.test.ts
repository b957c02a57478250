import { expose } from 'comlink'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Progress, Task } from '../../../src/engine/experiments/contract/experiment'
import { drive, type Engine } from '../../../src/workers/engine'
import type { Job, Outcome } from '../../../src/workers/jobs'
import { createPool, type Load, type Pool, type Spawn } from '../../../src/workers/pool'

/** A job whose behaviour is named by its spec; the engine under test is a stand-in, the pool and the wire are real. */
function job(spec: string, index = 0): Job & { type: 'task' } {
  return { type: 'task', run: 1, kind: 'matchSeries', spec, task: { index, weight: 1 } satisfies Task }
}

interface Seat {
  crash(reason: string): void
  terminated: boolean
  /** Resolves once the engine has been asked to do a job. */
  readonly busy: Promise<void>
}

function* slices(count: number, name: string): Generator<Progress, string> {
  for (let slice = 0; slice < count; slice++) {
    const until = performance.now() + 10
    while (performance.now() < until);
    yield { done: slice / count, checkpoint: slice }
  }
  return name
}

function standIn(onRun: () => void): Engine {
  const cancelled = new Set<number>()
  let tell: (id: number, progress: Progress) => void = () => {}
  return {
    listen: (listener) => void (tell = listener),
    cancel: (id) => void cancelled.add(id),
    run: async (id, { spec }: Job & { spec: string }): Promise<Outcome<unknown>> => {
      onRun()
      if (spec === 'deaf') return new Promise(() => {})
      if (spec === 'throws') throw new Error('a fault in the engine')
      return drive(
        async () => slices(spec === 'long' ? 1e6 : 1, spec),
        () => cancelled.has(id),
        (p) => tell(id, p),
      )
    },
  } as Engine
}

const pools: Pool[] = []
afterEach(() => pools.splice(0).forEach((pool) => pool.close()))

function poolOf(size: number, onLoad?: (load: Load) => void): { pool: Pool; seats: Seat[] } {
  const seats: Seat[] = []
  const spawn: Spawn = (onFailure) => {
    const { port1, port2 } = new MessageChannel()
    let heard!: () => void
    const busy = new Promise<void>((resolve) => (heard = resolve))
    expose(
      standIn(() => heard()),
      port2,
    )
    port1.start()
    const seat: Seat = { terminated: false, crash: (reason) => onFailure(reason), busy }
    seats.push(seat)
    const terminate = (): void => {
      seat.terminated = true
      port1.close()
      port2.close()
    }
    return { endpoint: port1, terminate }
  }
  const pool = createPool({ size, spawn, ...(onLoad ? { onLoad } : {}) })
  pools.push(pool)
  return { pool, seats }
}

/** Counts how often an outcome settles, and how. */
function watch(outcome: Promise<Outcome<unknown>>): string[] {
  const heard: string[] = []
  void outcome.then((how) => heard.push(how.status))
  return heard
}

/** The pool's only clock is its patience with cancelled jobs: tests move it by hand. */
const PATIENCE_AND_MORE = 1_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a pool', () => {
  it('does every job, with no more workers than its size', async () => {
    const { pool, seats } = poolOf(2)
    const outcomes = await Promise.all(['a', 'b', 'c', 'd'].map((name) => pool.submit(job(name)).outcome))
    expect(outcomes.map((outcome) => outcome.status === 'done' && outcome.value)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
    expect(seats).toHaveLength(2)
  })

  it('stops a running job where it is, and keeps its worker', async () => {
    const { pool, seats } = poolOf(1)
    const { outcome, cancel } = pool.submit(job('long'), () => cancel())
    expect(await outcome).toMatchObject({ status: 'cancelled', checkpoint: expect.any(Number) as number })
    expect((await pool.submit(job('next')).outcome).status).toBe('done')
    expect(seats).toHaveLength(1)
  })

  it('terminates a worker that does not hear its cancel, and continues with a new one', async () => {
    const { pool, seats } = poolOf(1)
    const { outcome, cancel } = pool.submit(job('deaf'))
    const next = pool.submit(job('next')).outcome
    await seats[0]?.busy
    cancel()
    cancel()
    expect(seats[0]?.terminated).toBe(false)
    vi.advanceTimersByTime(PATIENCE_AND_MORE)
    expect(await outcome).toEqual({ status: 'cancelled' })
    expect(await next).toEqual({ status: 'done', value: 'next' })
    expect(seats.map(({ terminated }) => terminated)).toEqual([true, false])
  })

  it('fails the job of a crashed worker with the reason, and continues', async () => {
    const { pool, seats } = poolOf(1)
    const { outcome } = pool.submit(job('deaf'))
    const heard = watch(outcome)
    const next = pool.submit(job('next')).outcome
    await seats[0]?.busy
    seats[0]?.crash('out of memory')
    seats[0]?.crash('exit')
    expect(await outcome).toEqual({ status: 'failed', reason: 'out of memory' })
    expect(await next).toEqual({ status: 'done', value: 'next' })
    expect(heard).toEqual(['failed'])
  })

  it('settles once when a crash, a cancel and the result come together', async () => {
    const { pool, seats } = poolOf(1)
    const { outcome, cancel } = pool.submit(job('short'))
    const heard = watch(outcome)
    cancel()
    seats[0]?.crash('late')
    cancel()
    vi.advanceTimersByTime(PATIENCE_AND_MORE)
    expect(await pool.submit(job('next')).outcome).toEqual({ status: 'done', value: 'next' })
    expect(heard).toEqual(['failed'])
    expect(seats.map(({ terminated }) => terminated)).toEqual([true, false])
  })

  it('ignores a cancel after the end, also one meant for an earlier job', async () => {
    const { pool, seats } = poolOf(1)
    const first = pool.submit(job('first'))
    expect((await first.outcome).status).toBe('done')
    const second = pool.submit(job('second'))
    first.cancel()
    expect(await second.outcome).toEqual({ status: 'done', value: 'second' })
    vi.advanceTimersByTime(PATIENCE_AND_MORE)
    expect(seats[0]?.terminated).toBe(false)
  })

  it('cancels a waiting job without touching a worker', async () => {
    const { pool, seats } = poolOf(1)
    pool.submit(job('deaf'))
    const waiting = pool.submit(job('waiting'))
    waiting.cancel()
    expect(await waiting.outcome).toEqual({ status: 'cancelled' })
    expect(seats).toHaveLength(1)
  })

  it('says why when an engine throws or a worker cannot be started', async () => {
    const { pool } = poolOf(1)
    expect(await pool.submit(job('throws')).outcome).toEqual({
      status: 'failed',
      reason: 'a fault in the engine',
    })
    const broken = createPool({
      size: 1,
      spawn: () => {
        throw new Error('no threads left')
      },
    })
    expect(await broken.submit(job('any')).outcome).toEqual({ status: 'failed', reason: 'no threads left' })
  })

  it('takes an urgent job before the waiting ones', async () => {
    const { pool } = poolOf(1)
    const order: string[] = []
    const all = [
      pool.submit(job('running')),
      pool.submit(job('patient')),
      pool.submit(job('urgent'), undefined, 'urgent'),
    ]
    await Promise.all(
      all.map(({ outcome }) =>
        outcome.then((how) => how.status === 'done' && order.push(how.value as string)),
      ),
    )
    expect(order).toEqual(['running', 'urgent', 'patient'])
  })

  it('grows and shrinks', async () => {
    const loads: Load[] = []
    const { pool, seats } = poolOf(1, (load) => loads.push(load))
    const jobs = ['a', 'b', 'c'].map((name) => pool.submit(job(name)).outcome)
    pool.resize(3)
    expect(seats).toHaveLength(3)
    await Promise.all(jobs)
    pool.resize(1)
    expect(seats.filter(({ terminated }) => !terminated)).toHaveLength(1)
    expect(loads.at(-1)).toEqual({ size: 1, running: 0, waiting: 0 })
  })

  it('cancels everything when closed, and whatever comes later', async () => {
    const { pool, seats } = poolOf(1)
    const jobs = [pool.submit(job('deaf')), pool.submit(job('waiting'))]
    pool.close()
    jobs.push(pool.submit(job('late')))
    for (const { outcome } of jobs) expect(await outcome).toEqual({ status: 'cancelled' })
    expect(seats.every(({ terminated }) => terminated)).toBe(true)
  })
})
