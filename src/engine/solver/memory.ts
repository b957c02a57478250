import { KalahLimit } from '../kernel/assembly/shared/solverLimits'

const MIB = 2 ** 20

/** The memory that a solver may be given, in MiB. */
export const MEMORY_MIB = {
  /** Tables of 5 MiB and 8 MiB of transpositions: kalah(5, 4) takes about twice as long as with `usual`. */
  min: 16,
  /**
   * 1.1 GiB. Half of it holds tables of 22 seeds for kalah(6, 4); behind them there is room for 512 MiB of
   * transpositions. Two workers that share nothing fit a machine of 4 GiB.
   */
  usual: 1126,
  /** Nearly half for tables and 2 GiB of transpositions; with what workers share, this is the 4 GiB a program can address. */
  max: 3840,
} as const

/** The least memory a solver may be given, in bytes. */
export const MIN_MEMORY = MEMORY_MIB.min * MIB
/** The most. */
export const MAX_MEMORY = MEMORY_MIB.max * MIB

/** How a solver divides its memory. */
export interface MemoryPlan {
  /** Positions of up to this many seeds are tabulated. */
  readonly tableSeeds: number
  readonly tableBytes: number
  /** The transposition table has two to the power of this many buckets of 32 bytes. */
  readonly slotBits: number
  /** Bits that number every position of the game. */
  readonly keyBits: number
  readonly bytes: number
}

const BUCKET_BYTES: number = KalahLimit.bucketBytes
/** Positions searched for one bucket of four that remembers: most are near the tables and not remembered. */
const SEARCHED_PER_BUCKET = 12
/** An entry distinguishes positions by its bucket and a tag of this many bits. */
const TAG_BITS = 40
/** How many half boards the list can hold. */
const MOST_HALVES = KalahLimit.halves + 1
/** Rows are read a vector at a time, so they begin and end on whole ones. */
const ROW_PADDING = 31
/** Tabled positions that take as long as one position of the search. */
const TABLED_PER_SEARCHED = 11

/**
 * Divides the memory for a game with these holes per side and seeds on the board, given about how many questions as
 * hard as its value will be asked; null if it is too little.
 */
export function planMemory(
  holes: number,
  seeds: number,
  memoryBytes: number,
  questions = 1,
): MemoryPlan | null {
  const keyBits = positionsUpTo(holes, seeds).toString(2).length
  const searched = questions * expectedNodes(holes, seeds)
  const worthwhile = Math.min(memoryBytes / 2, TABLED_PER_SEARCHED * searched)
  const fits = (most: number) =>
    positionsUpTo(holes, most) <= worthwhile && workBytes(holes, most) <= memoryBytes / 4
  let tableSeeds = 0
  while (tableSeeds < seeds && fits(tableSeeds + 1)) tableSeeds++
  const tableBytes = Number(positionsUpTo(holes, tableSeeds))
  const room = Math.floor(Math.log2((memoryBytes - tableBytes) / BUCKET_BYTES))
  const enough = Math.ceil(Math.log2(searched / SEARCHED_PER_BUCKET))
  const slotBits = Math.min(room, Math.max(10, enough, keyBits - TAG_BITS))
  if (slotBits < 10 || keyBits - slotBits > TAG_BITS) return null
  const work = Math.max(BUCKET_BYTES * 2 ** slotBits, workBytes(holes, tableSeeds))
  return { tableSeeds, tableBytes, slotBits, keyBits, bytes: tableBytes + work }
}

/** A rough estimate of the positions that a proof of the value visits, based on solved games. */
export function expectedNodes(holes: number, seeds: number): number {
  return Math.max(
    1000,
    Math.min(10 ** (0.14 * seeds + 0.6), Number(positionsUpTo(holes, seeds)) ** 0.75 / 10),
  )
}

/**
 * Memory of tables while they are filled: the list of half boards, and a row of values with all half boards of most
 * seeds.
 */
function workBytes(holes: number, tableSeeds: number): number {
  const halves = Number(waysUpTo(holes, tableSeeds))
  if (halves >= MOST_HALVES) return Infinity
  const row = halves - Number(waysUpTo(holes, tableSeeds - 1))
  return KalahLimit.halfBytes * halves + row + ROW_PADDING
}

/** The number of ways to place up to this many seeds in the holes of both sides. */
export function positionsUpTo(holes: number, seeds: number): bigint {
  return waysUpTo(2 * holes, seeds)
}

/** The number of ways to place up to this many seeds in this many holes. */
export function waysUpTo(holes: number, seeds: number): bigint {
  let count = 1n
  for (let i = 1n; i <= BigInt(holes); i++) count = (count * (BigInt(seeds) + i)) / i
  return count
}
