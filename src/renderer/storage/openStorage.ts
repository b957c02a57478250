import { message } from '../../locales/message'
import { USUAL_WORKERS } from '../platform/engine'
import { openChannel } from './changes'
import { createIndexedDatabase } from './database/indexedDatabase'
import { createMemoryDatabase } from './database/memoryDatabase'
import { openIndexed } from './database/openIndexed'
import { Repositories } from './repositories/repositories'
import { StorageHealth } from './storageHealth'
import { textsOf, windowId, windowText } from './windowTexts'
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
  stride: 'lap',
  instant: false,
  routesShown: false,
  logOpen: false,
  treeShown: false,
  hintsShown: true,
  sounds: true,
  southName: '',
  northName: '',
  gamesKnown: [],
  gamesPlayed: [],
  levelGames: [],
  finishedGames: [],
  puzzlesSolved: [],
  puzzleDays: [],
  puzzlesMade: [],
  puzzleBatches: 0,
}

let opening: Promise<Repositories> | null = null

/**
 * Asks the browser not to delete what is stored when space is short; resolves with its answer. Call it when there is
 * something to lose: browsers may ask the user, and refuse pages that nobody has worked with.
 */
export async function keepStorage(): Promise<boolean> {
  try {
    const { storage } = navigator
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    // Some browsers have no such thing, or forbid it.
    return false
  }
}

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
  const { problem } = health
  health.recheck()
  if (!opened) {
    const text = problem
      ? message('storage.memoryOnlyFor', { reason: problem.text })
      : message('storage.memoryOnly')
    health.report({ code: 'memoryOnly', text })
  }
  return new Repositories({
    database: opened ? createIndexedDatabase(opened) : createMemoryDatabase(),
    channel: opened ? openChannel() : null,
    settings: INITIAL_SETTINGS,
    oldSettings: textsOf('localStorage'),
    // Before the id, which says that this window was opened before.
    unloadCopy: windowText('lumbung.game'),
    windowId: windowId(),
    health,
  })
}
