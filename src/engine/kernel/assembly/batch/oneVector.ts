// Random games on boards of up to 16 slots: the board is one vector, a lap is one look-up and one add, and what the lap
// leads to is selected, not branched on, so that several games can share the processor.

import { LIFT, LUCK } from './batch'
import { scale } from '../random'
import { noteLap, stopMove } from './lap'
import { total } from '../rules/rules'
import { ACROSS, GAIN, KEEP, LAP_ENDS, NOTHING, NTH, SIDES, SOWN, VERDICTS, Verdict } from './vectorTables'
import { When } from '../shared/endCodes'

// @inline
function laneAt(board: v128, index: usize): i32 {
  return i32x4.extract_lane(i8x16.swizzle(board, v128.load8_splat(index)), 0) & 255
}

/** Plays one lap and chooses what to lift next; true if no game is left to run here. */
// @inline
export function oneVectorLap(f: usize, ending: i32, takesLast: i32): bool {
  let board = v128.load(f)
  const row: usize = (laneAt(board, f + LIFT) << 4) | load<u32>(f, LIFT)
  board = i8x16.add(board, v128.load(SOWN + (row << 4)))
  const end: i32 = load<u8>(LAP_ENDS + row)
  const filledBefore = laneAt(board, LAP_ENDS + row) > 1
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
  noteLap(f, verdict, relays, end, drawn, a, b)

  let stops = i32(own == 0)
  if (ending == When.eitherSideEmpty) stops |= i32((filled & 0x7f00) == 0)
  if (ending == When.majority) stops |= over & i32(2 * i32(i8x16.extract_lane_u(board, 15)) > total)
  return stops & (relays ^ 1) ? stopMove(f, over != 0, a, b) : false
}
