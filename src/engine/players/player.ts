import { message, type Text, nameOf } from '../../locales/message'
import {
  AGENT_KINDS,
  describeAgent,
  describeAgentProblem,
  formatAgent,
  parseAgent,
  unknownPlayer,
  type Agent,
} from '../agents/agent'
import {
  describeLearned,
  formatLearned,
  isLearnedName,
  LEARNED_KINDS,
  type Learned,
  parseLearned,
} from '../agents/learned'
import { ok, refuse, type Result } from '../result'
import './shipped'
import { outsideId, playerOfProgram, programOf } from './outside'
import { playerOf, STRATEGIES, strategyOf } from '../strategies/catalogue'
import type { Strategy } from '../strategies/strategy'

/** Any computer player: agents run in the kernel, the others choose with the reference rules. */
export type Player =
  | { readonly kind: 'agent'; readonly agent: Agent }
  /** Plays by a network that was trained for its variant. */
  | { readonly kind: 'learned'; readonly learned: Learned }
  /** Follows a strategy; chance decides among what it leaves open. */
  | { readonly kind: 'strategy'; readonly strategy: Strategy }
  /** Proves its moves, if the game is small enough to be solved. */
  | { readonly kind: 'perfect' }
  /** A program of somebody else's, by its id. */
  | { readonly kind: 'outside'; readonly id: string }

/** The name of the player that proves its moves. */
export const PERFECT = 'perfect'

/**
 * Reads a name such as `novice`, `minimax:6`, `net:kalah`, `strategy:pok-alt`, `perfect` or `bot:mine@0a1b2c3d`; an error says
 * what is wrong. Programs need not be known: a run that was played with one can be read anywhere.
 */
export function parsePlayer(name: string): Result<Player, Text> {
  const text = name.trim()
  if (text === PERFECT) return ok({ kind: 'perfect' })
  const id = outsideId(text)
  if (id !== null) return ok({ kind: 'outside', id })
  const strategy = strategyOf(text)
  if (strategy) return ok({ kind: 'strategy', strategy })
  if (isLearnedName(text)) {
    const learned = parseLearned(text)
    return learned.ok ? ok({ kind: 'learned', learned: learned.value }) : learned
  }
  const agent = parseAgent(text)
  if (agent.ok) return ok({ kind: 'agent', agent: agent.value })
  if (agent.error.code !== 'unknownAgent') return refuse(describeAgentProblem(agent.error))
  const nets = Object.values(LEARNED_KINDS).map(({ word }) => `${word}:…`)
  const names = [
    ...Object.keys(AGENT_KINDS),
    PERFECT,
    'level:…',
    ...STRATEGIES.map(playerOf),
    ...nets,
    'bot:…',
  ]
  return refuse(unknownPlayer(text, names))
}

/** The player of a name that has been checked before; throws on any other. */
export function playerNamed(name: string): Player {
  const player = parsePlayer(name)
  if (!player.ok) throw new Error(`${nameOf(player.error)}: ${name}`)
  return player.value
}

/** The canonical name of a player, with its number. */
export function formatPlayer(player: Player): string {
  switch (player.kind) {
    case 'agent':
      return formatAgent(player.agent)
    case 'learned':
      return formatLearned(player.learned)
    case 'strategy':
      return playerOf(player.strategy)
    case 'perfect':
      return PERFECT
    case 'outside':
      return playerOfProgram(player.id)
  }
}

/** The name of a player for people: “Minimax, 6 turns”; an unknown name stays as it is. */
export function describePlayer(name: string): Text {
  const player = parsePlayer(name)
  if (!player.ok) return name
  switch (player.value.kind) {
    case 'agent':
      return /[:~+]/.test(name)
        ? describeAgent(player.value.agent)
        : AGENT_KINDS[player.value.agent.kind].title
    case 'learned':
      return describeLearned(player.value.learned)
    case 'strategy':
      return player.value.strategy.name
    case 'perfect':
      return message('players.perfect')
    case 'outside':
      return programOf(player.value.id)?.name ?? player.value.id
  }
}

/** Whether a player chooses its moves at random; for all others chance only breaks ties. */
export function drawsLots(name: string): boolean {
  const player: Player = playerNamed(name)
  if (player.kind !== 'agent') return false
  if (player.agent.slips !== undefined) return true
  return {
    novice: true,
    mcts: true,
    greedy: false,
    maximal: false,
    calculator: false,
    minimax: false,
  }[player.agent.kind]
}
