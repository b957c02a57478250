import { NONE, TIE, seedsAt, setSeeds, slotOf } from './game'
import { storeOf } from './route'
import { direction, holes, nextFirst, refill, seedsPerHole } from './rules'
import { GameRecord } from '../shared/gameRecord'
import { Direction } from '../shared/sowCodes'
import { NextFirst, Refill } from '../shared/endCodes'

/** What a player takes into the next round: their store and what a draw left in their holes. */
export function capitalOf(game: usize, side: i32): i32 {
  let seeds = seedsAt(game, storeOf(side))
  for (let hole = 0; hole < holes; hole++) seeds += seedsAt(game, slotOf(side, hole))
  return seeds
}

/** Lays out the next round: holes are filled in order, those that cannot be filled whole are burnt. */
export function refillBoard(game: usize): void {
  const fromLeft = refill == Refill.fromLeft || direction == Direction.clockwise
  let burnt: u64 = 0
  for (let side = 0; side < 2; side++) {
    let left = capitalOf(game, side)
    for (let i = 0; i < holes; i++) {
      const slot = slotOf(side, fromLeft ? i : holes - 1 - i)
      const filled = left >= seedsPerHole
      setSeeds(game, slot, filled ? seedsPerHole : 0)
      if (filled) left -= seedsPerHole
      else burnt |= u64(1) << u64(slot)
    }
    setSeeds(game, storeOf(side), left)
  }
  store<u64>(game, burnt, GameRecord.burnt)
}

/** Who starts the next round: the twin of rules/nextFirst.ts. */
export function nextToStart(game: usize): i32 {
  const winner: i32 = load<u8>(game, GameRecord.roundWinner)
  const other = i32(load<u8>(game, GameRecord.first)) ^ 1
  if (nextFirst == NextFirst.other) return other
  const longest: i32 = load<u8>(game, GameRecord.lastedLongest)
  if (nextFirst == NextFirst.lastedLongest && load<i32>(game, GameRecord.round) == 1 && longest != NONE)
    return longest
  if (winner == TIE) return other
  return nextFirst == NextFirst.loser ? winner ^ 1 : winner
}
