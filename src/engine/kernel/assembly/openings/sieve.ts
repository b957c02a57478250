// A sieve of positions that may win within a few moves, listed backwards from won positions. Un-sowing walks back
// from where a lap ended to the first empty hole: the lap started there, so each lap has one origin. The sieve is a
// Bloom filter with one hash, a table of bits: it lets some others through, but never rejects a position that can win
// in time.
import { VectorBoard } from '../shared/openingRecords'
import { AFTER } from './expand'

/** A place that is not a hole: the mover's store, in the lane after the vector. */
const STORE: usize = VectorBoard.store
/** Bytes of a board with its store. */
const BOARD: usize = 32
/** The most moves that can be listed backwards. */
const DEPTH: i32 = 32

const boards: usize = memory.data(DEPTH * 32, 16)
/** The lane before each lane on the route, by lane; the store's is the last. */
const before: usize = memory.data(VectorBoard.store + 1, 16)

let holes: i32 = 0
let seeds: i32 = 0
let seedsLeft: i32 = 0
let ownOnly: bool = false
let depth: i32 = 0
let neighbours: u32 = 0
/**
 * Fewest seeds in the store of a listed position, and what a hole of the opponent may hold beyond those in the store.
 */
let leastStore: i32 = 0
let slack: i32 = 0
let bits: usize = 0
let shift: u64 = 64
/** Positions listed. */
export let listed: u64 = 0

/**
 * Makes an empty sieve of 2^`size` bits for positions that win within `moves`. `allSeeds` is the total of seeds in
 * play; a position is won if at most `left` are in the holes; `neverBothEmpty`: no two neighbouring opposing holes
 * are ever empty at once, since an emptied hole fills the next one and was reached over the one before.
 */
export function startSieve(
  at: usize,
  size: u32,
  moves: i32,
  n: i32,
  allSeeds: i32,
  left: i32,
  relaysOwnOnly: bool,
  neverBothEmpty: bool,
): void {
  leastStore = 0
  slack = allSeeds
  bits = at
  shift = 64 - size
  depth = moves
  holes = n
  seeds = allSeeds
  seedsLeft = left
  ownOnly = relaysOwnOnly
  neighbours = neverBothEmpty ? (1 << (n - 1)) - 1 : 0
  listed = 0
  for (let i = 0; i < n; i++) {
    store<u8>(before + i, u8(i == 0 ? VectorBoard.holes + n - 1 : i - 1))
    store<u8>(before + VectorBoard.holes + i, u8(i == 0 ? STORE : VectorBoard.holes + i - 1))
  }
  store<u8>(before + STORE, u8(n - 1))
}

/**
 * Leaves out positions that this many moves cannot have reached from a turn that started with `inStore` in the store
 * and at most `largest` in a hole of the opponent. Each move passes the store once more than it passes any of those
 * holes, so the store has gained at least one seed per move, and no such hole more seeds than the store except for
 * one per move.
 */
export function expectMoves(movesBefore: i32, inStore: i32, largest: i32): void {
  leastStore = inStore + movesBefore
  slack = largest - leastStore
}

/** Where the caller writes a won position: its lanes, and the seeds in the store behind them. */
export const WON_BOARD: usize = memory.data(32, 16)

// @inline
function hash(board: v128): u64 {
  let h = u64(i64x2.extract_lane(board, 0)) * 0x9e3779b97f4a7c15
  h ^= h >> 29
  h = (h ^ u64(i64x2.extract_lane(board, 1))) * 0xbf58476d1ce4e5b9
  return h ^ (h >> 32)
}

// @inline
function place(board: v128): u64 {
  return (hash(board) * 0x94d049bb133111eb) >> shift
}

/**
 * Lists all positions that lead to the written one by a move whose last seed fell into `end`, and continues
 * backwards.
 */
export function unsowFrom(end: i32): void {
  memory.copy(boards, WON_BOARD, BOARD)
  unsow(boards, end, 1)
}

/**
 * The same for a last seed that fell into the empty hole `end` and took it and at least `fewest` seeds from `across`.
 */
export function unsowCaptures(end: i32, across: i32, fewest: i32): void {
  const inStore: i32 = load<u8>(WON_BOARD, STORE)
  for (let taken = fewest; taken < inStore; taken++) {
    memory.copy(boards, WON_BOARD, BOARD)
    store<u8>(boards + end, 1)
    store<u8>(boards + across, u8(taken))
    store<u8>(boards + STORE, u8(inStore - 1 - taken))
    unsow(boards, end, 1)
  }
}

function unsow(board: usize, end: i32, moves: i32): void {
  let at = end
  for (;;) {
    let hand = 0
    while (load<u8>(board + at) != 0) {
      store<u8>(board + at, load<u8>(board + at) - 1)
      hand++
      at = load<u8>(before + at)
    }
    if (at == STORE) return
    store<u8>(board + at, u8(hand))
    const lanes = v128.load(board)
    const empty = u32(i8x16.bitmask(i8x16.eq(lanes, i8x16.splat(0)))) >> VectorBoard.holes
    if (empty & (empty >> 1) & neighbours) return
    const inStore = i32(load<u8>(board + STORE))
    if (inStore < leastStore || exceeds(lanes, inStore + slack)) return
    if (at < holes && seeds - inStore > seedsLeft) list(board, lanes, moves)
    // A relay lifts at least two seeds and, under some rules, only from the mover's own holes.
    if (hand == 1 || (ownOnly && at > holes)) return
  }
}

/** Whether a hole of the opponent holds more than this many seeds. */
// @inline
function exceeds(lanes: v128, most: i32): bool {
  return u32(i8x16.bitmask(i8x16.gt_u(lanes, i8x16.splat(i8(min(most, 255)))))) >> VectorBoard.holes != 0
}

function list(board: usize, lanes: v128, moves: i32): void {
  const bit = place(lanes)
  const byte = bits + usize(bit >> 3)
  store<u8>(byte, load<u8>(byte) | (u8(1) << u8(bit & 7)))
  listed++
  if (moves == depth || load<u8>(board + STORE) == 0) return
  const earlier = board + BOARD
  v128.store(earlier, lanes)
  store<u8>(earlier, load<u8>(board, STORE), STORE)
  unsow(earlier, STORE, moves + 1)
}

/** Which of the marked positions in AFTER the sieve lets through. */
export function sift(marked: u32): u32 {
  let through: u32 = 0
  for (let rest = marked; rest != 0; rest &= rest - 1) {
    const k = ctz(rest)
    const bit = place(v128.load(AFTER + (usize(k) << 4)))
    through |= ((u32(load<u8>(bits + usize(bit >> 3))) >> u32(bit & 7)) & 1) << k
  }
  return through
}
