import { aligned, growTo, heapStart } from '../memory'
import { Asked, CREW_BYTES, Cell, change, findCrew, joinCrew, me, read, readOf } from './crew'
import {
  growTables as grow,
  ownBytes,
  resumeTables,
  startTables,
  tablesComplete,
  tablesDone,
  workBytes,
} from './endgames'
import { Work } from '../shared/stepCodes'
import { positionsBelow, prepareRanking } from './ranking'
import { setRules } from './rules'
import { STACK_BYTES } from './frames'
import { LEMMA_BYTES, findLemmas } from './lemmas'
import { setSearch } from './search'
import { setTranspositions, tableBytes } from './transpositions'

// The entry for solving games without relays. Every call is bounded; `layOut` determines the memory.

export { askAtLeast, help, search, stopHelping, valueFound } from './questions'
export { lemmaHigh, lemmaLow, lemmaMine, lemmaTheirs, readLemma, writeLemmasFrom } from './lemmas'
export { learn } from './reach'
export { resumeTables, setRules }

prepareRanking()
findCrew(heapStart())
findLemmas(heapStart() + aligned(CREW_BYTES))

/** What all members share, before what each has to itself. */
const COMMON_BYTES: usize = aligned(CREW_BYTES) + aligned(LEMMA_BYTES)

let tables: usize = 0
let work: usize = 0
let workSize: usize = 0

/**
 * Takes the memory: tables of up to `tableSeeds` seeds and 2^`slotBits` buckets, with places for a crew of this size; false
 * if there is not enough. Whoever finds nothing ready yet is the first member, and must lead.
 */
export function layOut(tableSeeds: i32, slotBits: i32, keyBits: i32, valueStep: i32, places: i32): bool {
  const start = heapStart()
  const ownSize = aligned(STACK_BYTES + ownBytes(tableSeeds))
  tables = start + COMMON_BYTES + usize(places) * ownSize
  work = aligned(tables + usize(positionsBelow(tableSeeds + 1)))
  // A single member can keep the list of half boards where transpositions will lie; of several, one may still read it.
  workSize = workBytes(tableSeeds)
  const behind = places == 1 ? work : aligned(work + workSize)
  if (!growTo(max<u64>(u64(behind) + tableBytes(slotBits), u64(work) + workSize))) return false
  const place = joinCrew(places)
  if (place < 0) return false
  const own = start + COMMON_BYTES + usize(place) * ownSize
  if (places > 1) workSize = 0
  startTables(tables, tableSeeds, work, own + STACK_BYTES, !isReady())
  setTranspositions(behind, slotBits, keyBits)
  setSearch(own, valueStep)
  return true
}

/** The address of the tables: one byte per position, those with fewer seeds first. */
export function tablesAt(): f64 {
  return f64(tables)
}

/**
 * Works through about this many positions of the tables; returns a code of `Work`. Done: all are complete and questions
 * may be asked.
 */
export function growTables(positions: i32): i32 {
  const worked = grow(positions)
  if (!tablesComplete()) return worked ? Work.busy : Work.waiting
  // The tables grew where the transpositions will lie; all other memory is new and empty.
  memory.fill(work, 0, workSize)
  workSize = 0
  return Work.done
}

/** Whether others may join the crew whose memory this is. */
export function isReady(): bool {
  return read(Cell.ready) != 0
}

/** Releases everybody who helped with a turn. */
export function endTurn(turn: i32): void {
  for (;;) {
    const over = read(Cell.over)
    if (change(Cell.over, over, over | (u64(1) << u64(turn & 63)))) return
  }
}

/** Whether a turn is over. */
export function isOver(turn: i32): bool {
  return (read(Cell.over) & (u64(1) << u64(turn & 63))) != 0
}

/** Positions that all members have visited for this member's questions. */
export function nodesSeen(): f64 {
  return f64(readOf(me, Asked.nodes))
}

/** Positions whose values are in the tables. */
export function tablePositionsDone(): f64 {
  return f64(tablesDone())
}
