import { parseAgent, type Agent } from '../../../src/engine/agents/agent'

/** The agent of a name; throws if there is none. */
export function agentNamed(name: string): Agent {
  const agent = parseAgent(name)
  if (!agent.ok) throw new Error(agent.error.code)
  return agent.value
}
