import { ok, refuse, type Result } from '../../engine/result'
import type { Text } from '../../locales/message'
import { readEntries, writeEntries, type Entry } from './backupFile'
import { keyIn, STORE_NAMES, type PartRecord, type RunRecord, type StoreName } from './records'
import type { Repositories } from './repositories/repositories'
import type { StorageProblem } from './storageProblem'

/**
 * How many records of each store were restored, and how many were not because they were damaged or of an unknown
 * kind.
 */
export type BackupCounts = Readonly<Record<StoreName | 'skipped', number>>

/** Everything stored, as one file. */
interface Backup {
  readonly file: Blob
  readonly counts: BackupCounts
}

/** How many records are read or written at once. */
const PAGE = 500
/** Pieces of a file are joined into blobs of about this many characters. */
const PIECE = 1_000_000

/** Writes everything stored into one file, page by page; `onProgress` receives the number of records so far. */
export async function exportBackup(
  repositories: Repositories,
  onProgress: (records: number) => void = () => {},
): Promise<Result<Backup, StorageProblem>> {
  await repositories.parts.flush()
  const counts = noCounts()
  let problem: StorageProblem | null = null
  let records = 0

  async function* pages<S extends StoreName>(storeName: S): AsyncGenerator<readonly unknown[]> {
    for (let after = null; ;) {
      const page = await repositories.database.page(storeName, after, PAGE)
      if (!page.ok) {
        problem = page.error
        return
      }
      counts[storeName] += page.value.length
      onProgress((records += page.value.length))
      yield page.value
      after = (keyIn(storeName, page.value.at(-1)) ?? null) as never
      if (page.value.length < PAGE) return
    }
  }
  const blobs: Blob[] = []
  let text = ''
  for await (const piece of writeEntries(pages)) {
    text += piece
    if (text.length < PIECE) continue
    blobs.push(new Blob([text]))
    text = ''
  }
  return problem
    ? refuse(problem)
    : ok({ file: new Blob([...blobs, text], { type: 'application/json' }), counts })
}

/**
 * Adds everything in a backup to the stored data; records with the same id are replaced. The whole file is read once
 * before anything is stored, so that a damaged one changes nothing. `onProgress` receives the progress, from 0 to 1.
 */
export async function importBackup(
  repositories: Repositories,
  content: string | Blob,
  onProgress: (share: number) => void = () => {},
): Promise<Result<BackupCounts, Text>> {
  const source = typeof content === 'string' ? new Blob([content]) : content
  let read = 0
  const onRead = (bytes: number): void => onProgress((read += bytes) / (2 * source.size))
  const sound = await each(source, () => Promise.resolve(ok(null)), onRead)
  if (!sound.ok) return sound
  const counts = noCounts()
  const stored = await each(source, (batch) => store(repositories, batch, counts), onRead)
  // Records stored before a failure stay.
  for (const storeName of STORE_NAMES) repositories.changes.tell({ storeName, ids: 'all' })
  return stored.ok ? ok(counts) : stored
}

/** Removes everything but the settings; call it when nothing is running. Returns a copy for Undo. */
export async function forgetEverything(repositories: Repositories): Promise<Result<Backup, StorageProblem>> {
  const backup = await exportBackup(repositories)
  if (!backup.ok) return backup
  repositories.parts.discard()
  repositories.runs.discardUnsaved()
  const stores = STORE_NAMES.filter((storeName) => storeName !== 'settings')
  const cleared = await repositories.database.clear(stores)
  if (!cleared.ok) return cleared
  for (const storeName of stores) repositories.changes.tell({ storeName, ids: 'all' })
  return backup
}

/** Passes on the records of a file in batches of one store each. */
async function each(
  source: Blob,
  take: (batch: readonly Entry[]) => Promise<Result<null, Text>>,
  onRead: (bytes: number) => void,
): Promise<Result<null, Text>> {
  const entries = readEntries(source, onRead)
  let batch: Entry[] = []
  for (let next = await entries.next(); ; next = await entries.next()) {
    const full =
      batch.length >= PAGE || (!next.done && batch[0] && batch[0].storeName !== next.value.storeName)
    if (batch.length > 0 && (next.done || full)) {
      const taken = await take(batch)
      if (!taken.ok) return taken
      batch = []
    }
    if (next.done) return next.value
    batch.push(next.value)
  }
}

async function store(
  { database }: Repositories,
  batch: readonly Entry[],
  counts: Record<StoreName | 'skipped', number>,
): Promise<Result<null, Text>> {
  const storeName = batch[0]!.storeName
  const sound = batch.flatMap(({ record, isIntact }) =>
    isIntact && keyIn(storeName, record) !== undefined ? [record] : [],
  )
  counts.skipped += batch.length - sound.length
  if (storeName === 'parts') {
    const put = await database.putParts(sound as readonly PartRecord[])
    if (!put.ok) return refuse(put.error.text)
    const orphans = (sound as readonly PartRecord[]).filter(({ run }) => put.value.has(run)).length
    counts.parts += sound.length - orphans
    counts.skipped += orphans
    return ok(null)
  }
  const records = storeName === 'runs' ? sound.map((run) => atRest(run as RunRecord)) : sound
  const put = await database.put(storeName, records as never[])
  if (!put.ok) return refuse(put.error.text)
  counts[storeName] += records.length
  return ok(null)
}

/** A run that was running when the backup was made is no longer running. */
function atRest(run: RunRecord): RunRecord {
  return run.status === 'running' || run.status === 'waiting' ? { ...run, status: 'interrupted' } : run
}

function noCounts(): Record<StoreName | 'skipped', number> {
  return { runs: 0, parts: 0, specs: 0, variants: 0, games: 0, settings: 0, skipped: 0 }
}
