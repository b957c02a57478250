// One choice in a game written by the caller: an agent's decision, or the value of every legal choice.

import { toMove } from '../rules/game'
import { beginMinimax, minimaxExact, searchMinimax } from './minimax'
import { legal } from '../rules/play'
import { canRepeat } from '../rules/rules'
import { Purpose } from '../../../purpose'
import { seedStream } from '../random'
import { Valuing } from '../shared/stepCodes'
import { beginThinking, decision, think } from './thinking'

const PLAY: usize = memory.data(16, 16)
const SEARCH: usize = memory.data(16, 16)
/** The most turns that an evaluation looks ahead. */
const TURNS_AHEAD: i32 = 60

/** Lets the agent of the side to move think; game `index` of `seed` selects its random numbers. */
export function beginChoice(game: usize, seed: f64, index: f64): void {
  seedStream(PLAY, u64(seed), u64(index), Purpose.play)
  seedStream(SEARCH, u64(seed), u64(index), Purpose.search)
  beginThinking(game, legal(game), toMove(game), PLAY, SEARCH)
}

/** Continues thinking; returns the choice, or −1 while there is none. */
export function advanceChoice(budget: i32): i32 {
  return think(budget) ? decision : -1
}

/** Starts valuing every legal choice, within this many moves. */
export function beginEvaluation(game: usize, nodes: i32): void {
  beginMinimax(game, legal(game), TURNS_AHEAD, nodes, true)
}

/**
 * Continues valuing; returns a code of `Valuing`. If positions can repeat, the search, which does not remember them, only
 * estimates.
 */
export function advanceEvaluation(budget: i32): i32 {
  if (!searchMinimax(budget)) return Valuing.busy
  return minimaxExact && !canRepeat ? Valuing.exact : Valuing.estimated
}
