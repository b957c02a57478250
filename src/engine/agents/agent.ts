import { list, message, plain, type Message } from '../../locales/message'
import { likely } from '../nearest'
import { ok, refuse, type Result } from '../result'

/**
 * A player that runs entirely inside the kernel. The game's random numbers decide among choices that a player finds
 * equally good (mcts takes the first); every choice draws one number, so that games stay comparable. In a
 * simultaneous opening, players look ahead as if they sowed alone.
 */
export type Agent = Thinker & {
  /** In this share of its choices, in per cent, it plays any legal move instead, all equally likely. */
  readonly slips?: number
}

/** A kind of agent and its numbers. */
type Thinker =
  /** Chooses uniformly among the legal moves. */
  | { readonly kind: 'novice' }
  /** Plays the single move after which its store holds most. */
  | { readonly kind: 'greedy' }
  /**
   * Plays the turn after which its store holds most. Half of `nodes` moves are spent on seeing every possible turn;
   * if they are not enough, the other half is divided among the available moves, and the game is flagged.
   */
  | { readonly kind: 'maximal'; readonly nodes: number }
  /**
   * Maximal with the usual nodes, but loses track of a move after `laps` laps: it counts what has reached the store
   * by then, and assumes that the turn ends there.
   */
  | { readonly kind: 'calculator'; readonly laps: number }
  /**
   * Looks `turns` turns ahead (not counting forced passes), with both sides playing for the difference of the stores,
   * within `nodes` moves, 200,000 unless given; if they run out, the last completed depth decides, and the game is
   * flagged. With `memory` it remembers the positions of one search: it finds the same in fewer moves.
   */
  | { readonly kind: 'minimax'; readonly turns: number; readonly nodes?: number; readonly memory?: true }
  /** Grows a tree of choices with `playouts` random games to the end of the round, and takes the move visited most. */
  | { readonly kind: 'mcts'; readonly playouts: number }

/** What is wrong with an agent's name. */
type AgentProblem =
  | { readonly code: 'unknownAgent'; readonly got: string; readonly choices: readonly string[] }
  | { readonly code: 'noNumberWanted'; readonly agent: string; readonly got: string }
  | {
      readonly code: 'numberOutOfRange'
      readonly agent: string
      readonly min: number
      readonly max: number
      readonly got: string
    }

/** The number that an agent's name may have: what it counts, its limits, and its default. */
export interface AgentParameter {
  readonly counts: Message
  readonly min: number
  readonly max: number
  readonly usual: number
}

/** A kind of agent for people: its title, how it plays in a few words, and the number that its name may have. */
interface AgentKind {
  readonly title: Message
  readonly plays: Message
  readonly parameter: AgentParameter | null
  /** The second number that its name may have. */
  readonly budget?: AgentParameter
}

/** The moves that a player who looks some turns ahead may try for one choice. */
export const SEARCH_BUDGET: AgentParameter = {
  counts: message('players.maximalNumber'),
  min: 1,
  max: 100_000_000,
  usual: 200_000,
}

/** How often a player may play at random, in per cent of its choices; a novice always does. */
export const SLIPS: AgentParameter = { counts: message('players.slips'), min: 1, max: 99, usual: 30 }

/** How much of an unknown name is quoted. */
const MOST_QUOTED = 60

/** Every kind of agent, in the order forms show them. */
export const AGENT_KINDS: Readonly<Record<Agent['kind'], AgentKind>> = {
  novice: { title: message('players.novice'), plays: message('players.novicePlays'), parameter: null },
  greedy: { title: message('players.greedy'), plays: message('players.greedyPlays'), parameter: null },
  maximal: {
    title: message('players.maximal'),
    plays: message('players.maximalPlays'),
    parameter: { counts: message('players.maximalNumber'), min: 1, max: 100_000_000, usual: 20_000 },
  },
  calculator: {
    title: message('players.calculator'),
    plays: message('players.calculatorPlays'),
    parameter: { counts: message('players.calculatorNumber'), min: 1, max: 1_000, usual: 2 },
  },
  minimax: {
    title: message('players.minimax'),
    plays: message('players.minimaxPlays'),
    parameter: { counts: message('players.minimaxNumber'), min: 1, max: 30, usual: 4 },
    budget: SEARCH_BUDGET,
  },
  mcts: {
    title: message('players.mcts'),
    plays: message('players.mctsPlays'),
    parameter: { counts: message('players.mctsNumber'), min: 1, max: 10_000_000, usual: 1_000 },
  },
}

