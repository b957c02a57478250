import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { checksumOfBytes } from '../engine/checksum'
import { loadedLayer, loadLayer, type KeptLayer } from '../engine/tables/loadedTables'
import { tableKey } from '../engine/tables/tableKey'
import type { Variant } from '../engine/variant/variant'
import { message, type Text } from '../locales/message'
import { messageOf } from '../locales/messageOf'

/** A layer as the browser stores it: its values packed, and their checksum. */
interface LayerRecord {
  readonly table: string
  readonly seeds: number
  readonly name: string
  readonly holes: number
  readonly positions: number
  readonly checksum: string
  readonly packed: Uint8Array<ArrayBuffer>
}

interface Tables extends DBSchema {
  layers: { key: [string, number]; value: LayerRecord }
}

/** A table that is stored, for people to see and delete. */
export interface TableEntry {
  readonly table: string
  readonly name: string
  readonly holes: number
  /** The most seeds, and the bytes that its layers take. */
  readonly seeds: number
  readonly bytes: number
}

/** Where a worker keeps endgame tables between sessions. */
export interface TableStore {
  /** Stores a layer; resolves with the reason if that is not possible. */
  keep(layer: KeptLayer): Promise<Text | null>
  /** Loads the layers of up to this many seeds, as far as they are stored and undamaged. */
  loadStored(variant: Variant, seeds: number): Promise<void>
  /** Loads what a position with this many seeds needs; nothing if the tables do not reach it. */
  loadFor(variant: Variant, seeds: number): Promise<void>
}

/** Tables are filled again when they are lost, so they have a database of their own beside what people made. */
const DATABASE = 'lumbung-tables'

async function open(): Promise<IDBPDatabase<Tables>> {
  return openDB<Tables>(DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('layers', { keyPath: ['table', 'seeds'] })
    },
  })
}

async function withTables<T>(work: (database: IDBPDatabase<Tables>) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** The tables that are stored. */
export async function listTables(): Promise<readonly TableEntry[]> {
  const entries = new Map<string, TableEntry>()
  await withTables(async (database) => {
    const { store } = database.transaction('layers')
    for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
      const { table, name, holes, seeds, packed } = cursor.value
      const bytes = packed.length + (entries.get(table)?.bytes ?? 0)
      entries.set(table, { table, name, holes, seeds, bytes })
    }
  })
  return [...entries.values()]
}

/** Deletes one table, or all of them; returns what puts them back. */
export async function deleteTables(table?: string): Promise<() => Promise<void>> {
  const range = table === undefined ? undefined : IDBKeyRange.bound([table, 0], [table, Infinity])
  const records = await withTables(async (database) => {
    const { store, done } = database.transaction('layers', 'readwrite')
    const found = await store.getAll(range)
    await (range ? store.delete(range) : store.clear())
    await done
    return found
  })
  return () =>
    withTables(async (database) => {
      const { store, done } = database.transaction('layers', 'readwrite')
      for (const record of records) await store.put(record)
      await done
    })
}

/** The store in the browser's database. What cannot be stored or read is filled again, so nothing here fails a run. */
export function createTableStore(): TableStore {
  return {
    async keep({ variant, counts, values }) {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.length) as Uint8Array<ArrayBuffer>
      return withTables(async (database) => {
        await database.put('layers', {
          table: tableKey(variant),
          seeds: counts.seeds,
          name: variant.name,
          holes: variant.board.holes,
          positions: counts.positions,
          checksum: checksumOfBytes(bytes),
          packed: await through(bytes, new CompressionStream('gzip')),
        })
        return null
      }).catch(reasonOf)
    },
    async loadFor(variant, seeds) {
      if (loadedLayer(variant, seeds) !== undefined) return
      const isStored = await withTables((database) =>
        database.getKey('layers', [tableKey(variant), seeds]),
      ).catch(() => undefined)
      if (isStored !== undefined) await load(variant, seeds)
    },
    loadStored: load,
  }

  async function load(variant: Variant, seeds: number): Promise<void> {
    const wanted = Array.from({ length: seeds + 1 }, (_, layer) => layer)
    const missing = wanted.filter((layer) => loadedLayer(variant, layer) === undefined)
    if (missing.length === 0) return
    const table = tableKey(variant)
    await withTables(async (database) => {
      for (const layer of missing) {
        const record = await database.get('layers', [table, layer])
        const values = record && (await unpacked(record))
        if (!values) return
        loadLayer(variant, layer, values)
      }
    }).catch(() => {})
  }
}

function reasonOf(error: unknown): Text {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return message('storage.full')
  return message('storage.failed', { reason: messageOf(error) })
}

/** The values of a record; null if they are not what was stored. */
async function unpacked({ packed, positions, checksum }: LayerRecord): Promise<Int8Array | null> {
  const bytes = await through(packed, new DecompressionStream('gzip')).catch(() => null)
  if (bytes?.length !== positions || checksumOfBytes(bytes) !== checksum) return null
  return new Int8Array(bytes.buffer)
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}
