import { dialog, type BrowserWindow } from 'electron'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname, isAbsolute, join } from 'node:path'
import type { BridgedFile, BridgedOpen } from '../preload/bridge'
import { reasonOf } from './writeWhole'

const LARGEST_MB = 256

/** Asks for files with the native dialog and reads them. */
export async function chooseFiles(
  window: BrowserWindow,
  endings: readonly string[],
  several: boolean,
): Promise<BridgedOpen> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: several ? ['openFile', 'multiSelections'] : ['openFile'],
    filters: endings.length ? [{ name: 'Files for Lumbung', extensions: [...endings] }] : [],
  })
  return canceled ? { status: 'cancelled' } : readFiles(filePaths)
}

/** Reads text files whole, without the mark some editors put first; the first that cannot be read gives the reason. */
export async function readFiles(paths: readonly string[]): Promise<BridgedOpen> {
  const files: BridgedFile[] = []
  for (const path of paths) {
    const name = basename(path)
    try {
      const { size } = await stat(path)
      if (size > LARGEST_MB * 1024 * 1024)
        return { status: 'failed', reason: `${name} is larger than ${LARGEST_MB} MB.` }
      files.push({ name, text: new TextDecoder().decode(await readFile(path)) })
    } catch (error) {
      return { status: 'failed', reason: `${name} could not be opened. ${readingReason(error)}` }
    }
  }
  return { status: 'opened', files }
}

/** The arguments of a command line that name files of ours. */
export function filesAmong(argv: readonly string[], folder: string): string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && extname(argument).toLowerCase() === '.lumbung')
    .map((path) => (isAbsolute(path) ? path : join(folder, path)))
}

function readingReason(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code
  if (code === 'ENOENT') return 'It is no longer there.'
  if (code === 'EACCES' || code === 'EPERM') return 'You may not read it.'
  return reasonOf(error)
}
