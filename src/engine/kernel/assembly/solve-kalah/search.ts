import { isMarked, mark, places, unmark } from './crew'
import { placeOf, tabled } from './endgames'
import {
  AGAIN,
  BEST,
  BEST_HOLE,
  BOUND,
  CHILD,
  CHILDREN,
  CHILD_KEY,
  COUNT,
  FRAME,
  FRAMES,
  FRESH,
  GAIN,
  HIGH,
  HOLE,
  KEY,
  LOW,
  MINE,
  NEXT,
  TABLE_MOVES,
  SEEDS,
  STARTED,
  THEIRS,
  fill,
  insert,
  putLast,
  receive,
  write,
} from './frames'
import { worthwhile, writeLemma } from './lemmas'
import { MOST_WORK, isWide, keyOf } from './reach'
import { gain, goesOn, move, nextMine, nextTheirs, over, remainder, side, sum } from './rules'
import { holeOf, listMove, readMoves, setTableMoves, worthOf } from './tableMoves'
import { high, hint, keep, low, recall, touch } from './transpositions'

// A null-window search, "is the value at least b?", on its own stack, so that it can stop after any number of
// nodes and continue later. All values are for the player to move, stores left out.

/** Values of one position differ by at least this much: 2 if every seed ends up with a player. */
let step: i32 = 2
/** Nodes after which the path is checked for positions that others have decided. */
const LOOK = 1000
let nextLook: u64 = 0
let depth: i32 = -1
let stack: usize = 0
/** What the fetched entries held; kept so that the compiler does not drop the fetching as useless. */
let _warmth: u64 = 0
/** Positions visited. */
export let nodes: u64 = 0
/** The answer: a value of at least the bound proves "at least", a smaller one proves "at most". */
export let answer: i32 = 0
/** When moves are ordered, a seed left on the mover's own side counts as an eighth of one gained. */
let keeping: i32 = 1

/** Sets where the stack lies, and how far apart values of one position lie. */
export function setSearch(own: usize, size: i32): void {
  stack = own
  setTableMoves(own + TABLE_MOVES)
  depth = -1
  step = size
  keeping = side < 6 ? 2 : 1
}

/** Starts asking whether a position's value is at least `bound`; true if the answer is immediate. */
export function ask(mine: u64, theirs: u64, bound: i32): bool {
  giveUp()
  return enter(mine, theirs, keyOf(mine, theirs, sum(mine) + sum(theirs)), bound)
}

/** Leaves a question without an answer. */
export function giveUp(): void {
  for (; depth >= 0; depth--) letGo(stack + usize(depth) * FRAME)
}

/** Takes away the mark of a frame's position, if it has one. */
// @inline
function letGo(frame: usize): void {
  if (places > 1 && isWide(load<i32>(frame, SEEDS))) unmark(load<u64>(frame, KEY))
}

