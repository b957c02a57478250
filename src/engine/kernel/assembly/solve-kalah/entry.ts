import { aligned, growTo, heapStart } from '../memory'
import { growTables as grow, resumeTables, startTables, tablesDone, workBytes } from './endgames'
import { positionsBelow, prepareRanking } from './ranking'
import { setRules } from './rules'
import { answer, ask, nodes, search, setStep } from './search'
import { setTranspositions, tableBytes } from './transpositions'

// The entry for solving games without relays. Every call is bounded; `layOut` determines the memory.

export { resumeTables, search, setRules }

prepareRanking()

let work: usize = 0
let workSize: usize = 0

/** Allocates tables of up to `tableSeeds` seeds and 2^`slotBits` buckets; false if there is not enough memory. */
export function layOut(tableSeeds: i32, slotBits: i32, keyBits: i32, valueStep: i32): bool {
  const start = heapStart()
  work = aligned(start + usize(positionsBelow(tableSeeds + 1)))
  workSize = workBytes(tableSeeds)
  if (!growTo(u64(work) + max<u64>(tableBytes(slotBits), workSize))) return false
  startTables(start, tableSeeds, work)
  setTranspositions(work, slotBits, keyBits)
  setStep(valueStep)
  return true
}

/** The address of the tables: one byte per position, those with fewer seeds first. */
export function tablesAt(): f64 {
  return f64(heapStart())
}

/** Processes about this many positions of the tables; true when they are complete and questions may be asked. */
export function growTables(positions: i32): bool {
  if (!grow(positions)) return false
  // The tables were built where the transpositions will be; all other memory is new and empty.
  memory.fill(work, 0, workSize)
  workSize = 0
  return true
}

/** Asks whether a position's value for the mover is at least `bound`. */
export function askAtLeast(mine: u64, theirs: u64, bound: i32): bool {
  return ask(mine, theirs, bound)
}

/** The value behind the last answer: at least the bound proves "at least", less proves "at most". */
export function valueFound(): i32 {
  return answer
}

/** Positions looked at since the program started. */
export function nodesSeen(): f64 {
  return f64(nodes)
}

/** Positions whose values are in the tables. */
export function tablePositionsDone(): f64 {
  return f64(tablesDone())
}
