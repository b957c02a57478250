import { seedsInPlay } from '../board/position'
import bytes from '../kernel/assembly/solve-kalah/entry.ts?wasm'
import { Leftovers } from '../kernel/assembly/shared/endCodes'
import { hasTrapped, instantiate } from '../kernel/instantiate'
import { halvesOf, type KalahRules } from './kalahLike'
import type { MemoryPlan } from './memory'
import type { Prover } from './prover'

/** What assembly/solve-kalah/entry.ts exports. */
interface SolverExports {
  setRules(holes: number, again: number, capture: number, last: number, left: number, skip: number): void
  layOut(tableSeeds: number, slotBits: number, keyBits: number, step: number): number
  growTables(positions: number): number
  tablePositionsDone(): number
  askAtLeast(mine: bigint, theirs: bigint, bound: number): number
  search(nodes: number): number
  valueFound(): number
  nodesSeen(): number
}

/** Each call into the kernel takes about ten milliseconds. */
const TABLE_SLICE = 400_000
const SEARCH_SLICE = 15_000

/**
 * A prover for games like kalah, with its own memory; what it has learnt serves every later question about the same
 * game, also from other layouts. Null if there is not enough memory.
 */
export function createKalahProver(rules: KalahRules, plan: MemoryPlan): Prover | null {
  const kernel = instantiate<SolverExports>(bytes)
  kernel.setRules(
    rules.holes,
    Number(rules.moveAgain),
    Number(rules.capture),
    Number(rules.takeLast),
    Leftovers[rules.leftovers],
    Number(rules.skipOrigin),
  )
  const { step } = rules
  if (!kernel.layOut(plan.tableSeeds, plan.slotBits, plan.keyBits, step)) return null
  return {
    step,
    *prepare() {
      while (!kernel.growTables(TABLE_SLICE)) yield kernel.tablePositionsDone() / plan.tableBytes
    },
    *isAtLeast({ position }, bound) {
      const { mine, theirs } = halvesOf(rules, position)
      const asked = (bound - seedsInPlay(position)) % step === 0 ? bound : bound + 1
      kernel.askAtLeast(mine, theirs, asked)
      while (!kernel.search(SEARCH_SLICE)) yield
      const value = kernel.valueFound()
      return value >= asked ? { lower: value, upper: Infinity } : { lower: -Infinity, upper: value }
    },
    nodes: () => kernel.nodesSeen(),
    usable: () => !hasTrapped(kernel),
  }
}
