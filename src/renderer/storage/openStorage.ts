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
  stride: 'lap',
  instant: false,
  routesShown: false,
  logOpen: true,
  treeShown: false,
  hintsShown: true,
  sounds: false,
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
    oldSettings: textsOf('localStorage'),
    // Before the id, which says that this window was opened before.
    unloadCopy: unloadCopy(),
    windowId: windowId(),
    health,
  })
}

/** The storage of texts that a browser has, or null if access to it is forbidden. */
function textsOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[kind] ?? null
  } catch {
    return null
  }
}

/** The id of this window: `sessionStorage` outlives a reload, and belongs to one window. */
function windowId(): string {
  const texts = textsOf('sessionStorage')
  const id = texts?.getItem(WINDOW) ?? crypto.randomUUID()
  store(texts, WINDOW, id)
  return id
}

const WINDOW = 'lumbung.window'
const GAME = 'lumbung.game'

/** A reload finds the copy of its own window; a new window finds the last one of any. */
function unloadCopy(): UnloadCopy {
  const [own, all] = [textsOf('sessionStorage'), textsOf('localStorage')]
  const isReloaded = own?.getItem(WINDOW) !== null
  /** What this window wrote or found for all; the copy of another window is left to others. */
  let shared = isReloaded ? null : (all?.getItem(GAME) ?? null)
  return {
    get: () => own?.getItem(GAME) || shared || null,
    set(text) {
      store(own, GAME, text)
      if (text !== null || all?.getItem(GAME) === shared) store(all, GAME, text)
      shared = text
    },
  }
}

function store(texts: Storage | null, name: string, text: string | null): void {
  try {
    if (text === null) texts?.removeItem(name)
    else texts?.setItem(name, text)
  } catch {
    // Full: that must not prevent a window from opening or closing.
  }
}
