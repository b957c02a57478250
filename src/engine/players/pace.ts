import type { Agent } from '../agents/agent'
import type { Learned } from '../agents/learned'
import type { Variant } from '../variant/variant'
import { parsePlayer } from './player'

/** Seconds a thought takes an agent, for each move it makes; measured on congkak with seven holes, one thread. */
const SECONDS_PER_MOVE = {
  novice: () => 4e-8,
  greedy: () => 1e-6,
  maximal: (nodes: number) => nodes * 1e-7,
  calculator: (laps: number) => Math.min(2e-3, 2e-6 * 10 ** (laps - 1)),
  minimax: (turns: number) => Math.min(3e-2, 1e-3 * 2 ** turns),
  mcts: (playouts: number) => playouts * 3e-6,
} as const
/** A player that follows a strategy tries its own moves and the opponent's, once each. */
const TO_FOLLOW = 2e-6
/** A player that proves moves does so once for each position; in small games most positions are soon known. */
const TO_PROVE = 1e-4

/** A program from outside may take any time: tasks of few games let the others go on. */
const OUTSIDE = 0.05

/** The approximate seconds per game on one thread; used to divide work and to say “about a minute”. */
export function secondsPerGame(variant: Variant, players: readonly [string, string]): number {
  const moves = 4 * variant.board.holes
  const thought = players.map(thoughtOf).reduce((sum, seconds) => sum + seconds, 0)
  return (moves * thought) / 2 + 2e-7 * variant.board.holes
}

function thoughtOf(name: string): number {
  const player = parsePlayer(name)
  if (!player.ok) return 0
  switch (player.value.kind) {
    case 'agent':
      return agentsThought(player.value.agent)
    case 'learned':
      return learnedThought(player.value.learned)
    case 'strategy':
      return TO_FOLLOW
    case 'perfect':
      return TO_PROVE
    case 'outside':
      return OUTSIDE
  }
}

/** A value costs a network about a microsecond; searches ask for many. */
function learnedThought({ kind, number }: Learned): number {
  if (kind === 'net') return 1e-5
  return kind === 'netMcts' ? number * 3e-6 : Math.min(0.2, 2e-3 * 2 ** number)
}

function agentsThought(agent: Agent): number {
  return (thoughtWithoutSlips(agent) * (100 - (agent.slips ?? 0))) / 100
}

function thoughtWithoutSlips(agent: Agent): number {
  switch (agent.kind) {
    case 'novice':
    case 'greedy':
      return SECONDS_PER_MOVE[agent.kind]()
    case 'maximal':
      return SECONDS_PER_MOVE.maximal(agent.nodes)
    case 'calculator':
      return SECONDS_PER_MOVE.calculator(agent.laps)
    case 'minimax':
      return SECONDS_PER_MOVE.minimax(agent.turns)
    case 'mcts':
      return SECONDS_PER_MOVE.mcts(agent.playouts)
  }
}
