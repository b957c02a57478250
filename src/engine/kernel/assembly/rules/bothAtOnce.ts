// Sungka's opening: both play their first turn in lockstep, one seed at a time. The twin of rules/bothAtOnce.ts.

import { handOf, seedsAt, setSeeds, slotOf, toMove } from './game'
import { sowable } from './choices/liftable'
import { drop, dropPlace, sowTogether } from './sow'
import { MoveEnd, beginLap, beginLaps, lapEnd, nextLift } from './lapEnd'
import { GameRecord, HandRecord, HandStatus, Phase } from '../shared/gameRecord'

/** Laps begun by the last choice of an opening. */
export let lapsAtOnce: i32 = 0

/** Plays a choice in a simultaneous opening; true when both have stopped and the round continues as usual. */
export function chooseInOpening(game: usize, choice: i32): bool {
  const side = toMove(game)
  lapsAtOnce = 0
  beginLaps(true, false, false, true)
  sowTogether()
  lift(game, side, slotOf(side, choice >> 1), choice & 1)
  stopStuck(game)
  while (!has(game, HandStatus.choosing) && has(game, HandStatus.sowing)) {
    dropOne(game, 0)
    dropOne(game, 1)
    stopStuck(game)
  }
  if (has(game, HandStatus.choosing)) {
    store<u8>(game, status(game, 0) == HandStatus.choosing ? 0 : 1, GameRecord.toMove)
    return false
  }
  const next = i32(
    load<i32>(handOf(game, 0), HandRecord.dropped) > load<i32>(handOf(game, 1), HandRecord.dropped),
  )
  store<u8>(game, next, GameRecord.toMove)
  store<u8>(game, Phase.play, GameRecord.phase)
  store<u8>(game, next ^ 1, GameRecord.lastMover)
  store<u8>(game, next ^ 1, GameRecord.lastedLongest)
  return true
}

function status(game: usize, side: i32): i32 {
  return load<u8>(handOf(game, side), HandRecord.status)
}

function has(game: usize, wanted: i32): bool {
  return status(game, 0) == wanted || status(game, 1) == wanted
}

function lift(game: usize, side: i32, from: i32, way: i32): void {
  const hand = handOf(game, side)
  const seeds = seedsAt(game, from)
  setSeeds(game, from, 0)
  lapsAtOnce++
  store<u8>(hand, HandStatus.sowing, HandRecord.status)
  store<u8>(hand, way, HandRecord.way)
  store<u8>(hand, from, HandRecord.from)
  store<u8>(hand, from, HandRecord.at)
  store<u16>(hand, seeds, HandRecord.lifted)
  store<u16>(hand, seeds, HandRecord.left)
}

function stopStuck(game: usize): void {
  for (let side = 0; side < 2; side++) {
    if (status(game, side) == HandStatus.choosing && sowable(game, side) == 0) stop(game, side)
  }
}

function stop(game: usize, side: i32): void {
  store<u8>(handOf(game, side), HandStatus.stopped, HandRecord.status)
}

function dropOne(game: usize, side: i32): void {
  if (status(game, side) != HandStatus.sowing) return
  const hand = handOf(game, side)
  const way: i32 = load<u8>(hand, HandRecord.way)
  const from: i32 = load<u8>(hand, HandRecord.from)
  const at = dropPlace(side, way, from, load<u8>(hand, HandRecord.at))
  const left = i32(load<u16>(hand, HandRecord.left)) - 1
  drop(game, side, at, 1)
  store<u8>(hand, at, HandRecord.at)
  store<u16>(hand, left, HandRecord.left)
  store<i32>(hand, load<i32>(hand, HandRecord.dropped) + 1, HandRecord.dropped)
  if (left == 0) finishLap(game, side, way, load<u16>(hand, HandRecord.lifted), at)
}

function finishLap(game: usize, side: i32, way: i32, lifted: i32, last: i32): void {
  beginLap(load<u8>(handOf(game, side), HandRecord.from))
  const end = lapEnd(game, side, way, lifted, last)
  if (end == MoveEnd.relay) lift(game, side, nextLift, way)
  else if (end == MoveEnd.again) store<u8>(handOf(game, side), HandStatus.choosing, HandRecord.status)
  else stop(game, side)
}
