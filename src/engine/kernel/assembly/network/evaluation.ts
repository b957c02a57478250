// A network's value of a game reached by a search, as a whole number that searches can compare.

import { NONE, toMove } from '../rules/game'
import { marginOf } from '../rules/lookAhead'
import { valueOfGame } from './forward'

/** A value of one in the whole numbers that searches compare; certain wins and losses lie beyond it. */
const ONE: f32 = 16384
const CERTAIN: i32 = 20000

/**
 * The value of a game for a side; one whose round has ended, with leftovers distributed, has the value of its result.
 */
export function searchValue(game: usize, side: i32, ended: i32): i32 {
  if (ended == NONE) {
    const value = i32(nearest<f32>(valueOfGame(game) * ONE))
    return toMove(game) == side ? value : -value
  }
  const margin = marginOf(game, side)
  return margin == 0 ? 0 : margin > 0 ? CERTAIN + margin : margin - CERTAIN
}

/** A value in the units of a network: from −1 for a certain loss to 1 for a certain win. */
export function shareOfOne(value: i32): f32 {
  return max<f32>(-1, min<f32>(1, f32(value) / ONE))
}
