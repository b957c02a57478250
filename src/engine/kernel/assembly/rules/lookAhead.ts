// What searches share: trying a choice on a copy of a game, within the round.

import { NONE, copyGame, seedsClaimed, wealthOf } from './game'
import { collectLeftovers } from './ends/leftovers'
import { playInRound } from './play'
import { claiming } from './rules'
import { GameRecord, Phase } from '../shared/gameRecord'

/** Copies a game for searches: in a simultaneous opening they look ahead as if the player sowed alone. */
export function copyForSearch(to: usize, from: usize): void {
  copyGame(to, from)
  store<u8>(to, Phase.play, GameRecord.phase)
}

/** Plays a choice on a copy; if that ends the round, leftovers are distributed. Returns why it ended, or NONE. */
export function tryChoice(to: usize, from: usize, choice: i32): i32 {
  copyGame(to, from)
  const ended = playInRound(to, choice, false)
  if (ended != NONE) collectLeftovers(to, ended)
  return ended
}

/** A side's seeds in store and in claimed holes minus the other's; on four rows also those in its holes. */
export function marginOf(game: usize, side: i32): i32 {
  const margin = wealthOf(game, side) - wealthOf(game, side ^ 1)
  return claiming ? margin + seedsClaimed(game, side) - seedsClaimed(game, side ^ 1) : margin
}
