import { ok, refuse } from '../../../engine/result'
import type { Answer, Database } from './database'
import type { Connection, Opened } from './openIndexed'
import { problemOf } from '../storageProblem'

/** How long reading some parts may take, in milliseconds, and how many they may be. */
const MOMENT = 20
const MOST = 1_000

/** The database over an open IndexedDB. */
export function createIndexedDatabase({ connection: first, reopen }: Opened): Database {
  let connection = first

  /** Runs the work, once more on a new connection if the browser dropped the old one. */
  async function answer<T>(work: (on: Connection) => Promise<T>): Answer<T> {
    try {
      return ok(await work(connection))
    } catch (error) {
      if (!isDropped(error)) return refuse(problemOf(error))
    }
    try {
      connection = (await reopen()) ?? connection
      return ok(await work(connection))
    } catch (error) {
      return refuse(problemOf(error))
    }
  }

  return {
    get: (storeName, keys) =>
      answer((on) => {
        const { store } = on.transaction(storeName)
        return Promise.all(keys.map((key) => store.get(key as never)))
      }),
    all: (storeName) => answer((on) => on.getAll(storeName)),
    page: (storeName, after, count) =>
      answer((on) =>
        on.getAll(storeName, after === null ? null : (IDBKeyRange.lowerBound(after, true) as never), count),
      ),
    put: (storeName, records) =>
      answer((on) =>
        written(on.transaction(storeName, 'readwrite'), ({ store }) =>
          records.map((record) => store.put(record as never)),
        ),
      ),
    update: (storeName, keys, change) =>
      answer((on) =>
        written(on.transaction(storeName, 'readwrite'), ({ store }) =>
          keys.map(async (key) => {
            const changed = change(await store.get(key as never), key)
            if (changed !== undefined) await store.put(changed as never)
          }),
        ),
      ),
    remove: (storeName, keys) =>
      answer((on) =>
        written(on.transaction(storeName, 'readwrite'), ({ store }) =>
          keys.map((key) => store.delete(key as never)),
        ),
      ),
    putParts: (parts) =>
      answer(async (on) => {
        const missing = new Set<string>()
        await written(on.transaction(['runs', 'parts'], 'readwrite'), (transaction) => {
          const stored = new Map<string, Promise<unknown>>()
          for (const { run } of parts)
            if (!stored.has(run)) stored.set(run, transaction.objectStore('runs').getKey(run))
          return parts.map(async (part) => {
            if ((await stored.get(part.run)) === undefined) missing.add(part.run)
            else await transaction.objectStore('parts').put(part)
          })
        })
        return missing
      }),
    partsOf: (run) => answer((on) => readParts(on, run)),
    removeRuns: (ids) =>
      answer((on) =>
        written(on.transaction(['runs', 'parts'], 'readwrite'), (transaction) =>
          ids.flatMap((id) => [
            transaction.objectStore('runs').delete(id),
            transaction.objectStore('parts').delete(ofRun(id)),
          ]),
        ),
      ),
    clear: (storeNames) =>
      answer((on) =>
        written(on.transaction([...storeNames], 'readwrite'), (transaction) =>
          storeNames.map((storeName) => transaction.objectStore(storeName).clear()),
        ),
      ),
  }
}

/** What is needed of a transaction to end it. */
interface Transaction {
  readonly done: Promise<void>
  abort(): void
}

/**
 * Makes requests in a transaction and waits until it is stored; a failure is the original cause, not its consequence.
 */
async function written<T extends Transaction>(
  transaction: T,
  requests: (transaction: T) => readonly Promise<unknown>[],
): Promise<null> {
  const done = transaction.done.then(() => null)
  // Every path below awaits `done`, but only after the requests; it may reject before that.
  done.catch(() => undefined)
  try {
    const ended = await Promise.allSettled(requests(transaction))
    const failed = ended.find((request) => request.status === 'rejected')
    if (failed) throw failed.reason
  } catch (error) {
    abort(transaction)
    const cause: unknown = await done.catch((reason: unknown) => reason)
    throw cause === null || isEcho(cause) ? error : cause
  }
  return done
}

function abort(transaction: Transaction): void {
  try {
    transaction.abort()
  } catch {
    // It has already ended; there is nothing to undo.
  }
}

/** Whether an error only says that the transaction was aborted, so that the cause is elsewhere. */
function isEcho(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function isDropped(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

/** Reads some parts at a time, in short steps, so that the window stays responsive with a million numbers. */
async function readParts(on: Connection, run: string): Promise<readonly unknown[]> {
  const { store } = on.transaction('parts')
  const parts: unknown[] = []
  let range = ofRun(run)
  for (let count = 1; ;) {
    const began = performance.now()
    const some = await store.getAll(range, count)
    for (const part of some) parts.push(part)
    const last = some.at(-1)
    if (!last || some.length < count) return parts
    range = IDBKeyRange.bound([run, last.index], range.upper, true)
    count = performance.now() - began < MOMENT ? Math.min(MOST, 2 * count) : Math.max(1, count >> 1)
  }
}

function ofRun(run: string): IDBKeyRange {
  return IDBKeyRange.bound([run, -Infinity], [run, Infinity])
}
