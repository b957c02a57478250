// What is chosen instead of a hole to sow: the twin of board/otherChoices.ts.

import { NONE, hasSeeds, seedsAt, slotOf, toMove } from '../game'
import { houseOf } from '../laps/house'
import { storeOf, usualWay } from '../route'
import { choosesOther, holes, sowDirection, startPlacing } from '../rules'
import { GameRecord, Other } from '../../shared/gameRecord'
import { SowDirection, StartPlacing } from '../../vocabulary'

/** Whether the player to move puts seeds into holes: as long as nothing has been sown in the round and some are in hand. */
export function isPlacing(game: usize): bool {
  if (startPlacing == StartPlacing.asLaid) return false
  if (load<u8>(game, GameRecord.southWay) != NONE || load<u8>(game, GameRecord.northWay) != NONE) return false
  return seedsAt(game, storeOf(toMove(game))) > 0
}

/** What the game says about the next choice: an `Other`. */
// @inline
export function otherOf(game: usize): i32 {
  return load<u8>(game, GameRecord.other)
}

/** Whether the player to move may sow on or end the turn. */
export function isHalted(game: usize): bool {
  const other = otherOf(game)
  return (other >= Other.halted && other < Other.turning) || other >= Other.house
}

/** The choices of the player to move, if none of them is a hole to begin with; 0 if there are no such choices. */
export function otherChoices(game: usize): u64 {
  if (!choosesOther) return 0
  const side = toMove(game)
  const other = otherOf(game)
  if (other >= Other.house) return bothOf(houseOf(side) - slotOf(side, 0))
  if (other >= Other.turning) return bothOf(other - Other.turning - slotOf(side, 0))
  if (other >= Other.halted) return bothOf(other - Other.halted - slotOf(side, 0))
  const places = isPlacing(game)
  if (other == Other.nothing && !places) return 0
  let choices: u64 = 0
  for (let hole = 0; hole < holes; hole++) {
    if (places || seedsAt(game, slotOf(side ^ 1, hole)) > 0) choices |= choiceOf(hole)
  }
  return choices
}

/** Both choices of a hole: the two ways, or to sow on and to end the turn. */
// @inline
function bothOf(hole: i32): u64 {
  return u64(3) << u64(2 * hole)
}

// @inline
function choiceOf(hole: i32): u64 {
  return u64(1) << u64(2 * hole + usualWay())
}

/** Has the mover take so many holes of the opponent's, if there are any with seeds; returns whether there are. */
export function offerPicks(game: usize, side: i32, picks: i32): bool {
  const offers = picks > 0 && hasSeeds(game, side ^ 1)
  store<u8>(game, offers ? picks : i32(Other.nothing), GameRecord.other)
  return offers
}

/** Lets the mover choose whether to sow on from a slot. */
export function offerStop(game: usize, slot: i32, way: i32): void {
  const isTwoWay = sowDirection == SowDirection.eitherWay
  store<u8>(game, isTwoWay ? Other.house + way : Other.halted + slot, GameRecord.other)
}

/** Lets the mover choose which way to sow on from a slot. */
export function offerTurn(game: usize, slot: i32): void {
  store<u8>(game, Other.turning + slot, GameRecord.other)
}

/** Forgets that something else was to be chosen. */
export function forgetOther(game: usize): void {
  store<u8>(game, Other.nothing, GameRecord.other)
}
