import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'

/** Folders may be shared by machines, and only this one knows which of its own programs still run. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = new RegExp(`^\\.lumbung-${HOST}-(\\d+)-[0-9a-f]{8}\\.part$`)
const cleaned = new Set<string>()

/** A new name in a folder for a file that is being written; nobody else has it. */
export function temporaryName(folder: string): string {
  return join(folder, `.lumbung-${HOST}-${process.pid}-${randomBytes(4).toString('hex')}.part`)
}

/** Removes what programs that were killed while writing left in a folder; looks into each folder once. */
export function removeAbandoned(folder: string): void {
  if (cleaned.has(resolve(folder))) return
  cleaned.add(resolve(folder))
  try {
    for (const name of readdirSync(folder)) {
      const pid = NAME.exec(name)?.[1]
      if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(folder, name), { force: true })
    }
  } catch {
    // A folder that cannot be read or changed keeps what is in it.
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
