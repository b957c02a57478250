import { aligned, growTo, heapStart } from '../memory'
import { seedsOnBoard, seedsOnSide, takeUpWon } from '../rules/game'
import { beginRetrograde, retrogradeMoves, retrogradeDone, workBackwards } from './retrograde'
import { setLayerMemory } from './layer'
import { Reach, reachOf, layOutBounds } from './bounds'
import { rankOf, rankingBytes, ranksUpTo, setRanking } from './ranking'
import { addPast, forgetPast, lower, playOut, upper } from './playout'
import { answer, ask, moves, search, setStack, tooDeep } from './search'
import { setTranspositions } from './transpositions'
import { forgetRoutes, layRoutes } from '../rules/route'
import { loadRules } from '../rules/rules'
import { loadSlams } from '../rules/slams'
import { GameRecord } from '../shared/gameRecord'

// The entry for proving values under any rules, by the kernel's own moves. Every call is bounded.

export { CAPTURE_COUNTS, LAYOUT, RULES } from '../rules/rules'
export { retrogradeDone, search, workBackwards }

/** The game that is written from outside, and a place for positions to recall. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)

/** Loads the rules from memory. */
export function prepare(): void {
  loadRules()
  loadSlams()
  forgetRoutes()
  layRoutes(0)
}

/** Takes up a game that lies in memory. */
export function takeUp(game: usize): void {
  layRoutes(load<u64>(game, GameRecord.burnt))
  takeUpWon(game)
  forgetPast()
}

/** Recalls a position that the game in memory has gone through. */
export function recall(position: usize): void {
  addPast(position)
}

/** Lays out a search of games like the one in memory, in so many bytes; false if they are not to be had. */
export function layOutSearch(bytes: f64, stackBytes: i32, valueStep: i32): bool {
  const stack = layOutRanking(true)
  if (stack == 0) return false
  const table = stack + usize(stackBytes)
  setStack(stack, table, valueStep)
  return setTranspositions(table, usize(bytes))
}

/**
 * Lays out the positions that can be reached from the game in memory, in so many bytes; false if they are not to be
 * had.
 */
export function layOutRetrograde(bytes: f64): bool {
  const bounds = layOutRanking(false)
  if (bounds == 0) return false
  const inPlay = seedsOnSide(GAME, 0) + seedsOnSide(GAME, 1)
  const layer = layOutBounds(bounds, ranksUpTo(inPlay), inPlay)
  if (layer == 0) return false
  setLayerMemory(layer, usize(bytes))
  beginRetrograde(GAME, inPlay)
  return true
}

/** Whether the game in memory is one of the positions that can be reached. */
export function isListed(): bool {
  return reachOf(rankOf(GAME)) != Reach.unknown
}

/** Bounds the value of the game in memory, with all that was recalled, in so many moves. */
export function boundValue(moves: i32): void {
  playOut(GAME, moves)
}

/** The least that South gains minus North from there on. */
export function leastFound(): i32 {
  return lower
}

/** The most that South gains minus North from there on. */
export function mostFound(): i32 {
  return upper
}

/** Lays out the tables that rank positions; returns where they end, or 0 if the machine does not give the memory. */
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
 * Asks whether the value of the game in memory, for its mover, is at least `bound`; true if that is answered at once.
 */
export function askAtLeast(bound: i32): bool {
  return ask(GAME, bound)
}

/** The value that the last answer rests on: at least the bound proves "at least", less proves "at most". */
export function valueFound(): i32 {
  return answer
}

/** Moves tried since the program started. */
export function movesTried(): f64 {
  return f64(moves + retrogradeMoves)
}

/** Whether a line of play was too long for the memory given. */
export function isTooDeep(): bool {
  return tooDeep
}
