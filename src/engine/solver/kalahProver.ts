import crewBytes from '../kernel/assembly/solve-kalah-crew/entry.ts?wasm'
import bytes from '../kernel/assembly/solve-kalah/entry.ts?wasm'
import { Work } from '../kernel/assembly/shared/stepCodes'
import { waitBriefly, type CrewPlace } from '../kernel/crew'
import { hasTrapped, instantiate } from '../kernel/instantiate'
import { halvesOf, setKalahRules, type KalahRules, type TakesKalahRules } from './kalahLike'
import { createLemmas, type LemmaExports } from './lemmas'
import type { MemoryPlan } from './memory'
import { possibleFrom, provenBy, type Prover } from './prover'

/** What assembly/solve-kalah/entry.ts exports. */
interface SolverExports extends LemmaExports, TakesKalahRules {
  layOut(tableSeeds: number, slotBits: number, keyBits: number, step: number, places: number): number
  growTables(positions: number): Work
  tablePositionsDone(): number
  askAtLeast(mine: bigint, theirs: bigint, bound: number): void
  search(nodes: number): number
  valueFound(): number
  nodesSeen(): number
  isReady(): number
  help(positions: number, nodes: number): number
  stopHelping(): void
  endTurn(turn: number): void
  isOver(turn: number): number
}

/** A prover in a crew: what one has learnt serves all, and those without a question search those of the others. */
export interface CrewProver extends Prover {
  /** Works on what others ask until the turn is over. */
  help(turn: number): Generator<void, void>
  /** Ends a turn, for the leader. */
  endTurn(turn: number): void
}

/** Each call into the kernel takes about ten milliseconds. */
const TABLE_SLICE = 400_000
const SEARCH_SLICE = 15_000
/** A proof of so many nodes, a few seconds of work, is kept for a later session. */
const LEMMA_NODES = 2 ** 22

/**
 * A prover for games like kalah, with its own memory; what it has learnt serves every later question about the same
 * game, also from other layouts. Null if there is not enough memory.
 */
export function createKalahProver(
  rules: KalahRules,
  plan: MemoryPlan,
  lemmaNodes = LEMMA_NODES,
): Prover | null {
  const kernel = instantiate<SolverExports>(bytes)
  setKalahRules(kernel, rules)
  if (!kernel.layOut(plan.tableSeeds, plan.slotBits, plan.keyBits, rules.step, 1)) return null
  return proverOf(kernel, rules, plan, lemmaNodes)
}

/** A prover that shares its memory with others; null if the memory does not suffice or every place is taken. */
export function* createCrewProver(
  rules: KalahRules,
  plan: MemoryPlan,
  { memory, places, leads, turn }: CrewPlace,
): Generator<void, CrewProver | null> {
  const kernel = instantiate<SolverExports>(crewBytes, memory)
  setKalahRules(kernel, rules)
  // The first leader lists what all of them read; a turn may be over before a helper had time to join.
  const isFirst = leads && turn === 1
  for (; !isFirst && !kernel.isReady() && !kernel.isOver(turn); waitBriefly()) yield
  if (!leads && !kernel.isReady()) return null
  if (!kernel.layOut(plan.tableSeeds, plan.slotBits, plan.keyBits, rules.step, places)) return null
  return {
    ...proverOf(kernel, rules, plan, LEMMA_NODES),
    *help(turn) {
      for (; !kernel.isOver(turn); yield) if (!kernel.help(TABLE_SLICE, SEARCH_SLICE)) waitBriefly()
      kernel.stopHelping()
    },
    endTurn: (turn) => kernel.endTurn(turn),
  }
}

function proverOf(kernel: SolverExports, rules: KalahRules, plan: MemoryPlan, lemmaNodes: number): Prover {
  const { step } = rules
  const lemmas = createLemmas(kernel, lemmaNodes)
  return {
    score: 'margin',
    step,
    *prepare() {
      for (let state = kernel.growTables(TABLE_SLICE); state !== Work.done;) {
        if (state === Work.waiting) waitBriefly()
        yield kernel.tablePositionsDone() / plan.tableBytes
        state = kernel.growTables(TABLE_SLICE)
      }
    },
    *isAtLeast(game, bound) {
      const { mine, theirs } = halvesOf(rules, game.position)
      const asked = possibleFrom(bound, game, step)
      lemmas.teach()
      kernel.askAtLeast(mine, theirs, asked)
      while (!kernel.search(SEARCH_SLICE)) yield
      return provenBy(kernel.valueFound(), asked)
    },
    nodes: () => kernel.nodesSeen(),
    lemmas: () => lemmas.all(),
    learn: (known) => lemmas.learn(known),
    usable: () => !hasTrapped(kernel),
  }
}
