// The best turn: most seeds in the mover's store when the turn ends, over all sequences of moves-again. Half of the
// nodes try to see every turn; if they are not enough, the other half is divided evenly among the available moves.

import { NONE, toMove, wealthOf } from '../rules/game'
import { copyForSearch, tryChoice } from '../rules/lookAhead'
import { turnEnded } from '../rules/play'
import { choices as choicesNext } from '../rules/round'
import { foresee, work } from '../rules/move'
import { turnKey } from '../rules/ends/repetition'
import { GameRecord } from '../shared/gameRecord'
import { Limit } from '../../../limits'
import { TABLE_SIZE, bestChoices, setValue, valueOf } from './values'
import { UNKNOWN, keepValue, newTurnTable, recallValue } from './turnTable'

const DEPTH: i32 = 250
// A frame: the game, the choices not yet tried, the best value, the node at which to stop, the key, whether it was cut.
const LEFT: usize = GameRecord.size
const BEST: usize = LEFT + 8
const STOP_AT: usize = LEFT + 12
const KEY: usize = LEFT + 16
const CUT: usize = LEFT + 24
const FRAME_SIZE: i32 = GameRecord.size + 32
const FRAMES: usize = memory.data((DEPTH + 2) * FRAME_SIZE, 16)
/** The best value of each choice at the root. */
const VALUES: usize = memory.data(TABLE_SIZE, 16)

let depth: i32 = 0
let nodes: i32 = 0
let allowed: i32 = 0
let sharing: bool = false
let side: i32 = 0
let rootChoices: u64 = 0
let rootChoice: i32 = 0
let laps: i32 = 0

/** Moves tried so far, in both passes. */
export let maximalNodes: i32 = 0
/** Whether the last search left turns unseen. */
export let maximalRanOut: bool = false

// @inline
function frameAt(level: i32): usize {
  return FRAMES + usize(level) * FRAME_SIZE
}

/** Starts a search among these choices, limited to this many moves and this many laps of each. */
export function beginMaximal(game: usize, choices: u64, nodesAllowed: i32, lapsForeseen: i32): void {
  side = toMove(game)
  rootChoices = choices
  allowed = nodesAllowed
  laps = lapsForeseen
  maximalNodes = 0
  maximalRanOut = false
  newTurnTable()
  for (let choice = 0; choice < Limit.choices; choice++) setValue(VALUES, choice, -1)
  copyForSearch(frameAt(0), game)
  beginPass(false, max(1, allowed >> 1))
}

function beginPass(share: bool, stopAt: i32): void {
  sharing = share
  depth = 0
  nodes = 0
  open(frameAt(0), rootChoices, stopAt)
}

function open(frame: usize, choices: u64, stopAt: i32): void {
  store<u64>(frame, choices, LEFT)
  store<i32>(frame, -1, BEST)
  store<i32>(frame, stopAt, STOP_AT)
  store<u8>(frame, 0, CUT)
}

/** Continues the search for about this many laps; true when it is over. */
export function searchMaximal(budget: i32): bool {
  const start = work
  let done = false
  foresee(laps)
  while (!done && work - start < budget) done = searchOne()
  foresee(i32.MAX_VALUE)
  return done
}

function searchOne(): bool {
  const frame = frameAt(depth)
  const left = load<u64>(frame, LEFT)
  // The first pass over the root's moves is never cut: each is at least credited with its single move.
  const mustStop = nodes >= load<i32>(frame, STOP_AT) && (depth > 0 || sharing)
  if (left == 0 || mustStop) return close(frame, left != 0)
  const choice = i32(ctz(left))
  if (depth == 0) rootChoice = choice
  store<u64>(frame, left & (left - 1), LEFT)
  nodes++
  maximalNodes++
  const child = frameAt(depth + 1)
  const ended = tryChoice(child, frame, choice)
  if (ended != NONE || turnEnded) {
    credit(frame, wealthOf(child, side))
    return false
  }
  const key = turnKey(child)
  const known = recallValue(key)
  if (known != UNKNOWN) {
    credit(frame, known)
    return false
  }
  if (depth + 1 == DEPTH) {
    store<u8>(frame, 1, CUT)
    credit(frame, wealthOf(child, side))
    return false
  }
  store<u64>(child, key, KEY)
  open(child, choicesNext, shareOf(frame))
  depth++
  return false
}

function shareOf(frame: usize): i32 {
  const stopAt = load<i32>(frame, STOP_AT)
  if (!sharing) return stopAt
  return nodes + max(0, stopAt - nodes) / (i32(popcnt(load<u64>(frame, LEFT))) + 1)
}

/** Credits a frame with the value of one of its choices. */
function credit(frame: usize, value: i32): void {
  if (value > load<i32>(frame, BEST)) store<i32>(frame, value, BEST)
  if (frame != frameAt(0)) return
  if (value > valueOf(VALUES, rootChoice)) setValue(VALUES, rootChoice, value)
}

/** Leaves a frame; true if it was the last of the search. */
function close(frame: usize, cut: bool): bool {
  if (cut) store<u8>(frame, 1, CUT)
  const wasCut = load<u8>(frame, CUT) != 0
  if (depth == 0) {
    if (!wasCut || sharing) {
      maximalRanOut = wasCut
      return true
    }
    beginPass(true, max(1, allowed - (allowed >> 1)))
    return false
  }
  // A turn cut short is worth at least what is in store already.
  const value = max(load<i32>(frame, BEST), wealthOf(frame, side))
  if (!wasCut) keepValue(load<u64>(frame, KEY), value)
  depth--
  if (wasCut) store<u8>(frameAt(depth), 1, CUT)
  credit(frameAt(depth), value)
  return false
}

/** The choices that the search found best. */
export function maximalChoices(): u64 {
  return bestChoices(rootChoices, VALUES)
}
