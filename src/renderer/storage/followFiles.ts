import { shallowRef, type ShallowRef } from 'vue'
import { inBackground } from '../platform/inBackground'
import type { Answer } from './database/database'
import { openStorage } from './openStorage'
import type { FileRecord } from './repositories/filesRepository'

/** The stored files of one kind, for Vue. */
interface FollowedFiles {
  readonly loaded: Readonly<ShallowRef<boolean>>
  /** Reads the stored files, and from then on whatever changes, also in other windows. */
  load(): Promise<void>
  save(record: FileRecord): Answer<null>
  remove(id: string): Answer<null>
}

/** Follows the files of one kind; `take` gets all of them whenever one has changed. */
export function followFiles(
  kind: 'players' | 'strategies' | 'studies',
  take: (records: readonly FileRecord[]) => void | Promise<void>,
): FollowedFiles {
  const loaded = shallowRef(false)
  let following = false

  async function load(): Promise<void> {
    const files = (await openStorage())[kind]
    if (!following) files.onChange(() => inBackground(read()))
    following = true
    await read()
  }

  async function read(): Promise<void> {
    const stored = await (await openStorage())[kind].list()
    if (stored.ok) await take(stored.value)
    loaded.value = true
  }

  async function save(record: FileRecord): Answer<null> {
    const saved = await (await openStorage())[kind].save(record)
    await load()
    return saved
  }

  async function remove(id: string): Answer<null> {
    const removed = await (await openStorage())[kind].remove(id)
    await load()
    return removed
  }

  return { loaded, load, save, remove }
}
