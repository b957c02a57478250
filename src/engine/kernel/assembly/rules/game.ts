// A game in progress in the plain path: a record of bytes, the twin of rules/game.ts. Sides are 0 for South and 1 for
// North; NONE stands for null.

import { GameRecord, HandRecord, Null, Winner } from '../shared/gameRecord'
import { claiming, fourRows, holes, locking, liftReach, slots, winning } from './rules'
import { LiftReach } from '../vocabulary'

/** The winner of what nobody won. */
export const TIE: i32 = Winner.tie
/** What stands for null. */
export const NONE: i32 = Null.none

/** Seeds in a slot. */
// @inline
export function seedsAt(game: usize, slot: i32): i32 {
  return load<u16>(game + (usize(slot) << 1))
}

/** Sets the number of seeds in a slot. */
// @inline
export function setSeeds(game: usize, slot: i32, seeds: i32): void {
  store<u16>(game + (usize(slot) << 1), seeds)
}

/** Adds seeds to a slot. */
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
  for (let at: usize = 0; at < usize(GameRecord.seedsOfFourRows); at += 16) copyVector(to, from, at)
  for (let at: usize = GameRecord.burnt; at < usize(GameRecord.twoRows); at += 16) copyVector(to, from, at)
  if (fourRows) copyFourRows(to, from)
}

function copyFourRows(to: usize, from: usize): void {
  for (let at: usize = GameRecord.seedsOfFourRows; at < usize(GameRecord.burnt); at += 16)
    copyVector(to, from, at)
  for (let at: usize = GameRecord.twoRows; at < usize(GameRecord.size); at += 16) copyVector(to, from, at)
}

// @inline
function copyVector(to: usize, from: usize, at: usize): void {
  v128.store(to + at, v128.load(from + at))
}

/** Holes that South has won from North, negative those that North has won: the same for all positions of a round. */
let wonInRound: i32 = 0

/** Loads which holes were won in the round of a game. */
export function takeUpWon(game: usize): void {
  wonInRound = load<i8>(game, GameRecord.won)
}

/** The holes that South has won from North in this round. */
// @inline
export function wonHoles(): i32 {
  return winning ? wonInRound : 0
}

/** The slot of a hole of a side’s own row, counted from 0. */
// @inline
export function slotOf(side: i32, hole: i32): i32 {
  return hole + side * (holes + 1)
}

/** The slot of a hole that a player may choose: numbers beyond the row continue into the other one. */
// @inline
export function chosenSlot(side: i32, hole: i32): i32 {
  if (hole < holes) return slotOf(side, hole)
  const slot = hole + 1 + side * (holes + 1)
  return slot < slots ? slot : slot - slots
}

/** One more than the last number of the holes that a side might lift, counted from 0. */
// @inline
export function holeEnd(side: i32): i32 {
  return liftReach == LiftReach.bothRows ? 2 * holes : holes + max(0, side == 0 ? wonHoles() : -wonHoles())
}

/** The row of a slot, stores included. */
// @inline
export function rowOf(slot: i32): i32 {
  return i32(slot > holes)
}

/** The side whose hole or store it is: that of its row, unless the hole was won in an earlier round. */
// @inline
export function ownerOf(slot: i32): i32 {
  return wonHoles() == 0 ? rowOf(slot) : ownerIfWon(slot)
}

function ownerIfWon(slot: i32): i32 {
  const won = wonInRound
  if (won > 0 && slot > holes && slot <= holes + won) return 0
  return won < 0 && slot < -won ? 1 : rowOf(slot)
}

/** Whether a hole is burnt for this round. */
// @inline
export function isBurnt(game: usize, slot: i32): bool {
  return ((load<u64>(game, GameRecord.burnt) >> u64(slot)) & 1) != 0
}

/** The address of a side’s hand in a simultaneous opening. */
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

/** Whether a hole cannot be captured because nobody has lifted it yet. */
// @inline
export function isLocked(game: usize, slot: i32): bool {
  return locking && ((load<u64>(game, GameRecord.lifted) >> u64(slot)) & 1) == 0
}

