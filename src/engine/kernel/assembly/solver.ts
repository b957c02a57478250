import { growTables, startTables, tabled, tablesDone } from './solver-endgames'
import { positionsBelow, prepareIndex } from './solver-index'
import { setRules } from './solver-rules'
import { answer, answerHole, ask, nodes, search, setStep } from './solver-search'
import { setTranspositions } from './solver-transpositions'

// The entry for solving games without relays. Every call is bounded; memory is what `layOut` is given.

export { growTables, search, setRules }

prepareIndex()

/** How many positions have at most that many seeds, which is also the bytes their tables take. */
export function tableBytes(seeds: i32): f64 {
  return <f64>positionsBelow(seeds + 1)
}

/** Takes the memory: tables of up to `tableSeeds` seeds and 2^`slotBits` buckets; false if it is not to be had. */
export function layOut(tableSeeds: i32, slotBits: i32, keyBits: i32, valueStep: i32): bool {
  const start = (__heap_base + 63) & ~(<usize>63)
  const tables = (<usize>positionsBelow(tableSeeds + 1) + 63) & ~(<usize>63)
  const end = start + tables + ((<usize>1 << <usize>slotBits) << 5)
  const pages = <i32>((end + 0xffff) >>> 16) - memory.size()
  if (pages > 0 && memory.grow(pages) < 0) return false
  startTables(start, tableSeeds)
  setTranspositions(start + tables, slotBits, keyBits)
  setStep(valueStep)
  return true
}

/** Asks whether a position's value for the mover is at least `bound`. */
export function askAtLeast(mine: u64, theirs: u64, bound: i32): bool {
  return ask(mine, theirs, bound)
}

export function valueFound(): i32 {
  return answer
}

export function holeFound(): i32 {
  return answerHole
}

export function nodesSeen(): f64 {
  return <f64>nodes
}

export function tableSeedsDone(): i32 {
  return tabled
}

export function tablePositionsDone(): f64 {
  return <f64>tablesDone()
}
