import { ok, refuse } from '../../../engine/result'
import type { Answer, Database } from './database'
import { keyIn, SHELVES, type PartRecord, type Shelf } from '../records'
import type { StorageProblem } from '../storageProblem'

/** Failures that tests can provoke in an in-memory database. */
interface MemoryDatabaseOptions {
  /** Why the next write is refused; undefined lets it through. */
  readonly refuseWrite?: (shelf: Shelf) => StorageProblem | undefined
  /** Why the next read is refused. */
  readonly refuseRead?: (shelf: Shelf) => StorageProblem | undefined
}

/** A database that lasts as long as the window: the fallback, and the one unit tests use. */
export function createMemoryDatabase(options: MemoryDatabaseOptions = {}): Database {
  const shelves = new Map<Shelf, Map<string, unknown>>(SHELVES.map((shelf) => [shelf, new Map()]))
  const on = (shelf: Shelf): Map<string, unknown> => shelves.get(shelf)!
  const name = (key: unknown): string => JSON.stringify(key)
  const partsOf = (run: string): PartRecord[] =>
    [...(on('parts') as Map<string, PartRecord>).values()]
      .filter((part) => part.run === run)
      .sort((a, b) => a.index - b.index)

  /** The records of a shelf by key, sorted once until something is written. */
  const sorted = new Map<Shelf, readonly unknown[]>()
  function inOrder(shelf: Shelf): readonly unknown[] {
    const known = sorted.get(shelf)
    if (known) return known
    const records = [...on(shelf).values()].sort((a, b) => compare(keyIn(shelf, a), keyIn(shelf, b)))
    sorted.set(shelf, records)
    return records
  }

  async function read<T>(shelf: Shelf, work: () => T): Answer<T> {
    const problem = options.refuseRead?.(shelf)
    return problem ? refuse(problem) : ok(work())
  }
  async function write<T>(shelf: Shelf, work: () => T): Answer<T> {
    const problem = options.refuseWrite?.(shelf)
    sorted.clear()
    return problem ? refuse(problem) : ok(work())
  }
  function set(shelf: Shelf, record: unknown): void {
    on(shelf).set(name(keyIn(shelf, record)), structuredClone(record))
  }

  return {
    get: (shelf, keys) => read(shelf, () => keys.map((key) => on(shelf).get(name(key)))),
    all: (shelf) => read(shelf, () => [...on(shelf).values()]),
    page: (shelf, after, count) =>
      read(shelf, () => {
        const records = inOrder(shelf)
        let from = 0
        if (after !== null) {
          // Binary search, because a backup reads page after page.
          for (let to = records.length; from < to;) {
            const middle = (from + to) >> 1
            if (compare(keyIn(shelf, records[middle]), after) > 0) to = middle
            else from = middle + 1
          }
        }
        return records.slice(from, from + count)
      }),
    put: (shelf, records) =>
      write(shelf, () => {
        for (const record of records) set(shelf, record)
        return null
      }),
    update: (shelf, keys, change) =>
      write(shelf, () => {
        for (const key of keys) {
          const changed = change(on(shelf).get(name(key)), key)
          if (changed !== undefined) set(shelf, changed)
        }
        return null
      }),
    remove: (shelf, keys) =>
      write(shelf, () => {
        for (const key of keys) on(shelf).delete(name(key))
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
        for (const shelf of some) on(shelf).clear()
        return null
      }),
  }
}

/** Keys in the order of IndexedDB: strings, or a string and then a number. */
function compare(a: unknown, b: unknown): number {
  if (Array.isArray(a) && Array.isArray(b)) return compare(a[0], b[0]) || Number(a[1]) - Number(b[1])
  return String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0
}
