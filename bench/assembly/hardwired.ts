// Congkak on seven holes with its rules written into the loop: what the bench holds the general loop against, to tell what
// general rules cost. Everything but the loop is shared with the real thing.

import {
  COUNTS,
  LIFT,
  LUCK,
  flight,
  landed,
  layStart,
  live,
  replace,
  settle,
  takeOff,
} from '../../src/engine/kernel/assembly/batch/batch'
import { scale, stepA, stepB } from '../../src/engine/kernel/assembly/random'
import { forgetRoutes, layRoutes } from '../../src/engine/kernel/assembly/rules/route'
import { loadRules } from '../../src/engine/kernel/assembly/rules/rules'
import {
  COUNTED,
  GAIN,
  KEEP,
  LANDS,
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
  takeOff(u64(seed), u64(from), size)
}

/** Flies the batch on for about so many laps; says how many games have landed. */
export function advanceBatch(laps: i32): i32 {
  while (live > 0 && laps > 0) {
    const flying = live
    for (let i = 0; i < flying; i++) {
      if (lapEnds(flight(i))) {
        replace(i)
        break
      }
    }
    laps -= flying
  }
  return landed()
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
  const end: i32 = load<u8>(LANDS + row)
  const inStore = i32(end == 7)
  const filledBefore = i32(laneAt(board, v128.load8_splat(LANDS + row)) > 1)
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
  store<u64>(f, select<u64>(a, stepA(a, b), relays), LUCK)
  store<u64>(f, select<u64>(b, stepB(a, b), relays), LUCK + 8)
  store<i32>(f, select<i32>(end, drawn, relays), LIFT)
  v128.store(
    f,
    i32x4.add(v128.load(f, COUNTS), v128.load(COUNTED + (usize((over << 1) | relays) << 4))),
    COUNTS,
  )

  if (i32(own == 0) & (relays ^ 1)) {
    store<u64>(f, a, LUCK)
    store<u64>(f, b, LUCK + 8)
    return !settle(f, over != 0)
  }
  return false
}
