import { writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** What a bot file may say. */
type Description = Readonly<Record<string, unknown>>

const SCRIPTS = resolve('tests/support/bots')

/** Enough for any machine: no test waits for it, except where a bot never answers. */
const PATIENT = { secondsPerMove: 600, secondsToStart: 600 }

/** A description of one of the scripts in this folder, with its arguments. */
export function scriptBot(
  script: string,
  words: readonly string[] = [],
  more: Description = {},
): Description {
  const protocol = basename(script, '.mjs')
  const numbers = { numbers: protocol === 'perMove' ? 'kgpc' : 'codingame' }
  return {
    name: 'A test bot',
    command: process.execPath,
    arguments: [join(SCRIPTS, script), ...words],
    ...(protocol === 'ugi' || protocol === 'kgp' ? { protocol } : { protocol: 'numbers', ...numbers }),
    ...PATIENT,
    ...more,
  }
}

/** Writes such a description to a file, and returns the file’s path. */
export function writeBot(
  folder: string,
  name: string,
  script: string,
  words: readonly string[] = [],
  more: Description = {},
): string {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify({ ...scriptBot(script, words, more), name }))
  return file
}
