// Sungka's opening: both play their first turn in lockstep, a seed at a time. The twin of rules/opening.ts.

import { takeAll } from './capture'
import {
  HAND_AT,
  HAND_DROPPED,
  HAND_FROM,
  HAND_LEFT,
  HAND_LIFTED,
  HAND_STATUS,
  HAND_WAY,
  Hand,
  LASTED_LONGEST,
  LAST_MOVER,
  PHASE,
  Phase,
  TO_MOVE,
  handOf,
  seedsAt,
  setSeeds,
  slotOf,
  toMove,
} from './game'
import { sowable } from './legal'
import { drop, dropPlace } from './sow'
import { MoveEnd, captured, lapEnd } from './turn'

/** Laps begun by the last choice of an opening. */
export let openingLaps: i32 = 0

/** Plays a choice in a simultaneous opening; true when both have stopped and the round goes on as usual. */
export function chooseInOpening(game: usize, choice: i32): bool {
  const side = toMove(game)
  openingLaps = 0
  lift(game, side, slotOf(side, choice >> 1), choice & 1)
  stopStuck(game)
  while (!has(game, Hand.choosing) && has(game, Hand.sowing)) {
    dropOne(game, 0)
    dropOne(game, 1)
    stopStuck(game)
  }
  if (has(game, Hand.choosing)) {
    store<u8>(game, status(game, 0) == Hand.choosing ? 0 : 1, TO_MOVE)
    return false
  }
  const next = i32(load<i32>(handOf(game, 0), HAND_DROPPED) > load<i32>(handOf(game, 1), HAND_DROPPED))
  store<u8>(game, next, TO_MOVE)
  store<u8>(game, Phase.play, PHASE)
  store<u8>(game, next ^ 1, LAST_MOVER)
  store<u8>(game, next ^ 1, LASTED_LONGEST)
  return true
}

function status(game: usize, side: i32): i32 {
  return load<u8>(handOf(game, side), HAND_STATUS)
}

function has(game: usize, wanted: i32): bool {
  return status(game, 0) == wanted || status(game, 1) == wanted
}

function lift(game: usize, side: i32, from: i32, way: i32): void {
  const hand = handOf(game, side)
  const seeds = seedsAt(game, from)
  setSeeds(game, from, 0)
  openingLaps++
  store<u8>(hand, Hand.sowing, HAND_STATUS)
  store<u8>(hand, way, HAND_WAY)
  store<u8>(hand, from, HAND_FROM)
  store<u8>(hand, from, HAND_AT)
  store<u16>(hand, seeds, HAND_LIFTED)
  store<u16>(hand, seeds, HAND_LEFT)
}

function stopStuck(game: usize): void {
  for (let side = 0; side < 2; side++) {
    if (status(game, side) == Hand.choosing && sowable(game, side) == 0) stop(game, side)
  }
}

function stop(game: usize, side: i32): void {
  store<u8>(handOf(game, side), Hand.stopped, HAND_STATUS)
}

function dropOne(game: usize, side: i32): void {
  if (status(game, side) != Hand.sowing) return
  const hand = handOf(game, side)
  const way: i32 = load<u8>(hand, HAND_WAY)
  const from: i32 = load<u8>(hand, HAND_FROM)
  const at = dropPlace(side, way, from, load<u8>(hand, HAND_AT))
  const left = i32(load<u16>(hand, HAND_LEFT)) - 1
  drop(game, side, at, 1)
  store<u8>(hand, at, HAND_AT)
  store<u16>(hand, left, HAND_LEFT)
  store<i32>(hand, load<i32>(hand, HAND_DROPPED) + 1, HAND_DROPPED)
  if (left == 0) finishLap(game, side, way, load<u16>(hand, HAND_LIFTED), at)
}

function finishLap(game: usize, side: i32, way: i32, lifted: i32, last: i32): void {
  const end = lapEnd(game, side, way, lifted, last)
  if (end == MoveEnd.relay) lift(game, side, last, way)
  else if (end == MoveEnd.again) store<u8>(handOf(game, side), Hand.choosing, HAND_STATUS)
  else {
    if (end == MoveEnd.capture) takeAll(game, side, captured)
    stop(game, side)
  }
}
