// Depth-first search on a board of any size, one move at a time, holes from the left as the paper's program tried them.
import { Most } from '../shared/openingRecords'
import { DepthFirst } from '../shared/stepCodes'
import { AGAIN, boardBytes, burdenOf, copyBoard, holes, play, REFUSED, seedsAt } from './plain'

/** The holes of the best line, and the next hole to try at each depth of the current one. */
export const DEPTH_FIRST_LINE: usize = memory.data(Most.moves, 16)
const tried: usize = memory.data(Most.moves, 16)

let boards: usize = 0
let mark: i32 = 0
let longest: i32 = 0
let depth: i32 = -1
let mostBurden: i32 = 0
let salt: u32 = 0

/** Length and seeds left of the best win so far, and the moves played. */
export let depthFirstLength: i32 = 0
export let depthFirstLeft: i32 = 0
export let depthFirstMoves: u64 = 0

/**
 * Starts at the board written at `at`, followed by space for `mostMoves` more. Wins must be no longer than that.
 * Order 0 tries holes from the left; any other starts at each depth with another hole.
 */
export function startDepthFirst(
  at: usize,
  winningMark: i32,
  mostMoves: i32,
  mostLongMoves: i32,
  order: u32,
): void {
  salt = order
  boards = at
  mark = winningMark
  longest = min(mostMoves, Most.moves - 1)
  mostBurden = mostLongMoves
  depth = 0
  depthFirstLength = 0
  depthFirstMoves = 0
  store<u8>(tried, 0)
}

/** The hole tried as number `turn` at a depth. */
// @inline
function holeAt(depth: i32, turn: i32): i32 {
  if (salt == 0) return turn
  const mixed = (u32(depth) * 0x9e3779b1) ^ (salt * 0x85ebca77)
  return i32((((mixed ^ (mixed >> 15)) * 0x2c1b3c6d) >> 8) + turn) % holes
}

function keepWin(board: usize): void {
  depthFirstLength = depth + 1
  depthFirstLeft = 0
  for (let place = 0; place <= 2 * holes; place++) if (place != holes) depthFirstLeft += seedsAt(board, place)
  for (let i = 0; i <= depth; i++) store<u8>(DEPTH_FIRST_LINE + i, u8(holeAt(i, load<u8>(tried + i) - 1)))
}

/**
 * Plays at most `budget` moves, up to the next win; returns a code of `DepthFirst`. After a win the search continues only
 * for shorter ones.
 */
export function depthFirst(budget: u32): i32 {
  while (depth >= 0) {
    const turn: i32 = load<u8>(tried + depth)
    if (turn == holes || depth >= longest) {
      depth--
      continue
    }
    if (budget == 0) return DepthFirst.busy
    budget--
    store<u8>(tried + depth, u8(turn + 1))
    const board = boards + usize(depth + 1) * boardBytes
    copyBoard(board, board - boardBytes)
    const end = play(board, holeAt(depth, turn))
    if (end == REFUSED || burdenOf(board) > mostBurden) continue
    depthFirstMoves++
    if (seedsAt(board, holes) >= mark) {
      keepWin(board)
      longest = depth
      return DepthFirst.won
    }
    if (end == AGAIN) {
      depth++
      store<u8>(tried + depth, 0)
    }
  }
  return DepthFirst.done
}
