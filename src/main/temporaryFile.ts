import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Folders may be shared between machines, and each machine only knows its own running programs. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = new RegExp(`^\\.lumbung-${HOST}-(\\d+)-[0-9a-f]{8}\\.part$`)

/** A unique name in a folder for a file that is being written. */
export function temporaryName(folder: string): string {
  return join(folder, `.lumbung-${HOST}-${process.pid}-${randomBytes(4).toString('hex')}.part`)
}

/** Removes files left behind by programs that were killed while writing. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const pid = NAME.exec(name)?.[1]
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(folder, name), { force: true }).catch(() => {})
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