/** A name as typed, valid or not: a form shows both parts while they are typed. */
interface AgentName {
  readonly kind: string
  /** The part after the colon; undefined if there is none. */
  readonly number: string | undefined
  /** The part after the second colon. */
  readonly budget: string | undefined
  /** Whether it ends in `+memory`. */
  readonly memory: boolean
  /** The part after the tilde. */
  readonly slips: string | undefined
}

/** What follows the name of a player that remembers the positions of a search: `minimax:6+memory`. */
export const MEMORY = '+memory'

/** Splits a name such as `minimax:6+memory~20`, without checking it. */
export function agentName(text: string): AgentName {
  const [name = '', ...slips] = text.split('~')
  const memory = name.endsWith(MEMORY)
  const [kind = '', number, ...rest] = (memory ? name.slice(0, -MEMORY.length) : name).split(':')
  return {
    kind,
    number,
    budget: rest.length > 0 ? rest.join(':') : undefined,
    memory,
    slips: slips.length > 0 ? slips.join('~') : undefined,
  }
}

/** Reads a name such as `novice`, `minimax:6`, `minimax:6:400000+memory`, `maximal:200000` or `greedy~30`. */
export function parseAgent(text: string): Result<Agent, AgentProblem> {
  const name = agentName(text.trim())
  const agent = parseThinker(text, name)
  if (!agent.ok || name.slips === undefined) return agent
  if (agent.value.kind === 'novice') return refuseUnknown(text)
  const slips = readNumber(`${name.kind}~`, name.slips, SLIPS)
  return slips.ok ? ok({ ...agent.value, slips: slips.value }) : slips
}

function parseThinker(
  text: string,
  { kind: name, number, budget, memory }: AgentName,
): Result<Agent, AgentProblem> {
  if (!isKind(name)) return refuseUnknown(text)
  const kind: AgentKind = AGENT_KINDS[name]
  if (memory && !kind.budget) return refuseUnknown(text)
  if (kind.parameter === null) {
    return number === undefined
      ? ok(agentOf(name, 0))
      : refuse({ code: 'noNumberWanted', agent: name, got: number })
  }
  const value = readNumber(name, number, kind.parameter)
  if (!value.ok) return value
  const agent = agentOf(name, value.value)
  const thinker = memory && agent.kind === 'minimax' ? { ...agent, memory } : agent
  if (budget === undefined) return ok(thinker)
  if (!kind.budget || budget.includes(':')) return refuseUnknown(text)
  const nodes = readNumber(name, budget, kind.budget)
  return nodes.ok ? ok(withBudget(thinker, nodes.value)) : nodes
}

function refuseUnknown(got: string): Result<never, AgentProblem> {
  return refuse({ code: 'unknownAgent', got, choices: Object.keys(AGENT_KINDS) })
}

function readNumber(
  agent: string,
  text: string | undefined,
  parameter: AgentParameter,
): Result<number, AgentProblem> {
  const value = numberWithin(text, parameter)
  if (value !== null) return ok(value)
  const { min, max } = parameter
  return refuse({ code: 'numberOutOfRange', agent, min, max, got: text ?? '' })
}

/** The number in a player's name, or the usual one if the name has none; null if it is not within the bounds. */
export function numberWithin(text: string | undefined, { min, max, usual }: AgentParameter): number | null {
  const value = text === undefined ? usual : /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : null
}

/** The usual budget is not written, so that a player has one name. */
function withBudget(agent: Agent, nodes: number): Agent {
  return agent.kind === 'minimax' && nodes !== SEARCH_BUDGET.usual ? { ...agent, nodes } : agent
}

