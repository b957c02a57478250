// A null-window search, "is the value at least b?", for any rules under which positions cannot repeat, on its own
// stack, so that it can stop after any move and continue later. Values are for the player to move, without the
// stores.

import { NONE, seedsAt, seedsOnBoard, seedsOnSide, toMove } from '../rules/game'
import { legalChoices } from '../rules/legal'
import { copyForSearch } from '../rules/lookAhead'
import { rankOf } from './ranking'
import { high, hint, keep, low, makeRoom, recall } from './transpositions'
import { gain as gainForSouth, mostGain, tryScored } from './worth'
import { choices } from '../rules/round'
import { storeOf } from '../rules/route'
import { relays, relaysOwnOnly } from '../rules/rules'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { Limit } from '../../../limits'

// A node: a game, then its search data.
const CHOICES: usize = GameRecord.size
const RANK: usize = CHOICES + 8
const MOST: usize = CHOICES + 16
const GAIN: usize = CHOICES + 20
const SAME_MOVER: usize = CHOICES + 24
const CHOICE: usize = CHOICES + 28
const PROMISE: usize = CHOICES + 32
const NODE: i32 = GameRecord.size + 48
// A frame: the question about a node, then the order of its children, then these.
const PARENT: usize = 0
const END: usize = 4
const BOUND: usize = 8
const BEST: usize = 12
const LEFT: usize = 16
const NEXT: usize = 20
const BEST_CHOICE: usize = 24
const LOW: usize = 28
const HIGH: usize = 32
const ABOVE: usize = 40
const STARTED: usize = 48
const ORDER: usize = 56
const CHILDREN: usize = ORDER + Limit.choices

const LOWEST: i32 = -1000000
const ROOT: usize = memory.data(NODE, 16)

let bottom: usize = 0
let ceiling: usize = 0
/** The current frame, or 0. */
let frame: usize = 0
let all: i32 = 0
/** Values of one position differ by multiples of this. */
let step: i32 = 1
/**
 * When moves are ordered, a seed left on the mover's own side counts as an eighth of one gained; tuned on solved
 * games.
 */
let keeping: i32 = 1

/** Moves tried. */
export let moves: u64 = 0
/** A value of at least the bound proves "at least", a smaller one "at most". */
export let answer: i32 = 0
/** Whether a line of play was longer than the stack. */
export let tooDeep: bool = false

/** Sets the stack of the search, and the step between values. */
export function setStack(start: usize, end: usize, valueStep: i32): void {
  bottom = start
  ceiling = end
  step = valueStep
  keeping = !relays ? 1 : relaysOwnOnly ? 3 : 0
}

/** Starts asking whether a game's value is at least `bound`; true if the answer is immediate. */
export function ask(game: usize, bound: i32): bool {
  copyForSearch(ROOT, game)
  frame = 0
  tooDeep = false
  all = seedsOnBoard(ROOT)
  describe(ROOT, legalChoices(ROOT))
  return enter(ROOT, bound)
}

/** Continues for about this many laps; true once the answer is known. */
export function search(laps: i32): bool {
  if (!makeRoom()) return false
  const start = work
  while (frame != 0) {
    if (work - start >= laps) return false
    const next = load<i32>(frame, NEXT)
    if (next == load<i32>(frame, LEFT)) {
      leave()
      continue
    }
    store<i32>(frame, next + 1, NEXT)
    const child = childAt(frame, next)
    const gain = load<i32>(child, GAIN)
    const bound = load<i32>(frame, BOUND)
    const parent = frame
    if (enter(child, load<i32>(child, SAME_MOVER) ? bound - gain : gain - bound + step))
      receive(parent, child)
  }
  return true
}

// @inline
function childAt(parent: usize, place: i32): usize {
  return parent + CHILDREN + usize(load<u8>(parent + ORDER + place)) * NODE
}

// @inline
function describe(node: usize, legal: u64): void {
  store<u64>(node, legal, CHOICES)
  store<u64>(node, rankOf(node), RANK)
  const inPlay = all - seedsAt(node, storeOf(0)) - seedsAt(node, storeOf(1))
  store<i32>(node, mostGain(node, inPlay), MOST)
}

/** Updates the parent with a child's answer. */
function receive(parent: usize, child: usize): void {
  const gain = load<i32>(child, GAIN)
  const value = load<i32>(child, SAME_MOVER) ? gain + answer : gain - answer
  if (value > load<i32>(parent, BEST)) {
    store<i32>(parent, value, BEST)
    store<i32>(parent, load<i32>(child, CHOICE), BEST_CHOICE)
  }
  if (value >= load<i32>(parent, BOUND)) store<i32>(parent, load<i32>(parent, LEFT), NEXT)
}

