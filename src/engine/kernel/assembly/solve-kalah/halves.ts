import { KalahLimit } from '../shared/solverLimits'
import { halfRank } from './ranking'
import { again, captures, giftsOf, lastOf, side, sowOf, storedOf } from './rules'

// Half boards by rank, and the effect of playing each of their holes. The effect of a move on the other half board
// depends only on its kind, and there are few kinds: seeds stored, seeds given, where or how the lap ends.

/** Ends of a lap other than an empty hole of the mover's own, where it may capture. */
export const AGAIN: u8 = 254
export const PLAIN: u8 = 255

/** The most kinds of moves there can be. */
export const MOST_KINDS: i32 = 1024
const KINDS: usize = memory.data(MOST_KINDS * 4, 16)
/** How many kinds of moves there are; kind 0 is an empty hole. */
export let kinds: i32 = 1

let halves: usize = 0
let moves: usize = 0

/** Finds the first `count` half boards, with moves of so many kinds, listed in the bytes from `start` on. */
export function findHalves(start: usize, count: i32, listed: i32): void {
  halves = start
  moves = start + (usize(count) << 3)
  kinds = listed
}

/** Lists the first `count` half boards in the bytes from `start` on. */
export function listHalves(start: usize, count: i32): void {
  findHalves(start, count, 1)
  let half: u64 = 0
  for (let rank = 0; rank < count; rank++) {
    store<u64>(halves + (usize(rank) << 3), half)
    for (let hole = 0; hole < side; hole++) store<u64>(movesOf(rank) + (usize(hole) << 3), moveOf(half, hole))
    half = following(half)
  }
}

/** The half board with the next rank. */
function following(half: u64): u64 {
  const first = half & 255
  half -= first
  if (half == 0) return (first + 1) << (u64(side - 1) << 3)
  const hole = ctz(half) & ~u64(7)
  return half - (u64(1) << hole) + ((first + 1) << (hole - 8))
}

/** A move in one word: the half board it leaves, the same without the last seed if that may capture, and its kind. */
function moveOf(half: u64, hole: i32): u64 {
  const count = i32((half >> (u64(hole) << 3)) & 255)
  if (count == 0) return 0
  const left = (half & ~(u64(255) << (u64(hole) << 3))) + sowOf(hole, count)
  const last = lastOf(hole, count)
  const lane = u64(last) << 3
  const mayCapture = captures && last < side && ((left >> lane) & 255) == 1
  const end = mayCapture ? u8(last) : again && last == side ? AGAIN : PLAIN
  const bare = mayCapture ? left - (u64(1) << lane) : left
  return (
    halfRank(left) |
    (halfRank(bare) << 24) |
    (u64(kindOf(storedOf(hole, count), giftsOf(hole, count), end)) << 48)
  )
}

function kindOf(gain: i32, gifts: i32, end: u8): i32 {
  const wanted = u32(gain) | (u32(gifts) << 8) | (u32(end) << 16)
  for (let kind = 1; kind < kinds; kind++) if (load<u32>(KINDS + (usize(kind) << 2)) == wanted) return kind
  if (kinds == MOST_KINDS) unreachable()
  store<u32>(KINDS + (usize(kinds) << 2), wanted)
  return kinds++
}

/** The half board of a rank. */
// @inline
export function halfOf(rank: i32): u64 {
  return load<u64>(halves + (usize(rank) << 3))
}

/** The address of the moves of a half board, eight bytes per hole. */
// @inline
export function movesOf(rank: i32): usize {
  return moves + (usize(rank) << 6)
}

/** Rank of the half board a move leaves. */
// @inline
export function leftBy(move: u64): i32 {
  return i32(move & KalahLimit.halves)
}

/** Rank of the half board it leaves when its last seed is taken with a capture. */
// @inline
export function bareBy(move: u64): i32 {
  return i32((move >> 24) & KalahLimit.halves)
}

/** Seeds that moves of a kind store by sowing. */
export function gainOf(kind: i32): i32 {
  return load<u8>(KINDS + (usize(kind) << 2))
}

/** Seeds that they sow on the other side. */
export function givenBy(kind: i32): i32 {
  return load<u8>(KINDS + (usize(kind) << 2), 1)
}

/** The own empty hole where they end, or how else. */
export function endOf(kind: i32): u8 {
  return load<u8>(KINDS + (usize(kind) << 2), 2)
}

/** This many seeds sown on a side, from its first hole. */
export function gifts(given: i32): u64 {
  let half: u64 = 0
  for (let i = 0; i < given; i++) half += u64(1) << (u64(i % side) << 3)
  return half
}
