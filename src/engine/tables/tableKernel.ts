import crewBytes from '../kernel/assembly/tables-crew/entry.ts?wasm'
import bytes from '../kernel/assembly/tables/entry.ts?wasm'
import { Work } from '../kernel/assembly/shared/stepCodes'
import { waitBriefly, type CrewPlace } from '../kernel/crew'
import { writeGame } from '../kernel/gameMemory'
import { giveRules, instantiate, type HoldsGame, type TakesRules } from '../kernel/instantiate'
import { start } from '../rules/match'
import { oneRoundOf } from '../solver/oneRound'
import type { Variant } from '../variant/variant'
import type { CrewFiller, LayerFiller } from './layerFiller'
import { notEnoughMemory } from '../refusal'

/** What assembly/tables/entry.ts exports. */
interface TableExports extends TakesRules, HoldsGame {
  layOut(seeds: number, likeAwari: number, places: number): number
  layerAt(seeds: number): number
  beginLayer(seeds: number): void
  fillLayer(positions: number): Work
  layerListed(): number
  isOutOfMemory(): number
  isReady(): number
  helpFill(positions: number): number
  endTurn(turn: number): void
  isOver(turn: number): number
  tryLock(): number
  unlock(): void
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
  loadGame(kernel, variant)
  if (!kernel.layOut(seeds, Number(likeAwari), 1)) return null
  return fillerOf(kernel, sizeOf, likeAwari ? ROWS_SLICE : RULES_SLICE)
}

/**
 * Fills tables of games like awari in the memory of a crew; null if it does not suffice, every place is taken, or the
 * turn is over.
 */
export function* createTableCrew(
  variant: Variant,
  seeds: number,
  sizeOf: (seeds: number) => number,
  { memory, places, leads, turn }: CrewPlace,
): Generator<void, CrewFiller | null> {
  const kernel = instantiate<TableExports>(crewBytes, memory)
  // The leader lists what all of them read; a turn may be over before anybody else had time to join.
  for (; !leads && !kernel.isReady() && !kernel.isOver(turn); waitBriefly()) yield
  if (!leads && !kernel.isReady()) return null
  // Loading writes to memory that others use when they play by the rules.
  for (; !kernel.tryLock(); waitBriefly()) yield
  loadGame(kernel, variant)
  kernel.unlock()
  if (!kernel.layOut(seeds, 1, places)) return null
  return {
    ...fillerOf(kernel, sizeOf, ROWS_SLICE),
    *help(turn) {
      for (; !kernel.isOver(turn); yield) if (!kernel.helpFill(ROWS_SLICE)) waitBriefly()
    },
    endTurn: (turn) => kernel.endTurn(turn),
  }
}

function loadGame(kernel: TableExports, variant: Variant): void {
  const rules = oneRoundOf(variant)
  giveRules(kernel, rules)
  writeGame(kernel, { ...start(rules), seen: [] })
}

function fillerOf(kernel: TableExports, sizeOf: (seeds: number) => number, slice: number): LayerFiller {
  const layer = (count: number): Int8Array =>
    new Int8Array(kernel.memory.buffer, kernel.layerAt(count), sizeOf(count))
  return {
    layer,
    put: (count, values) => layer(count).set(values),
    *fill(count) {
      kernel.beginLayer(count)
      for (;;) {
        const state = kernel.fillLayer(slice)
        if (kernel.isOutOfMemory()) throw notEnoughMemory()
        if (state === Work.done) return
        if (state === Work.waiting) waitBriefly()
        yield kernel.layerListed()
      }
    },
  }
}
