import { tabled, tableValue } from './solver-endgames'
import { indexOf } from './solver-index'
import { gain, goesOn, move, nextMine, nextTheirs, over, remainder, side, sum } from './solver-rules'
import { high, hint, keep, low, recall, scramble } from './solver-transpositions'

// A null-window search, "is the value at least b?", on a stack of its own, so that it can stop after any number of
// nodes and go on later. All values are for the player to move, stores left out.

const FRAMES = 4096
const CHILDREN: usize = 64
const CHILD: usize = 32
const FRAME: usize = 64 + 8 * 32
const STACK = memory.data(4096 * (64 + 8 * 32), 16)

// Fields of a frame.
const KEY: usize = 0
const BOUND: usize = 8
const BEST: usize = 12
const COUNT: usize = 16
const NEXT: usize = 20
const BEST_HOLE: usize = 24
const LOW: usize = 28
const HIGH: usize = 32
const STARTED: usize = 40
// Fields of a child.
const MINE: usize = 0
const THEIRS: usize = 8
const GAIN: usize = 16
const AGAIN: usize = 20
const HOLE: usize = 24
const RANK: usize = 28

/** Values of one position differ by at least this much: 2 when every seed ends up with a player. */
let step: i32 = 2
let depth: i32 = -1
export let nodes: u64 = 0
/** The answer: a value of at least the bound proves "at least", a smaller one proves "at most". */
export let answer: i32 = 0
export let answerHole: i32 = -1

export function setStep(size: i32): void {
  step = size
}

/** Starts asking whether a position's value is at least `bound`; true if that is answered at once. */
export function ask(mine: u64, theirs: u64, bound: i32): bool {
  depth = -1
  answerHole = -1
  return enter(mine, theirs, bound)
}

/** Goes on for about that many nodes; true once the answer is there. */
export function search(count: i32): bool {
  const end = nodes + <u64>count
  while (depth >= 0) {
    if (nodes >= end) return false
    const frame = STACK + <usize>depth * FRAME
    const next = load<i32>(frame, NEXT)
    if (next == load<i32>(frame, COUNT)) {
      leave(frame, load<i32>(frame, BEST))
      continue
    }
    store<i32>(frame, next + 1, NEXT)
    const child = frame + CHILDREN + <usize>next * CHILD
    const g = load<i32>(child, GAIN)
    const b = load<i32>(frame, BOUND)
    const asked = load<i32>(child, AGAIN) ? b - g : g - b + step
    if (enter(load<u64>(child, MINE), load<u64>(child, THEIRS), asked)) receive(frame, child, answer)
  }
  return true
}

/** Takes a child's answer into its parent. */
function receive(frame: usize, child: usize, value: i32): void {
  const g = load<i32>(child, GAIN)
  const mine = load<i32>(child, AGAIN) ? g + value : g - value
  if (mine > load<i32>(frame, BEST)) {
    store<i32>(frame, mine, BEST)
    store<i32>(frame, load<i32>(child, HOLE), BEST_HOLE)
  }
  if (mine >= load<i32>(frame, BOUND)) store<i32>(frame, load<i32>(frame, COUNT), NEXT)
}

/** Finishes a frame and hands its value up. */
function leave(frame: usize, value: i32): void {
  const b = load<i32>(frame, BOUND)
  const spent = nodes - load<u64>(frame, STARTED)
  const work = min<i32>(15, (64 - <i32>clz(spent | 1)) >> 1)
  const lo = value >= b ? value : load<i32>(frame, LOW)
  const hi = value >= b ? load<i32>(frame, HIGH) : min(value, load<i32>(frame, HIGH))
  keep(load<u64>(frame, KEY), lo, hi, load<i32>(frame, BEST_HOLE), work)
  answer = value
  answerHole = load<i32>(frame, BEST_HOLE)
  depth--
  if (depth >= 0) {
    const parent = STACK + <usize>depth * FRAME
    receive(parent, parent + CHILDREN + <usize>(load<i32>(parent, NEXT) - 1) * CHILD, value)
  }
}

/** Looks at a position: true with `answer` set if no search is needed, else its frame is on the stack. */
function enter(mine: u64, theirs: u64, b: i32): bool {
  nodes++
  const seeds = sum(mine) + sum(theirs)
  if (b <= -seeds) {
    answer = -seeds
    return true
  }
  if (b > seeds) {
    answer = seeds
    return true
  }
  const key = scramble(indexOf(mine, theirs))
  recall(key, seeds)
  const lo = low
  const hi = high
  if (lo >= b) {
    answer = lo
    return true
  }
  if (hi < b) {
    answer = hi
    return true
  }
  const first = hint
  const frame = STACK + <usize>(depth + 1) * FRAME
  let best = -128
  let bestHole = -1
  let count: i32 = 0
  for (let hole = side - 1; hole >= 0; hole--) {
    if (((mine >> (<u64>hole << 3)) & 255) == 0) continue
    move(mine, theirs, hole)
    const m = goesOn ? nextMine : nextTheirs
    const t = goesOn ? nextTheirs : nextMine
    const g = gain
    const left = seeds - g
    let least: i32
    let most: i32
    if (over()) {
      least = g + remainder()
      most = least
    } else if (left <= tabled) {
      const value = tableValue(m, t)
      least = goesOn ? g + value : g - value
      most = least
    } else {
      recall(scramble(indexOf(m, t)), left)
      least = goesOn ? g + low : g - high
      most = goesOn ? g + high : g - low
    }
    if (least >= b) {
      answer = least
      keep(key, least, hi, hole, 0)
      return true
    }
    if (most < b) {
      if (most > best) {
        best = most
        bestHole = hole
      }
      continue
    }
    let rank = 8 * g + hole + sum(nextMine)
    if (goesOn) rank += 32
    if (hole == first) rank += 100000
    let place = frame + CHILDREN + <usize>count * CHILD
    while (place > frame + CHILDREN && load<i32>(place - CHILD, RANK) < rank) {
      memory.copy(place, place - CHILD, CHILD)
      place -= CHILD
    }
    store<u64>(place, m, MINE)
    store<u64>(place, t, THEIRS)
    store<i32>(place, g, GAIN)
    store<i32>(place, goesOn ? 1 : 0, AGAIN)
    store<i32>(place, hole, HOLE)
    store<i32>(place, rank, RANK)
    count++
  }
  if (count == 0) {
    answer = best
    keep(key, lo, best, bestHole, 0)
    return true
  }
  depth++
  if (depth >= FRAMES - 1) unreachable()
  store<u64>(frame, key, KEY)
  store<i32>(frame, b, BOUND)
  store<i32>(frame, best, BEST)
  store<i32>(frame, count, COUNT)
  store<i32>(frame, 0, NEXT)
  store<i32>(frame, bestHole, BEST_HOLE)
  store<i32>(frame, lo, LOW)
  store<i32>(frame, hi, HIGH)
  store<u64>(frame, nodes, STARTED)
  return false
}
