// Monte-Carlo tree search: UCT over the choices of both sides, random play to the end of the round from each new leaf.

import { NONE, TIE, copyGame, toMove } from '../rules/game'
import { nthChoice } from '../rules/legal'
import { copyForSearch } from '../rules/lookAhead'
import { playInRound } from '../rules/play'
import { below } from '../random'
import { choices as choicesNext, finishRound } from '../rules/round'
import { work } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'

const NODES: i32 = 1 << 16
// A node: visits, the chooser's wins in halves, the first child, how many children, the choice, who chose it.
const NODE_SIZE: i32 = 16
const VISITS: usize = 0
const WINS: usize = 4
const FIRST_CHILD: usize = 8
const CHILDREN: usize = 12
const CHOICE: usize = 13
const CHOOSER: usize = 14
const TREE: usize = memory.data(NODES * NODE_SIZE, 16)
const LONGEST: i32 = 511
const PATH: usize = memory.data((LONGEST + 1) * 4, 16)
const ROOT: usize = memory.data(GameRecord.size, 16)
const BOARD: usize = memory.data(GameRecord.size, 16)
/** A random game with more moves than this counts as a tie; only games that can repeat get there. */
const PLAYOUT_LIMIT: i32 = 5000
const CURIOSITY: f64 = 1.4

let used: i32 = 0
let playoutsLeft: i32 = 0
let rootChoices: u64 = 0
let luck: usize = 0
/** Moves played so far, in the tree and in random games. */
export let mctsNodes: f64 = 0

// @inline
function nodeAt(index: i32): usize {
  return TREE + usize(index) * NODE_SIZE
}

/** Starts a search of this many random games, with random numbers from a stream. */
export function beginMcts(game: usize, choices: u64, playouts: i32, stream: usize): void {
  copyForSearch(ROOT, game)
  rootChoices = choices
  playoutsLeft = playouts
  luck = stream
  mctsNodes = 0
  used = 1
  v128.store(nodeAt(0), i32x4.splat(0))
  expand(nodeAt(0), choices, toMove(ROOT))
}

function expand(node: usize, choices: u64, chooser: i32): void {
  const count = i32(popcnt(choices))
  if (used + count > NODES) return
  store<i32>(node, used, FIRST_CHILD)
  store<u8>(node, count, CHILDREN)
  for (let left = choices; left != 0; left &= left - 1) {
    const child = nodeAt(used++)
    v128.store(child, i32x4.splat(0))
    store<u8>(child, i32(ctz(left)), CHOICE)
    store<u8>(child, chooser, CHOOSER)
  }
}

/** Continues for about this many laps; true when all random games are played. */
export function searchMcts(budget: i32): bool {
  const start = work
  while (work - start < budget && playoutsLeft > 0) {
    playOne()
    playoutsLeft--
  }
  return playoutsLeft == 0
}

/** Descends the tree, adds a leaf, plays to the end and updates the path. */
function playOne(): void {
  copyGame(BOARD, ROOT)
  let node = nodeAt(0)
  let length = 0
  let ended = NONE
  let choices = rootChoices
  while (load<u8>(node, CHILDREN) > 0 && length < LONGEST) {
    const child = promising(node)
    const fresh = load<i32>(nodeAt(child), VISITS) == 0
    store<i32>(PATH + (usize(length++) << 2), child)
    node = nodeAt(child)
    ended = playInRound(BOARD, load<u8>(node, CHOICE), false)
    mctsNodes++
    choices = choicesNext
    if (ended != NONE || fresh) break
    if (load<u8>(node, CHILDREN) == 0) expand(node, choices, toMove(BOARD))
  }
  for (let moves = 0; ended == NONE && moves < PLAYOUT_LIMIT; moves++) {
    ended = playInRound(BOARD, nthChoice(choices, below(luck, i32(popcnt(choices)))), false)
    mctsNodes++
    choices = choicesNext
  }
  let winner = TIE
  if (ended != NONE) winner = finishRound(BOARD, ended)
  creditPath(length, winner)
}

function creditPath(length: i32, winner: i32): void {
  bump(nodeAt(0), VISITS, 1)
  for (let i = 0; i < length; i++) {
    const node = nodeAt(load<i32>(PATH + (usize(i) << 2)))
    bump(node, VISITS, 1)
    if (winner == TIE) bump(node, WINS, 1)
    else if (winner == i32(load<u8>(node, CHOOSER))) bump(node, WINS, 2)
  }
}

function bump(node: usize, offset: usize, by: i32): void {
  store<i32>(node + offset, load<i32>(node + offset) + by)
}

/** The child to look at next: one not yet visited, else the highest upper confidence bound. */
function promising(node: usize): i32 {
  const from = load<i32>(node, FIRST_CHILD)
  const count = i32(load<u8>(node, CHILDREN))
  const curiosity = CURIOSITY * sqrt<f64>(Math.log(f64(max(1, load<i32>(node, VISITS)))))
  let best = from
  let bound = -1.0
  for (let child = from; child < from + count; child++) {
    const visits = f64(load<i32>(nodeAt(child), VISITS))
    if (visits == 0) return child
    const hope = (0.5 * f64(load<i32>(nodeAt(child), WINS))) / visits + curiosity / sqrt<f64>(visits)
    if (hope > bound) {
      bound = hope
      best = child
    }
  }
  return best
}

/** The choice visited most; of several, the one that won most, then the first. */
export function mctsChoice(): i32 {
  const from = load<i32>(nodeAt(0), FIRST_CHILD)
  let best = nodeAt(from)
  for (let child = from + 1; child < from + i32(load<u8>(nodeAt(0), CHILDREN)); child++) {
    const node = nodeAt(child)
    const visits = load<i32>(node, VISITS) - load<i32>(best, VISITS)
    if (visits > 0 || (visits == 0 && load<i32>(node, WINS) > load<i32>(best, WINS))) best = node
  }
  return load<u8>(best, CHOICE)
}
