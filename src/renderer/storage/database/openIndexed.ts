import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { message } from '../../../locales/message'
import { KEY_PATHS, STORE_NAMES, type StoreName, type Stores } from '../records'
import { problemOf, type StorageProblem } from '../storageProblem'

/** The object stores as `idb` sees them. */
type Schema = { [S in StoreName]: Stores[S] } & DBSchema

/** A connection to the app's IndexedDB. */
export type Connection = IDBPDatabase<Schema>

/** Receives problems that do not belong to a single call. */
type Report = (problem: StorageProblem) => void

const VERSION = 1
/** A database that cannot be read stays where it is; the next name is used. */
const NAMES = ['lumbung', 'lumbung-2', 'lumbung-3', 'lumbung-4', 'lumbung-5']

/** A database that has not answered by then, in milliseconds, never will: some browsers hang after a crash. */
const PATIENCE = 60_000

/** An open database and how to open it again when the browser drops the connection. */
export interface Opened {
  readonly connection: Connection
  readonly reopen: () => Promise<Connection | null>
}

/** Opens the app's IndexedDB, setting aside a damaged or newer one; null if the browser has none. */
export async function openIndexed(report: Report): Promise<Opened | null> {
  if (typeof indexedDB === 'undefined') return null
  for (const name of NAMES) {
    const attempt = await open(name, report)
    if (attempt === 'forbidden') return null
    if (attempt === 'unreadable') continue
    if (name !== NAMES[0] && attempt.fresh) {
      report({ code: 'setAside', text: message('storage.setAside') })
    }
    const reopen = async (): Promise<Connection | null> => {
      const again = await open(name, report)
      return typeof again === 'string' ? null : again.connection
    }
    return { connection: attempt.connection, reopen }
  }
  return null
}

interface Attempt {
  readonly connection: Connection
  /** Whether it was just created. */
  readonly fresh: boolean
}

async function open(name: string, report: Report): Promise<Attempt | 'forbidden' | 'unreadable'> {
  let fresh = false
  let isBlocked = false
  try {
    const opening = openDB<Schema>(name, VERSION, {
      upgrade(database, oldVersion) {
        fresh = oldVersion === 0
        for (const storeName of STORE_NAMES) {
          if (!database.objectStoreNames.contains(storeName))
            database.createObjectStore(storeName, { keyPath: KEY_PATHS[storeName] })
        }
      },
      blocked() {
        isBlocked = true
        report({ code: 'blocked', text: message('storage.otherWindow') })
      },
      blocking(_current, wanted, event) {
        ;(event.target as IDBDatabase).close()
        // Whoever deletes the database asks for no version.
        report(
          wanted === null
            ? { code: 'deleted', text: message('storage.erased') }
            : { code: 'outdated', text: message('storage.outdated') },
        )
      },
    })
    // Another window may take long to close.
    const connection = await answered(opening, () => isBlocked)
    if (connection === null) {
      report({ code: 'blocked', text: message('storage.silent') })
      return 'forbidden'
    }
    if (STORE_NAMES.every((storeName) => connection.objectStoreNames.contains(storeName)))
      return { connection, fresh }
    connection.close()
    return 'unreadable'
  } catch (error) {
    if (problemOf(error).code !== 'blocked') return 'unreadable'
    report(problemOf(error))
    return 'forbidden'
  }
}

/** The connection; null if there is no answer in time, and then one that comes later is closed. */
async function answered(opening: Promise<Connection>, mayWait: () => boolean): Promise<Connection | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<null>((settle) => {
    timer = setTimeout(() => {
      if (!mayWait()) settle(null)
    }, PATIENCE)
  })
  const connection = await Promise.race([opening, silence]).finally(() => clearTimeout(timer))
  if (connection === null) opening.then((late) => late.close()).catch(() => undefined)
  return connection
}
