/** The least and the most memory a solver may be given, in bytes, and what it takes unless told. */
export const MIN_MEMORY = 16 * 2 ** 20
export const MAX_MEMORY = 3 * 2 ** 30
export const USUAL_MEMORY = 1.1 * 2 ** 30

/** How a solver divides its memory. */
export interface MemoryPlan {
  /** Positions of up to so many seeds are tabled. */
  readonly tableSeeds: number
  readonly tableBytes: number
  /** The transposition table has two to the power of this many buckets of 32 bytes. */
  readonly slotBits: number
  /** Bits that number every position of the game. */
  readonly keyBits: number
  readonly bytes: number
}

const BUCKET_BYTES = 32
/** An entry tells positions apart by its bucket and a tag of this many bits. */
const TAG_BITS = 40
/** Tables larger than this take longer to fill than they save. */
const MOST_TABLE_BYTES = 32e6

/** Divides the memory for a game of so many holes a side and seeds on the board; null if that is too little. */
export function planMemory(holes: number, seeds: number, memoryBytes: number): MemoryPlan | null {
  const keyBits = positionsUpTo(holes, seeds).toString(2).length
  const worthwhile = Math.min(MOST_TABLE_BYTES, memoryBytes / 4, Number(positionsUpTo(holes, seeds)) ** 0.61)
  let tableSeeds = 0
  while (tableSeeds < seeds && positionsUpTo(holes, tableSeeds + 1) <= worthwhile) tableSeeds++
  const tableBytes = Number(positionsUpTo(holes, tableSeeds))
  const room = Math.floor(Math.log2((memoryBytes - tableBytes) / BUCKET_BYTES))
  const slotBits = Math.min(room, Math.max(10, keyBits - 15))
  if (slotBits < 10 || keyBits - slotBits > TAG_BITS) return null
  return { tableSeeds, tableBytes, slotBits, keyBits, bytes: tableBytes + BUCKET_BYTES * 2 ** slotBits }
}

/** How many ways there are to lay up to so many seeds into the holes of both sides. */
export function positionsUpTo(holes: number, seeds: number): bigint {
  let count = 1n
  for (let i = 1n; i <= BigInt(2 * holes); i++) count = (count * (BigInt(seeds) + i)) / i
  return count
}
