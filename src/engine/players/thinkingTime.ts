import { AGENT_KINDS, formatAgent, SEARCH_BUDGET, type Agent, type AgentParameter } from '../agents/agent'
import { formatLearned, LEARNED_KINDS, type Learned } from '../agents/learned'
import { playerNamed } from './player'

/** What decides how long a player thinks: the moves that it may try, its random games, or its visits. */
export interface ThinkingTime {
  readonly number: number
  /** The name of the same player with another number, or with the nearest that it may have. */
  with(number: number): string
}

/** What decides how long a player thinks; null if no number of its name does. */
export function thinkingTimeOf(name: string): ThinkingTime | null {
  const player = playerNamed(name)
  if (player.kind === 'agent') return ofAgent(player.agent)
  return player.kind === 'learned' ? ofLearned(player.learned) : null
}

function ofAgent(agent: Agent): ThinkingTime | null {
  if (agent.kind === 'minimax')
    return within(SEARCH_BUDGET, agent.nodes, (nodes) => formatAgent({ ...agent, nodes }))
  if (agent.kind === 'mcts')
    return within(AGENT_KINDS.mcts.parameter!, agent.playouts, (playouts) =>
      formatAgent({ ...agent, playouts }),
    )
  return null
}

function ofLearned(learned: Learned): ThinkingTime | null {
  if (learned.kind === 'netMinimax')
    return within(SEARCH_BUDGET, learned.nodes, (nodes) => formatLearned({ ...learned, nodes }))
  if (learned.kind === 'netMcts')
    return within(LEARNED_KINDS.netMcts.parameter, learned.number, (number) =>
      formatLearned({ ...learned, number }),
    )
  return null
}

function within(
  { min, max, usual }: AgentParameter,
  number: number | undefined,
  name: (number: number) => string,
): ThinkingTime {
  return {
    number: number ?? usual,
    with: (wanted) => name(Math.min(max, Math.max(min, Math.round(wanted)))),
  }
}
