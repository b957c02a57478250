// The effect of playing each hole on a half board, if a lap passes no store. The effect on the other half board
// depends only on its kind: how many seeds it gives, and whether the last one falls there.

import { holes, sowOrigin } from '../rules/rules'
import { SowOrigin } from '../vocabulary'
import { halfAt, halfBoards, mostSeeds, rankOf } from '../positions/halves'

/** The kind of a hole without seeds. */
export const NO_MOVE: i32 = 255
const RANK_BITS: u32 = 24
const RANKS: u32 = (1 << RANK_BITS) - 1
const HALF: usize = memory.data(32, 16)

let moves: usize = 0

/** Bytes needed for the moves of all half boards. */
export function sowingsBytes(): usize {
  return (usize(halfBoards) * usize(holes)) << 2
}

/** Sets where the moves of all half boards are listed. */
export function findSowings(start: usize): void {
  moves = start
}

/** Lists the moves of all half boards. */
export function listSowings(): void {
  for (let rank = 0; rank < halfBoards; rank++) {
    for (let hole = 0; hole < holes; hole++) store<u32>(moveAt(rank, hole), sow(rank, hole))
  }
}

// @inline
function moveAt(rank: i32, hole: i32): usize {
  return moves + ((usize(rank) * usize(holes) + usize(hole)) << 2)
}

/** The effect of playing a hole: the remaining half board, and the kind of what it gives. */
// @inline
export function sowingOf(rank: i32, hole: i32): u32 {
  return load<u32>(moveAt(rank, hole))
}

/** The rank of the half board that a move leaves. */
// @inline
export function leftBy(sowing: u32): i32 {
  return i32(sowing & RANKS)
}

/** The kind of what a move gives. */
// @inline
export function kindOf(sowing: u32): i32 {
  return i32(sowing >> RANK_BITS)
}

/** Seeds that moves of a kind give. */
// @inline
export function givenBy(kind: i32): i32 {
  return kind >> 1
}

/** Whether the last seed of such a move falls on the other side. */
// @inline
export function endsThere(kind: i32): bool {
  return (kind & 1) != 0
}

/** One more than the largest kind. */
export function kindsEnd(): i32 {
  return 2 * mostSeeds + 2
}

function sow(rank: i32, hole: i32): u32 {
  memory.copy(HALF, halfAt(rank), usize(holes))
  const from = HALF + usize(hole)
  let hand: i32 = load<u8>(from)
  if (hand == 0) return u32(NO_MOVE) << RANK_BITS
  store<u8>(from, 0)
  let at = hole
  let given = 0
  for (; hand > 0; hand--) {
    at = (at + 1) % (2 * holes)
    if (sowOrigin == SowOrigin.skipped && at == hole) at++
    if (at >= holes) given++
    else store<u8>(HALF + usize(at), load<u8>(HALF + usize(at)) + 1)
  }
  return u32(rankOf(HALF)) | (u32(2 * given + i32(at >= holes)) << RANK_BITS)
}
