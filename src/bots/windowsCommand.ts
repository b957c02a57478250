import { extname } from 'node:path'
import { Fault } from './fault'

/** What the system is asked to start. */
interface Spawned {
  readonly command: string
  readonly arguments: readonly string[]
  /** Whether Windows gets the arguments as they are, already quoted. */
  readonly verbatim: boolean
}

const BATCH_FILES = ['.bat', '.cmd']

/**
 * The files that a command may mean, best first. Windows starts only files with certain endings and lets users leave them out: a plain
 * `lumbung` beside `lumbung.cmd` is a script for other systems.
 */
export function filesMeant(command: string, platform: NodeJS.Platform, endings: string): readonly string[] {
  if (platform !== 'win32') return [command]
  const known = (endings || '.COM;.EXE;.BAT;.CMD').split(';').filter((ending) => ending !== '')
  const hasEnding = known.some((ending) => command.toLowerCase().endsWith(ending.toLowerCase()))
  return hasEnding ? [command] : known.map((ending) => command + ending.toLowerCase())
}

/** Windows runs batch files only by its own command interpreter, which reads `%` and `"` even between quotes. */
export function spawnedFor(
  command: string,
  given: readonly string[],
  platform: NodeJS.Platform,
  interpreter = 'cmd.exe',
): Spawned {
  if (platform !== 'win32' || !BATCH_FILES.includes(extname(command).toLowerCase()))
    return { command, arguments: given, verbatim: false }
  const unsafe = [command, ...given].find((word) => /["%\r\n]/.test(word))
  if (unsafe !== undefined)
    throw new Fault(
      'notStarted',
      `a batch file cannot be given ${JSON.stringify(unsafe)}; use an .exe instead`,
    )
  const line = [command, ...given].map((word) => `"${word}"`).join(' ')
  return { command: interpreter, arguments: ['/d', '/s', '/c', `"${line}"`], verbatim: true }
}
