import * as v from 'valibot'
import { checksumOf } from '../checksum'
import { parseVariant } from '../variant/parse'
import type { Variant } from '../variant/variant'
import { layerCountsShape, type LayerCounts } from './layerCounts'

/** A stored layer: its counts, its packed length, and the checksum of its unpacked values. */
export interface StoredLayer extends LayerCounts {
  readonly bytes: number
  readonly checksum: string
}

/** What is stored in addition to the layers of a table. */
export interface StoredTable {
  readonly format: 'lumbung-tables'
  readonly version: 1
  readonly variant: Variant
  readonly layers: readonly StoredLayer[]
}

const shape = v.object({
  format: v.literal('lumbung-tables'),
  version: v.literal(1),
  variant: v.unknown(),
  layers: v.array(
    v.object({
      ...layerCountsShape,
      bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
      checksum: v.string(),
    }),
  ),
  checksum: v.string(),
})

/** A table's description with the checksum of all of it, and so of all its layers. */
export function sealTable(table: StoredTable): object {
  return { ...table, checksum: checksumOf(table) }
}

/** Reads a description; null if it is invalid or was changed. */
export function unsealTable(value: unknown): StoredTable | null {
  const read = v.safeParse(shape, value)
  if (!read.success) return null
  const { checksum, ...rest } = read.output
  const variant = parseVariant(rest.variant)
  if (!variant.ok || checksumOf(rest) !== checksum) return null
  return { ...rest, variant: variant.value }
}
