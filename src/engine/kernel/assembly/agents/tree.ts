// A tree of choices that grows where they promise most, one node per visit: what both tree searches share.

import { NONE, copyGame, toMove } from '../rules/game'
import { copyForSearch } from '../rules/lookAhead'
import { playInRound } from '../rules/play'
import { choices as choicesNext } from '../rules/round'
import { GameRecord } from '../shared/gameRecord'

const NODES: i32 = 1 << 16
// A node: the sum of results for its chooser, visits, the first child, how many children, the choice, who chose it.
const NODE_SIZE: i32 = 24
const SUM: usize = 0
const VISITS: usize = 8
const FIRST_CHILD: usize = 12
const CHILDREN: usize = 16
const CHOICE: usize = 17
const CHOOSER: usize = 18
const TREE: usize = memory.data(NODES * NODE_SIZE, 16)
/** The longest way from the root that a visit remembers. */
export const LONGEST: i32 = 511
const PATH: usize = memory.data((LONGEST + 1) * 4, 16)
const ROOT: usize = memory.data(GameRecord.size, 16)
/** The board that the last visit has reached. */
export const BOARD: usize = memory.data(GameRecord.size, 16)

let used: i32 = 0
/** Nodes on the path of the last visit, without the root. */
let length: i32 = 0
/** Visits still to make. */
export let visitsLeft: i32 = 0
/** Moves played so far, in the tree and beyond its leaves. */
export let treeMoves: f64 = 0

/** Counts a move beyond a leaf. */
export function noteMove(): void {
  treeMoves++
}

/** How much visits that a node had make its children worth a look; and what a visited child promises with it. */
type Curiosity = (visits: f64) => f64
type Hope = (sum: f64, visits: f64, curiosity: f64) => f64

// @inline
function nodeAt(index: i32): usize {
  return TREE + usize(index) * NODE_SIZE
}

/** Starts a tree for this many visits. */
export function beginTree(game: usize, choices: u64, visits: i32): void {
  copyForSearch(ROOT, game)
  visitsLeft = visits
  treeMoves = 0
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

/** Goes down to a node that was never visited, at most so many moves; returns why the round ended there, or NONE. */
export function descend(curiosity: Curiosity, hope: Hope, longest: i32): i32 {
  visitsLeft--
  copyGame(BOARD, ROOT)
  let node = nodeAt(0)
  let ended = NONE
  length = 0
  while (load<u8>(node, CHILDREN) > 0 && length < longest) {
    const child = promising(node, curiosity, hope)
    const fresh = load<i32>(nodeAt(child), VISITS) == 0
    store<i32>(PATH + (usize(length++) << 2), child)
    node = nodeAt(child)
    ended = playInRound(BOARD, load<u8>(node, CHOICE), false)
    treeMoves++
    if (ended != NONE || fresh) break
    if (load<u8>(node, CHILDREN) == 0) expand(node, choicesNext, toMove(BOARD))
  }
  return ended
}

/** The child to look at next: one not yet visited, else the one that promises most. */
function promising(node: usize, curiosity: Curiosity, hope: Hope): i32 {
  const from = load<i32>(node, FIRST_CHILD)
  const count = i32(load<u8>(node, CHILDREN))
  const curious = curiosity(f64(load<i32>(node, VISITS)))
  let best = from
  let most: f64 = -1e9
  for (let child = from; child < from + count; child++) {
    const visits = f64(load<i32>(nodeAt(child), VISITS))
    if (visits == 0) return child
    const promised = hope(load<f64>(nodeAt(child), SUM), visits, curious)
    if (promised > most) {
      most = promised
      best = child
    }
  }
  return best
}

/** Adds what a visit found to the nodes on its path: a value for a side, and its opposite for the other. */
export function credit(side: i32, value: f64): void {
  countVisit(nodeAt(0))
  for (let i = 0; i < length; i++) {
    const node = nodeAt(load<i32>(PATH + (usize(i) << 2)))
    const own = i32(load<u8>(node, CHOOSER)) == side ? value : -value
    countVisit(node)
    store<f64>(node, load<f64>(node, SUM) + own, SUM)
  }
}

function countVisit(node: usize): void {
  store<i32>(node, load<i32>(node, VISITS) + 1, VISITS)
}

/** The choice visited most; of several, the one of the highest sum, then the first. */
export function treeChoice(): i32 {
  return load<u8>(bestChild(), CHOICE)
}

/** The mean of what was found below that choice, for the player who makes it. */
export function treeValue(): f32 {
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
