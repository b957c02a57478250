// The outcomes of the moves of one position, by the rules of the kernel, which plays every variant.

import { NONE, copyGame, seedsOnSide, setSeeds, slotOf, toMove } from '../rules/game'
import { collectLeftovers, isStopped } from '../rules/ends/leftovers'
import { legalChoices } from '../rules/legal'
import { copyForSearch, marginOf, tryChoice } from '../rules/lookAhead'
import { passed, settleMove } from '../rules/round'
import { storeOf } from '../rules/route'
import { endFew, holes } from '../rules/rules'
import { GameRecord } from '../shared/gameRecord'
import { Limit } from '../../../limits'
import { mirrorOf } from './mirrored'
import { halfAt, layerStart, rankInGame, rowOf } from '../positions/halves'

/** Stands for no move that leaves the layer: worse than any value. */
export const NO_EXIT: i32 = -127
/** Set in a move after which the same player is to move. */
export const SAME_MOVER: u32 = 1

const POSITION: usize = memory.data(GameRecord.size, 16)
const NEXT: usize = memory.data(GameRecord.size, 16)
const STAYS: usize = memory.data(Limit.choices * 4, 16)

let seeds: i32 = 0
let start: usize = 0
let mirrored: bool = false

/** The best of the moves that leave the layer or end the game, for the mover. */
export let exit: i32 = 0
/** How many moves stay in the layer. */
export let staying: i32 = 0

/** Prepares for positions of this many seeds, in games like this one; rows of the layer may be sorted in mirrored order. */
export function beginExpanding(game: usize, count: i32, isMirrored: bool): void {
  mirrored = isMirrored
  copyForSearch(POSITION, game)
  seeds = count
  start = layerStart(count)
  setSeeds(POSITION, storeOf(0), 0)
  setSeeds(POSITION, storeOf(1), 0)
  store<u8>(POSITION, 0, GameRecord.toMove)
  store<i32>(POSITION, 0, GameRecord.quiet)
}

/** A move that stays in the layer: twice the index it leads to, plus who is to move there. */
// @inline
export function stayAt(move: i32): u32 {
  return load<u32>(STAYS + (usize(move) << 2))
}

/** Finds the outcomes of a position's moves, given the ranks of the mover's half board and the other's. */
export function expand(mine: i32, theirs: i32): void {
  layPosition(mine, theirs)
  exit = NO_EXIT
  staying = 0
  if (mayBeOver() && settle()) return
  const choices = legalChoices(POSITION)
  if (choices == 0) {
    settle()
    return
  }
  for (let left = choices; left != 0; left &= left - 1) {
    const reason = tryChoice(NEXT, POSITION, i32(ctz(left)))
    if (reason == NONE) follow()
    else end(reason)
  }
}

function layPosition(mine: i32, theirs: i32): void {
  const own = halfAt(mine)
  const other = halfAt(theirs)
  for (let hole = 0; hole < holes; hole++) {
    setSeeds(POSITION, slotOf(0, hole), load<u8>(own + usize(hole)))
    setSeeds(POSITION, slotOf(1, hole), load<u8>(other + usize(hole)))
  }
}

function mayBeOver(): bool {
  return (endFew > 0 && seeds <= endFew) || seedsOnSide(POSITION, 0) == 0 || seedsOnSide(POSITION, 1) == 0
}

/**
 * Settles a position as if the other player had just moved; true if the game is over there or the mover has to pass.
 * Where it is over for that reason alone, but not after a move of the same player, it is played.
 */
function settle(): bool {
  let reason = settleAfter(1)
  // Some rules ask who moved last.
  if (reason != NONE) reason = settleAfter(0) == NONE ? NONE : settleAfter(1)
  if (reason == NONE && !passed) return false
  if (reason == NONE) follow()
  else {
    collectLeftovers(NEXT, reason)
    end(reason)
  }
  return true
}

function settleAfter(lastMover: u8): i32 {
  copyGame(NEXT, POSITION)
  store<u8>(NEXT, lastMover, GameRecord.lastMover)
  return settleMove(NEXT, true, false, false)
}

/** Records an end of the game whose leftovers are distributed; endless play gains nothing more. */
function end(reason: i32): void {
  exit = max(exit, isStopped(reason) ? 0 : marginOf(NEXT, 0))
}

/** Records a move to a position that continues. */
function follow(): void {
  const side = toMove(NEXT)
  const mine = seedsOnSide(NEXT, side)
  const theirs = seedsOnSide(NEXT, side ^ 1)
  const stays = mine + theirs == seeds
  const rank = rankInGame(NEXT + (usize(slotOf(side, 0)) << 1))
  const place =
    rowOf(mine, theirs, rankInGame(NEXT + (usize(slotOf(side ^ 1, 0)) << 1))) +
    usize(stays && mirrored ? mirrorOf(rank) : rank)
  if (stays) {
    store<u32>(STAYS + (usize(staying++) << 2), (u32(place - start) << 1) | (side == 0 ? SAME_MOVER : 0))
    return
  }
  const value: i32 = load<i8>(place)
  exit = max(exit, marginOf(NEXT, 0) + (side == 0 ? value : -value))
}
