import { aligned, growTo, heapStart } from '../memory'
import { seedsOnBoard, seedsOnSide } from '../rules/game'
import { loadRound, loadVariant } from '../rules/setUp'
import { beginRetrograde, retrogradeMoves, retrogradeDone, workBackwards } from './retrograde'
import { setLayerMemory } from './layer'
import { Reach, reachOf, layOutBounds } from './bounds'
import { rankOf, rankingBytes, ranksUpTo, setRanking } from './ranking'
import { addPast, forgetPast, lower, playOut, upper } from './playout'
import { answer, ask, moves, search, setStack, tooDeep } from './search'
import { setTranspositions } from './transpositions'
import { score, setScore } from './worth'
import { GameRecord } from '../shared/gameRecord'
import { Score } from '../shared/scoreCodes'

// The entry for proving values under any rules, with the kernel's own moves. Every call is bounded.

export { LAYOUT, RULES } from '../rules/rules'
export { LAST_SEED } from '../rules/lastSeed/table'
export { retrogradeDone, search, workBackwards }

/** The game written from outside, and a buffer for positions to recall. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)

/** Loads the rules from memory. */
export function prepare(): void {
  loadVariant()
}

/** Loads the game in memory. */
export function takeUp(game: usize): void {
  loadRound(game)
  forgetPast()
}

/** Recalls a position that the game in memory has gone through. */
export function recall(position: usize): void {
  addPast(position)
}

/** Allocates a search for games like the one in memory, in this many bytes; false if they are not available. */
export function layOutSearch(bytes: f64, stackBytes: i32, valueStep: i32, by: i32): bool {
  setScore(by)
  const stack = layOutRanking(true)
  if (stack == 0) return false
  const table = stack + usize(stackBytes)
  setStack(stack, table, valueStep)
  return setTranspositions(table, usize(bytes))
}

/**
 * Allocates the positions that can be reached from the game in memory, in this many bytes; false if they are not
 * available.
 */
export function layOutRetrograde(bytes: f64, by: i32): bool {
  setScore(by)
  const bounds = layOutRanking(false)
  if (bounds == 0) return false
  const inPlay = seedsOnSide(GAME, 0) + seedsOnSide(GAME, 1)
  const layer = layOutBounds(bounds, ranksUpTo(inPlay), mostBound(inPlay))
  if (layer == 0) return false
  setLayerMemory(layer, usize(bytes))
  beginRetrograde(GAME, inPlay)
  return true
}

/** The largest value of a position that can be reached from one with so many seeds in play. */
function mostBound(inPlay: i32): i32 {
  return score == Score.winnersMargin ? seedsOnBoard(GAME) : inPlay
}

/** Whether the game in memory is one of the positions that can be reached. */
export function isListed(): bool {
  return reachOf(rankOf(GAME)) != Reach.unknown
}

/** Bounds the value of the game in memory, with all recalled positions, within this many moves. */
export function boundValue(moves: i32): void {
  playOut(GAME, moves)
}

/** The lower bound of South's further gain minus North's. */
export function leastFound(): i32 {
  return lower
}

/** The upper bound of South's further gain minus North's. */
export function mostFound(): i32 {
  return upper
}

/** Allocates the tables that rank positions; returns their end, or 0 if there is not enough memory. */
function layOutRanking(forSearch: bool): usize {
  const start = heapStart()
  const inPlay = seedsOnSide(GAME, 0) + seedsOnSide(GAME, 1)
  const all = seedsOnBoard(GAME)
  const end = start + rankingBytes(inPlay, all)
  if (!growTo(end)) return 0
  setRanking(GAME, start, inPlay, all, forSearch)
  return aligned(end)
}

/**
 * Asks whether the value of the game in memory, for its mover, is at least `bound`; true if the answer is immediate.
 */
export function askAtLeast(bound: i32): bool {
  return ask(GAME, bound)
}

/** The value behind the last answer: at least the bound proves "at least", less proves "at most". */
export function valueFound(): i32 {
  return answer
}

/** Moves tried since the program started. */
export function movesTried(): f64 {
  return f64(moves + retrogradeMoves)
}

/** Whether a line of play was too long for the memory. */
export function isTooDeep(): bool {
  return tooDeep
}
