// Tree search with a network: the tree grows by the node that promises most, and the network values it at once.

import { NONE, TIE, toMove } from '../rules/game'
import { finishRound } from '../rules/round'
import { work } from '../rules/move'
import { valueOfGame } from '../network/forward'
import { BOARD, credit, descend, visitsLeft } from './tree'

const LONGEST: i32 = 255
/** The exploration constant for choices with few visits. */
const CURIOSITY: f64 = 0.7

/** Continues the tree for about this many laps, with the current network; true when all visits are made. */
export function searchNetMcts(budget: i32): bool {
  const start = work
  while (work - start < budget && visitsLeft > 0) visitOne()
  return visitsLeft == 0
}

/** Descends the tree to an unvisited node and credits its value. */
function visitOne(): void {
  const ended = descend(curiosity, hope, LONGEST)
  if (ended == NONE) return credit(toMove(BOARD), f64(valueOfGame(BOARD)))
  const winner = finishRound(BOARD, ended)
  credit(winner, winner == TIE ? 0 : 1)
}

function curiosity(visits: f64): f64 {
  return CURIOSITY * sqrt<f64>(visits)
}

function hope(sum: f64, visits: f64, curiosity: f64): f64 {
  return sum / visits + curiosity / (visits + 1)
}
