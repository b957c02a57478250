import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { ok, refuse, type Result } from '../../engine/result'
import type { Database, StorageProblem } from './database'
import { KEY_PATHS, SHELVES, type PartRecord, type Shelf, type Shelves } from './records'

const VERSION = 1
/** A database that cannot be read stays where it is; the next name is used. */
const NAMES = ['lumbung', 'lumbung-2', 'lumbung-3', 'lumbung-4', 'lumbung-5']

/** How long reading some parts may take, in milliseconds, and how many they may be. */
const MOMENT = 20
const MOST = 1_000

type Schema = { [S in Shelf]: Shelves[S] } & DBSchema
type Report = (problem: StorageProblem) => void

/** Opens the app's IndexedDB, setting aside one that is damaged or newer; null where the browser has none. */
export async function openIndexed(report: Report): Promise<Database | null> {
  if (typeof indexedDB === 'undefined') return null
  for (const name of NAMES) {
    const opened = await attempt(name, report)
    if (!opened) continue
    if (name !== NAMES[0] && opened.fresh) {
      report({
        code: 'setAside',
        message:
          'The stored results could not be read (damaged, or from a newer Lumbung). They were left untouched; this version starts with an empty store.',
      })
    }
    return wrap(opened.connection, report, () =>
      attempt(name, report).then((again) => again?.connection ?? null),
    )
  }
  return null
}

interface Opened {
  readonly connection: IDBPDatabase<Schema>
  /** Whether it was made just now. */
  readonly fresh: boolean
}

async function attempt(name: string, report: Report): Promise<Opened | null> {
  let fresh = false
  try {
    const connection = await openDB<Schema>(name, VERSION, {
      upgrade(database, oldVersion) {
        fresh = oldVersion === 0
        for (const shelf of SHELVES) {
          if (!database.objectStoreNames.contains(shelf))
            database.createObjectStore(shelf, { keyPath: KEY_PATHS[shelf] })
        }
      },
      blocking(_current, _blocked, event) {
        ;(event.target as IDBDatabase).close()
        report({
          code: 'outdated',
          message: 'A newer Lumbung was opened in another window. Reload this one to go on storing results.',
        })
      },
    })
    if (SHELVES.every((shelf) => connection.objectStoreNames.contains(shelf))) return { connection, fresh }
    connection.close()
    return null
  } catch {
    return null
  }
}

function wrap(
  first: IDBPDatabase<Schema>,
  report: Report,
  reopen: () => Promise<IDBPDatabase<Schema> | null>,
): Database {
  let connection = first
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lumbung')

  /** Runs the work once more on a new connection if the browser dropped the old one. */
  async function using<T>(work: (on: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
    try {
      return await work(connection)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
      connection = (await reopen()) ?? connection
      return work(connection)
    }
  }

  async function write(
    shelf: Shelf,
    work: (on: IDBPDatabase<Schema>) => Promise<unknown>,
  ): Promise<Result<null, StorageProblem>> {
    try {
      await using(work)
      channel?.postMessage(shelf)
      return ok(null)
    } catch (error) {
      const problem = storageProblemOf(error)
      report(problem)
      return refuse(problem)
    }
  }

  return {
    get: (shelf, key) => using((on) => on.get(shelf, key as never)) as never,
    all: (shelf) => using((on) => on.getAll(shelf)) as never,
    put: (shelf, ...values) =>
      write(shelf, async (on) => {
        const transaction = on.transaction(shelf, 'readwrite')
        await Promise.all([...values.map((value) => transaction.store.put(value as never)), transaction.done])
      }),
    remove: (shelf, ...keys) =>
      write(shelf, async (on) => {
        const transaction = on.transaction(shelf, 'readwrite')
        await Promise.all([...keys.map((key) => transaction.store.delete(key as never)), transaction.done])
      }),
    partsOf: (run) => using((on) => readParts(on, run)),
    removePartsOf: (run) => write('parts', (on) => on.delete('parts', ofRun(run))),
    onChange(listener) {
      const hear = (event: MessageEvent<Shelf>): void => listener(event.data)
      channel?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
  }
}

/** Some parts at a time, as many as are read in a moment: the window stays free over a million numbers. */
async function readParts(on: IDBPDatabase<Schema>, run: string): Promise<PartRecord[]> {
  const { store } = on.transaction('parts')
  const parts: PartRecord[] = []
  let range = ofRun(run)
  for (let count = 1; ;) {
    const began = performance.now()
    const some = await store.getAll(range, count)
    parts.push(...some)
    const last = some.at(-1)
    if (!last || some.length < count) return parts
    range = IDBKeyRange.bound([run, last.index], range.upper, true)
    count = performance.now() - began < MOMENT ? Math.min(MOST, 2 * count) : Math.max(1, count >> 1)
  }
}

function ofRun(run: string): IDBKeyRange {
  return IDBKeyRange.bound([run, -Infinity], [run, Infinity])
}

function storageProblemOf(error: unknown): StorageProblem {
  const full =
    error instanceof DOMException && (error.name === 'QuotaExceededError' || error.name === 'AbortError')
  return full
    ? {
        code: 'full',
        message:
          'Storage is full: nothing more can be kept. Export or delete old results; what is stored is safe.',
      }
    : {
        code: 'failed',
        message: `Could not store this: ${error instanceof Error ? error.message : String(error)}`,
      }
}
