// Monte-Carlo tree search: UCT over the choices of both sides, random play to the end of the round from each new leaf.

import { NONE, TIE } from '../rules/game'
import { nthChoice } from '../rules/legal'
import { playInRound } from '../rules/play'
import { below } from '../random'
import { choices, finishRound } from '../rules/round'
import { work } from '../rules/move'
import { BOARD, LONGEST, beginTree, credit, descend, noteMove, visitsLeft } from './tree'

/** A random game with more moves than this counts as a tie; only games that can repeat get there. */
const PLAYOUT_LIMIT: i32 = 5000
const CURIOSITY: f64 = 1.4

let luck: usize = 0

/** Starts a search of this many random games, with random numbers from a stream. */
export function beginMcts(game: usize, choices: u64, playouts: i32, stream: usize): void {
  beginTree(game, choices, playouts)
  luck = stream
}

/** Continues for about this many laps; true when all random games are played. */
export function searchMcts(budget: i32): bool {
  const start = work
  while (work - start < budget && visitsLeft > 0) playOne()
  return visitsLeft == 0
}

/** Descends the tree, plays to the end from there, and credits who won. */
function playOne(): void {
  let ended = descend(curiosity, upperBound, LONGEST)
  for (let moves = 0; ended == NONE && moves < PLAYOUT_LIMIT; moves++) {
    ended = playInRound(BOARD, nthChoice(choices, below(luck, i32(popcnt(choices)))), false)
    noteMove()
  }
  const winner = ended == NONE ? TIE : finishRound(BOARD, ended)
  credit(winner, winner == TIE ? 0 : 1)
}

function curiosity(visits: f64): f64 {
  return CURIOSITY * sqrt<f64>(Math.log(max<f64>(1, visits)))
}

/** The upper confidence bound of the share of points. */
function upperBound(sum: f64, visits: f64, curiosity: f64): f64 {
  return (0.5 * (sum + visits)) / visits + curiosity / sqrt<f64>(visits)
}
