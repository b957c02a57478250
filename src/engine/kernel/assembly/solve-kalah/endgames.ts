import { first, layBlocks, rowOf, size } from './rowClasses'
import { solveRow, startRows, valuesAgainst } from './rows'
import { KalahLimit } from '../shared/solverLimits'
import { listHalves } from './halves'
import { halvesBelow, halfRank, positionsBelow } from './ranking'
import { worthEnded } from './rules'

// Endgame tables: one byte for every position of up to `tabled` seeds. A move that stores a seed leads to fewer
// seeds. One that does not takes the mover's half board to a smaller rank of the same seeds, and leaves the other as
// it was; so, half board by half board, first as the mover's and then as the other's, every value is computed before
// it is needed.

/** Positions with at most this many seeds are in the tables; 0 while there are none. */
export let tabled: i32 = 0

let wanted: i32 = 0
let seeds: i32 = 0
let fewer: i32 = 0
let half: i32 = 0

/** Bytes of working memory for filling tables of up to this many seeds. */
export function workBytes(most: i32): usize {
  return usize(halvesBelow(most + 1)) * KalahLimit.halfBytes + rowBytes(most)
}

function rowBytes(most: i32): usize {
  return (usize(halvesBelow(most + 1) - halvesBelow(most)) + 31) & ~usize(15)
}

/** Starts tables of up to `most` seeds at `start`, with working memory at `work`. */
export function startTables(start: usize, most: i32, work: usize): void {
  wanted = most
  tabled = 0
  layBlocks(start, most)
  startRows(work)
  listHalves(work + rowBytes(most), i32(halvesBelow(most + 1)))
  startSeeds(1)
}

/** Continues after the positions of this many seeds, whose values were written from outside. */
export function resumeTables(count: i32): void {
  tabled = count
  startSeeds(count + 1)
}

/** Fills in the finished games with this many seeds, as they count for the player who would be next. */
function startSeeds(count: i32): void {
  seeds = count
  fewer = 1
  half = 0
  if (seeds > wanted) return
  memory.fill(rowOf(seeds, 0, 0) + usize(first(seeds)), u8(worthEnded(seeds, 0)), size(seeds))
  memory.fill(rowOf(0, seeds, first(seeds)), u8(worthEnded(0, seeds)), size(seeds))
}

/** Processes about this many positions; true when the tables are complete. */
export function growTables(count: i32): bool {
  for (; seeds <= wanted; tabled = seeds, startSeeds(seeds + 1)) {
    for (; 2 * fewer <= seeds; fewer++, half = 0) {
      const more = seeds - fewer
      for (; half < size(fewer); half++) {
        if (count <= 0) return false
        // With as many seeds on both sides, each pair comes up once, when the half board of the larger rank does.
        const others = fewer == more ? half : size(more)
        solveRow(first(fewer) + half, fewer, more, others)
        valuesAgainst(first(fewer) + half, fewer, more, fewer == more ? half + 1 : others)
        count -= 2 * others
      }
    }
  }
  return true
}

/** Positions done, in whole numbers of seeds. */
export function tablesDone(): u64 {
  return positionsBelow(tabled + 1)
}

/** The address in the tables of the value of a position, for the player to move. */
// @inline
export function placeOf(mine: u64, theirs: u64, mineSeeds: i32, theirSeeds: i32): usize {
  return rowOf(mineSeeds, theirSeeds, i32(halfRank(theirs))) + usize(halfRank(mine))
}
