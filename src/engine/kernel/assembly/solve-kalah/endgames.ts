import { Cell, change, increase, read, write } from './crew'
import { first, layBlocks, rowOf, size } from './blocks'
import { rowBytes, solveRow, startRows, valuesAgainst } from './rows'
import { KalahLimit } from '../shared/solverLimits'
import { findHalves, kinds, listHalves } from './halves'
import { halvesBelow, halfRank, positionsBelow } from './ranking'
import { sum, worthEnded } from './rules'

// Endgame tables: one byte for every position of up to `tabled` seeds. A move that stores a seed leads to fewer seeds.
// One that does not takes the mover's half board to a smaller rank with the same seeds, and leaves the other as it was.
// So if half boards are taken in order, first as the mover's and then as the opponent's, every value is known before it is
// needed. Pairs of half boards with different numbers of seeds on the two sides do not depend on each other: they are the
// blocks of a layer, which are divided among a crew. A layer begins when all blocks of the one before are done.

/** Positions with at most this many seeds are in the tables; 0 while there are none. */
export let tabled: i32 = 0

let wanted: i32 = 0
/** The block in hand: seeds on the board, on the side with fewer of them (0 without a block), and the next half board. */
let seeds: i32 = 0
let fewer: i32 = 0
let half: i32 = 0

/** Bytes of the list that tables of up to this many seeds need while they grow. */
export function workBytes(most: i32): usize {
  return usize(halvesBelow(most + 1)) * KalahLimit.halfBytes
}

/** Bytes that each member of the crew needs to itself. */
export function ownBytes(most: i32): usize {
  return rowBytes(most)
}

/** Starts tables of up to `most` seeds in the bytes from `start` on; with the list at `work` and this member's own memory at `own`. */
export function startTables(start: usize, most: i32, work: usize, own: usize, leads: bool): void {
  wanted = most
  tabled = 0
  fewer = 0
  layBlocks(start, most)
  startRows(own)
  const count = i32(halvesBelow(most + 1))
  if (leads) {
    listHalves(work, count)
    write(Cell.kinds, kinds)
    startLayer(1)
    write(Cell.ready, 1)
  } else findHalves(work, count, i32(read(Cell.kinds)))
}

/** Continues after the positions of this many seeds, whose values were written from outside. */
export function resumeTables(count: i32): void {
  fewer = 0
  startLayer(count + 1)
}

/** Begins a layer with the ended games, as they count for the player who would be next, and lets its blocks be claimed. */
function startLayer(count: i32): void {
  for (; count <= wanted; count++) {
    memory.fill(rowOf(count, 0, 0) + usize(first(count)), u8(worthEnded(count, 0)), size(count))
    memory.fill(rowOf(0, count, first(count)), u8(worthEnded(0, count)), size(count))
    if (blocksOf(count) > 0) break
  }
  tabled = count - 1
  write(Cell.finished, u64(count) << 16)
  write(Cell.claimed, u64(count) << 16)
}

/** How many blocks a layer has. */
// @inline
function blocksOf(count: i32): i32 {
  return count >> 1
}

/** Takes the next block of the layer, the largest first; false if all are taken. */
function claim(): bool {
  for (;;) {
    const claimed = read(Cell.claimed)
    const layer = i32(claimed >> 16)
    const block = i32(claimed & 0xffff)
    tabled = layer - 1
    if (layer > wanted || block >= blocksOf(layer)) return false
    if (!change(Cell.claimed, claimed, claimed + 1)) continue
    seeds = layer
    fewer = blocksOf(layer) - block
    half = 0
    return true
  }
}

/** Whether all tables are filled. */
export function tablesComplete(): bool {
  tabled = i32(read(Cell.claimed) >> 16) - 1
  return tabled == wanted
}

/** Works through about this many positions; false if there is nothing to do now, or at all. */
export function growTables(count: i32): bool {
  while (count > 0) {
    if (fewer == 0 && !claim()) return false
    const more = seeds - fewer
    for (; half < size(fewer); half++) {
      if (count <= 0) return true
      // With equal numbers of seeds on both sides, each pair comes up once, with the half board of the larger rank.
      const others = fewer == more ? half : size(more)
      solveRow(first(fewer) + half, fewer, more, others)
      valuesAgainst(first(fewer) + half, fewer, more, fewer == more ? half + 1 : others)
      count -= 2 * others
    }
    fewer = 0
    if (i32(increase(Cell.finished) & 0xffff) == blocksOf(seeds)) startLayer(seeds + 1)
  }
  return true
}

/** Positions done, in whole numbers of seeds. */
export function tablesDone(): u64 {
  return positionsBelow(i32(read(Cell.claimed) >> 16))
}

/** The address in the tables of the value of a position, for the player to move. */
// @inline
export function placeOf(mine: u64, theirs: u64): usize {
  return rowOf(sum(mine), sum(theirs), i32(halfRank(theirs))) + usize(halfRank(mine))
}
