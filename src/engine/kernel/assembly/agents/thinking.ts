// How an agent makes a choice, in slices. Every choice draws one number for ties, so that games stay comparable.

import { greedyChoices } from './greedy'
import { nthChoice } from '../rules/legal'
import { beginMaximal, maximalChoices, maximalNodes, maximalRanOut, searchMaximal } from './maximal'
import { beginMcts, searchMcts } from './mcts'
import { searchNetMcts } from './netMcts'
import { beginMinimax, minimaxChoices, minimaxNodes, minimaxRanOut, searchMinimax } from './minimax'
import { strategyChoices } from './strategy'
import { beginTree, treeChoice, treeMoves } from './tree'
import { below } from '../random'
import { useNetwork } from '../network/network'
import { networkOf } from '../network/seats'
import { AgentKind, AgentRecord } from '../shared/agentCodes'

/** Moves that a calculator may look at for one choice. */
const CALCULATOR_NODES: i32 = 20000

/** South's agent and North's, one record each. */
export const AGENTS: usize = memory.data(2 * AgentRecord.size, 16)

let kind: i32 = 0
let choices: u64 = 0
let playLuck: usize = 0

/** The choice made, once thinking is over. */
export let decision: i32 = 0
/** Whether the last decision was made after its nodes ran out. */
export let ranOut: bool = false
/** Moves that the last decision tried: those of a search, random games included. */
export let nodes: f64 = 0

/** Whether thinking waits for `answer`. */
export let asking: bool = false

/** Answers for a player that is asked: these choices are equally good. */
export function answer(equals: u64): void {
  choices = equals
  asking = false
}

/** Abandons the current thought. */
export function askNoMore(): void {
  asking = false
}

/** The kind of a side's agent. */
export function kindOf(side: i32): i32 {
  return load<i32>(agentOf(side), AgentRecord.kind)
}

/** Whether a kind of agent tries moves before it chooses, and counts them. */
export function countsNodes(kind: i32): bool {
  return kind != AgentKind.novice && kind < AgentKind.strategy
}

function agentOf(side: i32): usize {
  return AGENTS + usize(side) * AgentRecord.size
}

/** Lets the side's agent think about a game; `play` and `search` are its random streams. */
export function beginThinking(game: usize, legal: u64, side: i32, play: usize, search: usize): void {
  const number = load<i32>(agentOf(side), AgentRecord.number)
  const budget = load<i32>(agentOf(side), AgentRecord.nodes)
  const slips = load<i32>(agentOf(side), AgentRecord.slips)
  const memory = load<i32>(agentOf(side), AgentRecord.memory) != 0
  // A player that never slips draws no number for it.
  kind = slips > 0 && i32(below(play, 100)) < slips ? AgentKind.novice : kindOf(side)
  choices = legal
  nodes = 0
  if (kind == AgentKind.greedy) {
    choices = greedyChoices(game, legal)
    nodes = f64(popcnt(legal))
  } else if (kind == AgentKind.strategy) {
    choices = strategyChoices(game, legal, side)
    // If no rule applies, it is the first choice, without a random number.
    if (choices == 0) choices = legal & (0 - legal)
  }
  playLuck = play
  ranOut = false
  asking = kind == AgentKind.asked
  if (kind >= AgentKind.net && kind <= AgentKind.netMcts) useNetwork(networkOf(side))
  if (kind == AgentKind.maximal) beginMaximal(game, legal, number, i32.MAX_VALUE)
  else if (kind == AgentKind.calculator) beginMaximal(game, legal, CALCULATOR_NODES, number)
  else if (kind == AgentKind.minimax) beginMinimax(game, legal, number, budget, false, false, memory)
  else if (kind == AgentKind.mcts) beginMcts(game, legal, number, search)
  else if (kind == AgentKind.net) beginMinimax(game, legal, number, 0, false, true)
  else if (kind == AgentKind.netMinimax) beginMinimax(game, legal, number, budget, false, true, memory)
  else if (kind == AgentKind.netMcts) beginTree(game, legal, number)
}

/** Continues thinking for about this many laps; true when `decision` is made. */
export function think(budget: i32): bool {
  if (asking) return false
  if (kind == AgentKind.mcts || kind == AgentKind.netMcts) {
    const isDone = kind == AgentKind.mcts ? searchMcts(budget) : searchNetMcts(budget)
    if (!isDone) return false
    decision = treeChoice()
    nodes = treeMoves
    below(playLuck, 1)
    return true
  }
  if (kind == AgentKind.maximal || kind == AgentKind.calculator) {
    if (!searchMaximal(budget)) return false
    choices = maximalChoices()
    ranOut = maximalRanOut
    nodes = f64(maximalNodes)
  } else if (kind == AgentKind.minimax || kind == AgentKind.net || kind == AgentKind.netMinimax) {
    if (!searchMinimax(budget)) return false
    choices = minimaxChoices()
    nodes = f64(minimaxNodes)
    // One ply is all that a bare network looks at.
    ranOut = minimaxRanOut && kind != AgentKind.net
  }
  decision = nthChoice(choices, below(playLuck, i32(popcnt(choices))))
  return true
}
