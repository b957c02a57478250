import type { Command } from 'commander'
import { AGENT_KINDS } from '../../engine/agents/agent'
import { knownNetworks, LEARNED_KINDS } from '../../engine/agents/learned'
import { PERFECT } from '../../engine/players/player'
import { say, t } from '../output/language'
import { playerOf, STRATEGIES } from '../../engine/strategies/catalogue'

/** Explains how agents are named, below a command's options. */
export function addAgentHelp(command: Command): Command {
  return command.addHelpText('after', () => `\n${t('help.agents')}\n${agentLines().join('\n')}`)
}

/** Explains how agents and all other players are named, below a command's options. */
export function addPlayerHelp(command: Command): Command {
  const others = () => [
    line('NAME+memory', t('help.memoryPlays')),
    line('NAME~P', t('help.slipsPlay')),
    line('level:N', t('help.levelPlays')),
    line(PERFECT, t('players.perfectPlays')),
    line('strategy:ID', t('help.strategyPlays')),
    line('', `(${STRATEGIES.map(playerOf).join(', ')})`),
    line('net:ID|FILE', say(LEARNED_KINDS.net.plays)),
    line('net-minimax:ID:N', say(LEARNED_KINDS.netMinimax.plays)),
    line('net-mcts:ID:N', say(LEARNED_KINDS.netMcts.plays)),
    line('', `(${knownNetworks().join(', ')})`),
    line('bot:FILE', t('bots.plays')),
  ]
  return command.addHelpText(
    'after',
    () => `\n${t('help.players')}\n${[...agentLines(), ...others()].join('\n')}`,
  )
}

function agentLines(): readonly string[] {
  return Object.entries(AGENT_KINDS).map(([kind, { plays, parameter }]) => {
    if (!parameter) return line(kind, say(plays))
    const { counts, usual } = parameter
    return line(`${kind}:N`, t('help.agentWithNumber', { plays, counts, usual }))
  })
}

function line(name: string, plays: string): string {
  return `  ${name.padEnd(18)}${plays}`
}
