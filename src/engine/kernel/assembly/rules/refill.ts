import { NONE, TIE, ownerOf, seedsAt, seedsOnBoard, setSeeds, slotOf, takeUpWon } from './game'
import { isStore, storeOf } from './route'
import {
  matchBurnt,
  sowDirection,
  holes,
  matchNextFirst,
  matchRefill,
  startSeedsPerHole,
  slots,
} from './rules'
import { GameRecord } from '../shared/gameRecord'
import { MatchBurnt, MatchNextFirst, MatchRefill, SowDirection } from '../vocabulary'

/** What a player brings into the next round: their store and what a draw left in their holes. */
export function capitalOf(game: usize, side: i32): i32 {
  let seeds = seedsAt(game, storeOf(side))
  for (let slot = 0; slot < slots; slot++) {
    if (!isStore(slot) && ownerOf(slot) == side) seeds += seedsAt(game, slot)
  }
  return seeds
}

/** How many holes a player can fill, or owns, in the next round. */
export function holesNext(game: usize, side: i32): i32 {
  const capital = capitalOf(game, side)
  return winsHoles() ? territoryOf(capital, capitalOf(game, side ^ 1)) : capital / startSeedsPerHole
}

function winsHoles(): bool {
  return matchRefill == MatchRefill.territory || matchRefill == MatchRefill.wholeTerritory
}

/** How many holes a player owns in the next round, by the seeds of both. */
function territoryOf(own: i32, others: i32): i32 {
  if (own == others) return holes
  const seeds = max(own, others)
  const roundsUp = matchRefill == MatchRefill.territory && 2 * (seeds % startSeedsPerHole) > startSeedsPerHole
  const filled = seeds / startSeedsPerHole + i32(roundsUp)
  const won = min(2 * holes, filled)
  return own > others ? won : 2 * holes - won
}

/** Sets up the next round. */
export function refillBoard(game: usize): void {
  store<u64>(game, 0, GameRecord.burnt)
  if (winsHoles()) layTerritory(game)
  else layRows(game)
}

/** Holes are filled in order; those that cannot be filled completely are burnt, or empty but in play. */
function layRows(game: usize): void {
  let burnt: u64 = 0
  for (let side = 0; side < 2; side++) {
    let left = capitalOf(game, side)
    for (let i = 0; i < holes; i++) {
      const slot = slotOf(side, holeToFill(side, i))
      const filled = left >= startSeedsPerHole
      setSeeds(game, slot, filled ? startSeedsPerHole : 0)
      if (filled) left -= startSeedsPerHole
      else burnt |= u64(1) << u64(slot)
    }
    setSeeds(game, storeOf(side), left)
  }
  if (matchBurnt != MatchBurnt.inPlay) store<u64>(game, burnt, GameRecord.burnt)
}

/** The i-th hole that a player fills. */
function holeToFill(side: i32, i: i32): i32 {
  if (matchRefill == MatchRefill.fromEnds) {
    const inward = i >> 1
    return ((i & 1) == 0) == (side == 0) ? inward : holes - 1 - inward
  }
  const fromLeft =
    matchRefill == MatchRefill.fromLeft ||
    (matchRefill == MatchRefill.nearestStore && sowDirection == SowDirection.clockwise)
  return fromLeft ? i : holes - 1 - i
}

/** Every hole is filled again, and the winner owns as many as their seeds fill. */
function layTerritory(game: usize): void {
  let south = capitalOf(game, 0)
  let north = capitalOf(game, 1)
  const owned = territoryOf(south, north)
  if (seedsOnBoard(game) == 2 * holes * startSeedsPerHole) {
    north += south - owned * startSeedsPerHole
    south = owned * startSeedsPerHole
  }
  store<i8>(game, i8(owned - holes), GameRecord.won)
  takeUpWon(game)
  south = fillOwn(game, 0, south)
  north = fillOwn(game, 1, north)
  setSeeds(game, storeOf(0), south)
  setSeeds(game, storeOf(1), north)
}

/** Fills a side's holes in order while there are seeds; returns the rest. */
function fillOwn(game: usize, side: i32, seeds: i32): i32 {
  let left = seeds
  for (let i = 0; i < slots; i++) {
    const slot = (i + side * (holes + 1)) % slots
    if (isStore(slot) || ownerOf(slot) != side) continue
    const filled = min(startSeedsPerHole, left)
    setSeeds(game, slot, filled)
    left -= filled
  }
  return left
}

/** Who starts the next round. */
export function nextToStart(game: usize): i32 {
  const winner: i32 = load<u8>(game, GameRecord.roundWinner)
  const other = i32(load<u8>(game, GameRecord.first)) ^ 1
  if (matchNextFirst == MatchNextFirst.other) return other
  if (matchNextFirst == MatchNextFirst.lastMover) {
    const last: i32 = load<u8>(game, GameRecord.lastMover)
    return last == NONE ? other : last
  }
  const longest: i32 = load<u8>(game, GameRecord.lastedLongest)
  if (
    matchNextFirst == MatchNextFirst.lastedLongest &&
    load<i32>(game, GameRecord.round) == 1 &&
    longest != NONE
  )
    return longest
  if (winner == TIE) return other
  return matchNextFirst == MatchNextFirst.loser ? winner ^ 1 : winner
}
