// Congkak on seven holes with its rules written into the loop: the bench compares the general loop with it to show what
// general rules cost. Everything but the loop is shared with the real program.

import {
  ENDED_MOVES,
  LIFT,
  LUCK,
  QUEUE,
  endPass,
  finishedGames,
  keepRunning,
  layStart,
  running,
  startBatch,
} from '../../src/engine/kernel/assembly/batch/batch'
import { scale } from '../../src/engine/kernel/assembly/random'
import { noteMove, stopMove } from '../../src/engine/kernel/assembly/batch/lap'
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

export { LAST_SEED } from '../../src/engine/kernel/assembly/rules/lastSeed/table'
export { LAYOUT, RULES } from '../../src/engine/kernel/assembly/rules/rules'
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

/** Advances the batch by about this many laps and returns how many games have ended. */
export function advanceBatch(laps: i32): i32 {
  while (running > 0 && laps > 0) {
    const games = running
    let kept: usize = 0
    let ended: usize = 0
    for (let at: usize = QUEUE, end = QUEUE + (usize(games) << 2); at < end; at += 4) {
      const f: usize = load<u32>(at)
      const relays: usize = lapRelays(f)
      store<u32>(QUEUE + (kept << 2), u32(f))
      store<u32>(ENDED_MOVES + (ended << 2), u32(f))
      kept += relays
      ended += relays ^ 1
    }
    endPass()
    for (let at: usize = ENDED_MOVES, end = ENDED_MOVES + (ended << 2); at < end; at += 4) {
      const f: usize = load<u32>(at)
      store<u32>(QUEUE + (kept << 2), u32(f))
      kept += usize(!moveEnds(f))
    }
    keepRunning(i32(kept))
    laps -= games
  }
  return finishedGames()
}

// @inline
function lapRelays(f: usize): i32 {
  const lift: usize = load<u32>(f, LIFT)
  const row = (usize(load<u8>(f + lift)) << 4) | lift
  v128.store(f, i8x16.add(v128.load(f), v128.load(SOWN + (row << 4))))
  const end: usize = load<u8>(LAP_ENDS + row)
  store<u32>(f, u32(end), LIFT)
  return i32(end != 7) & i32(load<u8>(f + end) > 1)
}

// @inline
function moveEnds(f: usize): bool {
  const end: usize = load<u32>(f, LIFT)
  const over = i32(end != 7)
  const across: i32 = load<u8>(f + ((14 - end) & 15))
  const takes = i32(end < 7) & i32(across > 0)
  let board = v128.and(v128.load(f), v128.load(KEEP + (select<usize>(end, NOTHING, takes) << 5)))
  board = i8x16.add(board, v128.load(GAIN + (usize(select<i32>(across + 1, 0, takes)) << 4)))
  board = i8x16.swizzle(board, v128.load(SIDES + (usize(over) << 4)))

  const own = i8x16.bitmask(i8x16.ne(board, i8x16.splat(0))) & 0x7f
  const a = load<u64>(f, LUCK)
  const b = load<u64>(f, LUCK + 8)
  const drawn: i32 = load<u8>(NTH + (usize(own) << 3) + usize(scale(a + b, popcnt(own))))
  v128.store(f, board)
  noteMove(f, over, drawn, a, b)
  return own == 0 ? stopMove(f, over != 0, a, b) : false
}
