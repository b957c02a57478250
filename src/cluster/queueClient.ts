import type { Redis } from 'ioredis'
import type { Json } from '../engine/experiments/contract/experiment'
import { runKeyOf } from '../engine/experiments/contract/sealedRun'
import { ok, type Result } from '../engine/result'
import type { Text } from '../locales/message'
import type { Outcome } from '../workers/jobs'
import type { QueueAddress } from './address'
import { batchId, type BatchJob, keyOf, QUEUE_NAME, sealed, type TaskBatch, unsealed } from './batch'
import { connect, refusalOf, type Server } from './connect'

/** What a batch found: the parts of its tasks. */
type Found = ReadonlyMap<number, Json>

/** A batch in the queue: its outcome settles exactly once. */
interface QueuedBatch {
  readonly outcome: Promise<Outcome<Found>>
  cancel(): void
}

/** A connection to a queue that accepts batches and returns the workers' results. */
export interface QueueClient {
  readonly shown: string
  submit(batch: TaskBatch): QueuedBatch
  /** The number of workers connected now, on all machines. */
  workers(): Promise<number>
  /** Withdraws everything still waiting, and disconnects. */
  close(): Promise<void>
}

type Settle = (outcome: Outcome<Found>) => void

interface Waiting {
  readonly id: string
  readonly key: string
  readonly batch: TaskBatch
  /** One for each submission: the same batch may be submitted again before it is done. */
  readonly settlers: Set<Settle>
}

/** How often to ask for finished batches, and how often to check that none was lost. */
const ASK_MS = 250
const AGAIN_MS = 5_000
const TRIES = 3
/** The server deletes results that nobody fetches after this many seconds. */
export const KEPT_SECONDS = 7 * 24 * 60 * 60
/** What one client has fetched, another may still be waiting for: it is kept a little longer. */
const FETCHED_SECONDS = 60

/** Connects to a queue, or returns a message that says why not. */
export async function openQueue(address: QueueAddress): Promise<Result<QueueClient, Text>> {
  const server = await connect(address)
  return server.ok ? ok(clientOf(server.value)) : server
}

