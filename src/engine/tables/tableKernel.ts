import bytes from '../kernel/assembly/tables/entry.ts?wasm'
import { writeGame } from '../kernel/gameMemory'
import { giveRules, instantiate, type HoldsGame, type TakesRules } from '../kernel/instantiate'
import { start } from '../rules/match'
import { oneRoundOf } from '../solver/oneRound'
import type { Variant } from '../variant/variant'
import type { LayerFiller } from './layerFiller'

/** What assembly/tables/entry.ts exports. */
interface TableExports extends TakesRules, HoldsGame {
  layOut(seeds: number, likeAwari: number): number
  layerAt(seeds: number): number
  beginLayer(seeds: number): void
  fillLayer(positions: number): number
  layerListed(): number
  isOutOfMemory(): number
}

/** Positions of one call into the kernel: about ten milliseconds. */
const ROWS_SLICE = 400_000
const RULES_SLICE = 10_000

/** Fills tables with the kernel's rules, by rows for games like awari; null if there is not enough memory. */
export function createTableKernel(
  variant: Variant,
  seeds: number,
  likeAwari: boolean,
  sizeOf: (seeds: number) => number,
): LayerFiller | null {
  const kernel = instantiate<TableExports>(bytes)
  const rules = oneRoundOf(variant)
  giveRules(kernel, rules)
  writeGame(kernel, { ...start(rules), seen: [] })
  if (!kernel.layOut(seeds, Number(likeAwari))) return null
  const layer = (count: number): Int8Array =>
    new Int8Array(kernel.memory.buffer, kernel.layerAt(count), sizeOf(count))
  return {
    layer,
    put: (count, values) => layer(count).set(values),
    *fill(count) {
      kernel.beginLayer(count)
      while (!kernel.fillLayer(likeAwari ? ROWS_SLICE : RULES_SLICE)) {
        if (kernel.isOutOfMemory()) throw new Error('This machine does not give the memory for these tables')
        yield kernel.layerListed()
      }
      if (kernel.isOutOfMemory()) throw new Error('This machine does not give the memory for these tables')
    },
  }
}
