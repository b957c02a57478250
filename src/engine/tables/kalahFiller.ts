import crewBytes from '../kernel/assembly/solve-kalah-crew/entry.ts?wasm'
import bytes from '../kernel/assembly/solve-kalah/entry.ts?wasm'
import { Work } from '../kernel/assembly/shared/stepCodes'
import { waitBriefly, type CrewPlace } from '../kernel/crew'
import { instantiate } from '../kernel/instantiate'
import { kalahRulesOf, setKalahRules, type KalahRules, type TakesKalahRules } from '../solver/kalahLike'
import { positionsUpTo } from '../solver/memory'
import type { Variant } from '../variant/variant'
import type { CrewFiller, LayerFiller } from './layerFiller'

/** What assembly/solve-kalah/entry.ts exports for tables. */
interface KalahTableExports extends TakesKalahRules {
  readonly memory: WebAssembly.Memory
  layOut(tableSeeds: number, slotBits: number, keyBits: number, step: number, places: number): number
  tablesAt(): number
  resumeTables(seeds: number): void
  growTables(positions: number): Work
  tablePositionsDone(): number
  isReady(): number
  endTurn(turn: number): void
  isOver(turn: number): number
}

/** Positions of one call into the kernel: about ten milliseconds. */
const SLICE = 400_000
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
  return layOut(kernel, rules, seeds, 1) ? fillerOf(kernel, rules, sizeOf) : null
}

/**
 * The same in the memory of a crew; null if it does not suffice, every place is taken, or the turn is over. Layers that
 * were filled before must be put before anybody helps.
 */
export function* createKalahCrew(
  variant: Variant,
  seeds: number,
  sizeOf: (seeds: number) => number,
  { memory, places, leads, turn }: CrewPlace,
): Generator<void, CrewFiller | null> {
  const rules = kalahRulesOf(variant)!
  const kernel = instantiate<KalahTableExports>(crewBytes, memory)
  for (; !leads && !kernel.isReady() && !kernel.isOver(turn); waitBriefly()) yield
  if ((!leads && !kernel.isReady()) || !layOut(kernel, rules, seeds, places)) return null
  return {
    ...fillerOf(kernel, rules, sizeOf),
    *help(turn) {
      for (; !kernel.isOver(turn); yield) if (kernel.growTables(SLICE) !== Work.busy) waitBriefly()
    },
    endTurn: (turn) => kernel.endTurn(turn),
  }
}

function layOut(kernel: KalahTableExports, rules: KalahRules, seeds: number, places: number): boolean {
  setKalahRules(kernel, rules)
  return kernel.layOut(seeds, SLOT_BITS, 2 * SLOT_BITS, rules.step, places) !== 0
}

function fillerOf(
  kernel: KalahTableExports,
  { holes }: KalahRules,
  sizeOf: (seeds: number) => number,
): LayerFiller {
  const before = (count: number): number => (count === 0 ? 0 : Number(positionsUpTo(holes, count - 1)))
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
        const state = kernel.growTables(SLICE)
        if (state === Work.done) return
        if (state === Work.waiting) waitBriefly()
        yield Math.max(0, (kernel.tablePositionsDone() - before(count)) / sizeOf(count))
      }
    },
  }
}
