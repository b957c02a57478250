import type { Command } from 'commander'
import { AGENT_KINDS } from '../engine/agents/agent'
import { group } from './numbers'

/** Explains how agents are named, below a command's options. */
export function addAgentHelp(command: Command): Command {
  const lines = Object.entries(AGENT_KINDS).map(([kind, { plays, parameter }]) => {
    const number = parameter ? `; N ${parameter.counts}, ${group(parameter.usual)} unless given` : ''
    return `  ${(parameter ? `${kind}:N` : kind).padEnd(15)}${plays}${number}`
  })
  return command.addHelpText('after', `\nAgents:\n${lines.join('\n')}`)
}
