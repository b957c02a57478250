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
import { message, type Message, type Text } from '../../locales/message'
import { say } from './language'

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message('refusals.noFolder'),
  ENOTDIR: message('refusals.noFolder'),
  EISDIR: message('refusals.isFolder'),
  EACCES: message('refusals.mayNotWrite'),
  EPERM: message('refusals.mayNotWrite'),
  EROFS: message('refusals.mayNotWrite'),
  ENOSPC: message('refusals.diskFull'),
  EDQUOT: message('refusals.quota'),
  EFBIG: message('refusals.tooLargeToWrite'),
  EIO: message('refusals.diskError'),
  EEXIST: message('refusals.exists'),
  ENAMETOOLONG: message('refusals.nameTooLong'),
  ERR_INVALID_ARG_VALUE: message('refusals.nameCharacter'),
}

/** File systems allow names of 255 bytes; further tables and the spec append to the name of the first. */
const MOST_NAME_BYTES = 200

/** A file that could not be written: the option that named it, and why. */
export class CannotWrite extends BadInput {}

/** Reads the name of a file to write, as an option's parser: a long run must not end in a refusal. */
export function fileToWrite(file: string): string {
  const refuse = (reason: Message): never => {
    throw new InvalidArgumentError(say(reason))
  }
  if (file.trim() === '') refuse(message('refusals.noName'))
  if (file.includes('\0')) refuse(message('refusals.nameCharacter'))
  if (Buffer.byteLength(basename(file)) > MOST_NAME_BYTES) refuse(message('refusals.nameTooLong'))
  const folder = dirname(file)
  if (!statOf(folder)?.isDirectory()) refuse(message('refusals.noFolderNamed', { folder }))
  const problem = problemOf(statOf(file))
  if (problem !== null) refuse(problem)
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    refuse(message('refusals.mayNotWrite'))
  }
  return file
}

/** What to do with a file that already exists. */
type Existing = 'replace' | 'refuse'

/**
 * Writes a temporary file and renames it once it is on the disk, so that nobody ever finds half a file, even if the
 * program is killed. An error names the option.
 */
export function writeWhole(
  file: string,
  content: string | Iterable<string | Uint8Array>,
  option: string,
  existing: Existing = 'replace',
): void {
  const folder = dirname(file)
  const beside = temporaryName(folder)
  try {
    const problem = problemOf(statOf(file))
    if (problem !== null) throw cannotWrite(file, option, problem)
    if (existing === 'refuse' && existsSync(file)) throw cannotWrite(file, option, REASONS['EEXIST']!)
    removeAbandoned(folder)
    writePieces(beside, typeof content === 'string' ? [content] : content)
    if (existing === 'replace') renameSync(beside, file)
    else putWhereNothingIs(beside, file)
  } catch (error) {
    // The content may itself come from files given by the user.
    if (error instanceof BadInput) throw error
    const { code = '', message: told } = error as NodeJS.ErrnoException
    throw cannotWrite(file, option, REASONS[code] ?? told)
  } finally {
    removeQuietly(beside)
  }
}

function cannotWrite(file: string, option: string, reason: Text): CannotWrite {
  return new CannotWrite(option, message('refusals.cannotWrite', { file, reason }))
}

/** Linking fails if another program has just created that name; some file systems have no links. */
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
    // If nothing was written, there is nothing to remove.
  }
}

function writePieces(file: string, pieces: Iterable<string | Uint8Array>): void {
  const handle = openSync(file, 'wx')
  try {
    for (const piece of pieces) writeFileSync(handle, piece)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Renaming would put a file in the place of a device or a pipe. */
function problemOf(info: Stats | undefined): Message | null {
  if (info === undefined || info.isFile()) return null
  return message(info.isDirectory() ? 'refusals.isFolder' : 'refusals.isNotRegular')
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
