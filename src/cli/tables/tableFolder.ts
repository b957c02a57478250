import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzip } from 'node:zlib'
import { checksumOfBytes } from '../../engine/checksum'
import type { LayerCounts } from '../../engine/tables/layerCounts'
import { sealTable, unsealTable, type StoredLayer, type StoredTable } from '../../engine/tables/storedTable'
import { tableKey } from '../../engine/tables/tableKey'
import type { Variant } from '../../engine/variant/variant'
import { createFolderOf, writeWhole } from '../output/outputFile'

/** The folder of a variant's tables: one file per layer, and one that describes them. */
export interface TableFolder {
  readonly path: string
  /** What the folder contains, according to its description if that is valid. */
  layers(): readonly StoredLayer[]
  /** The values of a layer, or the name of the file that is missing or damaged. */
  read(seeds: number): { readonly values: Int8Array } | { readonly damaged: string }
  /** Packs a layer and stores it; its values must not change until then. */
  write(counts: LayerCounts, values: Int8Array): Promise<StoredLayer>
}

const TABLE = 'table.json'
const pack = promisify(gzip)
/** Hardly slower than no compression, with most of the benefit. */
const LEVEL = 4

/** Opens the subfolder of a variant's tables; `damaged` is called if its description is invalid. */
export function openTableFolder(
  within: string,
  variant: Variant,
  damaged: (file: string) => void = () => {},
): TableFolder {
  const path = join(within, `${nameOf(variant)}-${tableKey(variant).slice(0, 8)}`)
  const stored = readDescription(join(path, TABLE), damaged)
  const layers = new Map(stored.map((layer) => [layer.seeds, layer]))
  const fileOf = (seeds: number): string => join(path, `layer-${String(seeds).padStart(2, '0')}.gz`)

  function describe(): void {
    const listed = [...layers.values()].toSorted((a, b) => a.seeds - b.seeds)
    const table: StoredTable = { format: 'lumbung-tables', version: 1, variant, layers: listed }
    writeWhole(join(path, TABLE), `${JSON.stringify(sealTable(table), null, 1)}\n`, '--folder')
  }

  return {
    path,
    layers: () => [...layers.values()].toSorted((a, b) => a.seeds - b.seeds),
    read(seeds) {
      const file = fileOf(seeds)
      const layer = layers.get(seeds)
      if (layer === undefined) return { damaged: file }
      try {
        const bytes = gunzipSync(readFileSync(file), { maxOutputLength: Math.max(1, layer.positions) })
        if (bytes.length !== layer.positions || checksumOfBytes(bytes) !== layer.checksum)
          return { damaged: file }
        return { values: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) }
      } catch {
        return { damaged: file }
      }
    },
    async write(counts, values) {
      const bytes = new Uint8Array(values.buffer, values.byteOffset, values.length)
      const packed = await pack(bytes, { level: LEVEL })
      const layer = { ...counts, bytes: packed.length, checksum: checksumOfBytes(bytes) }
      createFolderOf(fileOf(counts.seeds), '--folder')
      writeWhole(fileOf(counts.seeds), [packed], '--folder')
      layers.set(counts.seeds, layer)
      describe()
      return layer
    },
  }
}

function readDescription(file: string, damaged: (file: string) => void): readonly StoredLayer[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return []
  }
  const table = unsealTable(parsed(text))
  if (table === null) damaged(file)
  return table?.layers ?? []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function nameOf({ name, board }: Variant): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${letters.slice(0, 40) || 'game'}-${board.holes}`
}
