import { first, rowOf, size } from './blocks'
import {
  AGAIN,
  MOST_KINDS,
  PLAIN,
  bareBy,
  endOf,
  gainOf,
  gifts,
  givenBy,
  halfOf,
  kinds,
  leftBy,
  movesOf,
} from './halves'
import { halfRank, halvesBelow } from './ranking'
import { remainderOf, side, takesLast } from './rules'

// Values of one half board with all others of some number of seeds, a row at a time.

/** The current row: the values of the mover's half board with each of the others. */
let row: usize = 0

/** The effect of each kind of move against one half board: address of its value, stride, gain, sign, which half. */
const PLAN: i32 = 20
/** Bytes of the plans, which lie before the row in hand. */
const PLANS_BYTES: usize = MOST_KINDS * PLAN
let plans: usize = 0
const STRIDE: usize = 4
const GAIN: usize = 8
const SIGN: usize = 12
const WHICH: usize = 16
const NOTHING = memory.data(16, 16)

/** Bytes that a member of the crew needs to itself while it fills tables of up to this many seeds. */
export function rowBytes(most: i32): usize {
  return PLANS_BYTES + ((usize(halvesBelow(most + 1) - halvesBelow(most)) + 31) & ~usize(15))
}

/** Sets the bytes that hold the plans and the row in hand. */
export function startRows(work: usize): void {
  plans = work
  row = work + PLANS_BYTES
}

/** Values with `half` to move and `seeds` seeds in it, against the first `others` half boards of `more` seeds. */
export function solveRow(half: i32, seeds: i32, more: i32, others: i32): void {
  memory.fill(row, 0x80, others)
  for (let hole = 0; hole < side; hole++) {
    const move = load<u64>(movesOf(half) + (usize(hole) << 3))
    if (move != 0) raiseRow(move, seeds, more, others)
  }
  let to = rowOf(seeds, more, first(more)) + usize(half)
  for (let i = 0; i < others; i++, to += usize(size(seeds))) store<u8>(to, load<u8>(row + usize(i)))
}

/** Raises the row to the value of one move. */
function raiseRow(move: u64, seeds: i32, more: i32, others: i32): void {
  const kind = i32(move >> 48)
  const gain = gainOf(kind)
  const given = givenBy(kind)
  const end = endOf(kind)
  const left = seeds - gain - given
  const theirs = more + given
  const sown = gifts(given)
  const start = first(more)
  if (end == AGAIN) {
    if (left == 0) return raiseAll(gain + remainderOf(0, theirs), others)
    const column = rowOf(left, theirs, 0) + usize(leftBy(move))
    for (let i = 0; i < others; i++) {
      const rank = given == 0 ? start + i : i32(halfRank(halfOf(start + i) + sown))
      raise(i, gain + i32(load<i8>(column + usize(rank) * usize(size(left)))))
    }
    return
  }
  const values = rowOf(theirs, left, leftBy(move))
  if (end == PLAIN && given == 0) return raiseByRow(values + usize(start), gain, others)
  const across = end == PLAIN ? 0 : u64(255) << (u64(side - 1 - end) << 3)
  for (let i = 0; i < others; i++) {
    const other = halfOf(start + i) + sown
    const taken = i32((other & across) >> ctz(across))
    if (end != PLAIN && (taken != 0 || takesLast)) {
      const after = rowOf(theirs - taken, left - 1, bareBy(move)) + usize(halfRank(other & ~across))
      raise(i, gain + taken + 1 - i32(load<i8>(after)))
    } else {
      const rank = given == 0 ? usize(start + i) : usize(halfRank(other))
      raise(i, gain - i32(load<i8>(values + rank)))
    }
  }
}

// @inline
function raise(i: i32, value: i32): void {
  const now = i32(load<i8>(row + usize(i)))
  store<i8>(row + usize(i), i8(max(value, now)))
}

function raiseAll(value: i32, others: i32): void {
  for (let i = 0; i < others; i++) raise(i, value)
}

function raiseByRow(values: usize, gain: i32, others: i32): void {
  const gains = i8x16.splat(i8(gain))
  for (let i: usize = 0; i < usize(others); i += 16) {
    v128.store(row + i, i8x16.max_s(v128.load(row + i), i8x16.sub(gains, v128.load(values + i))))
  }
}

/** Values with the first `others` half boards of `more` seeds to move against `half`, whose row is current. */
export function valuesAgainst(half: i32, seeds: i32, more: i32, others: i32): void {
  plan(0, NOTHING, 0, -128, 0, 0)
  for (let kind = 1; kind < kinds; kind++) planKind(kind, half, seeds, more)
  let to = rowOf(more, seeds, half) + usize(first(more))
  let moves = movesOf(first(more))
  for (let i = 0; i < others; i++, moves += 64) {
    let best: i32 = -128
    for (let hole = 0; hole < side; hole++) {
      const move = load<u64>(moves + (usize(hole) << 3))
      const planned = plans + usize(move >> 48) * PLAN
      const next = usize((move >> u64(load<u32>(planned, WHICH))) & 0xffffff)
      const value = i32(load<i8>(load<usize>(planned) + next * load<usize>(planned, STRIDE)))
      const sign = load<i32>(planned, SIGN)
      best = max(best, load<i32>(planned, GAIN) + ((value ^ sign) - sign))
    }
    store<i8>(to++, i8(best))
  }
}

function planKind(kind: i32, half: i32, seeds: i32, more: i32): void {
  const gain = gainOf(kind)
  const given = givenBy(kind)
  const end = endOf(kind)
  const left = more - gain - given
  if (left < 0) return
  const other = halfOf(half) + gifts(given)
  const theirs = seeds + given
  if (end == AGAIN) {
    if (left == 0) plan(kind, NOTHING, 0, gain + remainderOf(0, theirs), 0, 0)
    else plan(kind, rowOf(left, theirs, i32(halfRank(other))), 1, gain, 0, 0)
    return
  }
  if (end != PLAIN && left > 0) {
    const across = u64(255) << (u64(side - 1 - end) << 3)
    const taken = i32((other & across) >> ctz(across))
    if (taken != 0 || takesLast) {
      const after = rowOf(theirs - taken, left - 1, 0) + usize(halfRank(other & ~across))
      plan(kind, after, size(theirs - taken), gain + taken + 1, -1, 24)
      return
    }
  }
  if (gain + given == 0) plan(kind, row - usize(first(more)), 1, 0, -1, 0)
  else plan(kind, rowOf(theirs, left, 0) + usize(halfRank(other)), size(theirs), gain, -1, 0)
}

function plan(kind: i32, values: usize, stride: i32, gain: i32, sign: i32, which: i32): void {
  const planned = plans + usize(kind) * PLAN
  store<usize>(planned, values)
  store<i32>(planned, stride, STRIDE)
  store<i32>(planned, gain, GAIN)
  store<i32>(planned, sign, SIGN)
  store<i32>(planned, which, WHICH)
}
