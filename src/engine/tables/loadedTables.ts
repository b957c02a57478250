import { lastUsed } from '../lastUsed'
import { splitsEndlessPlay } from '../variant/support'
import type { Variant } from '../variant/variant'
import { tableOf, type EndgameTable } from './endgameTable'
import type { LayerCounts } from './layerCounts'
import { tableKey } from './tableKey'

/** A layer that was just filled, for whoever can store it. */
export interface KeptLayer {
  readonly variant: Variant
  readonly counts: LayerCounts
  readonly values: Int8Array
}

const MOST_TABLES = 2
/** The tables in memory by the rules they are for. */
const tables = lastUsed<Map<number, Int8Array>>(MOST_TABLES)

/** Puts a layer of a variant's tables into memory. */
export function loadLayer(variant: Variant, seeds: number, values: Int8Array): void {
  const key = tableKey(variant)
  const layers = tables.get(key) ?? new Map<number, Int8Array>()
  layers.set(seeds, values)
  tables.keep(key, layers)
}

/** A layer that is in memory. */
export function loadedLayer(variant: Variant, seeds: number): Int8Array | undefined {
  return tables.get(tableKey(variant))?.get(seeds)
}

/** Releases all tables in memory. */
export function unloadTables(): void {
  tables.clear()
}

/**
 * The table for a variant: all layers in memory from the lowest up to the first gap. Null without any, and for variants
 * that do not split the remaining seeds evenly when play is endless, as tables do.
 */
export function loadedTable(variant: Variant): EndgameTable | null {
  const layers = tables.get(tableKey(variant))
  if (layers === undefined || !layers.has(0) || !splitsEndlessPlay(variant)) return null
  let seeds = 0
  while (layers.has(seeds + 1)) seeds++
  return tableOf(variant, seeds, (layer) => layers.get(layer)!)
}
