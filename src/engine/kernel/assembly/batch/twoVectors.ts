// Random games on boards of 17 to 32 slots: like oneVector.ts, with one vector per side; changing sides swaps the
// two.

import { LIFT, LUCK } from './batch'
import { scale } from '../random'
import { endLap, noteMove, stopMove } from './lap'
import { total } from '../rules/rules'
import {
  ACROSS,
  GAIN,
  KEEP,
  LAP_ENDS,
  NOTHING,
  SOWN,
  againLanes,
  captureLanes,
  nthHole,
} from './vectorTables'
import { EndWhen } from '../vocabulary'

// @inline
function filledHoles(side: v128): i32 {
  return i8x16.bitmask(i8x16.ne(side, i8x16.splat(0))) & 0x7fff
}

/** Plays one lap; 1 if sowing continues from where it ended. */
// @inline
export function twoVectorsLap(run: usize, relays: i32): i32 {
  const lift: usize = load<u32>(run, LIFT)
  const row = (usize(load<u8>(run + lift)) << 5) | lift
  v128.store(run, i8x16.add(v128.load(run), v128.load(SOWN + (row << 5))))
  v128.store(run, i8x16.add(v128.load(run, 16), v128.load(SOWN + (row << 5), 16)), 16)
  return endLap(run, load<u8>(LAP_ENDS + row), relays)
}

/** Ends a move where its last lap ended and chooses what to lift next; true if no game is left to run here. */
// @inline
export function twoVectorsMove(run: usize, ending: i32, takesLast: i32): bool {
  const end: usize = load<u32>(run, LIFT)
  const over = ((againLanes >> i32(end)) & 1) ^ 1
  const across: i32 = load<u8>(run + load<u8>(ACROSS + end))
  const captures = (captureLanes >> i32(end)) & i32(load<u8>(run + end) == 1)
  const takes = captures & (i32(across > 0) | takesLast)
  const keep = KEEP + (select<usize>(end, NOTHING, takes) << 5)
  let own = v128.and(v128.load(run), v128.load(keep))
  let other = v128.and(v128.load(run, 16), v128.load(keep, 16))
  own = i8x16.add(own, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  const exchanged = v128.and(v128.xor(own, other), i8x16.splat(i8(-over)))
  own = v128.xor(own, exchanged)
  other = v128.xor(other, exchanged)

  const filled = filledHoles(own)
  const a = load<u64>(run, LUCK)
  const b = load<u64>(run, LUCK + 8)
  const drawn = nthHole(filled, scale(a + b, popcnt(filled)))
  v128.store(run, own)
  v128.store(run, other, 16)
  noteMove(run, over, drawn, a, b)

  let stops = i32(filled == 0)
  if (ending == EndWhen.eitherSideEmpty) stops |= i32(filledHoles(other) == 0)
  if (ending == EndWhen.majority) stops |= over & i32(2 * i32(i8x16.extract_lane_u(other, 15)) > total)
  return stops ? stopMove(run, over != 0, a, b) : false
}
