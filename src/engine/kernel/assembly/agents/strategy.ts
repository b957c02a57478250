// Follows a strategy: the twin of strategies/recommend.ts. A strategy is a record of scripted holes and rules.

import { madeBy, toAnswer } from './made'
import { TABLE_SIZE, bestChoices, setValue } from './values'
import { chosenSlot, copyGame, holeEnd, ownerOf, seedsAt } from '../rules/game'
import { forgetPast, movesOf, turnsOf } from '../rules/laps/history'
import { legalChoices } from '../rules/legal'
import { holes } from '../rules/rules'
import { Act, MoveEnd, act, captured, move, notePrey, prey } from '../rules/move'
import { GameRecord } from '../shared/gameRecord'
import { StrategyRecord, StrategyRule } from '../shared/strategyCodes'

/** South's strategy and North's, if they follow one. */
export const STRATEGIES: usize = memory.data(2 * StrategyRecord.size, 16)

const TRIAL: usize = memory.data(GameRecord.size, 16)
const TURNED: usize = memory.data(GameRecord.size, 16)
const VALUES: usize = memory.data(TABLE_SIZE, 16)

/** The choices of the first rule that recommends any; none if no rule applies. */
export function strategyChoices(game: usize, legal: u64, side: i32): u64 {
  const strategy = STRATEGIES + usize(side) * StrategyRecord.size
  const made = madeBy(side)
  if (made < i32(load<u8>(strategy, StrategyRecord.openingCount))) {
    const scripted = legal & choicesAt(load<i8>(strategy + made, StrategyRecord.opening))
    if (scripted != 0) return scripted
  }
  const rules: i32 = load<u8>(strategy, StrategyRecord.ruleCount)
  for (let place = 0; place < rules; place++) {
    const rule = strategy + usize(2 * place)
    const code: i32 = load<u8>(rule, StrategyRecord.rules)
    const found = recommendedBy(game, legal, side, code, load<i8>(rule, StrategyRecord.rules + 1))
    if (found != 0) return found
  }
  return 0
}

function recommendedBy(game: usize, legal: u64, side: i32, rule: i32, number: i32): u64 {
  switch (rule) {
    case StrategyRule.endInStore:
      return endingInStore(game, legal)
    case StrategyRule.capture:
      return capturing(game, legal)
    case StrategyRule.captureMost:
      return bestChoices(capturing(game, legal), VALUES)
    case StrategyRule.defend:
      return fullest(game, legal & threatened(game, side), side)
    case StrategyRule.captureOrDefend:
      return fullest(game, legal & (threatened(game, side) | capturing(game, legal)), side)
    case StrategyRule.nearestStore:
      return nearest(legal, number)
    case StrategyRule.nearestStoreUnattacked:
      return nearest(legal & ~threatened(game, side), number)
    case StrategyRule.hole:
      return legal & choicesAt(number)
    case StrategyRule.facingForemost:
      return legal & choicesAt(holes - foremost(game, side ^ 1) - number)
    case StrategyRule.mirror:
      return legal & answers(toAnswer(side), number)
    default:
      return legal
  }
}

/**
 * The choices of a hole, counted from 1 and continuing into the other row, in both directions; none if there is no
 * such hole.
 */
function choicesAt(hole: i32): u64 {
  return hole < 1 || hole > 2 * holes ? 0 : u64(3) << u64(2 * (hole - 1))
}

/** The same choice as another, or any of the same hole if rules name the direction. */
function answers(choice: i32, anyWay: i32): u64 {
  if (choice < 0) return 0
  return anyWay ? choicesAt((choice >> 1) + 1) : u64(1) << u64(choice)
}

function endingInStore(game: usize, legal: u64): u64 {
  let found: u64 = 0
  for (let left = legal; left != 0; left &= left - 1) {
    copyGame(TRIAL, game)
    const end = move(TRIAL, i32(ctz(left)))
    if (end == MoveEnd.again && act == Act.none) found |= left & (0 - left)
  }
  return found
}

/** The choices that capture opposing seeds; how many is left in `VALUES`. */
function capturing(game: usize, legal: u64): u64 {
  let found: u64 = 0
  notePrey(true)
  for (let left = legal; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    copyGame(TRIAL, game)
    move(TRIAL, choice)
    if (act != Act.capture || prey == 0) continue
    setValue(VALUES, choice, prey)
    found |= left & (0 - left)
  }
  notePrey(false)
  return found
}

/** The choices whose holes the opponent could capture, if it were the opponent's turn. */
function threatened(game: usize, side: i32): u64 {
  copyGame(TURNED, game)
  store<u8>(TURNED, side ^ 1, GameRecord.toMove)
  // Before the first move of a round, the player to move is the one who starts it.
  if (movesOf(game) == 0 && turnsOf(game) == 0) forgetPast(TURNED, side ^ 1)
  let taken: u64 = 0
  for (let left = legalChoices(TURNED); left != 0; left &= left - 1) {
    copyGame(TRIAL, TURNED)
    move(TRIAL, i32(ctz(left)))
    if (act == Act.capture) taken |= captured
  }
  let choices: u64 = 0
  for (let hole = 0; hole < holeEnd(side); hole++) {
    if ((taken >> u64(chosenSlot(side, hole))) & 1) choices |= choicesAt(hole + 1)
  }
  return choices
}

/** Among these choices, those of the holes with most seeds. */
function fullest(game: usize, choices: u64, side: i32): u64 {
  for (let left = choices; left != 0; left &= left - 1) {
    const choice = i32(ctz(left))
    setValue(VALUES, choice, seedsAt(game, chosenSlot(side, choice >> 1)))
  }
  return bestChoices(choices, VALUES)
}

/** Among these choices, those of the hole nearest the player's own store; a flag says whether it is at the left. */
function nearest(choices: u64, atLeft: i32): u64 {
  if (choices == 0) return 0
  const choice = i32(atLeft ? ctz(choices) : 63 - clz(choices))
  return choices & choicesAt((choice >> 1) + 1)
}

/** A side's first hole, from 1, that has seeds; one more than there are holes if none has. */
function foremost(game: usize, side: i32): i32 {
  for (let hole = 0; hole < holeEnd(side); hole++) {
    const slot = chosenSlot(side, hole)
    if (ownerOf(slot) == side && seedsAt(game, slot) > 0) return hole + 1
  }
  return holes + 1
}
