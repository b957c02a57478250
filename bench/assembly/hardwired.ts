// Congkak on seven holes with its rules written into the loop: what the bench holds the general loop against, to tell
// what general rules cost. Everything but the loop is shared with the real thing.

import {
  LIFT,
  LUCK,
  runAt,
  finishedGames,
  layStart,
  running,
  replace,
  startBatch,
} from '../../src/engine/kernel/assembly/batch/batch'
import { scale } from '../../src/engine/kernel/assembly/random'
import { noteLap, stopMove } from '../../src/engine/kernel/assembly/batch/lap'
import { forgetRoutes, layRoutes } from '../../src/engine/kernel/assembly/rules/route'
import { loadRules } from '../../src/engine/kernel/assembly/rules/rules'
import {
  GAIN,
  KEEP,
  LAP_ENDS,
  NOTHING,
  NTH,
  SIDES,
  SOWN,
  buildVectorTables,
} from '../../src/engine/kernel/assembly/batch/vectorTables'

export { CAPTURE_COUNTS, LAYOUT, RULES } from '../../src/engine/kernel/assembly/rules/rules'
export { BATCH, LAPS } from '../../src/engine/kernel/assembly/batch/records'

/** Makes the tables of the rules that were written. */
export function prepare(): void {
  loadRules()
  forgetRoutes()
  layRoutes(0)
  buildVectorTables()
  layStart()
}

/** Starts a batch of games of a seed. */
export function beginBatch(seed: f64, from: f64, size: i32): void {
  startBatch(u64(seed), u64(from), size)
}

/** Flies the batch on for about so many laps; says how many games have finishedGames. */
export function advanceBatch(laps: i32): i32 {
  while (running > 0 && laps > 0) {
    const games = running
    for (let i = 0; i < games; i++) {
      if (lapEnds(runAt(i))) {
        replace(i)
        break
      }
    }
    laps -= games
  }
  return finishedGames()
}

// @inline
function laneAt(board: v128, index: v128): i32 {
  return i32x4.extract_lane(i8x16.swizzle(board, index), 0) & 255
}

// @inline
function lapEnds(f: usize): bool {
  let board = v128.load(f)
  const row: usize = (laneAt(board, v128.load8_splat(f + LIFT)) << 4) | load<u32>(f, LIFT)
  board = i8x16.add(board, v128.load(SOWN + (row << 4)))
  const end: i32 = load<u8>(LAP_ENDS + row)
  const inStore = i32(end == 7)
  const filledBefore = i32(laneAt(board, v128.load8_splat(LAP_ENDS + row)) > 1)
  const relays = filledBefore & (inStore ^ 1)
  const over = (filledBefore | inStore) ^ 1

  const across = laneAt(board, i8x16.splat(i8(14 - end)))
  const takes = over & i32(end < 7) & i32(across > 0)
  board = v128.and(board, v128.load(KEEP + (usize(select<i32>(end, NOTHING, takes)) << 5)))
  board = i8x16.add(board, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  board = i8x16.swizzle(board, v128.load(SIDES + (usize(over) << 4)))

  const own = i8x16.bitmask(i8x16.ne(board, i8x16.splat(0))) & 0x7f
  const a = load<u64>(f, LUCK)
  const b = load<u64>(f, LUCK + 8)
  const drawn: i32 = load<u8>(NTH + (usize(own) << 3) + usize(scale(a + b, popcnt(own))))
  v128.store(f, board)
  noteLap(f, (over << 1) | relays, relays, end, drawn, a, b)
  return i32(own == 0) & (relays ^ 1) ? stopMove(f, over != 0, a, b) : false
}
