// All continuations of a turn, depth first. Pending positions lie on a stack (or, for a frontier, in a layer) of nodes.
import { Most, Node, VectorBoard } from '../shared/openingRecords'
import { sift } from './sieve'
import { AFTER, expand, LEFT, limitSown, meaning, OVER, sownBy, won } from './expand'

const LENGTH: u32 = 0xffff
const MOVE_SHIFT: u32 = 16
/** Set on positions beyond the winning mark: their turns are played to the end but not counted again. */
const WON: u32 = 1 << 24

/** Moves, positions, stuck turns; then histograms by length: sequences, winning openings. All u64. */
export const TOTALS: usize = memory.data(3 * 8, 16)
export const SEQUENCES: usize = memory.data(Most.moves * 8, 16)
export const WINNING: usize = memory.data(Most.moves * 8, 16)
/** Won turns played to their end, by the seeds left on the board. */
export const ENDS: usize = memory.data(Most.seeds * 8, 16)
/**
 * The moves of the best line seen, its length and the seeds it leaves: fewest left if turns are continued, otherwise
 * shortest.
 */
export const BEST_LINE: usize = memory.data(Most.moves, 16)
export let bestLength: u32 = LENGTH
export let bestLeft: u32 = LENGTH

/** Hole of the i-th move of the line being searched, from 1; a caller that starts below the root writes the path. */
export const PATH: usize = memory.data(Most.moves, 16)

let horizon: u32 = LENGTH
let playOn: bool = false
/** Once a win is known, longer lines are cut: counts are then complete only up to the length of the shortest. */
let tightens: bool = false
let sownLimit: u32 = 0
/** The length from which positions must pass the sieve. */
let sieveFrom: u32 = LENGTH

/** Longer lines than `mostMoves` are cut; `toTheEnd` plays won turns on; no move sows more than `mostSown` (0: any). */
export function search(mostMoves: u32, toTheEnd: bool, forShortest: bool, mostSown: u32, holes: i32): void {
  tightens = forShortest
  horizon = mostMoves
  playOn = toTheEnd
  sownLimit = mostSown
  limitSown(mostSown, holes)
}

/** Drops positions of at least so many moves that the sieve holds back. */
export function siftFrom(length: u32): void {
  sieveFrom = length
}

/** Clears all counts and the best line. */
export function clear(): void {
  memory.fill(TOTALS, 0, 3 * 8)
  memory.fill(SEQUENCES, 0, Most.moves * 8)
  memory.fill(WINNING, 0, Most.moves * 8)
  memory.fill(ENDS, 0, Most.seeds * 8)
  bestLength = LENGTH
  bestLeft = LENGTH
}

// @inline
function add(counter: usize, by: u64): void {
  store<u64>(counter, load<u64>(counter) + by)
}

function sumOf(board: v128): u32 {
  const pairs = i16x8.extadd_pairwise_i8x16_u(board)
  const quads = i32x4.dot_i16x8_s(pairs, i16x8.splat(1))
  return (
    i32x4.extract_lane(quads, 0) +
    i32x4.extract_lane(quads, 1) +
    i32x4.extract_lane(quads, 2) +
    i32x4.extract_lane(quads, 3)
  )
}

function keepLine(length: u32, move: u32): void {
  memory.copy(BEST_LINE, PATH + 1, length)
  store<u8>(BEST_LINE + length - 1, u8(move))
}

function keepIfShortest(length: u32, move: u32): void {
  if (playOn || length >= bestLength) return
  bestLength = length
  keepLine(length, move)
  if (tightens) horizon = min(horizon, length)
}

function endTurn(board: v128, length: u32, move: u32): void {
  const left = sumOf(board)
  add(ENDS + (left << 3), 1)
  if (left > bestLeft || (left == bestLeft && length >= bestLength)) return
  bestLeft = left
  bestLength = length
  keepLine(length, move)
}

/** Counts the winning moves of a position and, where turns are played to their end, continues from them. */
function winOrPlayOn(board: v128, tag: u32, out: usize): usize {
  const length = (tag & LENGTH) + 1
  for (let k: u32 = 0; k < u32(VectorBoard.holes); k++) {
    if (!((won >> k) & 1)) continue
    if (sownLimit && sownBy(board, k) > sownLimit) continue
    if (!(tag & WON)) {
      add(WINNING + (length << 3), 1)
      keepIfShortest(length, k)
    }
    if (!playOn) continue
    const after = v128.load(AFTER + (k << 4))
    if ((meaning >> (8 + k)) & 1) {
      if (length >= horizon) continue
      v128.store(out, after)
      store<u32>(out, length | (k << MOVE_SHIFT) | WON, Node.tag)
      store<u32>(out, load<u32>(LEFT + (k << 2)), Node.seeds)
      out += Node.size
    } else {
      endTurn(after, length, k)
    }
  }
  return out
}

// @inline
function push(out: usize, k: u32, tag: u32, again: u32, parent: u32): usize {
  v128.store(out, v128.load(AFTER + (k << 4)))
  store<u32>(out, tag + (k << MOVE_SHIFT), Node.tag)
  store<u32>(out, load<u32>(LEFT + (k << 2)), Node.seeds)
  store<u32>(out, parent, Node.parent)
  return out + (((again >> k) & 1) << 5)
}

/** Counts the moves of one position and writes the positions from which the turn continues; returns the end of them. */
// @inline
function visit(board: v128, tag: u32, left: i32, parent: u32, out: usize): usize {
  expand(board, left)
  const over = meaning & OVER
  const length = tag & LENGTH
  if (over == 0) {
    if (tag & WON) endTurn(board, length, load<u8>(PATH + length))
    else add(TOTALS + 16, 1)
    return out
  }
  add(TOTALS, popcnt(over))
  add(SEQUENCES + ((length + 1) << 3), popcnt(over & ~(meaning >> 8) & ~won))
  let again = length + 1 < horizon ? (meaning >> 8) & ~won : 0
  if (length + 1 >= sieveFrom) again = sift(again)
  const next = length + 1
  let top = out
  top = push(top, 0, next, again, parent)
  top = push(top, 1, next, again, parent)
  top = push(top, 2, next, again, parent)
  top = push(top, 3, next, again, parent)
  top = push(top, 4, next, again, parent)
  top = push(top, 5, next, again, parent)
  top = push(top, 6, next, again, parent)
  top = push(top, 7, next, again, parent)
  return won ? winOrPlayOn(board, tag, top) : top
}

/** Processes at most `nodes` positions of the stack; returns its new top. */
export function count(stack: usize, top: usize, nodes: u32): usize {
  let visited: u64 = 0
  while (top > stack && visited < nodes) {
    visited++
    top -= Node.size
    const tag = load<u32>(top, Node.tag)
    store<u8>(PATH + (tag & LENGTH), u8(tag >> MOVE_SHIFT))
    top = visit(v128.load(top), tag, load<u32>(top, Node.seeds), 0, top)
  }
  add(TOTALS + 8, visited)
  return top
}

/** Expands `nodes` positions of one layer into the next one; returns the end of that. */
export function layer(from: usize, nodes: u32, first: u32, out: usize): usize {
  for (let i: u32 = 0; i < nodes; i++) {
    out = visit(v128.load(from), load<u32>(from, Node.tag), load<u32>(from, Node.seeds), first + i, out)
    from += Node.size
  }
  add(TOTALS + 8, nodes)
  return out
}
