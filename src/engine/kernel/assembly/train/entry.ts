import { waitAtStart } from '../rules/laps/history'
import { forgetPositions } from '../rules/ends/repetition'
import { loadRound, loadVariant } from '../rules/setUp'
import { GameRecord } from '../shared/gameRecord'
import { NetworkLimit } from '../../../limits'
import { learnFrom } from './backward'
import { exactResult, isTabled } from './exactResults'
import { valueOfGame, valueOfView } from '../network/forward'
import { VIEW_SIZE, look, useNetwork, weightsSize } from '../network/network'
import { learner } from './selfPlay'

export { LAYOUT, RULES } from '../rules/rules'
export { LAST_SEED } from '../rules/lastSeed/table'
export { recall } from '../rules/ends/repetition'
export { exponential, tangent } from '../network/exponential'
export { advanceLesson, beginLesson, learner, losses, makeRoom, makeTables, positions } from './selfPlay'
export { layerAt } from './exactResults'

/** The game that the caller reads and writes, and a buffer for positions to recall. */
export const GAME: usize = memory.data(GameRecord.size, 16)
export const SCRATCH: usize = memory.data(GameRecord.size, 16)
/** The network's input, as the caller reads and writes it: one byte per hole, and the lead. */
export const VIEW: usize = memory.data(VIEW_SIZE, 16)

/** Loads the rules from memory. */
export function prepare(): void {
  loadVariant()
}

/** Loads a game written by the caller. */
export function takeUp(game: usize): void {
  loadRound(game)
  waitAtStart(game)
  forgetPositions()
}

/** Writes down what the network sees of the game, and returns its value for the mover. */
export function evaluate(): f32 {
  useNetwork(learner())
  look(VIEW, GAME)
  return valueOfGame(GAME)
}

/** The exact result of the game for its mover; −2 if it is not in the tables. */
export function resultInTables(): f32 {
  return isTabled(GAME) ? exactResult(GAME) : -2
}

/** The value of the view. */
export function evaluateView(): f32 {
  useNetwork(learner())
  return valueOfView(VIEW)
}

/** Clears the gradients, adds that of the view with a target, and returns the loss. */
export function gradientOf(target: f32): f32 {
  useNetwork(learner())
  memory.fill(gradients(), 0, usize(weightsSize))
  return learnFrom(VIEW, target, gradients())
}

/** Where gradients lie. */
export function gradients(): usize {
  return learner() + NetworkLimit.size
}