function clientOf(server: Server): QueueClient {
  const [redis, connection] = [server.open(), server.open()]
  const queue = new server.bullmq.Queue<BatchJob>(QUEUE_NAME, { connection: connection as never })
  queue.on('error', () => {})
  const waiting = new Map<string, Waiting>()
  const unsent: Waiting[] = []
  let closed = false
  let busy = Promise.resolve()
  let sentAll = performance.now()

  /** Puts batches into the queue; one that is already waiting or running is left alone. */
  async function send(batches: readonly Waiting[]): Promise<void> {
    if (batches.length === 0) return
    const specs = new Map(batches.map(({ key, batch }) => [key, batch.spec]))
    for (const [key, spec] of specs)
      await redis.set(keyOf.spec(key), JSON.stringify(spec), 'EX', KEPT_SECONDS)
    for (const { id, key, batch } of batches) {
      // Another client may have marked it as fetched; it is sent again only if it is gone.
      if (batch.earlier && (await redis.expire(keyOf.earlier(id), KEPT_SECONDS)) === 0)
        await redis.set(keyOf.earlier(id), sealed(key, batch.earlier), 'EX', KEPT_SECONDS)
    }
    await queue.addBulk(
      batches.map(({ id, key, batch: { kind, from, to, earlier } }) => ({
        name: kind,
        data: { kind, key, from, to, hasEarlier: earlier !== undefined },
        opts: { jobId: id, attempts: TRIES, removeOnComplete: true, removeOnFail: true },
      })),
    )
  }

  /** Settles batches whose parts or failure the server has. */
  async function collect(): Promise<void> {
    const open = [...waiting.values()]
    for (let at = 0; at < open.length; at += SLICE) {
      const some = open.slice(at, at + SLICE)
      const there = await existing(redis, some.map(({ id }) => [keyOf.found(id), keyOf.failed(id)]).flat())
      for (const [place, each] of some.entries()) {
        if (there[2 * place]) await take(each)
        else if (there[2 * place + 1]) await fail(each)
      }
    }
  }

  async function take(each: Waiting): Promise<void> {
    const { id, key, batch } = each
    const text = await redis.get(keyOf.found(id))
    const parts = text === null ? null : unsealed(key, text, batch)
    // Parts that were damaged in transit are computed again.
    if (parts === null) {
      await redis.del(keyOf.found(id))
      return void (waiting.has(id) && (await send([each])))
    }
    await fetched(id)
    settle(id, { status: 'done', value: parts })
  }

  async function fail(each: Waiting): Promise<void> {
    const reason = (await redis.get(keyOf.failed(each.id))) ?? ''
    await fetched(each.id)
    settle(each.id, { status: 'failed', reason })
  }

  /** Leaves what the server holds of a batch to other clients that wait for it, for a while. */
  async function fetched(id: string): Promise<void> {
    for (const name of [keyOf.found(id), keyOf.failed(id), keyOf.earlier(id)])
      await redis.expire(name, FETCHED_SECONDS)
  }

  function settle(id: string, outcome: Outcome<Found>): void {
    const settlers = waiting.get(id)?.settlers ?? []
    waiting.delete(id)
    for (const each of settlers) each(outcome)
  }

  async function turn(): Promise<void> {
    // Those that were cancelled meanwhile are not sent.
    const fresh = unsent.splice(0).filter((each) => waiting.get(each.id) === each)
    // What failed in an earlier run may succeed now.
    for (let at = 0; at < fresh.length; at += SLICE)
      await redis.del(...fresh.slice(at, at + SLICE).map(({ id }) => keyOf.failed(id)))
    await send(fresh)
    await collect()
    if (performance.now() - sentAll < AGAIN_MS) return
    // A server that was restarted may have forgotten jobs; adding existing ones again changes nothing.
    sentAll = performance.now()
    await send([...waiting.values()])
  }

  /** A lost connection comes back; a server that refuses to store anything is told to whoever waits. */
  function giveUp(error: unknown): void {
    const reason = refusalOf(server.shown, error)
    if (reason !== null) for (const id of [...waiting.keys()]) settle(id, { status: 'failed', reason })
  }

  const timer = setInterval(() => {
    busy = busy.then(() => (closed ? undefined : turn().catch(giveUp)))
  }, ASK_MS)

  return {
    shown: server.shown,
    submit(batch) {
      const key = runKeyOf(batch.kind, batch.spec)
      const id = batchId(key, batch)
      let resolve!: Settle
      const outcome = new Promise<Outcome<Found>>((settled) => (resolve = settled))
      const each = waiting.get(id) ?? { id, key, batch, settlers: new Set() }
      if (!waiting.has(id)) unsent.push(each)
      waiting.set(id, each)
      each.settlers.add(resolve)
      const cancel = (): void => {
        if (waiting.get(id) !== each || !each.settlers.delete(resolve)) return
        if (each.settlers.size === 0) {
          waiting.delete(id)
          void queue.remove(id).catch(() => {})
        }
        resolve({ status: 'cancelled' })
      }
      return { outcome, cancel }
    },
    workers: () => queue.getWorkersCount(),
    async close() {
      closed = true
      clearInterval(timer)
      const open = [...waiting.keys()]
      if (redis.status === 'ready') await Promise.all(open.map((id) => queue.remove(id).catch(() => 0)))
      for (const id of open) settle(id, { status: 'cancelled' })
      await queue.close().catch(() => {})
      for (const each of [redis, connection]) each.disconnect()
    },
  }
}

const SLICE = 500

async function existing(redis: Redis, keys: readonly string[]): Promise<readonly boolean[]> {
  const pipeline = redis.pipeline()
  for (const key of keys) pipeline.exists(key)
  const answers = (await pipeline.exec()) ?? []
  return answers.map(([error, there]) => error === null && there === 1)
}
