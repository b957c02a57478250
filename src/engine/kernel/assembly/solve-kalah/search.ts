import { KalahLimit } from '../shared/solverLimits'
import { placeOf, tabled } from './endgames'
import { rankOf } from './ranking'
import { gain, goesOn, move, nextMine, nextTheirs, over, remainder, side, sum } from './rules'
import { NO_KEY, high, hint, keep, low, recall, scramble, touch } from './transpositions'

// A null-window search, "is the value at least b?", on its own stack, so that it can stop after any number of
// nodes and continue later. All values are for the player to move, stores left out.

// A child: the half boards after a move, and what is known of the move.
const MINE: usize = 0
const THEIRS: usize = 8
const GAIN: usize = 16
const AGAIN: usize = 20
const HOLE: usize = 24
const PROMISE: usize = 28
const CHILD_KEY: usize = 32
const CHILD: i32 = 40

const FRAMES: i32 = 4096
const FRAME: i32 = 64 + KalahLimit.holes * CHILD
const STACK: usize = memory.data(FRAMES * FRAME, 16)

// A frame: the question about a position, then its children, most promising first.
const KEY: usize = 0
const BOUND: usize = 8
const BEST: usize = 12
const COUNT: usize = 16
const NEXT: usize = 20
const BEST_HOLE: usize = 24
const LOW: usize = 28
const HIGH: usize = 32
const STARTED: usize = 40
const CHILDREN: usize = 64

/** Positions with only this many seeds more than the tables are faster to search again than to remember. */
const NEAR = 2

/** Values of one position differ by at least this much: 2 if every seed ends up with a player. */
let step: i32 = 2
let depth: i32 = -1
/** The contents of prefetched entries; kept so that the compiler does not remove the reads. */
let _warmth: u64 = 0
/** Positions visited. */
export let nodes: u64 = 0
/** The answer: a value of at least the bound proves "at least", a smaller one proves "at most". */
export let answer: i32 = 0

/** When moves are ordered, a seed left on the mover's own side counts as an eighth of one gained. */
let keeping: i32 = 1

/** Sets the step between values of one position. */
export function setStep(size: i32): void {
  step = size
  keeping = side < 6 ? 2 : 1
}

// @inline
function keyOf(mine: u64, theirs: u64, seeds: i32): u64 {
  return seeds <= tabled + NEAR ? NO_KEY : scramble(rankOf(mine, theirs))
}

/** Starts asking whether a position's value is at least `bound`; true if the answer is immediate. */
export function ask(mine: u64, theirs: u64, bound: i32): bool {
  depth = -1
  return enter(mine, theirs, keyOf(mine, theirs, sum(mine) + sum(theirs)), bound)
}

/** Continues for about this many nodes; true once the answer is known. */
export function search(count: i32): bool {
  const end = nodes + u64(count)
  while (depth >= 0) {
    if (nodes >= end) return false
    const frame = STACK + usize(depth) * FRAME
    const next = load<i32>(frame, NEXT)
    if (next == load<i32>(frame, COUNT)) {
      leave(frame, load<i32>(frame, BEST))
      continue
    }
    store<i32>(frame, next + 1, NEXT)
    const child = frame + CHILDREN + usize(next) * CHILD
    const g = load<i32>(child, GAIN)
    const b = load<i32>(frame, BOUND)
    const asked = load<i32>(child, AGAIN) ? b - g : g - b + step
    if (enter(load<u64>(child, MINE), load<u64>(child, THEIRS), load<u64>(child, CHILD_KEY), asked))
      receive(frame, child, answer)
  }
  return true
}

/** Updates the parent with a child's answer. */
function receive(frame: usize, child: usize, value: i32): void {
  const g = load<i32>(child, GAIN)
  const mine = load<i32>(child, AGAIN) ? g + value : g - value
  if (mine > load<i32>(frame, BEST)) {
    store<i32>(frame, mine, BEST)
    store<i32>(frame, load<i32>(child, HOLE), BEST_HOLE)
  }
  if (mine >= load<i32>(frame, BOUND)) store<i32>(frame, load<i32>(frame, COUNT), NEXT)
}

