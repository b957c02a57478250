// Random games on boards of up to 16 slots: the board is one vector, a lap is one look-up and one addition, and the
// outcome of a move is selected without branches, so that several games can share the processor.

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
  NTH,
  SIDES,
  SOWN,
  againLanes,
  captureLanes,
} from './vectorTables'
import { EndWhen } from '../vocabulary'

/** Plays one lap; 1 if sowing continues from where it ended. */
// @inline
export function oneVectorLap(run: usize, relays: i32): i32 {
  const lift: usize = load<u32>(run, LIFT)
  const row = (usize(load<u8>(run + lift)) << 4) | lift
  v128.store(run, i8x16.add(v128.load(run), v128.load(SOWN + (row << 4))))
  return endLap(run, load<u8>(LAP_ENDS + row), relays)
}

/** Ends a move where its last lap ended and chooses what to lift next; true if no game is left to run here. */
// @inline
export function oneVectorMove(run: usize, ending: i32, takesLast: i32): bool {
  const end: usize = load<u32>(run, LIFT)
  const over = ((againLanes >> i32(end)) & 1) ^ 1
  const across: i32 = load<u8>(run + load<u8>(ACROSS + end))
  const captures = (captureLanes >> i32(end)) & i32(load<u8>(run + end) == 1)
  const takes = captures & (i32(across > 0) | takesLast)
  let board = v128.and(v128.load(run), v128.load(KEEP + (select<usize>(end, NOTHING, takes) << 5)))
  board = i8x16.add(board, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  board = i8x16.swizzle(board, v128.load(SIDES + (usize(over) << 4)))

  const filled = i8x16.bitmask(i8x16.ne(board, i8x16.splat(0)))
  const own = filled & 0x7f
  const a = load<u64>(run, LUCK)
  const b = load<u64>(run, LUCK + 8)
  const drawn: i32 = load<u8>(NTH + (usize(own) << 3) + usize(scale(a + b, popcnt(own))))
  v128.store(run, board)
  noteMove(run, over, drawn, a, b)

  let stops = i32(own == 0)
  if (ending == EndWhen.eitherSideEmpty) stops |= i32((filled & 0x7f00) == 0)
  if (ending == EndWhen.majority) stops |= over & i32(2 * i32(i8x16.extract_lane_u(board, 15)) > total)
  return stops ? stopMove(run, over != 0, a, b) : false
}
