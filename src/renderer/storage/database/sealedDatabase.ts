import { isIntact, sealed } from '../sealedRecord'
import type { Database } from './database'

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
