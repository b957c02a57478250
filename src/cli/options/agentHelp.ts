import type { Command } from 'commander'
import { grouped } from '../../engine/digits'
import { AGENT_KINDS } from '../../engine/agents/agent'
import { PERFECT } from '../../engine/players/player'
import { say, t } from '../output/language'
import { playerOf, STRATEGIES } from '../../engine/strategies/catalogue'

/** Explains how agents are named, below a command's options. */
export function addAgentHelp(command: Command): Command {
  return command.addHelpText('after', () => `\nAgents:\n${agentLines().join('\n')}`)
}

/** Explains how agents and all other players are named, below a command's options. */
export function addPlayerHelp(command: Command): Command {
  const others = () => [
    line(PERFECT, t('players.perfectPlays')),
    line('strategy:ID', 'keeps to a strategy; luck decides among what it leaves open'),
    line('', `(${STRATEGIES.map(playerOf).join(', ')})`),
  ]
  return command.addHelpText('after', () => `\nPlayers:\n${[...agentLines(), ...others()].join('\n')}`)
}

function agentLines(): readonly string[] {
  return Object.entries(AGENT_KINDS).map(([kind, { plays, parameter }]) => {
    const number = parameter ? ` (N: ${say(parameter.counts)}, ${grouped(parameter.usual)} by default)` : ''
    return line(parameter ? `${kind}:N` : kind, say(plays) + number)
  })
}

function line(name: string, plays: string): string {
  return `  ${name.padEnd(15)}${plays}`
}
