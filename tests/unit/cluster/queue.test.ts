import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type QueueAddress, readAddress } from '../../../src/cluster/address'
import { batchId, keyOf, type TaskBatch } from '../../../src/cluster/batch'
import { openQueue, type QueueClient } from '../../../src/cluster/queueClient'
import { joinQueue, type QueueWorker } from '../../../src/cluster/queueWorker'
import type { Json } from '../../../src/engine/experiments/contract/experiment'
import { runKeyOf } from '../../../src/engine/experiments/contract/sealedRun'
import { HAS_REDIS, type RedisServer, startRedis } from '../../support/cluster/redisServer'

function addressOf(text: string): QueueAddress {
  const read = readAddress(text)
  if (!read.ok) throw new Error('not an address')
  return read.value
}

const batch = (place: number): TaskBatch => ({
  kind: 'sweep',
  spec: { seed: 5 },
  from: 2 * place,
  to: 2 * place + 2,
})
const found = ({ from, to }: TaskBatch): ReadonlyMap<number, Json> =>
  new Map(Array.from({ length: to - from }, (_, at) => [from + at, { squared: (from + at) ** 2 }]))

it('says what to do where no server answers', async () => {
  expect(await openQueue(addressOf('redis://:secret@127.0.0.1:1'))).toEqual({
    ok: false,
    error: { key: 'servers.unreachable', args: { server: 'redis://127.0.0.1:1' } },
  })
})

