import { open, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** How writing ended; the reason is in words for people. */
type Written = { readonly ok: true } | { readonly ok: false; readonly reason: string }

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space or choose another place.',
  EDQUOT: 'Your share of the disk is used up. Free some space or choose another place.',
  EACCES: 'You may not write there. Choose another folder.',
  EPERM: 'You may not write there. Choose another folder.',
  EROFS: 'That disk cannot be written to. Choose another folder.',
  ENOENT: 'That folder is no longer there. Choose another one.',
  ENOTDIR: 'That folder is no longer there. Choose another one.',
  EISDIR: 'That name belongs to a folder. Choose another name.',
  EBUSY: 'Another program is using that file. Close it there, or choose another name.',
  ENAMETOOLONG: 'That name is too long. Choose a shorter one.',
  EIO: 'The disk does not answer as it should. Choose another place.',
}

/** Writes a file whole or not at all: what stood there before stays until the new content is safely on the disk. */
export async function writeWhole(file: string, content: Uint8Array): Promise<Written> {
  const beside = join(dirname(file), `.${basename(file).slice(0, 80)}.${process.pid}.part`)
  try {
    const handle = await open(beside, 'w')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(beside, file)
    return { ok: true }
  } catch (error) {
    await rm(beside, { force: true }).catch(() => {})
    return { ok: false, reason: reasonOf(error) }
  }
}

/** Why the file system refused, in words for people. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code
  return (
    (code && REASONS[code]) ??
    `It could not be done: ${error instanceof Error ? error.message : String(error)}`
  )
}
