import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BadInput } from '../options/badInput'
import { findRun, loadRuns, type SavedRun, saveRuns } from '../run/savedRun'
import { partFileName } from './partFile'
import { type FolderPlan, makeFolder } from './planFolder'

/** Thousands of jobs may share the disk: each saves its progress no more often than this. */
const EVERY_MS = 30_000

/** What a part has finished so far, for a job that is stopped and started again on any machine. */
interface PartProgress {
  /** What an earlier job of this part left, if it can be read. */
  readonly earlier: SavedRun | undefined
  /** Saves if the last save was a while ago; a disk that refuses does not stop the job. */
  saveIfDue(run: () => SavedRun): void
  /** Saves at once; false if that failed. */
  save(run: SavedRun): boolean
  /** Called when the part is done. */
  discard(): void
}

/** The progress file of a part. */
export function progressOf(
  plan: FolderPlan,
  part: number,
  now = (): number => performance.now(),
): PartProgress {
  const folder = join(plan.folder, 'progress')
  const file = join(folder, partFileName(part))
  let saved = now()

  function save(run: SavedRun): boolean {
    saved = now()
    try {
      makeFolder(folder)
      saveRuns(file, [run])
      return true
    } catch {
      return false
    }
  }

  return {
    earlier: readEarlier(plan, file),
    saveIfDue(run) {
      if (now() - saved >= EVERY_MS) save(run())
    },
    save,
    discard: () => rmSync(file, { force: true }),
  }
}

/** A job killed while writing leaves either nothing or a complete file; anything else is not worth stopping for. */
function readEarlier({ kind, spec }: FolderPlan, file: string): SavedRun | undefined {
  try {
    return findRun(loadRuns(file), kind, spec)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}
