import type { Command } from 'commander'
import { AGENT_KINDS } from '../engine/agents/agent'

/** Explains how agents are named, below a command's options. */
export function addAgentHelp(command: Command): Command {
  const names = Object.entries(AGENT_KINDS).map(([kind, parameter]) =>
    parameter
      ? `${kind}:N`.padEnd(15) +
        `${parameter.counts}, ${parameter.usual.toLocaleString('en-US')} unless given`
      : kind,
  )
  return command.addHelpText('after', `\nAgents:\n${names.map((line) => `  ${line}`).join('\n')}`)
}
