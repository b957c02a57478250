import { checksumOf } from '../../engine/checksum'
import type { Database } from './database/database'

/** A record with the checksum of everything else in it. */
export function sealed<T extends object>(record: T): T {
  const { checksum: _, ...content } = record as T & { readonly checksum?: unknown }
  return { ...content, checksum: checksumOf(content) } as unknown as T
}

/** Whether a stored record is unchanged; records of earlier versions have no checksum and are accepted. */
export function isIntact(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || !('checksum' in stored)) return true
  const { checksum, ...content } = stored
  try {
    return checksum === checksumOf(content)
  } catch {
    // Nested so deeply that nothing can go through it.
    return false
  }
}

/** The same database, with a checksum in every record that is written. */
export function sealedDatabase(database: Database): Database {
  return {
    ...database,
    put: (storeName, records) => database.put(storeName, records.map(sealed)),
    // A damaged record counts as missing here: changing it would make it look valid.
    update: (storeName, keys, change) =>
      database.update(storeName, keys, (stored, key) => {
        const changed = change(isIntact(stored) ? stored : undefined, key)
        return changed && sealed(changed)
      }),
    putParts: (parts) => database.putParts(parts.map(sealed)),
  }
}
