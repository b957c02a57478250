// Climbing: positions ordered by the seeds in the mover's store instead of by the moves that led there. Every move that
// goes on gains a seed, so the levels are worked off upwards. A level is a table of slots found by hash: equal positions
// meet in a slot, and of different ones the better ranked stays. Only the best of a level are gone on from.
import { AGAIN, boardBytes, copyBoard, holes, play, REFUSED, seedsAt } from './openings-plain'

/** Levels held at once; a move that gains more is left out. */
const RING: i32 = 16
const MOVE_BITS: u32 = 5

/** A slot: its rank (0: empty, else the less the better), the way there, its length; then the board. */
const WAY: usize = 4
const LENGTH: usize = 8
const BOARD: usize = 16

/** What a hole of the opponent with seeds costs a rank, against luck of up to 2²⁴: lines that last leave few of them. */
const SEEDED: u32 = (1 << 24) / 5

/** Ranks of a level are counted in buckets. */
const RANK_SHIFT: u32 = 15
const BUCKETS: i32 = 1 << 16
const buckets: usize = memory.data(BUCKETS * 4, 16)
let threshold: u32 = 0

const scratch: usize = memory.data(256, 16)

let slots: usize = 0
let slotBytes: usize = 0
let slotBits: u32 = 0
let history: usize = 0
let mark: i32 = 0
let bottom: i32 = 0
let longest: u32 = 0
let salt: u64 = 0
let prefersShort: bool = false

/** Of the shortest win: its length, the seeds left, the level and slot before it, and the hole. */
export let climbLength: u32 = 0
export let climbLeft: i32 = 0
export let climbLevel: i32 = 0
export let climbSlot: u32 = 0
export let climbMove: i32 = 0
/** Moves played. */
export let climbMoves: u64 = 0

/** Lays out empty levels of 2^`bits` slots, and behind them the ways to all positions that were gone on from. */
export function startClimb(at: usize, bits: u32, winningMark: i32, inStore: i32): void {
  slots = at
  slotBits = bits
  slotBytes = BOARD + boardBytes
  const bytes = (<usize>RING << bits) * slotBytes
  history = at + bytes
  memory.fill(at, 0, bytes)
  mark = winningMark
  bottom = inStore
  climbLength = 0
  climbMoves = 0
}

/** Sets what stays in a slot: the position with fewer moves, or by luck with a salt; no win is longer than `most`. */
export function aimClimb(most: u32, short: bool, tieSalt: u32): void {
  longest = most
  prefersShort = short
  salt = (<u64>tieSalt + 1) * 0x9e3779b97f4a7c15
}

@inline function slotAt(level: i32, slot: u32): usize {
  return slots + ((<usize>(level & (RING - 1)) << slotBits) + <usize>slot) * slotBytes
}

function hashOf(board: usize): u64 {
  let hash = salt
  for (let at: usize = 0; at < <usize>(2 * holes + 1) * 2; at += 8) {
    hash = (hash ^ load<u64>(board + at)) * 0xff51afd7ed558ccd
    hash ^= hash >> 32
  }
  return hash
}

function seededOpposing(board: usize): i32 {
  let seeded = 0
  for (let at = holes + 1; at <= 2 * holes; at++) seeded += i32(seedsAt(board, at) > 0)
  return seeded
}

/** Puts the board at `from` on the level of its store, unless a better one is there. */
export function place(from: usize, way: u32, length: u32): void {
  const hash = hashOf(from)
  const slot = slotAt(seedsAt(from, holes) - bottom, <u32>hash & ((1 << slotBits) - 1))
  const tie = <u32>(hash >> 40)
  const rank: u32 = 1 + (prefersShort ? (length << 20) | (tie >> 4) : tie + <u32>seededOpposing(from) * SEEDED)
  const there = load<u32>(slot)
  if (there != 0 && (rank > there || (rank == there && length >= load<u32>(slot, LENGTH)))) return
  store<u32>(slot, rank)
  store<u32>(slot, way, WAY)
  store<u32>(slot, length, LENGTH)
  copyBoard(slot + BOARD, from)
}

/** Finds the rank up to which at most `width` positions of a level are gone on from. */
export function openLevel(level: i32, width: u32): void {
  memory.fill(buckets, 0, BUCKETS * 4)
  for (let slot: u32 = 0; slot < <u32>1 << slotBits; slot++) {
    const rank = load<u32>(slotAt(level, slot))
    if (rank == 0) continue
    const bucket = buckets + (<usize>(rank >> RANK_SHIFT) << 2)
    store<u32>(bucket, load<u32>(bucket) + 1)
  }
  let bucket: i32 = 0
  for (let better: u32 = 0; bucket < BUCKETS; bucket++) {
    better += load<u32>(buckets + (<usize>bucket << 2))
    if (better > width) break
  }
  threshold = <u32>bucket << RANK_SHIFT
}

/** Goes on from `count` slots of a level and empties them; returns how many held a position. */
export function climb(level: i32, first: u32, count: u32): u32 {
  let positions: u32 = 0
  for (let slot = first; slot < first + count; slot++) {
    const at = slotAt(level, slot)
    if (load<u32>(at) == 0) continue
    positions++
    const isKept = load<u32>(at) < threshold
    store<u32>(at, 0)
    if (!isKept) continue
    store<u32>(history + (((<usize>level << slotBits) + <usize>slot) << 2), load<u32>(at, WAY))
    const length = load<u32>(at, LENGTH) + 1
    if (length <= longest) goOn(at + BOARD, level, slot, length)
  }
  return positions
}

function goOn(board: usize, level: i32, slot: u32, length: u32): void {
  for (let hole = 0; hole < holes; hole++) {
    copyBoard(scratch, board)
    const end = play(scratch, hole)
    if (end == REFUSED) continue
    climbMoves++
    const gain = seedsAt(scratch, holes) - bottom - level
    if (seedsAt(scratch, holes) >= mark) keepWin(level, slot, hole, length)
    else if (end == AGAIN && gain < RING && length < longest)
      place(scratch, slot | (((gain << MOVE_BITS) | hole) << slotBits), length)
  }
}

/** Longer wins are not looked for any more. */
function keepWin(level: i32, slot: u32, hole: i32, length: u32): void {
  climbLength = length
  climbLevel = level
  climbSlot = slot
  climbMove = hole
  climbLeft = 0
  for (let at = 0; at <= 2 * holes; at++) if (at != holes) climbLeft += seedsAt(scratch, at)
  longest = length - 1
}
