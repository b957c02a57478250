import type { Json } from '../engine/experiments/contract/experiment'
import { ok, type Result } from '../engine/result'
import type { Text } from '../locales/message'
import type { QueueAddress } from './address'
import {
  batchId,
  type BatchJob,
  keyOf,
  QUEUE_NAME,
  readJob,
  sealed,
  specFrom,
  type TaskBatch,
  unsealed,
} from './batch'
import { connect, refusalOf, type Server } from './connect'
import { KEPT_SECONDS } from './queueClient'

/** Computes a batch and returns the parts of its tasks; throws on failure. */
type Work = (batch: TaskBatch) => Promise<ReadonlyMap<number, Json>>

/** The options of a queue worker. */
interface WorkerOptions {
  /** How many batches may run at once. */
  readonly atOnce: number
  /** Seconds after which the batches of a lost worker are taken over. */
  readonly takeover: number
  readonly work: Work
  readonly onDone?: (id: string) => void
  /** Called when the server will not store what was found. */
  readonly onRefused?: (reason: Text) => void
}

/** A worker that takes batches from a queue until it is closed. */
export interface QueueWorker {
  readonly shown: string
  /** Accepts no more batches, and returns running ones to the queue. */
  close(): Promise<void>
}

/** How often a batch may be lost with its worker before it counts as failed. */
const MOST_TAKEOVERS = 1_000

const KEPT_SPECS = 8

/** Joins a queue, or returns a message that says why not. */
export async function joinQueue(
  address: QueueAddress,
  options: WorkerOptions,
): Promise<Result<QueueWorker, Text>> {
  const server = await connect(address)
  return server.ok ? ok(workerOf(server.value, options)) : server
}

function workerOf(server: Server, { atOnce, takeover, work, onDone, onRefused }: WorkerOptions): QueueWorker {
  const [redis, connection] = [server.open(), server.open()]
  const milliseconds = takeover * 1000
  const worker = new server.bullmq.Worker<BatchJob>(
    QUEUE_NAME,
    async (job) => {
      const read = readJob(job.data)
      if (read === null) throw new Error('A job of the queue cannot be read')
      const id = batchId(read.key, read)
      // The same batch may be delivered twice: existing results are not computed again.
      if ((await redis.exists(keyOf.found(id))) === 1) return
      try {
        const batch = await batchOf(read, id)
        // The client that waits for it, if there still is one, sends it again with all it needs.
        if (batch === null) return
        const parts = await work(batch)
        await redis.set(keyOf.found(id), sealed(read.key, parts), 'EX', KEPT_SECONDS)
        onDone?.(id)
      } catch (error) {
        const refused = refusalOf(server.shown, error)
        if (refused !== null) {
          onRefused?.(refused)
          throw error
        }
        const isLast = job.attemptsMade + 1 >= (job.opts.attempts ?? 1)
        if (isLast && !closing)
          await redis.set(keyOf.failed(id), (error as Error).message, 'EX', KEPT_SECONDS)
        throw error
      }
    },
    {
      connection: connection as never,
      concurrency: atOnce,
      lockDuration: milliseconds,
      stalledInterval: milliseconds,
      maxStalledCount: MOST_TAKEOVERS,
    },
  )
  /** All batches of a run get the same spec object, so that what is derived from it is computed once. */
  const specs = new Map<string, Json>()
  let closing = false
  worker.on('error', () => {})

  /** The batch of a job; null if the server lost what it needs, or holds it damaged, which is then deleted. */
  async function batchOf(job: BatchJob, id: string): Promise<TaskBatch | null> {
    const { kind, key, from, to, hasEarlier } = job
    const spec = specs.get(key) ?? specFrom(kind, key, (await redis.get(keyOf.spec(key))) ?? '')
    const earlier = hasEarlier ? unsealed(key, (await redis.get(keyOf.earlier(id))) ?? '') : undefined
    if (earlier === null) await redis.del(keyOf.earlier(id))
    if (spec === null || earlier === null) return null
    if (specs.size >= KEPT_SPECS) specs.clear()
    specs.set(key, spec)
    return { kind, spec, from, to, ...(earlier === undefined ? {} : { earlier }) }
  }

  return {
    shown: server.shown,
    async close() {
      closing = true
      await worker.close(true).catch(() => {})
      for (const each of [redis, connection]) each.disconnect()
    },
  }
}
