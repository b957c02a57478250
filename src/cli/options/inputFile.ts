import { InvalidArgumentError } from 'commander'
import { closeSync, createReadStream, fstatSync, openSync, readSync, statSync, type Stats } from 'node:fs'
import { createInterface } from 'node:readline'
import { grouped } from '../../engine/digits'
import { BadInput } from './badInput'

/** The most a file of ours has: parts of long series and stopped runs are the largest. */
const MOST_BYTES = 400_000_000
const CHUNK_BYTES = 1 << 20

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  ENAMETOOLONG: 'its name is too long',
  EACCES: 'it may not be read',
}

/**
 * The text of a file or pipe that a person named, without the mark some editors put first; never reads a device, nor
 * more than `most` bytes.
 */
export function readText(file: string, option: string, most = MOST_BYTES): string {
  const refuse = (reason: string): never => {
    throw unreadable(file, option, reason)
  }
  try {
    const problem = problemOf(statSync(file))
    return problem === null ? readBounded(file, most, refuse) : refuse(problem)
  } catch (error) {
    throw asBadInput(error, file, option)
  }
}

/** The lines of a file or pipe that a person named, one after the other, however long the file is; never reads a device. */
export async function* readLines(file: string, option: string): AsyncGenerator<string> {
  try {
    const problem = problemOf(statSync(file))
    if (problem !== null) throw unreadable(file, option, problem)
    yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  } catch (error) {
    throw asBadInput(error, file, option)
  }
}

function unreadable(file: string, option: string, reason: string): BadInput {
  return new BadInput(option, `cannot read ${file || 'a file without a name'}: ${reason}`)
}

/** What the system said of a file, in words. */
function asBadInput(error: unknown, file: string, option: string): BadInput {
  if (error instanceof BadInput) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  return unreadable(file, option, REASONS[code] ?? message)
}

/** The content of a JSON file; a refusal names the option. */
export function readJson(file: string, option: string): unknown {
  const text = readText(file, option)
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new BadInput(option, `${file} is not JSON: ${(error as Error).message}`)
  }
}

/** Reads the name of a folder, as an option's parser. */
export function folderToRead(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new InvalidArgumentError('there is no such folder.')
}

/** Pipes are welcome, such as `merge <(ssh …)`; devices never end. */
function problemOf(info: Stats): string | null {
  if (info.isDirectory()) return 'it is a folder'
  return info.isFile() || info.isFIFO() || info.isSocket() ? null : 'it is a device'
}

function readBounded(file: string, most: number, refuse: (reason: string) => never): string {
  const tooLarge = `it is larger than ${grouped(Math.round(most / 1e6))} MB`
  const handle = openSync(file, 'r')
  try {
    if (fstatSync(handle).size > most) refuse(tooLarge)
    const chunks: Buffer[] = []
    for (let bytes = 0; ;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES)
      const read = readSync(handle, chunk)
      if (read === 0) return new TextDecoder().decode(Buffer.concat(chunks))
      bytes += read
      if (bytes > most) refuse(tooLarge)
      chunks.push(chunk.subarray(0, read))
    }
  } finally {
    closeSync(handle)
  }
}