/** Finishes a frame and passes its value up. */
function leave(frame: usize, value: i32): void {
  const b = load<i32>(frame, BOUND)
  const spent = nodes - load<u64>(frame, STARTED)
  const work = min<i32>(15, (64 - i32(clz(spent | 1))) >> 1)
  const lo = value >= b ? value : load<i32>(frame, LOW)
  const hi = value >= b ? load<i32>(frame, HIGH) : min(value, load<i32>(frame, HIGH))
  keep(load<u64>(frame, KEY), lo, hi, load<i32>(frame, BEST_HOLE), work)
  answer = value
  depth--
  if (depth >= 0) {
    const parent = STACK + usize(depth) * FRAME
    receive(parent, parent + CHILDREN + usize(load<i32>(parent, NEXT) - 1) * CHILD, value)
  }
}

/** Puts a child among the first `count`, most promising first. */
function insert(frame: usize, count: i32, child: usize): void {
  const mine = load<u64>(child, MINE)
  const theirs = load<u64>(child, THEIRS)
  const gainAgain = load<u64>(child, GAIN)
  const holePromise = load<u64>(child, HOLE)
  const key = load<u64>(child, CHILD_KEY)
  const promise = load<i32>(child, PROMISE)
  let place = frame + CHILDREN + usize(count) * CHILD
  while (place > frame + CHILDREN && load<i32>(place - CHILD, PROMISE) < promise) {
    store<u64>(place, load<u64>(place - CHILD, MINE), MINE)
    store<u64>(place, load<u64>(place - CHILD, THEIRS), THEIRS)
    store<u64>(place, load<u64>(place - CHILD, GAIN), GAIN)
    store<u64>(place, load<u64>(place - CHILD, HOLE), HOLE)
    store<u64>(place, load<u64>(place - CHILD, CHILD_KEY), CHILD_KEY)
    place -= CHILD
  }
  store<u64>(place, mine, MINE)
  store<u64>(place, theirs, THEIRS)
  store<u64>(place, gainAgain, GAIN)
  store<u64>(place, holePromise, HOLE)
  store<u64>(place, key, CHILD_KEY)
}

/** What the last move is worth, by the tables, with the next player's half boards. */
// @inline
function tabledWorth(mine: u64, theirs: u64): i32 {
  const value = i32(load<i8>(placeOf(mine, theirs, sum(mine), sum(theirs))))
  return goesOn ? gain + value : gain - value
}

/** Visits a position: true with `answer` set if no search is needed, otherwise pushes its frame. */
function enter(mine: u64, theirs: u64, key: u64, b: i32): bool {
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
  const frame = STACK + usize(depth + 1) * FRAME
  let best = -128
  let bestHole = -1
  // Every child's entry is prefetched before any is read, so that memory accesses overlap.
  let found: i32 = 0
  let touched: u64 = 0
  for (let hole = side - 1; hole >= 0; hole--) {
    if (((mine >> (u64(hole) << 3)) & 255) == 0) continue
    move(mine, theirs, hole)
    const m = goesOn ? nextMine : nextTheirs
    const t = goesOn ? nextTheirs : nextMine
    const left = seeds - gain
    const ended = over()
    if (ended || left <= tabled) {
      const worth = ended ? gain + remainder() : tabledWorth(m, t)
      if (worth >= b) {
        answer = worth
        keep(key, worth, hi, hole, 0)
        return true
      }
      if (worth > best) {
        best = worth
        bestHole = hole
      }
      continue
    }
    const childKey = keyOf(m, t, left)
    if (childKey != NO_KEY) touched ^= touch(childKey)
    let promise = 8 * gain + hole + keeping * sum(nextMine)
    if (goesOn) promise += 32
    if (hole == first) promise += 100000
    const child = frame + CHILDREN + usize(found) * CHILD
    store<u64>(child, m, MINE)
    store<u64>(child, t, THEIRS)
    store<u64>(child, childKey, CHILD_KEY)
    store<i32>(child, gain, GAIN)
    store<i32>(child, goesOn ? 1 : 0, AGAIN)
    store<i32>(child, hole, HOLE)
    store<i32>(child, promise, PROMISE)
    found++
  }
  _warmth = touched
  let count: i32 = 0
  for (let i = 0; i < found; i++) {
    const child = frame + CHILDREN + usize(i) * CHILD
    const childKey = load<u64>(child, CHILD_KEY)
    const g = load<i32>(child, GAIN)
    const again = load<i32>(child, AGAIN)
    const left = seeds - g
    recall(childKey, left)
    const least = again ? g + low : g - high
    const most = again ? g + high : g - low
    if (least >= b) {
      answer = least
      keep(key, least, hi, load<i32>(child, HOLE), 0)
      return true
    }
    if (most >= b) insert(frame, count++, child)
    else if (most > best) {
      best = most
      bestHole = load<i32>(child, HOLE)
    }
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
