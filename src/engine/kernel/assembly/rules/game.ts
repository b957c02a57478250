// A game under way as the plain path keeps it: a record of bytes, the twin of rules/game.ts. Sides are 0 for
// South and 1 for North; NONE stands for null.

import { GameRecord, HandRecord, Null, Winner } from '../shared/gameRecord'
import { claiming, holes, slots } from './rules'

/** The winner of what nobody won. */
export const TIE: i32 = Winner.tie
/** What stands for null. */
export const NONE: i32 = Null.none

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
  return load<u8>(game, GameRecord.toMove)
}

/** The phase of a game. */
// @inline
export function phaseOf(game: usize): i32 {
  return load<u8>(game, GameRecord.phase)
}

/** Makes one game the same as another. */
// @inline
export function copyGame(to: usize, from: usize): void {
  for (let at: usize = 0; at < usize(GameRecord.size); at += 16) v128.store(to + at, v128.load(from + at))
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
  return ((load<u64>(game, GameRecord.burnt) >> u64(slot)) & 1) != 0
}

/** Where a side’s hand in a simultaneous opening lies. */
// @inline
export function handOf(game: usize, side: i32): usize {
  return game + GameRecord.hands + usize(side) * HandRecord.size
}

/** The holes that a side has claimed, one bit per slot. */
// @inline
export function claimsOf(game: usize, side: i32): u64 {
  return load<u64>(game + (usize(side) << 3), GameRecord.claims)
}

/** Whether somebody has claimed a hole. */
// @inline
export function isClaimed(game: usize, slot: i32): bool {
  return claiming && (((claimsOf(game, 0) | claimsOf(game, 1)) >> u64(slot)) & 1) != 0
}

/** The side that has claimed a hole, or NONE. */
export function claimantOf(game: usize, slot: i32): i32 {
  if (((claimsOf(game, 0) >> u64(slot)) & 1) != 0) return 0
  return ((claimsOf(game, 1) >> u64(slot)) & 1) != 0 ? 1 : NONE
}

/** Seeds in those of a side's holes that nobody has claimed. */
export function seedsOnSide(game: usize, side: i32): i32 {
  let seeds = 0
  const from = slotOf(side, 0)
  for (let slot = from; slot < from + holes; slot++) {
    if (!isClaimed(game, slot)) seeds += seedsAt(game, slot)
  }
  return seeds
}

/** Seeds in all holes that nobody has claimed. */
export function seedsInPlay(game: usize): i32 {
  return seedsOnSide(game, 0) + seedsOnSide(game, 1)
}

/** Seeds in the holes that a side has claimed. */
export function seedsClaimed(game: usize, side: i32): i32 {
  let seeds = 0
  for (let left = claimsOf(game, side); left != 0; left &= left - 1) seeds += seedsAt(game, i32(ctz(left)))
  return seeds
}

/** Seeds in all slots, hands not counted. */
export function seedsOnBoard(game: usize): i32 {
  let seeds = 0
  for (let slot = 0; slot < slots; slot++) seeds += seedsAt(game, slot)
  return seeds
}
