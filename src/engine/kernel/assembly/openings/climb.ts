// A beam search whose layers are not the moves played but the seeds in the mover's store. Every move that continues
// gains a seed, so the layers are processed upwards: a climb. A layer is a table of groups of slots found by hash:
// equal positions meet in a group, and among different ones the best stay, with some randomness. Where short lines are
// wanted, a level is divided into bands by length: a promising long line must not crowd out a shorter one.
import { ClimbSlot, Way } from '../shared/openingRecords'
import { closeLevel, noteBoard, worthOf } from './evaluation'
import { AGAIN, boardBytes, copyBoard, holes, play, REFUSED, seedsAt } from './plain'

const GROUP: usize = 8
/** A move that gains this much is left out, because its path could not be stored. */
const MOST_GAIN: i32 = 256

/** Bits of a slot's number that the length of its line decides, if lines compete only with those of equal length. */
const BAND_BITS: u32 = 4

/** The most that chance adds to a score, out of 2²⁴. */
const LUCK: f32 = 4
const LUCKIEST: f32 = 16777216

/** The fewest positions of a level that count as far. */
const FEWEST_FAR: u32 = 10
/** A level teaches only if it has this many times as many positions. */
const FAR_IN: u32 = 10
/** Levels ahead that are distinguished. */
const AHEAD: i32 = 4096
const ahead: usize = memory.data(AHEAD * 4, 16)
let boards: u32 = 0
let far: u32 = 0

const scratch: usize = memory.data(256, 16)

let slots: usize = 0
let slotBytes: usize = 0
let slotBits: u32 = 0
let mark: i32 = 0
let bottom: i32 = 0
let longest: u32 = 0
let salt: u64 = 0
let moveCost: f32 = 0
let bandBits: u32 = 0

/** Of the shortest win: its length, the seeds left, the level and slot before it, and the hole. */
export let climbLength: u32 = 0
export let climbLeft: i32 = 0
export let climbLevel: i32 = 0
export let climbSlot: u32 = 0
export let climbMove: i32 = 0
/** Moves played. */
export let climbMoves: u64 = 0

/** Lays out levels of 2^`bits` slots, each to be emptied before a climb. */
export function startClimb(at: usize, bits: u32, winningMark: i32, inStore: i32): void {
  slots = at
  slotBits = bits
  slotBytes = ClimbSlot.board + boardBytes
  mark = winningMark
  bottom = inStore
  climbLength = 0
  climbMoves = 0
}

/**
 * Sets the cost of a move, the salt of the random numbers, and whether lines compete only with those of equal length; no
 * win is longer than `most`.
 */
export function aimClimb(most: u32, costOfMove: f32, luckSalt: u32, byLength: bool): void {
  longest = most
  bandBits = byLength ? BAND_BITS : 0
  moveCost = costOfMove
  salt = (u64(luckSalt) + 1) * 0x9e3779b97f4a7c15
}

// @inline
function slotAt(level: i32, slot: u32): usize {
  return slots + ((usize(level) << slotBits) + usize(slot)) * slotBytes
}

/** Empties a level. */
export function emptyLevel(level: i32): void {
  memory.fill(slotAt(level, 0), 0, slotBytes << slotBits)
}

function hashOf(board: usize): u64 {
  let hash = salt
  for (let at: usize = 0; at < boardBytes; at += 8) {
    hash = (hash ^ load<u64>(board + at)) * 0xff51afd7ed558ccd
    hash ^= hash >> 32
  }
  hash *= 0xc4ceb9fe1a85ec53
  return hash ^ (hash >> 29)
}

// @inline
function isSame(board: usize, other: usize): bool {
  for (let at: usize = 0; at < boardBytes; at += 8) {
    if (load<u64>(board + at) != load<u64>(other + at)) return false
  }
  return true
}

/** The first slot of the group for a hash and a length. */
// @inline
function groupOf(hash: u64, length: u32): u32 {
  const bits = slotBits - bandBits
  return ((length & ((1 << bandBits) - 1)) << bits) | (u32(hash) & ((1 << bits) - u32(GROUP)))
}

