import bytes from '../kernel/assembly/solve-kalah/entry.ts?wasm'
import { Leftovers } from '../kernel/assembly/shared/endCodes'
import { instantiate } from '../kernel/instantiate'
import { kalahRulesOf } from '../solver/kalahLike'
import { positionsUpTo } from '../solver/memory'
import type { Variant } from '../variant/variant'
import type { LayerFiller } from './layerFiller'

/** What assembly/solve-kalah/entry.ts exports for tables. */
interface KalahTableExports {
  readonly memory: WebAssembly.Memory
  setRules(holes: number, again: number, capture: number, last: number, left: number, skip: number): void
  layOut(tableSeeds: number, slotBits: number, keyBits: number, step: number, places: number): number
  tablesAt(): number
  resumeTables(seeds: number): void
  growTables(positions: number): number
  tablePositionsDone(): number
}

/** Positions of one call into the kernel: about ten milliseconds. */
const SLICE = 400_000
/** What `growTables` says when all tables are filled. */
const COMPLETE = 2
/** The smallest transposition table: nothing is searched. */
const SLOT_BITS = 10

/** Fills tables with the solver for games like kalah; null if there is not enough memory. */
export function createKalahFiller(
  variant: Variant,
  seeds: number,
  sizeOf: (seeds: number) => number,
): LayerFiller | null {
  const rules = kalahRulesOf(variant)!
  const kernel = instantiate<KalahTableExports>(bytes)
  kernel.setRules(
    rules.holes,
    Number(rules.moveAgain),
    Number(rules.capture),
    Number(rules.takeLast),
    Leftovers[rules.leftovers],
    Number(rules.skipOrigin),
  )
  if (!kernel.layOut(seeds, SLOT_BITS, 2 * SLOT_BITS, rules.step, 1)) return null
  const before = (count: number): number => (count === 0 ? 0 : Number(positionsUpTo(rules.holes, count - 1)))
  const layer = (count: number): Int8Array =>
    new Int8Array(kernel.memory.buffer, kernel.tablesAt() + before(count), sizeOf(count))
  return {
    layer,
    put(count, values) {
      layer(count).set(values)
      if (count > 0) kernel.resumeTables(count)
    },
    *fill(count) {
      if (count === 0) return
      // The kernel may be some rows into the next layer when it stops; it continues from there.
      while (kernel.tablePositionsDone() < before(count + 1)) {
        if (kernel.growTables(SLICE) === COMPLETE) return
        yield Math.max(0, (kernel.tablePositionsDone() - before(count)) / sizeOf(count))
      }
    },
  }
}
