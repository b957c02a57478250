// A batch of random games: many run at once, so that the processor never waits for one, and the next step of all of
// them is done together.

import {
  LAYOUT,
  startFirst,
  holes,
  endLeftovers,
  turnNoMove,
  slots,
  total,
  endWhen,
  winByMajority,
} from '../rules/rules'
import { Purpose } from '../../../purpose'
import { below, seedStream } from '../random'
import { recordCourse, recordNotes, recordResult } from './records'
import { half, laneOf, nthHole } from './vectorTables'
import { End, Winner } from '../shared/gameRecord'
import { EndLeftovers, EndWhen, StartFirst, TurnNoMove } from '../vocabulary'

/** Games that run at once: fewer were slower, more do not fit the processor's first cache. */
const GAMES_AT_ONCE: i32 = 32

// One running game: board, random state, counts, the lane to lift next, and what else will be recorded. Offsets in
// bytes.
const RUN_SIZE: i32 = 96
/** The two halves of a stream's state. */
export const LUCK: usize = 32
/** Moves and turns so far, and changes of sides: North moves when these are odd. Numbers of one vector. */
export const COUNTS: usize = 48
const MOVES_SO_FAR: usize = 48
const TURNS_SO_FAR: usize = 52
const CHANGES: usize = 56
/** The lane to lift next. */
export const LIFT: usize = 64
const ROW: usize = 68
const FIRST_HOLE: usize = 72
const BEGAN: usize = 76
/** The pass after which it started: every running game plays one lap in each pass. */
const BEGAN_AFTER: usize = 80
const RUNS: usize = memory.data(GAMES_AT_ONCE * RUN_SIZE, 16)
/** The running games, and those whose move has ended. */
export const QUEUE: usize = memory.data(GAMES_AT_ONCE * 4, 16)
export const ENDED_MOVES: usize = memory.data(GAMES_AT_ONCE * 4, 16)
const START: usize = memory.data(2 * 32, 16)
const LOT: usize = memory.data(16, 16)

/** How many games are running: as many as are in the queue. */
export let running: i32 = 0
/** How often all running games have played a lap. */
let passes: i32 = 0
let batchSeed: u64 = 0
let batchFrom: u64 = 0
let batchSize: i32 = 0
let nextRow: i32 = 0

/** Lays the starting position out in lanes, as each side sees it. */
export function layStart(): void {
  memory.fill(START, 0, 64)
  for (let slot = 0; slot < slots; slot++) {
    const seeds = load<u16>(LAYOUT + (usize(slot) << 1))
    store<u8>(START + laneOf(slot), seeds)
    store<u8>(START + 32 + (laneOf(slot) ^ half), seeds)
  }
}

/** Loads a batch of games and starts the first of them. */
export function startBatch(seed: u64, from: u64, size: i32): void {
  batchSeed = seed
  batchFrom = from
  batchSize = size
  nextRow = 0
  running = 0
  passes = 0
  for (let place = 0; place < GAMES_AT_ONCE; place++) {
    const run = RUNS + usize(place) * RUN_SIZE
    if (startNext(run)) store<u32>(QUEUE + (usize(running++) << 2), u32(run))
  }
}

/** Records that every game in the queue has played a lap. */
// @inline
export function endPass(): void {
  passes++
}

/** Records how many games are left in the queue. */
// @inline
export function keepRunning(games: i32): void {
  running = games
}

/** How many games of the batch have ended. */
export function finishedGames(): i32 {
  return nextRow - running
}

/** Starts the next game of the batch that has a move to play; false when there is none. */
export function startNext(run: usize): bool {
  while (nextRow < batchSize) {
    const game = batchFrom + nextRow
    let starter = 0
    if (startFirst == StartFirst.lot) {
      seedStream(LOT, batchSeed, game, Purpose.lot)
      starter = below(LOT, 2)
    }
    v128.store(run, v128.load(START + (usize(starter) << 5)))
    v128.store(run, v128.load(START + (usize(starter) << 5), 16), 16)
    v128.store(run, i32x4.splat(0), COUNTS)
    store<i32>(run, passes, BEGAN_AFTER)
    seedStream(run + LUCK, batchSeed, game, Purpose.play)
    store<i32>(run, starter, CHANGES)
    store<i32>(run, starter, BEGAN)
    store<i32>(run, nextRow++, ROW)
    if (settle(run, false)) {
      store<i32>(run, load<i32>(run, LIFT) + 1, FIRST_HOLE)
      return true
    }
  }
  return false
}