describe.skipIf(!HAS_REDIS)('a queue on a real server (skipped where redis-server is not installed)', () => {
  let redis: RedisServer
  const closing: { close(): Promise<void> }[] = []
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const each of closing.splice(0)) await each.close()
  })
  afterAll(() => redis.stop())

  async function client(): Promise<QueueClient> {
    const opened = await openQueue(addressOf(redis.address))
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    closing.push(opened.value)
    return opened.value
  }

  async function worker(
    work: (batch: TaskBatch) => Promise<ReadonlyMap<number, Json>>,
  ): Promise<QueueWorker> {
    const joined = await joinQueue(addressOf(redis.address), { atOnce: 2, takeover: 1, work })
    if (!joined.ok) throw new Error(JSON.stringify(joined.error))
    closing.push(joined.value)
    return joined.value
  }

  it('says what to do where the password is wrong, and never repeats it', async () => {
    const refused = await openQueue(addressOf(`redis://:wrong-secret@127.0.0.1:${redis.port}`))
    expect(refused).toEqual({
      ok: false,
      error: { key: 'servers.password', args: { server: `redis://127.0.0.1:${redis.port}` } },
    })
    expect((await client()).shown).not.toContain(redis.password)
  })

  it('gives every batch back, though workers come and go, jobs are delivered twice and the server restarts', async () => {
    const [one, two] = [await client(), await client()]
    let done = 0
    const work = async (each: TaskBatch): Promise<ReadonlyMap<number, Json>> => {
      await wait(20)
      done++
      return found(each)
    }
    const places = Array.from({ length: 40 }, (_, place) => place)
    // The same batches from two sides are the same jobs: both get all of them.
    const outcomes = [one, two].flatMap((each) => places.map((place) => each.submit(batch(place)).outcome))
    const early = await worker(work)
    while (done < 5) await wait(10)
    await early.close()
    await redis.restart()
    await worker(work)
    while (done < 20) await wait(10)
    await redis.restart('forget')
    await worker(work)
    for (const [at, outcome] of (await Promise.all(outcomes)).entries())
      expect(outcome).toEqual({ status: 'done', value: found(batch(at % 40)) })
  })

  it('says why a batch failed, and forgets one that is cancelled', async () => {
    const one = await client()
    const received: number[] = []
    await worker((each) => {
      received.push(each.from)
      return each.from === 1_000 ? Promise.reject(new Error('no such task')) : Promise.resolve(found(each))
    })
    const failing = one.submit({ ...batch(0), from: 1_000, to: 1_001 })
    const outcome = await failing.outcome
    expect(outcome.status === 'failed' && outcome.reason).toBe('no such task')
    const cancelled = one.submit(batch(70))
    cancelled.cancel()
    expect(await cancelled.outcome).toEqual({ status: 'cancelled' })
    // Sent together with the cancelled one, if that is sent at all, and after it.
    expect((await one.submit(batch(71)).outcome).status).toBe('done')
    expect(received).toContain(batch(71).from)
    expect(received).not.toContain(batch(70).from)
  })

  it('settles every submission of the same batch, and cancels only the one that is withdrawn', async () => {
    const one = await client()
    const [first, second, third] = [one.submit(batch(80)), one.submit(batch(80)), one.submit(batch(80))]
    first.cancel()
    expect(await first.outcome).toEqual({ status: 'cancelled' })
    await worker((each) => Promise.resolve(found(each)))
    for (const { outcome } of [second, third])
      expect(await outcome).toEqual({ status: 'done', value: found(batch(80)) })
    second.cancel()
    const [again, last] = [one.submit(batch(81)), one.submit(batch(81))]
    await one.close()
    for (const { outcome } of [again, last]) expect(await outcome).toEqual({ status: 'cancelled' })
  })

  const idOf = (each: TaskBatch): string => batchId(runKeyOf(each.kind, each.spec), each)
  const staged = (place: number): TaskBatch => ({ ...batch(place), earlier: new Map([[0, { found: 1 }]]) })

  /** The server as its administrator sees it. */
  function administrator(): Redis {
    const admin = new Redis(redis.address)
    closing.push({ close: () => Promise.resolve(admin.disconnect()) })
    return admin
  }

  it('gives a batch of a later stage to every client, computed once, whoever takes it first', async () => {
    const [one, two] = [await client(), await client()]
    const outcomes = [one, two].map((each) => each.submit(staged(100)).outcome)
    let done = 0
    await worker((each) => {
      done++
      expect(each.earlier).toEqual(staged(100).earlier)
      return Promise.resolve(found(each))
    })
    for (const outcome of outcomes)
      expect(await outcome).toEqual({ status: 'done', value: found(batch(100)) })
    // A third that asks later finds what the first two left.
    expect(await (await client()).submit(staged(100)).outcome).toMatchObject({ status: 'done' })
    expect(done).toBe(1)
  })

  it('sends what a batch needs again if the server lost it before a worker came', async () => {
    const [one, admin] = [await client(), administrator()]
    const { outcome } = one.submit(staged(101))
    while ((await admin.exists(keyOf.earlier(idOf(staged(101))))) === 0) await wait(10)
    await admin.del(keyOf.earlier(idOf(staged(101))))
    await worker((each) => Promise.resolve(found(each)))
    expect(await outcome).toEqual({ status: 'done', value: found(batch(101)) })
  })

  it('does not fail a new run for what failed before', async () => {
    await administrator().set(keyOf.failed(idOf(batch(102))), 'a full disk, last week')
    await worker((each) => Promise.resolve(found(each)))
    expect(await (await client()).submit(batch(102)).outcome).toMatchObject({ status: 'done' })
  })

  it.each([
    [
      'is out of memory',
      ['CONFIG', 'SET', 'maxmemory', '1'],
      ['CONFIG', 'SET', 'maxmemory', '0'],
      /^OOM.*[^.]$/,
    ],
    ['has become a replica', ['REPLICAOF', '127.0.0.1', '1'], ['REPLICAOF', 'NO', 'ONE'], /^READONLY.*[^.]$/],
    [
      'has taken rights away',
      ['ACL', 'SETUSER', 'default', '-@write', '-@scripting'],
      ['ACL', 'SETUSER', 'default', '+@all'],
      /^NOPERM.*[^.]$/,
    ],
  ])('says that the server %s, before and while batches wait', async (_, refuse, allow, why) => {
    const [one, admin] = [await client(), administrator()]
    const early = one.submit(batch(110)).outcome
    const [command, ...words] = refuse as [string, ...string[]]
    const [again, ...back] = allow as [string, ...string[]]
    try {
      await admin.call(command, ...words)
      const late = one.submit(batch(111)).outcome
      const refused = {
        key: 'servers.refused',
        args: { server: one.shown, reason: expect.stringMatching(why) },
      }
      for (const outcome of [early, late])
        expect(await outcome).toEqual({ status: 'failed', reason: refused })
      expect(await openQueue(addressOf(redis.address))).toEqual({ ok: false, error: refused })
    } finally {
      await admin.call(again, ...back)
    }
  })
})
