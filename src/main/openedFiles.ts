import { dialog, type BrowserWindow } from 'electron'
import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename, extname, isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { message, type Text } from '../locales/message'
import type { BridgedFile, BridgedOpen, BridgedPiece } from '../preload/bridge'
import { t } from './language'
import { OWN_ENDING, rememberRecent } from './recentFiles'
import { reasonOf } from './writeWhole'

/** How many bytes of a file are sent to the page at once. */
const PIECE = 4 * 1024 * 1024
/** How many files the page may read at a time; beyond that the oldest are closed. */
const MOST = 1_000

/** The files that people have opened: the page can read these piece by piece, whatever their size, and no others. */
export class OpenedFiles {
  readonly #paths = new Map<string, string>()

  /** Asks for files with the native dialog. */
  async choose(window: BrowserWindow, endings: readonly string[], several: boolean): Promise<BridgedOpen> {
    const { canceled, filePaths } = await dialog.showOpenDialog(window, {
      properties: several ? ['openFile', 'multiSelections'] : ['openFile'],
      filters: endings.length ? [{ name: t('files.lumbungFiles'), extensions: [...endings] }] : [],
    })
    return canceled ? { status: 'cancelled' } : this.offer(filePaths)
  }

  /** Lets the page read files; the error is that of the first file that cannot be opened. */
  async offer(paths: readonly string[]): Promise<BridgedOpen> {
    const files: BridgedFile[] = []
    for (const path of paths) {
      const name = basename(path)
      try {
        if (!(await stat(path)).isFile())
          return {
            status: 'failed',
            reason: message('files.notOpened', { names: name, reason: message('files.notAFile') }),
          }
        await (await open(path)).close()
      } catch (error) {
        return {
          status: 'failed',
          reason: message('files.notOpened', { names: name, reason: readingReason(error) }),
        }
      }
      const id = randomUUID()
      this.#paths.set(id, path)
      files.push({ name, id })
      rememberRecent(path)
    }
    for (const id of this.#paths.keys()) if (this.#paths.size > MOST) this.#paths.delete(id)
    return { status: 'opened', files }
  }

  /** The next bytes of an opened file from an offset; empty at its end, which closes it. */
  async read(id: string, from: number): Promise<BridgedPiece> {
    const path = this.#paths.get(id)
    if (path === undefined) return { status: 'failed', reason: message('files.notOpen') }
    try {
      const handle = await open(path)
      try {
        const { buffer, bytesRead } = await handle.read(new Uint8Array(PIECE), 0, PIECE, from)
        if (bytesRead === 0) this.#paths.delete(id)
        return { status: 'read', bytes: buffer.slice(0, bytesRead) }
      } finally {
        await handle.close()
      }
    } catch (error) {
      const reason = message('files.notOpened', { names: basename(path), reason: readingReason(error) })
      return { status: 'failed', reason }
    }
  }
}

/** The command-line arguments that name Lumbung files. */
export function filesAmong(argv: readonly string[], folder: string): string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-'))
    .flatMap(pathOf)
    .filter((path) => extname(path).toLowerCase() === OWN_ENDING)
    .map((path) => (isAbsolute(path) ? path : join(folder, path)))
}

/** Some file managers name files by address. */
function pathOf(argument: string): string[] {
  if (!/^file:/i.test(argument)) return [argument]
  try {
    return [fileURLToPath(argument)]
  } catch {
    return []
  }
}

function readingReason(error: unknown): Text {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === 'ENOENT') return message('files.fileGone')
  if (code === 'EACCES' || code === 'EPERM') return message('files.mayNotRead')
  return reasonOf(error)
}
