import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Everything that decides what an experiment finds. */
const SOURCES = ['src/engine', 'src/workers', 'build']

/**
 * A hash of all code that computes results, the same on every computer. Programs built from different commits may have
 * the same version; those of the same hash find the same.
 */
export function engineHash(root: string): string {
  const files = SOURCES.flatMap((source) =>
    readdirSync(join(root, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  )
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}
