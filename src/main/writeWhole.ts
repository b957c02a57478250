import { message, type Text } from '../locales/message'
import { messageOf } from '../locales/messageOf'
import { beginWhole as begin, type WholeFile as Pieces } from '../disk/wholeFile'

/** How writing ended. */
type Written<T = null> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Text }

const REASONS: Readonly<Record<string, Text>> = {
  ENOSPC: message('files.diskFull'),
  EDQUOT: message('files.quotaUsed'),
  EACCES: message('files.notAllowed'),
  EPERM: message('files.notAllowed'),
  EROFS: message('files.readOnly'),
  ENOENT: message('files.folderGone'),
  ENOTDIR: message('files.folderGone'),
  EISDIR: message('files.isFolder'),
  EBUSY: message('files.inUse'),
  ENAMETOOLONG: message('files.nameTooLong'),
  EIO: message('files.diskError'),
}

/** A file that is being written piece by piece; it appears under its name once it is complete. */
export interface WholeFile {
  /** Appends a piece; after a failure nothing of the file remains. */
  write(piece: Uint8Array): Promise<Written>
  /** Moves the file to its path. */
  finish(): Promise<Written>
  /** Abandons the file; an existing file stays as it was. */
  abandon(): Promise<void>
}

/** Starts a file that is written completely or not at all. */
export async function beginWhole(file: string): Promise<Written<WholeFile>> {
  let pieces: Pieces
  try {
    pieces = await begin(file)
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
  const step = async (work: () => Promise<void>): Promise<Written> => {
    try {
      await work()
      return { ok: true, value: null }
    } catch (error) {
      await pieces.abandon()
      return { ok: false, reason: reasonOf(error) }
    }
  }
  return {
    ok: true,
    value: {
      write: (piece) => step(() => pieces.write(piece)),
      finish: () => step(() => pieces.finish()),
      abandon: () => pieces.abandon(),
    },
  }
}

/** Writes a whole file at once. */
export async function writeWhole(file: string, content: Uint8Array): Promise<Written> {
  const whole = await beginWhole(file)
  if (!whole.ok) return whole
  const written = await whole.value.write(content)
  return written.ok ? whole.value.finish() : written
}

/** Why the file system refused. */
export function reasonOf(error: unknown): Text {
  const code = (error as NodeJS.ErrnoException | null)?.code
  return (
    (code === undefined ? undefined : REASONS[code]) ?? message('files.failed', { reason: messageOf(error) })
  )
}
