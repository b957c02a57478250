import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { copyFile, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeAbandoned, temporaryName } from './temporaryFile'

/**
 * Files that are written completely or not at all: into a temporary file beside them, which is renamed once it is on the
 * disk. An existing file stays until then. The window writes piece by piece and must not stop meanwhile; the command
 * line writes at once, also while it is being stopped.
 */

/** Waits between attempts to rename, in milliseconds: Windows refuses while a virus scanner reads a new file. */
const PATIENCE_MS = [10, 20, 40, 80, 160, 320, 400]
const BUSY: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY'])

/** A file that is being written piece by piece; every step may throw what the file system says. */
export interface WholeFile {
  write(piece: Uint8Array): Promise<void>
  /** Moves the file to its path. */
  finish(): Promise<void>
  /** Abandons the file; an existing file stays as it was. */
  abandon(): Promise<void>
}

/** Starts a file that is written piece by piece. */
export async function beginWhole(file: string): Promise<WholeFile> {
  removeAbandoned(dirname(file))
  const { path, handle, isBeside } = await openTemporary(file)
  return {
    write: (piece) => handle.writeFile(piece),
    async finish() {
      await handle.sync()
      await handle.close()
      if (isBeside) return renamePatiently(path, file)
      await copyFile(path, file)
      await rm(path, { force: true })
    },
    async abandon() {
      await handle.close().catch(() => {})
      await rm(path, { force: true }).catch(() => {})
    },
  }
}

interface Temporary {
  readonly path: string
  readonly handle: FileHandle
  /** Whether it is in the folder of the file, so that it can be renamed. */
  readonly isBeside: boolean
}

async function openTemporary(file: string): Promise<Temporary> {
  const beside = temporaryName(dirname(file))
  try {
    return { path: beside, handle: await open(beside, 'wx'), isBeside: true }
  } catch (error) {
    if (!isSealedFolder(error)) throw error
    const path = temporaryName(tmpdir())
    return { path, handle: await open(path, 'wx'), isBeside: false }
  }
}

async function renamePatiently(from: string, to: string): Promise<void> {
  for (const pause of PATIENCE_MS) {
    try {
      return await rename(from, to)
    } catch (error) {
      if (!isBusy(error)) throw error
      await wait(pause)
    }
  }
  return rename(from, to)
}

/** What to do with a file that already exists. */
export type Existing = 'replace' | 'refuse'

/** Writes a whole file at once; throws what the file system says. */
export function writeWholeSync(
  file: string,
  pieces: Iterable<string | Uint8Array>,
  existing: Existing = 'replace',
): void {
  removeAbandoned(dirname(file))
  const temporary = openTemporarySync(file)
  try {
    try {
      for (const piece of pieces) writeFileSync(temporary.handle, piece)
      fsyncSync(temporary.handle)
    } finally {
      closeSync(temporary.handle)
    }
    if (!temporary.isBeside) copyFileSync(temporary.path, file)
    else if (existing === 'replace') renamePatientlySync(temporary.path, file)
    else putWhereNothingIs(temporary.path, file)
  } finally {
    removeQuietly(temporary.path)
  }
}

function openTemporarySync(file: string): { path: string; handle: number; isBeside: boolean } {
  const beside = temporaryName(dirname(file))
  try {
    return { path: beside, handle: openSync(beside, 'wx'), isBeside: true }
  } catch (error) {
    if (!isSealedFolder(error)) throw error
    const path = temporaryName(tmpdir())
    return { path, handle: openSync(path, 'wx'), isBeside: false }
  }
}

function renamePatientlySync(from: string, to: string): void {
  for (const pause of PATIENCE_MS) {
    try {
      return renameSync(from, to)
    } catch (error) {
      if (!isBusy(error)) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
  renameSync(from, to)
}

/** Linking fails if another program has just created that name; some file systems have no links. */
function putWhereNothingIs(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error
    renamePatientlySync(from, to)
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // If nothing was written, there is nothing to remove.
  }
}

/** macOS lets a program write the file that the user chose, but perhaps no other beside it. */
function isSealedFolder(error: unknown): boolean {
  return process.platform === 'darwin' && codeOf(error) === 'EPERM'
}

/** Elsewhere these errors mean that renaming is not allowed, and waiting would not help. */
function isBusy(error: unknown): boolean {
  return process.platform === 'win32' && BUSY.has(codeOf(error))
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | null)?.code
}