/** The name that parses back to the same agent. */
export function formatAgent(agent: Agent): string {
  const number = AGENT_KINDS[agent.kind].parameter === null ? '' : `:${numberOf(agent)}`
  const nodes = agent.kind === 'minimax' && agent.nodes !== undefined ? `:${agent.nodes}` : ''
  const memory = remembers(agent) ? MEMORY : ''
  const slips = agent.slips === undefined ? '' : `~${agent.slips}`
  return agent.kind + number + nodes + memory + slips
}

/** An agent's name for people, with its number. */
export function describeAgent(agent: Agent): Message {
  const player = describeThinker(agent)
  return agent.slips === undefined ? player : message('players.slipping', { player, percent: agent.slips })
}

function describeThinker(agent: Agent): Message {
  switch (agent.kind) {
    case 'novice':
    case 'greedy':
      return AGENT_KINDS[agent.kind].title
    case 'maximal':
      return message('players.maximalOf', { count: agent.nodes })
    case 'calculator':
      return message('players.calculatorOf', { count: agent.laps })
    case 'minimax':
      return withMemory(
        withinBudget(message('players.minimaxOf', { count: agent.turns }), agent.nodes),
        agent.memory,
      )
    case 'mcts':
      return message('players.mctsOf', { count: agent.playouts })
  }
}

/** The name of a player with its budget, if that is not the usual one. */
export function withinBudget(player: Message, nodes: number | undefined): Message {
  return nodes === undefined ? player : message('players.withinBudget', { player, count: nodes })
}

/** The name of a player that may have a memory. */
export function withMemory(player: Message, memory: true | undefined): Message {
  return memory ? message('players.withMemory', { player }) : player
}

/** Says that nobody has this name, and who may have been meant: `minimx:4` is probably `minimax:4`. */
export function unknownPlayer(typed: string, names: readonly string[]): Message {
  const got = typed.slice(0, MOST_QUOTED)
  const choices = list(names, 'comma')
  const like = likely(got, names)
  if (like !== null) return message('players.unknownLike', { got, like, choices })
  const { kind } = agentName(got)
  const likeKind = kind === got ? null : likely(kind, names)
  if (likeKind === null) return message('players.unknown', { got, choices })
  // A name that is right takes no number, or does not slip.
  const meant = likeKind === kind ? kind : likeKind + got.slice(kind.length)
  return message('players.unknownLike', { got, like: meant, choices })
}

/** What is wrong with an agent's name, as a message. */
export function describeAgentProblem(problem: AgentProblem): Message {
  const { got } = problem
  switch (problem.code) {
    case 'unknownAgent':
      return unknownPlayer(got, problem.choices)
    case 'noNumberWanted':
      return message('players.noNumber', { player: problem.agent, got })
    case 'numberOutOfRange':
      return message('players.outOfRange', {
        player: problem.agent,
        min: plain(problem.min),
        max: plain(problem.max),
        got,
      })
  }
}

/** The moves that an agent may try for one choice; 0 if it has no such limit. */
export function budgetOf(agent: Agent): number {
  return agent.kind === 'minimax' ? (agent.nodes ?? SEARCH_BUDGET.usual) : 0
}

/** Whether an agent remembers the positions of a search. */
export function remembers(agent: Agent): boolean {
  return agent.kind === 'minimax' && agent.memory === true
}

/** The number of an agent; 0 if it has none. */
export function numberOf(agent: Agent): number {
  switch (agent.kind) {
    case 'novice':
    case 'greedy':
      return 0
    case 'maximal':
      return agent.nodes
    case 'calculator':
      return agent.laps
    case 'minimax':
      return agent.turns
    case 'mcts':
      return agent.playouts
  }
}

function isKind(name: string): name is Agent['kind'] {
  return Object.hasOwn(AGENT_KINDS, name)
}

function agentOf(kind: Agent['kind'], number: number): Agent {
  switch (kind) {
    case 'novice':
    case 'greedy':
      return { kind }
    case 'maximal':
      return { kind, nodes: number }
    case 'calculator':
      return { kind, laps: number }
    case 'minimax':
      return { kind, turns: number }
    case 'mcts':
      return { kind, playouts: number }
  }
}
