import { GAME_SIZE, seedsAt, toMove } from '../rules/game'
import { copyForSearch, tryChoice } from '../rules/lookAhead'
import { storeOf } from '../rules/route'

const ROOT: usize = memory.data(i32(GAME_SIZE), 16)
const TRIAL: usize = memory.data(i32(GAME_SIZE), 16)

/** The choices whose single move brings most seeds to the own store. */
export function greedyChoices(game: usize, choices: u64): u64 {
  const side = toMove(game)
  let best = -1
  let chosen: u64 = 0
  copyForSearch(ROOT, game)
  for (let left = choices; left != 0; left &= left - 1) {
    tryChoice(TRIAL, ROOT, i32(ctz(left)))
    const seeds = seedsAt(TRIAL, storeOf(side))
    if (seeds < best) continue
    chosen = seeds > best ? left & (0 - left) : chosen | (left & (0 - left))
    best = seeds
  }
  return chosen
}
