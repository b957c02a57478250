import { isIntact, sealed } from '../sealedRecord'
import type { Database } from './database'

/** The same database, with a checksum in every record that is written. */
export function sealedDatabase(database: Database): Database {
  return {
    ...database,
    put: (shelf, records) => database.put(shelf, records.map(sealed)),
    // A damaged record counts as missing here: changing it would make it look valid.
    update: (shelf, keys, change) =>
      database.update(shelf, keys, (stored, key) => {
        const changed = change(isIntact(stored) ? stored : undefined, key)
        return changed && sealed(changed)
      }),
    putParts: (parts) => database.putParts(parts.map(sealed)),
  }
}
