// Tree search with a network: the tree grows by the node that promises most, and the network values it at once.

import { NONE, TIE, copyGame, toMove } from '../rules/game'
import { copyForSearch } from '../rules/lookAhead'
import { playInRound } from '../rules/play'
import { choices as choicesNext, finishRound } from '../rules/round'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { valueOfGame } from '../network/forward'

const NODES: i32 = 1 << 16
// A node: the sum of values for its chooser, visits, the first child, how many children, the choice, who chose it.
const NODE_SIZE: i32 = 24
const SUM: usize = 0
const VISITS: usize = 8
const FIRST_CHILD: usize = 12
const CHILDREN: usize = 16
const CHOICE: usize = 17
const CHOOSER: usize = 18
const TREE: usize = memory.data(NODES * NODE_SIZE, 16)
const LONGEST: i32 = 255
const PATH: usize = memory.data((LONGEST + 1) * 4, 16)
const ROOT: usize = memory.data(GameRecord.size, 16)
const BOARD: usize = memory.data(GameRecord.size, 16)
/** The exploration constant for choices with few visits. */
const CURIOSITY: f64 = 0.7

let used: i32 = 0
let playoutsLeft: i32 = 0
/** Moves played so far in the tree. */
export let netMctsNodes: f64 = 0

// @inline
function nodeAt(index: i32): usize {
  return TREE + usize(index) * NODE_SIZE
}

/** Starts a search of this many visits with the current network. */
export function beginNetMcts(game: usize, choices: u64, playouts: i32): void {
  copyForSearch(ROOT, game)
  playoutsLeft = playouts
  netMctsNodes = 0
  used = 1
  clear(nodeAt(0))
  expand(nodeAt(0), choices, toMove(ROOT))
}

function clear(node: usize): void {
  store<u64>(node, 0)
  store<u64>(node, 0, 8)
  store<u64>(node, 0, 16)
}

function expand(node: usize, choices: u64, chooser: i32): void {
  const count = i32(popcnt(choices))
  if (used + count > NODES) return
  store<i32>(node, used, FIRST_CHILD)
  store<u8>(node, count, CHILDREN)
  for (let left = choices; left != 0; left &= left - 1) {
    const child = nodeAt(used++)
    clear(child)
    store<u8>(child, i32(ctz(left)), CHOICE)
    store<u8>(child, chooser, CHOOSER)
  }
}

/** Continues for about this many laps; true when all visits are made. */
export function searchNetMcts(budget: i32): bool {
  const start = work
  while (work - start < budget && playoutsLeft > 0) {
    visitOne()
    playoutsLeft--
  }
  return playoutsLeft == 0
}

/** Descends the tree to an unvisited node, values it, and updates the path. */
function visitOne(): void {
  copyGame(BOARD, ROOT)
  let node = nodeAt(0)
  let length = 0
  let ended = NONE
  while (load<u8>(node, CHILDREN) > 0 && length < LONGEST) {
    const child = promising(node)
    const fresh = load<i32>(nodeAt(child), VISITS) == 0
    store<i32>(PATH + (usize(length++) << 2), child)
    node = nodeAt(child)
    ended = playInRound(BOARD, load<u8>(node, CHOICE), false)
    netMctsNodes++
    if (ended != NONE || fresh) break
    if (load<u8>(node, CHILDREN) == 0) expand(node, choicesNext, toMove(BOARD))
  }
  let side = toMove(BOARD)
  let value: f64 = 0
  if (ended == NONE) value = f64(valueOfGame(BOARD))
  else {
    const winner = finishRound(BOARD, ended)
    side = 0
    value = winner == TIE ? 0 : winner == 0 ? 1 : -1
  }
  creditPath(length, side, value)
}

function creditPath(length: i32, side: i32, value: f64): void {
  store<i32>(nodeAt(0), load<i32>(nodeAt(0), VISITS) + 1, VISITS)
  for (let i = 0; i < length; i++) {
    const node = nodeAt(load<i32>(PATH + (usize(i) << 2)))
    const own = i32(load<u8>(node, CHOOSER)) == side ? value : -value
    store<i32>(node, load<i32>(node, VISITS) + 1, VISITS)
    store<f64>(node, load<f64>(node, SUM) + own, SUM)
  }
}

/** The child to look at next: one not yet visited, else the highest upper confidence bound. */
function promising(node: usize): i32 {
  const from = load<i32>(node, FIRST_CHILD)
  const count = i32(load<u8>(node, CHILDREN))
  const curiosity = CURIOSITY * sqrt<f64>(f64(load<i32>(node, VISITS)))
  let best = from
  let bound: f64 = -1e9
  for (let child = from; child < from + count; child++) {
    const visits = f64(load<i32>(nodeAt(child), VISITS))
    if (visits == 0) return child
    const hope = load<f64>(nodeAt(child), SUM) / visits + curiosity / (visits + 1)
    if (hope > bound) {
      bound = hope
      best = child
    }
  }
  return best
}

/** The choice visited most; of several, the one of the highest sum of values, then the first. */
export function netMctsChoice(): i32 {
  return load<u8>(bestChild(), CHOICE)
}

/** The mean value of that choice for the mover. */
export function netMctsValue(): f32 {
  const best = bestChild()
  return f32(load<f64>(best, SUM) / f64(max(1, load<i32>(best, VISITS))))
}

function bestChild(): usize {
  const from = load<i32>(nodeAt(0), FIRST_CHILD)
  let best = nodeAt(from)
  for (let child = from + 1; child < from + i32(load<u8>(nodeAt(0), CHILDREN)); child++) {
    const node = nodeAt(child)
    const visits = load<i32>(node, VISITS) - load<i32>(best, VISITS)
    if (visits > 0 || (visits == 0 && load<f64>(node, SUM) > load<f64>(best, SUM))) best = node
  }
  return best
}
