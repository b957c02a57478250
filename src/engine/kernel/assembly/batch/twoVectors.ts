// Random games on boards of 17 to 32 slots: as oneVector.ts, with a vector for each side; changing sides swaps the two.

import { LIFT, LUCK } from './batch'
import { scale } from '../random'
import { noteLap, stopMove } from './lap'
import { total } from '../rules/rules'
import { ACROSS, GAIN, KEEP, LAP_ENDS, NOTHING, SOWN, VERDICTS, Verdict, nthHole } from './vectorTables'
import { When } from '../shared/endCodes'

// @inline
function laneAt(own: v128, other: v128, index: usize): i32 {
  const lane = v128.load8_splat(index)
  const seeds = v128.or(i8x16.swizzle(own, lane), i8x16.swizzle(other, i8x16.sub(lane, i8x16.splat(16))))
  return i32x4.extract_lane(seeds, 0) & 255
}

// @inline
function filledHoles(side: v128): i32 {
  return i8x16.bitmask(i8x16.ne(side, i8x16.splat(0))) & 0x7fff
}

/** Plays one lap and chooses what to lift next; true if no game is left to run here. */
// @inline
export function twoVectorsLap(f: usize, ending: i32, takesLast: i32): bool {
  let own = v128.load(f)
  let other = v128.load(f, 16)
  const row: usize = (laneAt(own, other, f + LIFT) << 5) | load<u32>(f, LIFT)
  own = i8x16.add(own, v128.load(SOWN + (row << 5)))
  other = i8x16.add(other, v128.load(SOWN + (row << 5), 16))
  const end: i32 = load<u8>(LAP_ENDS + row)
  const filledBefore = laneAt(own, other, LAP_ENDS + row) > 1
  const verdict: i32 = load<u8>(VERDICTS + (usize(end) << 1) + usize(filledBefore))
  const relays = verdict & Verdict.relay
  const over = (verdict >> 1) & 1

  const across = laneAt(own, other, ACROSS + end)
  const takes = (verdict >> 2) & (i32(across > 0) | takesLast)
  const keep = KEEP + (usize(select<i32>(end, NOTHING, takes)) << 5)
  own = v128.and(own, v128.load(keep))
  other = v128.and(other, v128.load(keep, 16))
  own = i8x16.add(own, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  const exchanged = v128.and(v128.xor(own, other), i8x16.splat(i8(-over)))
  own = v128.xor(own, exchanged)
  other = v128.xor(other, exchanged)

  const filled = filledHoles(own)
  const a = load<u64>(f, LUCK)
  const b = load<u64>(f, LUCK + 8)
  const drawn = nthHole(filled, scale(a + b, popcnt(filled)))
  v128.store(f, own)
  v128.store(f, other, 16)
  noteLap(f, verdict, relays, end, drawn, a, b)

  let stops = i32(filled == 0)
  if (ending == When.eitherSideEmpty) stops |= i32(filledHoles(other) == 0)
  if (ending == When.majority) stops |= over & i32(2 * i32(i8x16.extract_lane_u(other, 15)) > total)
  return stops & (relays ^ 1) ? stopMove(f, over != 0, a, b) : false
}