/** Continues for about this many nodes; true once the answer is known. */
export function search(count: i32): bool {
  const end = nodes + u64(count)
  while (depth >= 0) {
    if (nodes >= end) return false
    if (places > 1 && nodes >= nextLook && dropDecided()) continue
    const frame = stack + usize(depth) * FRAME
    const next = load<i32>(frame, NEXT)
    if (next == load<i32>(frame, COUNT)) {
      leave(frame, load<i32>(frame, BEST))
      continue
    }
    if (places > 1 && next > 0 && putOff(frame, next)) continue
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

/** Abandons the first position on the path that another member has decided, and all that follow it. */
function dropDecided(): bool {
  nextLook = nodes + LOOK
  for (let d = 0; d <= depth; d++) {
    const frame = stack + usize(d) * FRAME
    const seeds = load<i32>(frame, SEEDS)
    if (!isWide(seeds)) return false
    const b = load<i32>(frame, BOUND)
    recall(load<u64>(frame, KEY), seeds)
    const value = low >= b ? low : high
    if (low < b && high >= b) continue
    for (; depth > d; depth--) letGo(stack + usize(depth) * FRAME)
    leave(frame, value)
    return true
  }
  return false
}

/** Puts a child behind the others if another member is searching it; the last one left is never put off. */
function putOff(frame: usize, next: i32): bool {
  const fresh = load<i32>(frame, FRESH)
  if (next >= fresh) return false
  const child = frame + CHILDREN + usize(next) * CHILD
  const seeds = load<i32>(frame, SEEDS) - load<i32>(child, GAIN)
  if (!isWide(seeds) || !isMarked(load<u64>(child, CHILD_KEY))) return false
  putLast(frame, next)
  store<i32>(frame, fresh - 1, FRESH)
  return true
}

/** Finishes a frame and passes its value up. */
function leave(frame: usize, value: i32): void {
  const b = load<i32>(frame, BOUND)
  const spent = nodes - load<u64>(frame, STARTED)
  const work = min<i32>(MOST_WORK, (64 - i32(clz(spent | 1))) >> 1)
  const lo = value >= b ? value : load<i32>(frame, LOW)
  const hi = value >= b ? load<i32>(frame, HIGH) : min(value, load<i32>(frame, HIGH))
  keep(load<u64>(frame, KEY), lo, hi, load<i32>(frame, BEST_HOLE), work)
  answer = value
  letGo(frame)
  depth--
  if (depth >= 0) {
    const parent = stack + usize(depth) * FRAME
    const child = parent + CHILDREN + usize(load<i32>(parent, NEXT) - 1) * CHILD
    if (spent >= worthwhile) writeLemma(load<u64>(child, MINE), load<u64>(child, THEIRS), lo, hi)
    receive(parent, child, value)
  }
}

// @inline
function known(value: i32): bool {
  answer = value
  return true
}

/** Answers without a search, and remembers the bounds. */
function decided(key: u64, lo: i32, hi: i32, value: i32, hole: i32): bool {
  keep(key, lo, hi, hole, 0)
  return known(value)
}

/** Looks at a position: true with `answer` set if no search is needed, else its frame is on the stack. */
function enter(mine: u64, theirs: u64, key: u64, b: i32): bool {
  nodes++
  const seeds = sum(mine) + sum(theirs)
  if (b <= -seeds) return known(-seeds)
  if (b > seeds) return known(seeds)
  recall(key, seeds)
  const lo = low
  const hi = high
  if (lo >= b) return known(lo)
  if (hi < b) return known(hi)
  const first = hint
  const frame = stack + usize(depth + 1) * FRAME
  let best = -128
  let bestHole = -1
  // Whatever is read from far memory is fetched before any of it is used, each kind in a separate short loop, so that the
  // accesses overlap: first the values in the tables, which often decide, then the entries of the other children.
  let found: i32 = 0
  let read: i32 = 0
  let touched: u64 = 0
  for (let hole = side - 1; hole >= 0; hole--) {
    if (((mine >> (u64(hole) << 3)) & 255) == 0) continue
    move(mine, theirs, hole)
    const m = goesOn ? nextMine : nextTheirs
    const t = goesOn ? nextTheirs : nextMine
    if (over()) {
      const worth = gain + remainder()
      if (worth >= b) return decided(key, worth, hi, worth, hole)
      if (worth > best) {
        best = worth
        bestHole = hole
      }
      continue
    }
    if (seeds - gain <= tabled) {
      listMove(read++, placeOf(m, t), goesOn, gain, hole)
      continue
    }
    const child = frame + CHILDREN + usize(found) * CHILD
    let promise = 8 * gain + hole + keeping * sum(nextMine)
    if (goesOn) promise += 40
    if (hole == first) promise += 100000
    write(child, m, t, gain, i32(goesOn), hole, promise)
    found++
  }
  readMoves(read)
  for (let i = 0; i < read; i++) {
    const worth = worthOf(i)
    if (worth <= best) continue
    best = worth
    bestHole = holeOf(i)
    if (worth >= b) return decided(key, worth, hi, worth, bestHole)
  }
  for (let i = 0; i < found; i++) {
    const child = frame + CHILDREN + usize(i) * CHILD
    const childKey = keyOf(load<u64>(child, MINE), load<u64>(child, THEIRS), seeds - load<i32>(child, GAIN))
    store<u64>(child, childKey, CHILD_KEY)
  }
  for (let i = 0; i < found; i++) {
    touched ^= touch(load<u64>(frame + CHILDREN + usize(i) * CHILD, CHILD_KEY))
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
    if (least >= b) return decided(key, least, hi, least, load<i32>(child, HOLE))
    if (most >= b) insert(frame, count++, child)
    else if (most > best) {
      best = most
      bestHole = load<i32>(child, HOLE)
    }
  }
  if (count == 0) return decided(key, lo, best, best, bestHole)
  depth++
  if (depth >= FRAMES - 1) unreachable()
  fill(frame, key, seeds, b, lo, hi)
  store<i32>(frame, best, BEST)
  store<i32>(frame, bestHole, BEST_HOLE)
  store<i32>(frame, count, COUNT)
  store<i32>(frame, count, FRESH)
  store<u64>(frame, nodes, STARTED)
  if (places > 1 && isWide(seeds)) mark(key)
  return false
}
