import * as v from 'valibot'
import { ok, refuse, type Result } from '../../engine/result'
import type { Database } from './database'
import { SHELVES, type Shelf, type Shelves } from './records'

/** Everything the app keeps, as one file. */
export interface Backup {
  readonly lumbung: 'backup'
  readonly schema: 1
  readonly shelves: { readonly [S in Shelf]: readonly Shelves[S]['value'][] }
}

const records = v.array(v.record(v.string(), v.unknown()))
const shape = v.object({
  lumbung: v.literal('backup'),
  schema: v.literal(1),
  shelves: v.object({
    runs: records,
    parts: records,
    specs: records,
    variants: records,
    games: records,
    settings: records,
  }),
})

/** Takes a copy of everything that is kept. */
export async function takeBackup(database: Database): Promise<Backup> {
  const shelves = await Promise.all(SHELVES.map(async (shelf) => [shelf, await database.all(shelf)]))
  return { lumbung: 'backup', schema: 1, shelves: Object.fromEntries(shelves) as Backup['shelves'] }
}

/** Reads a backup from the text of a file. */
export function parseBackup(text: string): Result<Backup, string> {
  try {
    const read = v.safeParse(shape, JSON.parse(text))
    // Records were written by this app; their fields are read with care where they are used.
    return read.success ? ok(read.output as unknown as Backup) : refuse('This is not a backup of Lumbung.')
  } catch {
    return refuse('This file is damaged or not a backup of Lumbung: it is not JSON.')
  }
}

/** Puts everything of a backup back beside what is there; records of the same id are replaced. */
export async function restoreBackup(database: Database, backup: Backup): Promise<Result<null, string>> {
  for (const shelf of SHELVES) {
    const put = await database.put(shelf, ...(backup.shelves[shelf] as never[]))
    if (!put.ok) return refuse(put.error.message)
  }
  tellThisWindow()
  return ok(null)
}

/** Forgets everything and returns the copy that an undo needs. */
export async function forgetEverything(database: Database): Promise<Result<Backup, string>> {
  const backup = await takeBackup(database)
  for (const shelf of SHELVES) {
    const keys = backup.shelves[shelf].map((record) => keyOf(shelf, record))
    const removed = await database.remove(shelf, ...(keys as never[]))
    if (!removed.ok) return refuse(removed.error.message)
  }
  tellThisWindow()
  return ok(backup)
}

function keyOf<S extends Shelf>(shelf: S, record: Shelves[S]['value']): unknown {
  if (shelf === 'parts') {
    const { run, index } = record as Shelves['parts']['value']
    return [run, index]
  }
  return shelf === 'settings'
    ? (record as Shelves['settings']['value']).key
    : (record as Shelves['runs']['value']).id
}

/** The database tells other windows of changes; a channel of our own makes it tell this one as well. */
function tellThisWindow() {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel('lumbung')
  for (const shelf of SHELVES) channel.postMessage(shelf)
  channel.close()
}
