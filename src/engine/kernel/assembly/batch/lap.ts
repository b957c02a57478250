// What every lap ends with, however the board is kept.

import { COUNTS, LIFT, LUCK, settle } from './batch'
import { COUNTED } from './vectorTables'
import { stepA, stepB } from '../random'

/** Counts a lap and says what to lift next: where it ended if it `relays`, else the hole drawn, and luck moves on. */
// @inline
export function noteLap(run: usize, verdict: i32, relays: i32, end: i32, drawn: i32, a: u64, b: u64): void {
  store<u64>(run, select<u64>(a, stepA(a, b), relays), LUCK)
  store<u64>(run, select<u64>(b, stepB(a, b), relays), LUCK + 8)
  store<i32>(run, select<i32>(end, drawn, relays), LIFT)
  v128.store(run, i32x4.add(v128.load(run, COUNTS), v128.load(COUNTED + (usize(verdict) << 4))), COUNTS)
}

/** Takes back the luck that a lap has used and settles its move; true if no game is left to run here. */
// @inline
export function stopMove(run: usize, turnEnded: bool, a: u64, b: u64): bool {
  store<u64>(run, a, LUCK)
  store<u64>(run, b, LUCK + 8)
  return !settle(run, turnEnded)
}
