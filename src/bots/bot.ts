import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, isAbsolute, resolve } from 'node:path'
import * as v from 'valibot'
import { BOT_SHAPE, idOfName, type BotDescription } from '../engine/players/botDescription'
import type { OutsideProgram } from '../engine/players/outside'
import { ok, refuse, type Result } from '../engine/result'
import { filesMeant } from './windowsCommand'

export { idOfName } from '../engine/players/botDescription'

/** A program that can be started: its description, and what identifies it. */
export interface Bot {
  readonly program: OutsideProgram
  readonly description: BotDescription
  /** The absolute path of the folder that it runs in. */
  readonly folder: string
  /** The absolute path of what is started. */
  readonly executable: string
  /** Of the description and of every file that it names. */
  readonly sha256: string
}

/** What is wrong with the description of a program. */
export type BotProblem =
  | { readonly code: 'badDescription'; readonly path: string }
  | { readonly code: 'noFolder'; readonly folder: string }
  | { readonly code: 'notFound'; readonly command: string }

/** Files larger than this are identified by their size and date. */
const MOST_HASHED = 256 * 2 ** 20

/** Reads the description of a program that was found in `folder`; nothing is started. */
export function readBot(content: unknown, home: string): Result<Bot, BotProblem> {
  const read = v.safeParse(BOT_SHAPE, content)
  if (!read.success) return refuse({ code: 'badDescription', path: v.getDotPath(read.issues[0]) ?? '{}' })
  const description = read.output
  const folder = resolve(home, description.folder)
  if (!isKind(folder, 'folder')) return refuse({ code: 'noFolder', folder })
  const executable = findProgram(description.command, folder)
  if (executable === null) return refuse({ code: 'notFound', command: description.command })
  const sha256 = checksumOf(description, folder, executable)
  const id = `${idOfName(description.name)}@${sha256.slice(0, 8)}`
  const program = { id, name: description.name, protocol: description.protocol }
  return ok({ program, description, folder, executable, sha256 })
}

/** A command with a slash is a file, relative to the folder; any other is looked up as a shell would. */
function findProgram(command: string, folder: string): string | null {
  const names = filesMeant(command, process.platform, process.env['PATHEXT'] ?? '')
  const folders = /[/\\]/.test(command)
    ? [folder]
    : (process.env['PATH'] ?? '').split(delimiter).filter((each) => isAbsolute(each))
  const paths = folders.flatMap((each) => names.map((name) => resolve(each, name)))
  return paths.find((path) => isKind(path, 'file')) ?? null
}

function isKind(path: string, kind: 'file' | 'folder'): boolean {
  if (!existsSync(path)) return false
  const found = statSync(path)
  return kind === 'file' ? found.isFile() : found.isDirectory()
}

/** Interpreters are the same everywhere; what they run is named by an argument. */
function checksumOf(description: BotDescription, folder: string, executable: string): string {
  const hash = createHash('sha256').update(JSON.stringify(description))
  const named = description.arguments
    .map((each) => resolve(folder, each))
    .filter((path) => isKind(path, 'file'))
  for (const path of [executable, ...named]) hash.update('\0').update(fingerprintOf(path))
  return hash.digest('hex')
}

/** Files that have been read before; a list of programs is shown again and again. */
const fingerprints = new Map<string, Buffer>()

function fingerprintOf(path: string): Buffer {
  const { size, mtimeMs } = statSync(path)
  const key = `${path} ${size} ${mtimeMs}`
  const known = fingerprints.get(key)
  if (known) return known
  const content = size > MOST_HASHED ? Buffer.from(`${size} ${mtimeMs}`) : readFileSync(path)
  const found = createHash('sha256').update(content).digest()
  fingerprints.set(key, found)
  return found
}
