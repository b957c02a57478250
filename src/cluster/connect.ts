import type * as Bullmq from 'bullmq'
import type { Redis } from 'ioredis'
import { ok, refuse, type Result } from '../engine/result'
import { message, type Text } from '../locales/message'
import { type QueueAddress, shownAddress } from './address'
import { QUEUE_NAME } from './batch'

/** How long a server may take to answer the first time, in milliseconds. */
const PATIENCE = 8_000
/** The longest wait before a broken connection is retried. */
const RETRY_MS = 2_000

/** The libraries of the queue, loaded only when needed. */
async function loadLibraries(): Promise<Result<{ bullmq: typeof Bullmq; redis: typeof Redis }, Text>> {
  try {
    const [bullmq, { Redis: redis }] = await Promise.all([import('bullmq'), import('ioredis')])
    return ok({ bullmq, redis })
  } catch {
    return refuse(message('servers.notInstalled'))
  }
}

/** A way to open connections to a server that has answered once. */
export interface Server {
  readonly bullmq: typeof Bullmq
  /** The address without its password. */
  readonly shown: string
  /** A connection that reconnects by itself; commands wait for it. */
  open(): Redis
}

/** Checks that a server answers, accepts us and stores what it is given; otherwise returns a message that says what to do. */
export async function connect(address: QueueAddress): Promise<Result<Server, Text>> {
  const libraries = await loadLibraries()
  if (!libraries.ok) return libraries
  const { bullmq, redis: RedisClient } = libraries.value
  const { encrypted, ...where } = address
  const common = { ...where, ...(encrypted ? { tls: {} } : {}), connectTimeout: PATIENCE }
  const first = new RedisClient({
    ...common,
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  let problem: unknown
  first.on('error', (error) => (problem = error))
  try {
    await first.connect()
    await first.ping()
    await first.set(`${QUEUE_NAME}:probe`, '', 'EX', 1)
  } catch (error) {
    return refuse(problemOf(address, problem ?? error))
  } finally {
    first.disconnect()
  }
  const open = (): Redis => {
    const client = new RedisClient({
      ...common,
      maxRetriesPerRequest: null,
      retryStrategy: (times) => Math.min(100 * times, RETRY_MS),
    })
    // Lost connections are retried; without a listener every attempt would be printed.
    client.on('error', () => {})
    return client
  }
  return ok({ bullmq, shown: shownAddress(address), open })
}

const CREDENTIALS = /^(?:WRONGPASS|NOAUTH)|AUTH/
/** The server is there but will not store anything until its administrator changes something. */
const REFUSED = /^-?(?:OOM|READONLY|NOPERM|MISCONF|NOREPLICAS)\b/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** What a server said when it refused to store something; null for other errors, which pass by themselves. */
export function refusalOf(server: string, error: unknown): Text | null {
  const told = [error, ...((error as { previousErrors?: readonly unknown[] } | null)?.previousErrors ?? [])]
    .map((each) => (each instanceof Error ? each.message : ''))
    .find((each) => REFUSED.test(each))
  return told === undefined ? null : message('servers.refused', { server, reason: told.replace(/\.$/, '') })
}

function problemOf(address: QueueAddress, error: unknown): Text {
  const server = shownAddress(address)
  const refused = refusalOf(server, error)
  if (refused !== null) return refused
  const { code = '', message: told = '' } = error as { code?: string; message?: string }
  if (CREDENTIALS.test(told)) return message('servers.password', { server })
  if (UNREACHABLE.has(code) || /timed? ?out|closed/i.test(told))
    return message('servers.unreachable', { server })
  return message('servers.failed', { server, reason: told })
}
