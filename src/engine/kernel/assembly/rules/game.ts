// A game under way as the plain path keeps it: a record of GAME_SIZE bytes, the twin of rules/game.ts. Sides are
// 0 for South and 1 for North; NONE stands for null.

import { holes, slots } from './rules'

export const enum Phase {
  play,
  opening,
  over,
}
export const enum End {
  allInStores,
  cannotMove,
  sideEmpty,
  majority,
  repetition,
  quietMoves,
  endlessRelay,
  endless,
}
export const enum MatchEnd {
  roundsPlayed,
  out,
  endless,
}
export const enum Hand {
  choosing,
  stopped,
  sowing,
}

/** The winner of what nobody won. */
export const TIE: i32 = 2
/** What stands for null. */
export const NONE: i32 = 255

// Offsets. Seeds come first, 16 bits a slot.
export const GAME_SIZE: usize = 176
export const BURNT: usize = 96
export const TO_MOVE: usize = 104
export const PHASE: usize = 105
export const LAST_MOVER: usize = 106
export const FIRST: usize = 107
export const LASTED_LONGEST: usize = 108
export const ENDED: usize = 109
export const MATCH_ENDED: usize = 110
export const WINNER: usize = 111
export const QUIET: usize = 112
export const ROUND: usize = 116
/** Rounds won by South, by North, and tied. */
export const ROUNDS_WON: usize = 120
export const ROUND_WINNER: usize = 132
/** South's hand and North's during a simultaneous opening, HAND_SIZE bytes each. */
const HANDS: usize = 136
const HAND_SIZE: usize = 16
export const HAND_STATUS: usize = 0
export const HAND_WAY: usize = 1
export const HAND_FROM: usize = 2
export const HAND_AT: usize = 3
export const HAND_DROPPED: usize = 4
export const HAND_LIFTED: usize = 8
export const HAND_LEFT: usize = 10

/** Seeds in a slot. */
// @inline
export function seedsAt(game: usize, slot: i32): i32 {
  return load<u16>(game + (usize(slot) << 1))
}

/** Puts so many seeds into a slot in place of those there. */
// @inline
export function setSeeds(game: usize, slot: i32, seeds: i32): void {
  store<u16>(game + (usize(slot) << 1), seeds)
}

/** Puts seeds to those of a slot. */
// @inline
export function addSeeds(game: usize, slot: i32, seeds: i32): void {
  setSeeds(game, slot, seedsAt(game, slot) + seeds)
}

/** The side to move. */
// @inline
export function toMove(game: usize): i32 {
  return load<u8>(game, TO_MOVE)
}

/** The phase of a game. */
// @inline
export function phaseOf(game: usize): i32 {
  return load<u8>(game, PHASE)
}

/** Makes one game the same as another. */
// @inline
export function copyGame(to: usize, from: usize): void {
  for (let at: usize = 0; at < GAME_SIZE; at += 16) v128.store(to + at, v128.load(from + at))
}

/** The slot of a side’s hole, counted from 0. */
// @inline
export function slotOf(side: i32, hole: i32): i32 {
  return hole + side * (holes + 1)
}

/** The side of a slot, stores included. */
// @inline
export function sideOf(slot: i32): i32 {
  return i32(slot > holes)
}

/** Whether a hole is burnt for this round. */
// @inline
export function isBurnt(game: usize, slot: i32): bool {
  return ((load<u64>(game, BURNT) >> u64(slot)) & 1) != 0
}

/** Where a side’s hand in a simultaneous opening lies. */
// @inline
export function handOf(game: usize, side: i32): usize {
  return game + HANDS + usize(side) * HAND_SIZE
}

/** Seeds in a side's holes. */
export function seedsOnSide(game: usize, side: i32): i32 {
  let seeds = 0
  const from = slotOf(side, 0)
  for (let slot = from; slot < from + holes; slot++) seeds += seedsAt(game, slot)
  return seeds
}

/** Seeds in all slots, hands not counted. */
export function seedsOnBoard(game: usize): i32 {
  let seeds = 0
  for (let slot = 0; slot < slots; slot++) seeds += seedsAt(game, slot)
  return seeds
}
