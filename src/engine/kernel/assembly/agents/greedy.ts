import { toMove, wealthOf } from '../rules/game'
import { copyForSearch, tryChoice } from '../rules/lookAhead'
import { GameRecord } from '../shared/gameRecord'
import { TABLE_SIZE, bestChoices, setValue } from './values'

const ROOT: usize = memory.data(GameRecord.size, 16)
const TRIAL: usize = memory.data(GameRecord.size, 16)
const VALUES: usize = memory.data(TABLE_SIZE, 16)

/** The choices whose single move brings most seeds to the mover's store. */
export function greedyChoices(game: usize, choices: u64): u64 {
  const side = toMove(game)
  copyForSearch(ROOT, game)
  for (let left = choices; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    tryChoice(TRIAL, ROOT, choice)
    setValue(VALUES, choice, wealthOf(TRIAL, side))
  }
  return bestChoices(choices, VALUES)
}