/**
 * Ends the game (false) or lets the player who can move choose; the twin of rules/round.ts for games that cannot
 * repeat. A turn cut short by a pass or by the end counts as a turn.
 */
export function settle(run: usize, turnEnded: bool): bool {
  const own = filledHoles(run, 0)
  const other = filledHoles(run, half)
  if (endWhen == EndWhen.majority && turnEnded && isMajority(run)) return finish(run, turnEnded, End.majority)
  if ((own | other) == 0) return finish(run, turnEnded, End.allInStores)
  if (endWhen == EndWhen.eitherSideEmpty && (own == 0 || other == 0))
    return finish(run, turnEnded, End.sideEmpty)
  if (own == 0) {
    if (turnNoMove == TurnNoMove.roundEnds) return finish(run, turnEnded, End.cannotMove)
    if (endWhen == EndWhen.majority && isMajority(run)) return finish(run, turnEnded, End.majority)
    if (!turnEnded) endTurn(run)
    changeSides(run)
    choose(run, other)
  } else choose(run, own)
  return true
}

function isMajority(run: usize): bool {
  return 2 * max<i32>(load<u8>(run + half - 1), load<u8>(run + 2 * half - 1)) > total
}

function endTurn(run: usize): void {
  if (load<i32>(run, MOVES_SO_FAR) > 0) store<i32>(run, load<i32>(run, TURNS_SO_FAR) + 1, TURNS_SO_FAR)
}

/** Draws one of the mover's filled holes. */
function choose(run: usize, filled: i32): void {
  store<i32>(run, nthHole(filled, below(run + LUCK, popcnt(filled))), LIFT)
}

/** The filled holes of the half that starts at a lane, a bit each. */
function filledHoles(run: usize, from: i32): i32 {
  if (half == 8) {
    const side = i64x2.splat(load<u64>(run + from))
    return i8x16.bitmask(i8x16.ne(side, i8x16.splat(0))) & 0x7f
  }
  return i8x16.bitmask(i8x16.ne(v128.load(run + from), i8x16.splat(0))) & 0x7fff
}

/** Distributes leftovers and records the game. */
function finish(run: usize, turnEnded: bool, ended: i32): bool {
  if (!turnEnded) endTurn(run)
  const row = load<i32>(run, ROW)
  const own = i32(load<u8>(run + half - 1)) + share(run, 0, turnEnded)
  const other = i32(load<u8>(run + 2 * half - 1)) + share(run, half, turnEnded)
  const northMoves = (load<i32>(run, CHANGES) & 1) != 0
  const south = northMoves ? other : own
  const north = northMoves ? own : other
  recordResult(row, winnerOf(south, north), south, north, ended)
  recordCourse(
    row,
    load<i32>(run, BEGAN),
    load<i32>(run, FIRST_HOLE),
    load<i32>(run, MOVES_SO_FAR),
    passes - load<i32>(run, BEGAN_AFTER),
    load<i32>(run, TURNS_SO_FAR),
  )
  recordNotes(row, 1, 0)
  return false
}

function winnerOf(south: i32, north: i32): i32 {
  const enough = winByMajority ? total >> 1 : -1
  if (south > north && south > enough) return Winner.south
  return north > south && north > enough ? Winner.north : Winner.tie
}

/** The owner's share of the seeds left on a half of the board. */
function share(run: usize, from: i32, turnEnded: bool): i32 {
  if (endLeftovers == EndLeftovers.toSideOwner) return seedsFrom(run, from)
  if (endLeftovers == EndLeftovers.toOtherPlayer) return seedsFrom(run, half - from)
  if (endLeftovers == EndLeftovers.nobody) return 0
  return (from == half) == turnEnded ? seedsFrom(run, 0) + seedsFrom(run, half) : 0
}

function seedsFrom(run: usize, from: i32): i32 {
  let seeds = 0
  for (let hole = 0; hole < holes; hole++) seeds += load<u8>(run + from + hole)
  return seeds
}

function changeSides(run: usize): void {
  if (half == 8) {
    const own = load<u64>(run)
    store<u64>(run, load<u64>(run, 8))
    store<u64>(run, own, 8)
  } else {
    const own = v128.load(run)
    v128.store(run, v128.load(run, 16))
    v128.store(run, own, 16)
  }
  store<i32>(run, load<i32>(run, CHANGES) + 1, CHANGES)
}
