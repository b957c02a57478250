import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Folders may be shared by machines, and only this one knows which of its own programs still run. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = new RegExp(`^\\.lumbung-${HOST}-(\\d+)-[0-9a-f]{8}\\.part$`)

/** A new name in a folder for a file that is being written; nobody else has it. */
export function temporaryName(folder: string): string {
  return join(folder, `.lumbung-${HOST}-${process.pid}-${randomBytes(4).toString('hex')}.part`)
}

/** Removes what programs that were killed while writing left in a folder. */
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
