// One choice in a game that the façade has written: an agent's decision, or the value of every legal choice.

import { toMove } from '../rules/game'
import { beginMinimax, minimaxExact, searchMinimax } from './minimax'
import { legal } from '../rules/play'
import { canRepeat } from '../rules/rules'
import { Purpose, seedStream } from '../random'
import { beginThinking, decision, think } from './thinking'

const PLAY: usize = memory.data(16, 16)
const SEARCH: usize = memory.data(16, 16)
/** Turns that an evaluation looks ahead at most. */
const TURNS_AHEAD: i32 = 60

/** Lets the agent of the side to move think; game `index` of `seed` addresses its random numbers. */
export function beginChoice(game: usize, seed: f64, index: f64): void {
  seedStream(PLAY, u64(seed), u64(index), Purpose.play)
  seedStream(SEARCH, u64(seed), u64(index), Purpose.search)
  beginThinking(game, legal(game), toMove(game), PLAY, SEARCH)
}

/** Thinks on; returns the choice, or −1 while there is none. */
export function advanceChoice(budget: i32): i32 {
  return think(budget) ? decision : -1
}

/** Starts to value every legal choice, looking at so many moves. */
export function beginEvaluation(game: usize, nodes: i32): void {
  beginMinimax(game, legal(game), TURNS_AHEAD, nodes, true)
}

/**
 * Values on: 0 while under way, 1 when done by estimate, 2 when every value is exact. Where positions can come again
 * the search, which has no memory of them, only estimates.
 */
export function advanceEvaluation(budget: i32): i32 {
  if (!searchMinimax(budget)) return 0
  return minimaxExact && !canRepeat ? 2 : 1
}
