// Random games on boards of up to 16 slots: the board is one vector, a lap is one look-up and one add, and what the lap
// leads to is selected, not branched on, so that several games can share the processor.

import { COUNTS, LIFT, LUCK, flight, live, replace, settle } from './batch'
import { scale, stepA, stepB } from '../random'
import { takeLast, total, when } from '../rules/rules'
import {
  ACROSS,
  COUNTED,
  GAIN,
  KEEP,
  LANDS,
  NOTHING,
  NTH,
  SIDES,
  SOWN,
  VERDICTS,
  Verdict,
} from './vectorTables'
import { When } from '../shared/ruleCodes'

let loop: (laps: i32) => void = flyTillEmpty

/** Picks the loop for the end rule; kept apart, each is compiled better than as a part of one. */
export function chooseOneVector(): void {
  if (when == When.eitherSideEmpty) loop = flyTillSideEmpty
  else if (when == When.majority) loop = flyTillMajority
  else loop = flyTillEmpty
}

/** Plays about so many laps of the games in flight. */
export function flyOneVector(laps: i32): void {
  loop(laps)
}

function flyTillEmpty(laps: i32): void {
  fly(laps, When.allInStores)
}

function flyTillSideEmpty(laps: i32): void {
  fly(laps, When.eitherSideEmpty)
}

function flyTillMajority(laps: i32): void {
  fly(laps, When.majority)
}

/** The loop for one end rule: with `ending` a constant, the checks that it does not need are compiled away. */
// @inline
function fly(laps: i32, ending: i32): void {
  const takesLast = i32(takeLast)
  while (live > 0 && laps > 0) {
    const flying = live
    for (let i = 0; i < flying; i++) {
      if (lapEnds(flight(i), ending, takesLast)) {
        replace(i)
        break
      }
    }
    laps -= flying
  }
}

// @inline
function laneAt(board: v128, index: usize): i32 {
  return i32x4.extract_lane(i8x16.swizzle(board, v128.load8_splat(index)), 0) & 255
}

/** Plays one lap and chooses what to lift next; true if the flight has no game left. */
// @inline
function lapEnds(f: usize, ending: i32, takesLast: i32): bool {
  let board = v128.load(f)
  const row: usize = (laneAt(board, f + LIFT) << 4) | load<u32>(f, LIFT)
  board = i8x16.add(board, v128.load(SOWN + (row << 4)))
  const end: i32 = load<u8>(LANDS + row)
  const filledBefore = laneAt(board, LANDS + row) > 1
  const verdict: i32 = load<u8>(VERDICTS + (usize(end) << 1) + usize(filledBefore))
  const relays = verdict & Verdict.relay
  const over = (verdict >> 1) & 1

  const across = laneAt(board, ACROSS + end)
  const takes = (verdict >> 2) & (i32(across > 0) | takesLast)
  board = v128.and(board, v128.load(KEEP + (usize(select<i32>(end, NOTHING, takes)) << 5)))
  board = i8x16.add(board, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  board = i8x16.swizzle(board, v128.load(SIDES + (usize(over) << 4)))

  const filled = i8x16.bitmask(i8x16.ne(board, i8x16.splat(0)))
  const own = filled & 0x7f
  const a = load<u64>(f, LUCK)
  const b = load<u64>(f, LUCK + 8)
  const drawn: i32 = load<u8>(NTH + (usize(own) << 3) + usize(scale(a + b, popcnt(own))))
  v128.store(f, board)
  store<u64>(f, select<u64>(a, stepA(a, b), relays), LUCK)
  store<u64>(f, select<u64>(b, stepB(a, b), relays), LUCK + 8)
  store<i32>(f, select<i32>(end, drawn, relays), LIFT)
  v128.store(f, i32x4.add(v128.load(f, COUNTS), v128.load(COUNTED + (usize(verdict) << 4))), COUNTS)

  let stops = i32(own == 0)
  if (ending == When.eitherSideEmpty) stops |= i32((filled & 0x7f00) == 0)
  if (ending == When.majority) stops |= over & i32(2 * i32(i8x16.extract_lane_u(board, 15)) > total)
  if (stops & (relays ^ 1)) {
    store<u64>(f, a, LUCK)
    store<u64>(f, b, LUCK + 8)
    return !settle(f, over != 0)
  }
  return false
}
