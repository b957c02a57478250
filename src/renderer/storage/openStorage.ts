import { message } from '../../locales/message'
import { USUAL_WORKERS } from '../platform/engine'
import { openChannel } from './changes'
import type { UnloadCopy } from './repositories/gamesRepository'
import { createIndexedDatabase } from './database/indexedDatabase'
import { createMemoryDatabase } from './database/memoryDatabase'
import { openIndexed } from './database/openIndexed'
import { Repositories } from './repositories/repositories'
import { StorageHealth } from './storageHealth'
import type { Settings } from './repositories/settingsRepository'

/** The initial settings. */
export const INITIAL_SETTINGS: Settings = {
  theme: 'system',
  language: 'system',
  seedsPerSecond: 6,
  workers: USUAL_WORKERS,
  singleKeys: true,
  notifyWhenDone: true,
  lookForUpdates: false,
  linkAddress: '',
  welcomed: false,
}

let opening: Promise<Repositories> | null = null

/**
 * The repositories of this window, opened once; in memory if the browser cannot store anything, which their health
 * reports.
 */
export function openStorage(): Promise<Repositories> {
  opening ??= open()
  return opening
}

async function open(): Promise<Repositories> {
  const health = new StorageHealth()
  const opened = await openIndexed((problem) => health.report(problem))
  health.recheck()
  if (!opened) {
    const text = health.problem
      ? message('storage.memoryOnlyFor', { reason: health.problem.text })
      : message('storage.memoryOnly')
    health.report({ code: 'memoryOnly', text })
  }
  return new Repositories({
    database: opened ? createIndexedDatabase(opened) : createMemoryDatabase(),
    channel: opened ? openChannel() : null,
    settings: INITIAL_SETTINGS,
    oldSettings: localTexts(),
    unloadCopy: unloadCopy(),
    health,
  })
}

/** `localStorage`, or null if access to it is forbidden. */
function localTexts(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

const GAME = 'lumbung.game'

function unloadCopy(): UnloadCopy {
  const texts = localTexts()
  return {
    get: () => texts?.getItem(GAME) || null,
    set(text) {
      try {
        if (text === null) texts?.removeItem(GAME)
        else texts?.setItem(GAME, text)
      } catch {
        // A full localStorage must not prevent a window from closing.
      }
    },
  }
}
