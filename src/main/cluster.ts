import { dialog, type BrowserWindow } from 'electron'
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { readAddress, shownAddress } from '../cluster/address'
import { readBatch } from '../cluster/batch'
import type { QueueClient } from '../cluster/queueClient'
import { message } from '../locales/message'
import type { BridgedParts, BridgedCluster, BridgedWorkers } from '../preload/bridge'
import { t } from './language'

interface Joined {
  readonly client: QueueClient
  /** The cancel function of each running batch, by the page's number for it. */
  readonly open: Map<number, () => void>
}

/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** A batch as the page sends it; its spec and parts are checked before they are sent on. */
export const batchShape = v.strictObject({
  ticket: count,
  kind: v.string(),
  spec: v.unknown(),
  from: count,
  to: count,
  earlier: v.array(v.strictTuple([count, v.unknown()])),
})

/** Our page never joins more clusters than this, or submits more batches. */
const MOST_CLUSTERS = 4
const MOST_BATCHES = 10_000
/** A server that takes longer to report its workers counts as unavailable. */
const PATIENCE_MS = 2_000

/** The clusters that the page joined. Passwords stay in here: the page gets an id, and an address that may be shown. */
export class Clusters {
  readonly #joined = new Map<string, Joined>()
  /** Servers that the user has agreed to since the app was started. */
  readonly #agreed = new Set<string>()
  #isAsking = false

  /** Joins a queue once the user has agreed, in a dialog that no page can answer, to send it anything. */
  async join(window: BrowserWindow, address: string, password: string): Promise<BridgedCluster> {
    const read = readAddress(address)
    if (!read.ok) return { status: 'failed', reason: read.error }
    if (this.#joined.size >= MOST_CLUSTERS) return { status: 'failed', reason: message('servers.tooMany') }
    const where = { ...read.value, ...(password === '' ? {} : { password }) }
    const server = shownAddress(where)
    if (!(await this.#agrees(window, server))) return { status: 'cancelled' }
    const { openQueue } = await import('../cluster/queueClient')
    const opened = await openQueue(where)
    if (!opened.ok) return { status: 'failed', reason: opened.error }
    const id = randomUUID()
    this.#joined.set(id, { client: opened.value, open: new Map() })
    return { status: 'joined', id, server }
  }

  /** Sends tasks to the workers of a queue, and waits for the results. */
  async submit(id: string, given: v.InferOutput<typeof batchShape>): Promise<BridgedParts> {
    const joined = this.#joined.get(id)
    const { ticket, ...rest } = given
    const batch = readBatch(rest)
    if (!joined) return { status: 'cancelled' }
    if (!batch || joined.open.has(ticket) || joined.open.size >= MOST_BATCHES)
      return { status: 'failed', reason: message('servers.badBatch') }
    const { outcome, cancel } = joined.client.submit(batch)
    joined.open.set(ticket, cancel)
    const ended = await outcome
    joined.open.delete(ticket)
    if (ended.status === 'done') return { status: 'done', parts: [...ended.value] }
    return ended.status === 'failed' ? ended : { status: 'cancelled' }
  }

  /** How many workers a queue has; null while its server does not answer. */
  async workers(id: string): Promise<BridgedWorkers> {
    const client = this.#joined.get(id)?.client
    if (!client) return { workers: null }
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)))
    const workers = await Promise.race([client.workers().catch(() => null), late])
    clearTimeout(timer)
    return { workers }
  }

  /** Withdraws a batch. */
  cancel(id: string, ticket: number): void {
    this.#joined.get(id)?.open.get(ticket)?.()
  }

  /** Withdraws what waits in a queue, and leaves it. */
  async leave(id: string): Promise<void> {
    const joined = this.#joined.get(id)
    this.#joined.delete(id)
    await joined?.client.close()
  }

  /** Leaves all clusters: the page that joined them is gone. Resolves when nothing of it waits in them. */
  async leaveAll(): Promise<void> {
    await Promise.all([...this.#joined.keys()].map((id) => this.leave(id)))
  }

  async #agrees(window: BrowserWindow, server: string): Promise<boolean> {
    if (this.#agreed.has(server)) return true
    // A page that asks again before the user has answered gets no second dialog.
    if (this.#isAsking) return false
    this.#isAsking = true
    const { response } = await dialog
      .showMessageBox(window, {
        type: 'question',
        message: t('menu.connectTo', { server }),
        detail: t('menu.connectDetail'),
        buttons: [t('menu.connect'), t('menu.doNotConnect')],
        defaultId: 0,
        cancelId: 1,
      })
      .finally(() => (this.#isAsking = false))
    if (response === 0) this.#agreed.add(server)
    return response === 0
  }
}
