import { ok, refuse } from '../../../engine/result'
import type { Answer, Database } from './database'
import { keyIn, STORE_NAMES, type PartRecord, type StoreName } from '../records'
import type { StorageProblem } from '../storageProblem'

/** Failures that tests can provoke in an in-memory database. */
interface MemoryDatabaseOptions {
  /** Why the next write is refused; undefined lets it through. */
  readonly refuseWrite?: (storeName: StoreName) => StorageProblem | undefined
  /** Why the next read is refused. */
  readonly refuseRead?: (storeName: StoreName) => StorageProblem | undefined
}

/** A database that lasts as long as the window: the fallback, and the one unit tests use. */
export function createMemoryDatabase(options: MemoryDatabaseOptions = {}): Database {
  const storeNames = new Map<StoreName, Map<string, unknown>>(
    STORE_NAMES.map((storeName) => [storeName, new Map()]),
  )
  const on = (storeName: StoreName): Map<string, unknown> => storeNames.get(storeName)!
  const name = (key: unknown): string => JSON.stringify(key)
  const partsOf = (run: string): PartRecord[] =>
    [...(on('parts') as Map<string, PartRecord>).values()]
      .filter((part) => part.run === run)
      .sort((a, b) => a.index - b.index)

  /** The records of a store by key, sorted once until something is written. */
  const sorted = new Map<StoreName, readonly unknown[]>()
  function inOrder(storeName: StoreName): readonly unknown[] {
    const known = sorted.get(storeName)
    if (known) return known
    const records = [...on(storeName).values()].sort((a, b) =>
      compare(keyIn(storeName, a), keyIn(storeName, b)),
    )
    sorted.set(storeName, records)
    return records
  }

  async function read<T>(storeName: StoreName, work: () => T): Answer<T> {
    const problem = options.refuseRead?.(storeName)
    return problem ? refuse(problem) : ok(work())
  }
  async function write<T>(storeName: StoreName, work: () => T): Answer<T> {
    const problem = options.refuseWrite?.(storeName)
    sorted.clear()
    return problem ? refuse(problem) : ok(work())
  }
  function set(storeName: StoreName, record: unknown): void {
    on(storeName).set(name(keyIn(storeName, record)), structuredClone(record))
  }

  return {
    get: (storeName, keys) => read(storeName, () => keys.map((key) => on(storeName).get(name(key)))),
    all: (storeName) => read(storeName, () => [...on(storeName).values()]),
    page: (storeName, after, count) =>
      read(storeName, () => {
        const records = inOrder(storeName)
        let from = 0
        if (after !== null) {
          // Binary search, because a backup reads page after page.
          for (let to = records.length; from < to;) {
            const middle = (from + to) >> 1
            if (compare(keyIn(storeName, records[middle]), after) > 0) to = middle
            else from = middle + 1
          }
        }
        return records.slice(from, from + count)
      }),
    put: (storeName, records) =>
      write(storeName, () => {
        for (const record of records) set(storeName, record)
        return null
      }),
    update: (storeName, keys, change) =>
      write(storeName, () => {
        for (const key of keys) {
          const changed = change(on(storeName).get(name(key)), key)
          if (changed !== undefined) set(storeName, changed)
        }
        return null
      }),
    remove: (storeName, keys) =>
      write(storeName, () => {
        for (const key of keys) on(storeName).delete(name(key))
        return null
      }),
    putParts: (parts) =>
      write('parts', () => {
        const missing = new Set<string>()
        for (const part of parts) {
          if (on('runs').has(name(part.run))) set('parts', part)
          else missing.add(part.run)
        }
        return missing
      }),
    partsOf: (run) => read('parts', () => partsOf(run)),
    removeRuns: (ids) =>
      write('runs', () => {
        for (const id of ids) {
          on('runs').delete(name(id))
          for (const part of partsOf(id)) on('parts').delete(name([part.run, part.index]))
        }
        return null
      }),
    clear: (some) =>
      write('runs', () => {
        for (const storeName of some) on(storeName).clear()
        return null
      }),
  }
}

/** Keys in the order of IndexedDB: strings, or a string and then a number. */
function compare(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) return compare(a[0], b[0]) || Number(a[1]) - Number(b[1])
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}
