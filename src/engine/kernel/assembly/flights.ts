// Games in flight: several at once, a lap of each in turn, so that the processor never waits for one of them.

import { First, LAYOUT, Leftovers, NoMove, When, first, holes, leftovers, noMove, slots, total, when } from './rules'
import { Purpose, below, seedStream } from './random'
import { Winner, recordCourse, recordNotes, recordResult } from './records'
import { half, laneOf } from './vectorTables'

export const FLIGHTS: i32 = 8

// One game in flight: board, luck, the lane to lift next, and what will be recorded. Offsets in bytes.
export const FLIGHT_SIZE: usize = 96
export const LUCK: usize = 32
export const LIFT: usize = 48
export const LAPS_SO_FAR: usize = 52
export const MOVES_SO_FAR: usize = 56
export const TURNS_SO_FAR: usize = 60
export const MOVER: usize = 64
const ROW: usize = 68
const FIRST_HOLE: usize = 72
const BEGAN: usize = 76
const FLIGHT: usize = memory.data(FLIGHTS * 96, 16)
const START: usize = memory.data(2 * 32, 16)
const LOT: usize = memory.data(16, 16)

export let live: i32 = 0
let batchSeed: u64 = 0
let batchFrom: u64 = 0
let batchSize: i32 = 0
let nextRow: i32 = 0

const enum End { allInStores, cannotMove, sideEmpty, majority }

// @ts-ignore: decorator
@inline
export function flight(index: i32): usize {
  return FLIGHT + <usize>index * FLIGHT_SIZE
}

/** Lays the starting position out in lanes, as each side sees it. */
export function layStart(): void {
  memory.fill(START, 0, 64)
  for (let slot = 0; slot < slots; slot++) {
    const seeds = load<u16>(LAYOUT + (<usize>slot << 1))
    store<u8>(START + laneOf(slot), seeds)
    store<u8>(START + 32 + (laneOf(slot) ^ half), seeds)
  }
}

/** Takes up a batch of games and gets the first of them going. */
export function takeOff(seed: u64, from: u64, size: i32): void {
  batchSeed = seed
  batchFrom = from
  batchSize = size
  nextRow = 0
  live = 0
  while (live < FLIGHTS && nextRow < size) if (embark(flight(live))) live++
}

/** The games of the batch that have ended. */
export function landed(): i32 {
  return nextRow - live
}

/** Puts the next game of the batch into a flight; false if it was over before it began. */
function embark(f: usize): bool {
  const game = batchFrom + nextRow
  let starter = 0
  if (first == First.lot) {
    seedStream(LOT, batchSeed, game, Purpose.lot)
    starter = below(LOT, 2)
  }
  memory.fill(f, 0, FLIGHT_SIZE)
  memory.copy(f, START + (<usize>starter << 5), 32)
  seedStream(f + LUCK, batchSeed, game, Purpose.play)
  store<i32>(f, starter, MOVER)
  store<i32>(f, starter, BEGAN)
  store<i32>(f, nextRow++, ROW)
  if (!settle(f, false)) return false
  store<i32>(f, load<i32>(f, LIFT) + 1, FIRST_HOLE)
  return true
}

/** Ends the game or lets the player who can move choose; false once it is over. */
export function settle(f: usize, turnEnded: bool): bool {
  const own = seedsFrom(f, 0)
  const other = seedsFrom(f, half)
  if (when == When.eitherSideEmpty && (own == 0 || other == 0)) return finish(f, End.sideEmpty)
  if (when == When.majority && turnEnded && 2 * <i32>load<u8>(f + 2 * half - 1) > total) return finish(f, End.majority)
  if (own + other == 0) return finish(f, End.allInStores)
  if (own == 0) {
    if (when == When.moverCannotMove || noMove == NoMove.roundEnds) return finish(f, End.cannotMove)
    changeSides(f)
    store<i32>(f, load<i32>(f, TURNS_SO_FAR) + 1, TURNS_SO_FAR)
  }
  choose(f)
  return true
}

/** Draws one of the mover's filled holes. */
function choose(f: usize): void {
  let count = 0
  for (let hole = 0; hole < holes; hole++) count += i32(load<u8>(f + hole) != 0)
  let left = below(f + LUCK, count)
  let hole = 0
  while (load<u8>(f + hole) == 0 || left-- > 0) hole++
  store<i32>(f, hole, LIFT)
}

/** Records a game and puts the next one in its place; false when none is left. */
function finish(f: usize, ended: i32): bool {
  const row = load<i32>(f, ROW)
  const northMoves = load<i32>(f, MOVER)
  const own = <i32>load<u8>(f + half - 1) + share(f, 0)
  const other = <i32>load<u8>(f + 2 * half - 1) + share(f, half)
  const south = northMoves ? other : own
  const north = northMoves ? own : other
  recordResult(row, south > north ? Winner.south : south < north ? Winner.north : Winner.tie, south, north, ended)
  recordCourse(
    row,
    load<i32>(f, BEGAN),
    load<i32>(f, FIRST_HOLE),
    load<i32>(f, MOVES_SO_FAR),
    load<i32>(f, LAPS_SO_FAR),
    load<i32>(f, TURNS_SO_FAR),
  )
  recordNotes(row, 1, 0)
  while (nextRow < batchSize) if (embark(f)) return true
  return false
}

/** Closes the gap that a finished game leaves. */
export function close(index: i32): void {
  live--
  memory.copy(flight(index), flight(live), FLIGHT_SIZE)
}

/** What the owner of a half gets of the seeds left on the board. */
function share(f: usize, from: i32): i32 {
  if (leftovers == Leftovers.toSideOwner) return seedsFrom(f, from)
  if (leftovers == Leftovers.toOtherPlayer) return seedsFrom(f, half - from)
  if (leftovers == Leftovers.nobody) return 0
  return from == half ? seedsFrom(f, 0) + seedsFrom(f, half) : 0
}

function seedsFrom(f: usize, from: i32): i32 {
  let seeds = 0
  for (let hole = 0; hole < holes; hole++) seeds += load<u8>(f + from + hole)
  return seeds
}

function changeSides(f: usize): void {
  for (let lane = 0; lane < half; lane++) {
    const mine = load<u8>(f + lane)
    store<u8>(f + lane, load<u8>(f + lane + half))
    store<u8>(f + lane + half, mine)
  }
  store<i32>(f, load<i32>(f, MOVER) ^ 1, MOVER)
}