/** Seeds in those of a side's holes that nobody has claimed. */
export function seedsOnSide(game: usize, side: i32): i32 {
  let seeds = 0
  if (wonHoles() != 0) {
    for (let slot = 0; slot < slots - 1; slot++) {
      if (slot != holes && ownerIfWon(slot) == side && !isClaimed(game, slot)) seeds += seedsAt(game, slot)
    }
    return seeds
  }
  const from = slotOf(side, 0)
  for (let slot = from; slot < from + holes; slot++) {
    if (!isClaimed(game, slot)) seeds += seedsAt(game, slot)
  }
  return seeds
}

/** The slots of a side's own row, one bit each. */
// @inline
export function rowBits(side: i32): u64 {
  return ((u64(1) << u64(holes)) - 1) << u64(slotOf(side, 0))
}

/** Whether a side has seeds in holes that nobody has claimed. */
export function hasSeeds(game: usize, side: i32): bool {
  return isPlainBoard() ? filledHoles(game, side) != 0 : seedsOnSide(game, side) > 0
}

/** The holes of a side's own row that hold seeds and that nobody has claimed, one bit per hole. */
// @inline
export function filledHoles(game: usize, side: i32): u64 {
  return (filledSlots(game) >> u64(slotOf(side, 0))) & ((u64(1) << u64(holes)) - 1)
}

/** The slots that hold seeds and that nobody has claimed, one bit each; vectors are read as laps write them. */
export function filledSlots(game: usize): u64 {
  let filled: u64 = 0
  for (let slot = 0; slot < slots; slot += 16) {
    const at = game + (usize(slot) << 1)
    const none = i16x8.splat(0)
    const lower = i16x8.ne(v128.load(at), none)
    const upper = i16x8.ne(v128.load(at, 16), none)
    filled |= u64(i8x16.bitmask(i8x16.narrow_i16x8_s(lower, upper))) << u64(slot)
  }
  return claiming ? filled & ~(claimsOf(game, 0) | claimsOf(game, 1)) : filled
}

/** The holes of a side's own row that hold at least so many seeds, one bit per hole. */
export function holesWith(game: usize, side: i32, least: i32): u64 {
  let found: u64 = 0
  const wanted = i16x8.splat(<i16>least)
  const from = game + (usize(slotOf(side, 0)) << 1)
  for (let hole = 0; hole < holes; hole += 16) {
    const at = from + (usize(hole) << 1)
    const lower = i16x8.ge_u(v128.load(at), wanted)
    const upper = i16x8.ge_u(v128.load(at, 16), wanted)
    found |= u64(i8x16.bitmask(i8x16.narrow_i16x8_s(lower, upper))) << u64(hole)
  }
  return found & ((u64(1) << u64(holes)) - 1)
}

/** Whether rows tell whose holes are, because none were won, and a set of 64 bits has room for all slots. */
// @inline
export function isPlainBoard(): bool {
  return wonHoles() == 0 && !fourRows
}

/** What a side has: the seeds in its store, and on four rows, where captured seeds may come back, also those in its holes. */
// @inline
export function wealthOf(game: usize, side: i32): i32 {
  const stored = seedsAt(game, side == 0 ? holes : slots - 1)
  return fourRows ? stored + seedsOnSide(game, side) : stored
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

/** Seeds in all slots, without hands. */
export function seedsOnBoard(game: usize): i32 {
  let seeds = 0
  for (let slot = 0; slot < slots; slot++) seeds += seedsAt(game, slot)
  return seeds
}

/** Moves the seeds of these slots into another that is not among them. */
export function takeTo(game: usize, from: u64, to: i32): void {
  let seeds = seedsAt(game, to)
  for (let left = from; left != 0; left &= left - 1) {
    const slot = i32(ctz(left))
    seeds += seedsAt(game, slot)
    setSeeds(game, slot, 0)
  }
  setSeeds(game, to, seeds)
}

/** Moves this many seeds from one slot to another. */
export function takeSome(game: usize, from: i32, to: i32, seeds: i32): void {
  setSeeds(game, from, seedsAt(game, from) - seeds)
  setSeeds(game, to, seedsAt(game, to) + seeds)
}
