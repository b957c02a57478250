// Both sides at their best for a number of turns, valued by the difference of the stores or by a network. The search deepens by moves
// until it has seen all of those turns, or its nodes run out: then the last depth that was finished decides.

import { NONE, toMove } from '../rules/game'
import { copyForSearch, marginOf, tryChoice } from '../rules/lookAhead'
import { turnEnded } from '../rules/play'
import { choices as choicesNext } from '../rules/round'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { searchValue } from '../network/evaluation'
import { TABLE_SIZE, bestChoices, setValue, valueOf } from './values'

const DEPTH: i32 = 120
const LOWEST: i32 = -1000000
// A frame: the game, the choices not yet tried, the window, the best value, the turns left, whether the mover is the
// same as one level above.
const LEFT: usize = GameRecord.size
const ALPHA: usize = LEFT + 8
const BETA: usize = LEFT + 12
const BEST: usize = LEFT + 16
const TURNS: usize = LEFT + 20
const SAME_MOVER: usize = LEFT + 24
const FRAME_SIZE: i32 = GameRecord.size + 32
const FRAMES: usize = memory.data((DEPTH + 2) * FRAME_SIZE, 16)
/** Values of the choices at the root: in progress, and those of the last completed depth. */
const TRYING: usize = memory.data(TABLE_SIZE, 16)
export const ROOT_VALUES: usize = memory.data(TABLE_SIZE, 16)

let depth: i32 = 0
let deepest: i32 = 0
let reachedLimit: bool = false
let reachedHorizon: bool = false
let allowed: i32 = 0
let turnsAhead: i32 = 0
let allValues: bool = false
let byNetwork: bool = false
let rootChoices: u64 = 0
let rootChoice: i32 = 0

/** Moves tried so far. */
export let minimaxNodes: i32 = 0
/** Whether the nodes ran out before all turns were seen. */
export let minimaxRanOut: bool = false
/** Whether every line was followed to the end of the round. */
export let minimaxExact: bool = false

// @inline
function frameAt(level: i32): usize {
  return FRAMES + usize(level) * FRAME_SIZE
}

/**
 * Starts a search; with `everyValue` each choice gets its own value, not only a bound if another is better. With
 * `network`, the one in use values positions in place of the stores.
 */
export function beginMinimax(
  game: usize,
  choices: u64,
  turns: i32,
  nodesAllowed: i32,
  everyValue: bool,
  network: bool = false,
): void {
  copyForSearch(frameAt(0), game)
  rootChoices = choices
  turnsAhead = turns
  allowed = nodesAllowed
  allValues = everyValue
  byNetwork = network
  minimaxNodes = 0
  minimaxRanOut = false
  minimaxExact = false
  beginDepth(1)
}

function beginDepth(moves: i32): void {
  deepest = moves
  depth = 0
  reachedLimit = false
  reachedHorizon = false
  open(frameAt(0), rootChoices, LOWEST, -LOWEST, turnsAhead, false)
}

function open(frame: usize, choices: u64, alpha: i32, beta: i32, turns: i32, sameMover: bool): void {
  store<u64>(frame, choices, LEFT)
  store<i32>(frame, alpha, ALPHA)
  store<i32>(frame, beta, BETA)
  store<i32>(frame, LOWEST, BEST)
  store<i32>(frame, turns, TURNS)
  store<u8>(frame, u8(sameMover), SAME_MOVER)
}

/** Continues the search for about this many laps; true when it is over. */
export function searchMinimax(budget: i32): bool {
  const start = work
  while (work - start < budget) if (searchOne()) return true
  return false
}

function searchOne(): bool {
  const frame = frameAt(depth)
  const left = load<u64>(frame, LEFT)
  if (left == 0 || load<i32>(frame, ALPHA) >= load<i32>(frame, BETA)) {
    if (depth == 0) return finishDepth()
    depth--
    const value = load<i32>(frame, BEST)
    credit(frameAt(depth), load<u8>(frame, SAME_MOVER) ? value : -value)
    return false
  }
  if (minimaxNodes >= allowed && deepest > 1) {
    minimaxRanOut = true
    return true
  }
  // Holes near the store first: they are more likely to earn another move.
  const choice = 63 - i32(clz(left))
  if (depth == 0) rootChoice = choice
  store<u64>(frame, left & ~(u64(1) << u64(choice)), LEFT)
  minimaxNodes++
  tryOne(frame, choice)
  return false
}

function tryOne(frame: usize, choice: i32): void {
  const side = toMove(frame)
  const child = frameAt(depth + 1)
  const ended = tryChoice(child, frame, choice)
  const turns = load<i32>(frame, TURNS) - i32(turnEnded)
  const horizon = turns == 0
  const atLimit = depth + 1 >= deepest
  if (ended != NONE || horizon || atLimit) {
    if (ended == NONE) {
      if (horizon) reachedHorizon = true
      else reachedLimit = true
    }
    credit(frame, byNetwork ? searchValue(child, side, ended) : marginOf(child, side))
    return
  }
  const same = toMove(child) == side
  const alpha = depth == 0 ? rootAlpha(frame) : load<i32>(frame, ALPHA)
  const beta = load<i32>(frame, BETA)
  open(child, choicesNext, same ? alpha : -beta, same ? beta : -alpha, turns, same)
  depth++
}

/** One below the best, so that choices as good as the best are recognised. */
function rootAlpha(frame: usize): i32 {
  return allValues ? LOWEST : max(LOWEST, load<i32>(frame, BEST) - 1)
}

function credit(frame: usize, value: i32): void {
  if (value > load<i32>(frame, BEST)) store<i32>(frame, value, BEST)
  if (depth == 0) setValue(TRYING, rootChoice, value)
  else if (value > load<i32>(frame, ALPHA)) store<i32>(frame, value, ALPHA)
}

/** Keeps the values of a completed depth and goes deeper, unless everything was seen. */
function finishDepth(): bool {
  memory.copy(ROOT_VALUES, TRYING, TABLE_SIZE)
  if (!reachedLimit) {
    minimaxExact = !reachedHorizon
    return true
  }
  if (deepest == DEPTH || minimaxNodes >= allowed) {
    minimaxRanOut = true
    return true
  }
  beginDepth(deepest + 1)
  return false
}

/** The choices that the search found best. */
export function minimaxChoices(): u64 {
  return bestChoices(rootChoices, ROOT_VALUES)
}

/** The value of the best of them for the mover. */
export function bestValue(): i32 {
  return valueOf(ROOT_VALUES, i32(ctz(minimaxChoices())))
}
