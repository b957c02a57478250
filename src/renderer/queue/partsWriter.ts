import type { Json } from '../../engine/experiments/contract/experiment'
import type { Database } from '../storage/database'
import type { PartRecord } from '../storage/records'

/** Writes finished tasks soon, many at a time; what cannot be written stays in hand and is tried again. */
export interface PartsKeeper {
  keep(run: string, index: number, part: Json): void
  keepCheckpoint(run: string, index: number, checkpoint: Json): void
  /** Writes everything now; false when the storage refuses. */
  flush(): Promise<boolean>
  /** How many records wait to be written. */
  unsaved(): number
}

const SOON_MS = 250
/** Checkpoints may be large and are soon outdated. */
const LATER_MS = 3_000
const AGAIN_MS = 5_000
/** Handing over parts of a million games copies them all: so much at once as takes about this long, in milliseconds. */
const MOMENT = 10

/** A keeper over a database. */
export function createPartsKeeper(database: Database): PartsKeeper {
  const waiting = new Map<string, PartRecord>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let due = Infinity
  let writing: Promise<boolean> = Promise.resolve(true)

  function soon(delay: number): void {
    const at = Date.now() + delay
    if (at >= due) return
    clearTimeout(timer)
    due = at
    timer = setTimeout(() => void flush(), delay)
  }
  function flush(): Promise<boolean> {
    clearTimeout(timer)
    due = Infinity
    writing = writing.then(write)
    return writing
  }
  async function write(): Promise<boolean> {
    const all = [...waiting]
    for (let from = 0, count = 1; from < all.length;) {
      const some = all.slice(from, from + count)
      const began = performance.now()
      const putting = database.put('parts', ...some.map(([, record]) => record))
      const took = performance.now() - began
      if (!(await putting).ok) return (soon(AGAIN_MS), false)
      for (const [key, record] of some) if (waiting.get(key) === record) waiting.delete(key)
      from += count
      count = took < MOMENT ? 2 * count : Math.max(1, count >> 1)
    }
    if (waiting.size > 0) soon(SOON_MS)
    return true
  }
  function put(record: PartRecord, delay: number): void {
    waiting.set(`${record.run} ${record.index}`, record)
    soon(delay)
  }
  return {
    keep: (run, index, part) => put({ run, index, part }, SOON_MS),
    keepCheckpoint(run, index, checkpoint) {
      if (waiting.get(`${run} ${index}`)?.part === undefined) put({ run, index, checkpoint }, LATER_MS)
    },
    flush,
    unsaved: () => waiting.size,
  }
}
