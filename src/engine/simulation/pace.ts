import { parseAgent } from '../agents/agent'
import type { Variant } from '../variant/variant'

/** Seconds a thought takes an agent, for each move it makes; measured on congkak with seven holes, one thread. */
const SECONDS_A_MOVE = {
  novice: () => 4e-8,
  greedy: () => 1e-6,
  maximal: (nodes: number) => nodes * 1e-7,
  calculator: (laps: number) => Math.min(2e-3, 2e-6 * 10 ** (laps - 1)),
  minimax: (turns: number) => Math.min(3e-2, 1e-3 * 2 ** turns),
  mcts: (playouts: number) => playouts * 3e-6,
} as const

/** About how many seconds a game takes one thread; good for cutting work and for saying “about a minute”. */
export function secondsAGame(variant: Variant, agents: readonly [string, string]): number {
  const moves = 4 * variant.board.holes
  const thought = agents.map(thoughtOf).reduce((sum, seconds) => sum + seconds, 0)
  return (moves * thought) / 2 + 2e-7 * variant.board.holes
}

function thoughtOf(name: string): number {
  const agent = parseAgent(name)
  if (!agent.ok) return 0
  switch (agent.value.kind) {
    case 'novice':
    case 'greedy':
      return SECONDS_A_MOVE[agent.value.kind]()
    case 'maximal':
      return SECONDS_A_MOVE.maximal(agent.value.nodes)
    case 'calculator':
      return SECONDS_A_MOVE.calculator(agent.value.laps)
    case 'minimax':
      return SECONDS_A_MOVE.minimax(agent.value.turns)
    case 'mcts':
      return SECONDS_A_MOVE.mcts(agent.value.playouts)
  }
}
