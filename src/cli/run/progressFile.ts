import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checksumOf } from '../../engine/checksum'
import { removeAbandoned } from '../../disk/temporaryFile'
import { type SavedRun, saveRuns } from './savedRun'
import { t } from '../output/language'

/** How many runs with the same options can be saved side by side. */
const MOST_ALIKE = 99
/** After this long, a line says where the work is saved. */
const WORTH_SAYING_SECONDS = 10

/** The file to which a command saves finished work, until its answer is written. */
interface ProgressFile {
  /** Saves runs and returns the file's name; never replaces what another command saved. */
  save(runs: readonly SavedRun[]): string
  /** Saves while the work continues; says once where, so that it can be resumed after a crash. */
  saveOnTheWay(runs: readonly SavedRun[], seconds: number): void
  /** Called when the answer is written: removes the file, unless `--resume` named it. */
  discard(): void
}

/**
 * The file given to `--resume`, otherwise a new one named after the work, in this folder or the temporary one. Says
 * so if an earlier command left work of the same name.
 */
export function progressFile(resume: string | undefined, title: string, work: unknown): ProgressFile {
  const name = `${title}-${checksumOf(work).slice(0, 8)}`
  let own: string | null = null
  let said = false
  for (const folder of ['.', ...(resume === undefined ? [] : [dirname(resume)])]) removeAbandoned(folder)
  if (resume === undefined) sayWhatIsLeft(name)

  function save(runs: readonly SavedRun[]): string {
    const tries = [resume ?? own ?? newFile('.', name), newFile(tmpdir(), name)]
    let problem: unknown
    for (const file of tries) {
      try {
        saveRuns(file, runs, file === resume || file === own ? 'replace' : 'refuse')
        if (file !== resume) own = file
        return file
      } catch (error) {
        problem ??= error
      }
    }
    throw problem
  }

  return {
    save,
    saveOnTheWay(runs, seconds) {
      const file = save(runs)
      if (said || seconds < WORTH_SAYING_SECONDS) return
      said = true
      const erase = process.stderr.isTTY ? '\r\x1b[K' : ''
      process.stderr.write(`${erase}${t('saving.onTheWay', { file })}\n`)
    },
    discard() {
      if (own !== null) rmSync(own, { force: true })
      own = null
    },
  }
}

function newFile(folder: string, name: string): string {
  const files = Array.from({ length: MOST_ALIKE }, (_, before) =>
    join(folder, `${name}${before === 0 ? '' : `-${before + 1}`}.stopped.json`),
  )
  return files.find((file) => !existsSync(file)) ?? (files.at(-1) as string)
}

function sayWhatIsLeft(name: string): void {
  const file = `${name}.stopped.json`
  if (existsSync(file)) process.stderr.write(`${t('saving.left', { file })}\n`)
}
