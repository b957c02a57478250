// The two parts of a lap that do not depend on how the board is stored: what to lift next, and what to count.

import { COUNTS, LIFT, LUCK, settle, startNext } from './batch'
import { COUNTED } from './vectorTables'
import { stepA, stepB } from '../random'

/** Records where a lap ended, by lane; 1 if sowing continues from there. */
// @inline
export function endLap(run: usize, end: usize, relays: i32): i32 {
  store<u32>(run, u32(end), LIFT)
  return (relays >> i32(end)) & i32(load<u8>(run + end) > 1)
}

/** Counts a move and chooses the next hole at random; the random state advances. */
// @inline
export function noteMove(run: usize, over: i32, drawn: i32, a: u64, b: u64): void {
  store<u64>(run, stepA(a, b), LUCK)
  store<u64>(run, stepB(a, b), LUCK + 8)
  store<i32>(run, drawn, LIFT)
  v128.store(run, i32x4.add(v128.load(run, COUNTS), v128.load(COUNTED + (usize(over) << 4))), COUNTS)
}

/** Takes back the random number of a move and settles it; true if no game is left to run here. */
export function stopMove(run: usize, turnEnded: bool, a: u64, b: u64): bool {
  store<u64>(run, a, LUCK)
  store<u64>(run, b, LUCK + 8)
  return !settle(run, turnEnded) && !startNext(run)
}
