// Both sides at their best for a number of turns, valued by the difference of the stores or by a network. The search deepens by moves
// until it has seen all of those turns, or its nodes run out: then the last depth that was finished decides. With a memory it
// finds the same values in fewer moves: it looks up positions that it has met, and tries first what was best there before.

import { NONE, toMove } from '../rules/game'
import { copyForSearch, marginOf, tryChoice } from '../rules/lookAhead'
import { turnEnded } from '../rules/play'
import { searchKey } from '../rules/ends/repetition'
import { choices as choicesNext } from '../rules/round'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { searchValue } from '../network/evaluation'
import {
  NO_CHOICE,
  OUT_OF_MOVES,
  OUT_OF_TURNS,
  forgetSearch,
  hint,
  keep,
  recall,
  recalled,
  recalledCut,
} from './searchTable'
import { TABLE_SIZE, bestChoices, setValue, valueOf } from './values'

const DEPTH: i32 = 120
const LOWEST: i32 = -1000000
// A frame: the game, the choices not yet tried, the window, the best value, the turns left, whether the mover is the
// same as one level above, what has ended lines early; and for the memory the key, the lower end of the window as it was at
// first, the choice to try first, the one now tried and the best.
const LEFT: usize = GameRecord.size
const ALPHA: usize = LEFT + 8
const BETA: usize = LEFT + 12
const BEST: usize = LEFT + 16
const TURNS: usize = LEFT + 20
const SAME_MOVER: usize = LEFT + 24
const CUT: usize = LEFT + 25
const FIRST: usize = LEFT + 26
const TRIED: usize = LEFT + 27
const BEST_CHOICE: usize = LEFT + 28
const KEY: usize = LEFT + 32
const FROM: usize = LEFT + 40
const FRAME_SIZE: i32 = GameRecord.size + 48
const FRAMES: usize = memory.data((DEPTH + 2) * FRAME_SIZE, 16)
/** Values of the choices at the root: in progress, and those of the last completed depth. */
const TRYING: usize = memory.data(TABLE_SIZE, 16)
export const ROOT_VALUES: usize = memory.data(TABLE_SIZE, 16)

let depth: i32 = 0
let deepest: i32 = 0
let allowed: i32 = 0
let turnsAhead: i32 = 0
let allValues: bool = false
let byNetwork: bool = false
let remembers: bool = false
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
 * `network`, the one in use values positions in place of the stores. With `memory`, room was made for it.
 */
export function beginMinimax(
  game: usize,
  choices: u64,
  turns: i32,
  nodesAllowed: i32,
  everyValue: bool,
  network: bool = false,
  memory: bool = false,
): void {
  copyForSearch(frameAt(0), game)
  rootChoices = choices
  turnsAhead = turns
  allowed = nodesAllowed
  allValues = everyValue
  byNetwork = network
  remembers = memory
  if (memory) forgetSearch(nodesAllowed)
  minimaxNodes = 0
  minimaxRanOut = false
  minimaxExact = false
  beginDepth(1, NO_CHOICE)
}

function beginDepth(moves: i32, first: i32): void {
  deepest = moves
  depth = 0
  open(frameAt(0), rootChoices, LOWEST, -LOWEST, turnsAhead, false, first)
}

function open(
  frame: usize,
  choices: u64,
  alpha: i32,
  beta: i32,
  turns: i32,
  sameMover: bool,
  first: i32,
): void {
  store<u64>(frame, choices, LEFT)
  store<i32>(frame, alpha, ALPHA)
  store<i32>(frame, beta, BETA)
  store<i32>(frame, LOWEST, BEST)
  store<i32>(frame, turns, TURNS)
  store<u8>(frame, u8(sameMover), SAME_MOVER)
  store<u8>(frame, 0, CUT)
  store<u8>(frame, u8(first), FIRST)
  store<i32>(frame, alpha, FROM)
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
    if (depth == 0) return finishDepth(frame)
    leave(frame)
    return false
  }
  if (minimaxNodes >= allowed && deepest > 1) {
    minimaxRanOut = true
    return true
  }
  const first = i32(load<u8>(frame, FIRST))
  // Holes near the store first: they are more likely to earn another move.
  const choice = first == NO_CHOICE ? 63 - i32(clz(left)) : first
  store<u8>(frame, u8(NO_CHOICE), FIRST)
  store<u8>(frame, u8(choice), TRIED)
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
    if (ended == NONE) noteCut(frame, horizon ? OUT_OF_TURNS : OUT_OF_MOVES)
    credit(frame, byNetwork ? searchValue(child, side, ended) : marginOf(child, side))
    return
  }
  const same = toMove(child) == side
  const alpha = depth == 0 ? rootAlpha(frame) : load<i32>(frame, ALPHA)
  const beta = load<i32>(frame, BETA)
  const least = same ? alpha : -beta
  const most = same ? beta : -alpha
  let first = NO_CHOICE
  if (remembers) {
    const key = searchKey(child)
    if (recall(key, deepest - depth - 1, turns, least, most)) {
      noteCut(frame, recalledCut)
      return credit(frame, same ? recalled : -recalled)
    }
    first = hint
    store<u64>(child, key, KEY)
  }
  open(child, choicesNext, least, most, turns, same, first)
  depth++
}

// @inline
function noteCut(frame: usize, cut: i32): void {
  store<u8>(frame, load<u8>(frame, CUT) | u8(cut), CUT)
}

/** Passes what was found up to the frame above. */
function leave(frame: usize): void {
  const value = load<i32>(frame, BEST)
  const cut = i32(load<u8>(frame, CUT))
  if (remembers) {
    const choice = i32(load<u8>(frame, BEST_CHOICE))
    const turns = load<i32>(frame, TURNS)
    keep(
      load<u64>(frame, KEY),
      deepest - depth,
      turns,
      load<i32>(frame, FROM),
      load<i32>(frame, BETA),
      value,
      choice,
      cut,
    )
  }
  depth--
  const above = frameAt(depth)
  noteCut(above, cut)
  credit(above, load<u8>(frame, SAME_MOVER) ? value : -value)
}

/** One below the best, so that choices as good as the best are recognised. */
function rootAlpha(frame: usize): i32 {
  return allValues ? LOWEST : max(LOWEST, load<i32>(frame, BEST) - 1)
}

function credit(frame: usize, value: i32): void {
  if (value > load<i32>(frame, BEST)) {
    store<i32>(frame, value, BEST)
    store<u8>(frame, load<u8>(frame, TRIED), BEST_CHOICE)
  }
  if (depth == 0) setValue(TRYING, rootChoice, value)
  else if (value > load<i32>(frame, ALPHA)) store<i32>(frame, value, ALPHA)
}

/** Keeps the values of a completed depth and goes deeper, unless everything was seen. */
function finishDepth(frame: usize): bool {
  memory.copy(ROOT_VALUES, TRYING, TABLE_SIZE)
  const cut = i32(load<u8>(frame, CUT))
  if ((cut & OUT_OF_MOVES) == 0) {
    minimaxExact = (cut & OUT_OF_TURNS) == 0
    return true
  }
  if (deepest == DEPTH || minimaxNodes >= allowed) {
    minimaxRanOut = true
    return true
  }
  beginDepth(deepest + 1, remembers ? i32(load<u8>(frame, BEST_CHOICE)) : NO_CHOICE)
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
