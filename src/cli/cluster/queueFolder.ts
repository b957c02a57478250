import type { Json } from '../../engine/experiments/contract/experiment'
import type { QueueClient } from '../../cluster/queueClient'
import { t } from '../output/language'
import { createStatusLine } from '../output/statusLine'
import { STOP_SIGNALS } from '../run/stopped'
import { Stopped } from '../run/stopped'
import { readPart, writePart } from './partFile'
import type { FolderPlan } from './planFolder'
import { neededParts } from './runPart'

/** How many parts are in the queue at once: enough for thousands of workers, few enough to monitor. */
const MOST_QUEUED = 5_000
const LINE_MS = 1_000

/** Puts the parts of a folder that are not done into a queue, stage by stage, and writes the results. */
export async function queueFolder(plan: FolderPlan, client: QueueClient, lines = false): Promise<void> {
  const line = progressLine(plan, client, lines)
  const stop = new AbortController()
  const abort = (): void => stop.abort()
  for (const signal of STOP_SIGNALS) process.once(signal, abort)
  try {
    for (const { from, to } of plan.stages) {
      const open = Array.from({ length: to - from }, (_, place) => from + place).filter(
        (part) => readPart(plan, part).status !== 'done',
      )
      line.done(to - from - open.length)
      await runStage(plan, client, open, stop.signal, () => line.done(1))
    }
  } finally {
    line.clear()
    for (const signal of STOP_SIGNALS) process.off(signal, abort)
    await client.close()
  }
}

/** Keeps this many parts of a stage in the queue until all are done; the first that fails stops the rest. */
function runStage(
  plan: FolderPlan,
  client: QueueClient,
  open: readonly number[],
  signal: AbortSignal,
  onDone: () => void,
): Promise<void> {
  const waiting = [...open].reverse()
  const queued = new Set<{ cancel(): void }>()
  return new Promise((resolve, reject) => {
    const giveUp = (error: Error): void => {
      waiting.length = 0
      for (const each of queued) each.cancel()
      reject(error)
    }
    const stopped = (): void => giveUp(new Stopped(t('cluster.queueStopped', { folder: plan.folder }), 130))
    signal.addEventListener('abort', stopped, { once: true })
    const fill = (): void => {
      while (queued.size < MOST_QUEUED && waiting.length > 0) start(waiting.pop()!)
      if (queued.size === 0 && waiting.length === 0) resolve()
    }
    const start = (part: number): void => {
      const { from, to } = plan.shares[part]!
      const earlier = neededParts(plan, part)
      const [started, began] = [Date.now(), performance.now()]
      const batch = client.submit({
        kind: plan.kind,
        spec: plan.spec as Json,
        from,
        to,
        ...(earlier.size === 0 ? {} : { earlier }),
      })
      queued.add(batch)
      void batch.outcome.then((outcome) => {
        queued.delete(batch)
        if (outcome.status === 'cancelled') return
        if (outcome.status === 'failed') {
          const { reason } = outcome
          // Workers say why in their own words; a message is from the server itself.
          const told =
            typeof reason === 'string'
              ? t('cluster.queueFailed', { part: String(part), reason })
              : t('cluster.queueRefused', { reason, folder: plan.folder })
          return giveUp(new Stopped(told, 3))
        }
        try {
          const finished = Date.now()
          const seconds = (performance.now() - began) / 1000
          writePart(plan, part, { entries: outcome.value, started, finished, seconds })
        } catch (error) {
          return giveUp(error as Error)
        }
        onDone()
        fill()
      })
    }
    if (signal.aborted) stopped()
    else fill()
  })
}

/** A line with the number of finished parts and connected workers. */
function progressLine(
  plan: FolderPlan,
  client: QueueClient,
  lines: boolean,
): { done(parts: number): void; clear(): void } {
  const line = createStatusLine(lines)
  let done = 0
  const tell = async (): Promise<void> => {
    const workers = await client.workers().catch(() => 0)
    line.tell(() => t('cluster.queueProgress', { done, parts: plan.shares.length, workers }))
  }
  const timer = process.stderr.isTTY || lines ? setInterval(() => void tell(), LINE_MS) : undefined
  return {
    done: (parts) => void (done += parts),
    clear() {
      clearInterval(timer)
      line.clear()
    },
  }
}
