import { InvalidArgumentError } from 'commander'
import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs'
import { createInterface } from 'node:readline'
import { bytes, message, type Message, type Text } from '../../locales/message'
import { t } from '../output/language'
import { BadInput } from './badInput'

/** The size limit of Lumbung files, in bytes: parts of long series and stopped runs are the largest. */
const MOST_BYTES = 400_000_000
const CHUNK_BYTES = 1 << 20

/** No Lumbung file is nested deeper; deeper nesting would overflow the stack of any code that walks through it. */
const MOST_NESTED = 100

const REASONS: Readonly<Record<string, Message>> = {
  ENOENT: message('refusals.noFile'),
  ENOTDIR: message('refusals.noFile'),
  ENAMETOOLONG: message('refusals.nameTooLong'),
  EACCES: message('refusals.mayNotRead'),
  ELOOP: message('refusals.linksInCircle'),
  ERR_INVALID_ARG_VALUE: message('refusals.nameCharacter'),
}

/**
 * The text of a file given by the user, or of a pipe that is already open, without a byte order mark. Never waits for
 * a pipe that may have no writer, and never reads a device or more than `most` bytes.
 */
export function readText(file: string, option: string, most = MOST_BYTES): string {
  const refuse = (reason: Text): never => {
    throw unreadable(file, option, reason)
  }
  try {
    const problem = problemOf(file, statSync(file))
    return problem === null ? readBounded(file, most, refuse) : refuse(problem)
  } catch (error) {
    throw asBadInput(error, file, option)
  }
}

/** The lines of a file or pipe given by the user, one at a time, however long the file is; never reads a device. */
export async function* readLines(file: string, option: string): AsyncGenerator<string> {
  try {
    const problem = problemOf(file, statSync(file))
    if (problem !== null) throw unreadable(file, option, problem)
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  } catch (error) {
    throw asBadInput(error, file, option)
  }
}

/** The size of a file given by the user; 0 if it is not known, as that of a pipe. */
export function bytesOf(file: string, option: string): number {
  try {
    return statSync(file).size
  } catch (error) {
    throw asBadInput(error, file, option)
  }
}

function unreadable(file: string, option: string, reason: Text): BadInput {
  const problem = file
    ? message('refusals.cannotRead', { file, reason })
    : message('refusals.cannotReadUnnamed')
  return new BadInput(option, problem)
}

/** The system's error for a file, as a message. */
function asBadInput(error: unknown, file: string, option: string): BadInput {
  if (error instanceof BadInput) return error
  const { code = '', message: told } = error as NodeJS.ErrnoException
  return unreadable(file, option, REASONS[code] ?? told)
}

/** The content of a JSON file; a refusal names the option. */
export function readJson(file: string, option: string): unknown {
  const text = readText(file, option)
  if (isNestedDeeper(text, MOST_NESTED))
    throw new BadInput(option, message('refusals.nestedTooDeeply', { file }))
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (text.startsWith('PK\u0003\u0004')) throw new BadInput(option, message('refusals.zip', { file }))
    throw new BadInput(option, message('refusals.notJson', { file, reason: (error as Error).message }))
  }
}

/** Whether a folder of that name exists. */
export function isFolder(name: string): boolean {
  try {
    return statSync(name).isDirectory()
  } catch {
    // If it cannot be examined, it cannot be used as a folder.
    return false
  }
}

/** Reads the name of a folder, as an option's parser. */
export function folderToRead(folder: string): string {
  if (isFolder(folder)) return folder
  throw new InvalidArgumentError(t('refusals.noFolder'))
}

const [QUOTE, ESCAPE] = ['"', '\\'].map((mark) => mark.charCodeAt(0))
const OPENING = new Set(['[', '{'].map((bracket) => bracket.charCodeAt(0)))
const CLOSING = new Set([']', '}'].map((bracket) => bracket.charCodeAt(0)))

/** Whether brackets of a JSON text are nested deeper than this many levels, found without parsing them. */
function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isInString = !isInString
    else if (isInString) at += code === ESCAPE ? 1 : 0
    else if (OPENING.has(code)) depth++
    else if (CLOSING.has(code)) depth--
    if (depth > most) return true
  }
  return false
}

/** Paths that the shell has opened for this process, as in `merge <(ssh …)`; such a pipe ends when its writer does. */
const OPEN_ALREADY = /^\/dev\/(stdin|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/

/** Why a path cannot be read as a file: a folder, a device, or a pipe that may have no writer. */
export function problemOf(file: string, info: Stats): Message | null {
  if (info.isDirectory()) return message('refusals.isFolder')
  if (info.isFile()) return null
  if (!info.isFIFO() && !info.isSocket()) return message('refusals.isDevice')
  return OPEN_ALREADY.test(file) ? null : message('refusals.isPipe')
}

function readBounded(file: string, most: number, refuse: (reason: Text) => never): string {
  const tooLarge = message('refusals.tooLargeToRead', { size: bytes(most) })
  const handle = openSync(file, 'r')
  try {
    if (fstatSync(handle).size > most) refuse(tooLarge)
    const chunks: Buffer[] = []
    for (let total = 0; ;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
      const read = readSync(handle, chunk)
      if (read === 0) return new TextDecoder().decode(Buffer.concat(chunks))
      total += read
      if (total > most) refuse(tooLarge)
      chunks.push(chunk.subarray(0, read))
    }
  } finally {
    closeSync(handle)
  }
}
