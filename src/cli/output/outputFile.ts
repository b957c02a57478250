import { InvalidArgumentError } from 'commander'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { BadInput } from '../options/badInput'
import { removeAbandoned, temporaryName } from './temporaryFile'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  EACCES: 'nothing may be written there',
  EPERM: 'nothing may be written there',
  EROFS: 'nothing may be written there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is used up',
  EFBIG: 'it is larger than files may be here',
  EIO: 'the disk does not answer as it should',
  EEXIST: 'it is there already',
  ENAMETOOLONG: 'its name is too long',
  ERR_INVALID_ARG_VALUE: 'its name has a character that no name can have',
}

/** File systems allow names of 255 bytes; further tables and the spec add theirs to the name of the first. */
const MOST_NAME_BYTES = 200

/** A file that could not be written: the option that named it, and why. */
export class CannotWrite extends BadInput {}

/** Reads the name of a file to write, as an option's parser: a long run must not end in a refusal. */
export function fileToWrite(file: string): string {
  const refuse = (reason: string): never => {
    throw new InvalidArgumentError(reason)
  }
  if (file.trim() === '') refuse('it must name a file.')
  if (file.includes('\0')) refuse('a name cannot have a NUL character.')
  if (Buffer.byteLength(basename(file)) > MOST_NAME_BYTES) refuse('its name is too long.')
  const folder = dirname(file)
  if (!statOf(folder)?.isDirectory()) refuse(`there is no folder ${folder}.`)
  const problem = problemOf(statOf(file))
  if (problem !== null) refuse(`${problem}.`)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    refuse(`nothing may be written into ${folder}.`)
  }
  return file
}

/** What may become of a file that is there already. */
type Existing = 'replace' | 'refuse'

/**
 * Writes a file beside and renames it once it is on the disk, so that a reader, or a program that was killed, never
 * finds half of one; a refusal names the option.
 */
export function writeWhole(
  file: string,
  content: string | Iterable<string>,
  option: string,
  existing: Existing = 'replace',
): void {
  const folder = dirname(file)
  const beside = temporaryName(folder)
  try {
    const problem = problemOf(statOf(file))
    if (problem !== null) throw new Error(problem)
    if (existing === 'refuse' && existsSync(file)) throw new Error(REASONS['EEXIST'])
    removeAbandoned(folder)
    writePieces(beside, typeof content === 'string' ? [content] : content)
    if (existing === 'replace') renameSync(beside, file)
    else putWhereNothingIs(beside, file)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new CannotWrite(option, `cannot write ${file}: ${REASONS[code] ?? message}`)
  } finally {
    removeQuietly(beside)
  }
}

/** A link is refused where another program has just written that name; some disks know no links. */
function putWhereNothingIs(beside: string, file: string): void {
  try {
    linkSync(beside, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error
    renameSync(beside, file)
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // Where nothing could be written there is nothing to remove.
  }
}

function writePieces(file: string, pieces: Iterable<string>): void {
  const handle = openSync(file, 'wx')
  try {
    for (const piece of pieces) writeFileSync(handle, piece)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Renaming would put a file in the place of a device or a pipe. */
function problemOf(info: Stats | undefined): string | null {
  if (info === undefined || info.isFile()) return null
  return info.isDirectory() ? 'it is a folder' : 'it is not a regular file'
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
