import { InvalidArgumentError } from 'commander'
import { accessSync, constants, existsSync, mkdirSync, type Stats, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { beginWhole, type Existing, writeWholeSync } from '../../disk/wholeFile'
import { BadInput } from '../options/badInput'
import { message, type Message, type Text } from '../../locales/message'
import { Stopped } from '../run/stopped'
import { say } from './language'

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message('refusals.noFolder'),
  ENOTDIR: message('refusals.noFolder'),
  EISDIR: message('refusals.isFolder'),
  EACCES: message('refusals.mayNotWrite'),
  EPERM: message('refusals.mayNotWrite'),
  EROFS: message('refusals.readOnly'),
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
  try {
    refuseOther(file, option)
    if (existing === 'refuse' && existsSync(file)) throw cannotWrite(file, option, REASONS['EEXIST']!)
    writeWholeSync(file, typeof content === 'string' ? [content] : content, existing)
  } catch (error) {
    throw toldOf(error, file, option)
  }
}

/** Does the same piece by piece; signals are heard between the pieces, and if one of them throws, nothing is written. */
export async function writeInPieces(file: string, pieces: Iterable<string>, option: string): Promise<void> {
  try {
    refuseOther(file, option)
    const whole = await beginWhole(file)
    try {
      for (const piece of pieces) {
        await whole.write(Buffer.from(piece))
        await setImmediate()
      }
      await whole.finish()
    } catch (error) {
      await whole.abandon()
      throw error
    }
  } catch (error) {
    throw toldOf(error, file, option)
  }
}

/** Says what the file system said; the content may itself come from files given by the user. */
function toldOf(error: unknown, file: string, option: string): unknown {
  if (error instanceof BadInput || error instanceof Stopped) return error
  const { code = '', message: told } = error as NodeJS.ErrnoException
  return cannotWrite(file, option, REASONS[code] ?? told)
}

/** Creates a folder and those above it, unless they exist; `refuse` is told why that is not possible. */
export function createFolder(folder: string, refuse: (reason: Text) => Error): void {
  try {
    makeEach(folder)
  } catch (error) {
    const { code = '', message: told } = error as NodeJS.ErrnoException
    throw refuse(REASONS[code] ?? told)
  }
}

/** One by one: Node’s recursion never ends below some folders, and says of a read-only disk that nothing is there. */
function makeEach(folder: string): void {
  if (statOf(folder)?.isDirectory()) return
  if (statOf(dirname(folder)) === undefined) makeEach(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (!statOf(folder)?.isDirectory()) throw error
  }
}

/** Creates the folder of a file that is about to be written. */
export function createFolderOf(file: string, option: string): void {
  createFolder(dirname(file), (reason) => cannotWrite(file, option, reason))
}

function cannotWrite(file: string, option: string, reason: Text): CannotWrite {
  return new CannotWrite(option, message('refusals.cannotWrite', { file, reason }))
}

function refuseOther(file: string, option: string): void {
  const problem = problemOf(statOf(file))
  if (problem !== null) throw cannotWrite(file, option, problem)
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