/** Finishes the current frame and passes its value up. */
function leave(): void {
  const value = load<i32>(frame, BEST)
  const proven = value >= load<i32>(frame, BOUND)
  const least = proven ? value : load<i32>(frame, LOW)
  const most = proven ? load<i32>(frame, HIGH) : min(value, load<i32>(frame, HIGH))
  const spent = moves - load<u64>(frame, STARTED)
  keep(load<u64>(frame, ABOVE), least, most, load<i32>(frame, BEST_CHOICE), 64 - i32(clz(spent | 1)))
  answer = value
  frame = load<u32>(frame, PARENT)
  if (frame != 0) receive(frame, childAt(frame, load<i32>(frame, NEXT) - 1))
}

/** Visits a node: true with the answer if no search is needed, otherwise pushes its frame. */
function enter(node: usize, bound: i32): bool {
  const limit = load<i32>(node, MOST)
  if (bound <= -limit) return settle(-limit)
  if (bound > limit) return settle(limit)
  const rank = load<u64>(node, RANK)
  recall(rank, limit)
  const least = low
  const most = high
  if (least >= bound) return settle(least)
  if (most < bound) return settle(most)
  const above = frame == 0 ? bottom : usize(load<u32>(frame, END))
  const started = moves
  let best = LOWEST
  let bestChoice = -1
  const first = hint
  let found = 0
  for (let left = load<u64>(node, CHOICES); left != 0;) {
    const choice = 63 - i32(clz(left))
    left ^= u64(1) << u64(choice)
    const child = above + CHILDREN + usize(found) * NODE
    if (child + NODE > ceiling) return giveUp()
    if (tryMove(node, child, choice, first)) {
      found++
      continue
    }
    const worth = load<i32>(child, GAIN)
    if (worth > best) {
      best = worth
      bestChoice = choice
    }
    if (worth >= bound) break
  }
  // Remembered bounds of the children may answer the question before any of them is searched.
  let open = 0
  for (let i = 0; i < found && best < bound; i++) {
    const child = above + CHILDREN + usize(i) * NODE
    const gain = load<i32>(child, GAIN)
    const same = load<i32>(child, SAME_MOVER)
    recall(load<u64>(child, RANK), load<i32>(child, MOST))
    const sure = same ? gain + low : gain - high
    const hoped = same ? gain + high : gain - low
    if (sure < bound && hoped >= bound) {
      insert(above, open++, i)
      continue
    }
    const worth = sure >= bound ? sure : hoped
    if (worth > best) {
      best = worth
      bestChoice = load<i32>(child, CHOICE)
    }
  }
  if (best >= bound || open == 0) {
    keep(rank, best >= bound ? best : least, best >= bound ? most : best, bestChoice, 0)
    return settle(best)
  }
  store<u32>(above, u32(frame), PARENT)
  store<u32>(above, u32(above + CHILDREN + usize(found) * NODE), END)
  store<i32>(above, bound, BOUND)
  store<i32>(above, best, BEST)
  store<i32>(above, open, LEFT)
  store<i32>(above, 0, NEXT)
  store<i32>(above, bestChoice, BEST_CHOICE)
  store<i32>(above, least, LOW)
  store<i32>(above, most, HIGH)
  store<u64>(above, rank, ABOVE)
  store<u64>(above, started, STARTED)
  frame = above
  return false
}

// @inline
function settle(value: i32): bool {
  answer = value
  return true
}

function giveUp(): bool {
  tooDeep = true
  frame = 0
  return true
}

/** Makes a choice; true if the round continues. */
// @inline
function tryMove(node: usize, child: usize, choice: i32, first: i32): bool {
  moves++
  const side = toMove(node)
  const ended = tryScored(child, node, choice)
  const gain = side == 0 ? gainForSouth : -gainForSouth
  store<i32>(child, gain, GAIN)
  if (ended != NONE) return false
  const same = i32(toMove(child) == side)
  describe(child, choices)
  store<i32>(child, same, SAME_MOVER)
  store<i32>(child, choice, CHOICE)
  const likely = 8 * gain + 32 * same + keeping * seedsOnSide(child, side) + (choice >> 1)
  store<i32>(child, choice == first ? 1 << 24 : likely, PROMISE)
  return true
}

/** Puts a child among the first `count` of a frame, most promising first. */
function insert(above: usize, count: i32, child: i32): void {
  const promise = load<i32>(above + CHILDREN + usize(child) * NODE, PROMISE)
  let place = above + ORDER + count
  while (
    place > above + ORDER &&
    load<i32>(above + CHILDREN + usize(load<u8>(place - 1)) * NODE, PROMISE) < promise
  ) {
    store<u8>(place, load<u8>(place - 1))
    place--
  }
  store<u8>(place, u8(child))
}
