// While a layer is filled by rows, half boards of the same number of seeds are sorted by the rank of their mirror image, with
// the holes in opposite order. A player gives seeds to the other's first holes, and in this order those that differ in these
// holes only are far apart: half boards next to each other mostly stay next to each other when they receive the same seeds.

import { halfAt, halfBoards, rankOf } from '../positions/halves'
import { holes } from '../rules/rules'

const MIRRORED: usize = memory.data(32, 16)
let ranks: usize = 0

/** Bytes that the list takes. */
export function mirroredBytes(): usize {
  return usize(halfBoards) << 2
}

/** Sets where the ranks of the mirrored half boards are listed. */
export function findMirrored(start: usize): void {
  ranks = start
}

/** Lists the ranks of the mirrored half boards. */
export function listMirrored(): void {
  for (let rank = 0; rank < halfBoards; rank++) {
    const half = halfAt(rank)
    for (let hole = 0; hole < holes; hole++) {
      store<u8>(MIRRORED + usize(hole), load<u8>(half + usize(holes - 1 - hole)))
    }
    store<u32>(ranks + (usize(rank) << 2), u32(rankOf(MIRRORED)))
  }
}

/** The rank of the mirror image of the half board with this rank, and the other way round. */
// @inline
export function mirrorOf(rank: i32): i32 {
  return load<i32>(ranks + (usize(rank) << 2))
}

/** The ranks of mirror images from this rank on. */
// @inline
export function mirrorsFrom(rank: i32): usize {
  return ranks + (usize(rank) << 2)
}

/** One of them. */
// @inline
export function mirrorIn(mirrors: usize, place: usize): u32 {
  return load<u32>(mirrors + (place << 2))
}