/** Puts the board at `from` on the level of its store, unless better ones fill its group. */
export function place(from: usize, way: u32, length: u32): void {
  const hash = hashOf(from)
  const level = seedsAt(from, holes) - bottom
  const luck = (f32(u32(hash >> 40)) * LUCK) / LUCKIEST
  const worth = luck + worthOf(from, level) - moveCost * f32(length)
  const group = slotAt(level, groupOf(hash, length))
  let least = group
  for (let slot = group; slot < group + GROUP * slotBytes; slot += slotBytes) {
    if (load<i32>(slot, ClimbSlot.reached) == 0) return putIn(slot, worth, way, length, level, from)
    if (isSame(slot + ClimbSlot.board, from)) {
      if (length < load<u32>(slot, ClimbSlot.length)) putIn(slot, worth, way, length, level, from)
      return
    }
    if (load<f32>(slot) < load<f32>(least)) least = slot
  }
  if (worth > load<f32>(least)) putIn(least, worth, way, length, level, from)
}

function putIn(slot: usize, worth: f32, way: u32, length: u32, level: i32, from: usize): void {
  store<f32>(slot, worth)
  store<u32>(slot, way, ClimbSlot.way)
  store<u32>(slot, length, ClimbSlot.length)
  store<i32>(slot, level + 1, ClimbSlot.reached)
  copyBoard(slot + ClimbSlot.board, from)
}

/** Expands `count` slots of a level. */
export function climb(level: i32, first: u32, count: u32): void {
  for (let slot = first; slot < first + count; slot++) {
    const at = slotAt(level, slot)
    if (load<i32>(at, ClimbSlot.reached) == 0) continue
    const length = load<u32>(at, ClimbSlot.length) + 1
    if (length <= longest) expandSlot(at, level, slot, length)
  }
}

function expandSlot(from: usize, level: i32, slot: u32, length: u32): void {
  for (let hole = 0; hole < holes; hole++) {
    copyBoard(scratch, from + ClimbSlot.board)
    const end = play(scratch, hole)
    if (end == REFUSED) continue
    climbMoves++
    const gain = seedsAt(scratch, holes) - bottom - level
    if (seedsAt(scratch, holes) >= mark) {
      store<i32>(from, mark - bottom + 1, ClimbSlot.reached)
      if (length <= longest) keepWin(level, slot, hole, length)
    } else if (end == AGAIN && gain < MOST_GAIN && length < longest) {
      place(scratch, slot | (((gain << Way.moveBits) | hole) << slotBits), length)
    }
  }
}

/** From now on, longer wins are ignored. */
function keepWin(level: i32, slot: u32, hole: i32, length: u32): void {
  climbLength = length
  climbLevel = level
  climbSlot = slot
  climbMove = hole
  climbLeft = 0
  for (let at = 0; at <= 2 * holes; at++) if (at != holes) climbLeft += seedsAt(scratch, at)
  longest = length - 1
}

/**
 * Reviews a level, after all above it: learns from the positions that led furthest, and passes this on to their
 * predecessors.
 */
export function lookBack(level: i32): void {
  const target = countAhead(level)
  const share: f32 = f32(far) / f32(boards)
  const teaches = target > 0 && boards >= FEWEST_FAR * FAR_IN
  const end = slotAt(level, 1 << slotBits)
  for (let slot = slotAt(level, 0); slot < end; slot += slotBytes) {
    const reached = load<i32>(slot, ClimbSlot.reached)
    if (reached == 0) continue
    if (teaches) noteBoard(slot + ClimbSlot.board, share, reached - level > target)
    tellBefore(slot, level, reached)
  }
  closeLevel(level)
}

/** Counts the positions of a level and those that led furthest; returns how many levels ahead these got. */
function countAhead(level: i32): i32 {
  const end = slotAt(level, 1 << slotBits)
  boards = 0
  far = 0
  memory.fill(ahead, 0, AHEAD * 4)
  for (let slot = slotAt(level, 0); slot < end; slot += slotBytes) {
    const reached = load<i32>(slot, ClimbSlot.reached)
    if (reached == 0) continue
    boards++
    const at = ahead + (usize(min(reached - level - 1, AHEAD - 1)) << 2)
    store<u32>(at, load<u32>(at) + 1)
  }
  let target = AHEAD
  while (far < FEWEST_FAR && target > 0) far += load<u32>(ahead + (usize(--target) << 2))
  return target
}

// @inline
function tellBefore(slot: usize, level: i32, reached: i32): void {
  if (load<u32>(slot, ClimbSlot.length) == 0) return
  const way = load<u32>(slot, ClimbSlot.way)
  const gain = i32(way >> (slotBits + Way.moveBits))
  const before = slotAt(level - gain, way & ((1 << slotBits) - 1))
  if (load<i32>(before, ClimbSlot.reached) < reached) store<i32>(before, reached, ClimbSlot.reached)
}
