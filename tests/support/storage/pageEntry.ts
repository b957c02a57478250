import { createIndexedDatabase } from '../../../src/renderer/storage/database/indexedDatabase'
import { openIndexed } from '../../../src/renderer/storage/database/openIndexed'
import { STORE_NAMES } from '../../../src/renderer/storage/records'
import { DATABASE_CHECKS } from './databaseChecks'
import { windowsOn } from './windows'

/** What tests call inside the page. */
export interface StoragePage {
  /** Names of all checks. */
  readonly names: readonly string[]
  /** What repositories make of the database as the page found it. */
  readOld(): Promise<unknown>
  /** Runs one check on the page's own, emptied database; returns the error, or null. */
  check(name: string): Promise<string | null>
}

const page: StoragePage = {
  names: Object.keys(DATABASE_CHECKS),
  async readOld() {
    const opened = await openIndexed(() => undefined)
    const { runs, parts } = windowsOn(createIndexedDatabase(opened!))()
    const [list, kept] = [await runs.list(), await parts.of('old')]
    opened!.connection.close()
    if (!list.ok || !kept.ok) return 'refused'
    return {
      runs: list.value.records.map(({ id, status, note }) => [id, status, note]),
      parts: [...kept.value.parts],
      damaged: list.value.damaged.length,
    }
  },
  async check(name) {
    const problems: string[] = []
    const opened = await openIndexed(({ code }) => problems.push(code))
    if (!opened) return 'The page has no IndexedDB.'
    const database = createIndexedDatabase(opened)
    try {
      const cleared = await database.clear(STORE_NAMES)
      if (!cleared.ok) return cleared.error.code
      await DATABASE_CHECKS[name]!(database)
      return problems[0] ?? null
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      opened.connection.close()
    }
  },
}

Object.assign(globalThis, { storagePage: page })
