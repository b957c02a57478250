import type { Command } from 'commander'
import { type Agent, AGENT_KINDS } from '../engine/agents/agent'

const PLAYS: Readonly<Record<Agent['kind'], string>> = {
  novice: 'any legal move, by lot',
  greedy: 'the single move that gains most',
  maximal: 'the turn that gains most: the congkak paper’s expert',
  calculator: 'as maximal, but foresees only moves of few laps',
  minimax: 'looks ahead, both sides playing their best',
  mcts: 'the move that random games like best',
}

/** Explains how agents are named, below a command's options. */
export function addAgentHelp(command: Command): Command {
  const lines = Object.entries(AGENT_KINDS).map(([kind, parameter]) => {
    const plays = PLAYS[kind as Agent['kind']]
    const number = parameter
      ? `; N ${parameter.counts}, ${parameter.usual.toLocaleString('en-US')} unless given`
      : ''
    return `  ${(parameter ? `${kind}:N` : kind).padEnd(15)}${plays}${number}`
  })
  return command.addHelpText('after', `\nAgents:\n${lines.join('\n')}`)
}
