import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

/** Folders may be shared between machines, and each machine only knows its own running programs. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = new RegExp(`^\\.lumbung-${HOST}-(\\d+)-[0-9a-f]{8}\\.part$`)
const cleaned = new Set<string>()

/** A unique name in a folder for a file that is being written. */
export function temporaryName(folder: string): string {
  return join(folder, `.lumbung-${HOST}-${process.pid}-${randomBytes(4).toString('hex')}.part`)
}

/** Removes files left behind by programs that were killed while writing; checks each folder once. */
export function removeAbandoned(folder: string): void {
  if (cleaned.has(resolve(folder))) return
  cleaned.add(resolve(folder))
  try {
    for (const name of readdirSync(folder)) {
      const pid = NAME.exec(name)?.[1]
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
    }
  } catch {
    // A folder that cannot be read or changed is left as it is.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
