// Beam search: the most promising positions of each layer, without duplicates. It is deterministic: ties are broken
// by a hash of the position and a salt.
import { Candidate, Way } from '../shared/openingRecords'
import { AGAIN, boardBytes, burdenOf, copyBoard, holes, OVER, play, REFUSED, seedsAt } from './plain'

/** Steps of the tie-break between neighbouring scores, and the most buckets that keys fall into. */
const TIE_BITS: u32 = 6
const BUCKETS: i32 = 1 << 17
/** Added to every score: up to this many long moves, a score stays positive and still tells positions apart. */
const MOST_BURDEN: i32 = 64

const buckets: usize = memory.data(BUCKETS * 4, 16)
const scratch: usize = memory.data(256, 16)

let layer: usize = 0
let next: usize = 0
let candidates: usize = 0
let seen: usize = 0
let seenMask: u64 = 0
let history: usize = 0
let width: u32 = 0
let mark: i32 = 0
let salt: u64 = 0
let burdenWeight: i32 = 0
let seesLargest: bool = true
let playOn: bool = false

let candidateCount: u32 = 0
let kept: u32 = 0
let threshold: u32 = 0

/** The best win of the layer: fewest seeds left, then least burden; the parent's place in the layer, the hole. */
export let winLeft: i32 = i32.MAX_VALUE
let winBurden: i32 = i32.MAX_VALUE
export let winParent: u32 = 0
export let winMove: i32 = -1
/** Moves played so far. */
export let moves: u64 = 0

/** Sets the memory layout and the width of a layer; `seenBits` is the size of the table of fingerprints. */
export function startBeam(
  boards: usize,
  otherBoards: usize,
  candidateList: usize,
  seenTable: usize,
  seenBits: u32,
  mostKept: u32,
): void {
  layer = boards
  next = otherBoards
  candidates = candidateList
  seen = seenTable
  seenMask = (u64(1) << seenBits) - 1
  width = mostKept
  moves = 0
}

/**
 * Sets the winning mark, whether won turns are continued, the cost of a long move, the salt of the tie-break, and
 * whether the largest opposing hole counts as captured.
 */
export function aimBeam(
  winningMark: i32,
  toTheEnd: bool,
  costOfBurden: i32,
  tieSalt: u32,
  largestCounts: bool,
): void {
  seesLargest = largestCounts
  mark = winningMark
  playOn = toTheEnd
  burdenWeight = costOfBurden
  salt = u64(tieSalt) * 0x9e3779b97f4a7c15
}

/** Prepares to expand a layer. */
export function openLayer(): void {
  candidateCount = 0
  kept = 0
  memory.fill(buckets, 0, BUCKETS * 4)
  memory.fill(seen, 0, usize((seenMask + 1) << 3))
  winLeft = i32.MAX_VALUE
  winBurden = i32.MAX_VALUE
  winMove = -1
}

function hashOf(board: usize): u64 {
  let hash: u64 = 0
  for (let at: usize = 0; at < usize(2 * holes + 1) * 2; at += 8) {
    hash = (hash ^ load<u64>(board + at)) * 0xff51afd7ed558ccd
    hash ^= hash >> 32
  }
  return hash == 0 ? 1 : hash
}

/** Whether a position is new to the layer; also marks it as seen. */
function isNew(hash: u64): bool {
  let slot = hash & seenMask
  for (;;) {
    const found = load<u64>(seen + usize(slot << 3))
    if (found == hash) return false
    if (found == 0) break
    slot = (slot + 1) & seenMask
  }
  store<u64>(seen + usize(slot << 3), hash)
  return true
}

/** The store plus, unless disabled, the largest opposing hole: the seeds that one capture may gain. */
function scoreOf(board: usize): i32 {
  let largest = 0
  if (seesLargest)
    for (let place = holes + 1; place <= 2 * holes; place++) largest = max(largest, seedsAt(board, place))
  return max(0, seedsAt(board, holes) + largest - burdenWeight * burdenOf(board) + MOST_BURDEN * burdenWeight)
}

function onBoard(board: usize): i32 {
  let seeds = 0
  for (let place = 0; place <= 2 * holes; place++) if (place != holes) seeds += seedsAt(board, place)
  return seeds
}

function noteWin(board: usize, parent: u32, move: i32): void {
  const left = onBoard(board)
  const burden = burdenOf(board)
  if (left > winLeft || (left == winLeft && burden >= winBurden)) return
  winLeft = left
  winBurden = burden
  winParent = parent
  winMove = move
}

/** Plays all moves of `count` positions of the layer. */
export function expandLayer(first: u32, count: u32): void {
  for (let parent = first; parent < first + count; parent++) {
    const board = layer + usize(parent) * boardBytes
    let canMove = false
    for (let hole = 0; hole < holes; hole++) {
      copyBoard(scratch, board)
      const end = play(scratch, hole)
      if (end == REFUSED) continue
      canMove = true
      moves++
      const won = seedsAt(scratch, holes) >= mark
      if (won && (!playOn || end == OVER)) noteWin(scratch, parent, hole)
      if (end != AGAIN || (won && !playOn)) continue
      const hash = hashOf(scratch)
      if (isNew(hash)) addCandidate(scratch, hash, (parent << Way.moveBits) | hole)
    }
    if (!canMove && playOn && seedsAt(board, holes) >= mark) noteWin(board, parent, -1)
  }
}

function addCandidate(board: usize, hash: u64, way: u32): void {
  const tie = u32(((hash ^ salt) * 0xc4ceb9fe1a85ec53) >> (64 - TIE_BITS))
  const key = min((u32(scoreOf(board)) << TIE_BITS) | tie, BUCKETS - 1)
  const at = candidates + usize(candidateCount) * Candidate.size
  store<u32>(at, key)
  store<u32>(at, way, Candidate.way)
  candidateCount++
  const bucket = buckets + (usize(key) << 2)
  store<u32>(bucket, load<u32>(bucket) + 1)
}

/** Finds the key from which candidates are kept; returns how many candidates there are. */
export function rankCandidates(historyAt: usize): u32 {
  history = historyAt
  let better: u32 = 0
  let key: i32 = BUCKETS - 1
  for (; key > 0; key--) {
    better += load<u32>(buckets + (usize(key) << 2))
    if (better >= width) break
  }
  threshold = key
  return candidateCount
}

/** Plays the best among `count` candidates again into the next layer; returns how many that has so far. */
export function keepCandidates(first: u32, count: u32): u32 {
  for (let i = first; i < first + count && kept < width; i++) {
    const at = candidates + usize(i) * Candidate.size
    if (load<u32>(at) < threshold) continue
    const way = load<u32>(at, Candidate.way)
    const board = next + usize(kept) * boardBytes
    copyBoard(board, layer + usize(way >> Way.moveBits) * boardBytes)
    play(board, way & ((1 << Way.moveBits) - 1))
    store<u32>(history + (usize(kept) << 2), way)
    kept++
  }
  return kept
}

/** Makes the next layer the current one. */
export function turnLayer(): void {
  const swap = layer
  layer = next
  next = swap
}
