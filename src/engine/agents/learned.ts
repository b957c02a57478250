import { list, message, type Message, type Text } from '../../locales/message'
import { ok, refuse, type Result } from '../result'
import { MEMORY, numberWithin, SEARCH_BUDGET, withinBudget, withMemory, type AgentParameter } from './agent'
import type { Network } from './network'

/** A player with a network: it plays the move whose position it values most, or searches with it. */
export interface Learned {
  readonly kind: 'net' | 'netMinimax' | 'netMcts'
  /** Its network, or the id of one that is known. */
  readonly network: string | Network
  /** Turns ahead, or visits of the tree; 1 for a bare network. */
  readonly number: number
  /** For turns ahead: the moves that it may try for one choice, 200,000 unless given. */
  readonly nodes?: number
  /** For turns ahead: whether it remembers the positions of a search. */
  readonly memory?: true
}

/** How the three kinds are written, and the number that each takes. */
export const LEARNED_KINDS = {
  net: { word: 'net', plays: message('learned.netPlays'), parameter: null },
  netMinimax: {
    word: 'net-minimax',
    plays: message('learned.netMinimaxPlays'),
    parameter: { counts: message('players.minimaxNumber'), min: 1, max: 30, usual: 4 },
  },
  netMcts: {
    word: 'net-mcts',
    plays: message('learned.netMctsPlays'),
    parameter: { counts: message('learned.visits'), min: 1, max: 1_000_000, usual: 800 },
  },
} as const

/** Networks that are known; the weights of one that ships with the program are read when it plays. */
const networks = new Map<string, Network | null>()

/** Makes a network known by its id alone: it ships with the program, and its weights are read when it plays. */
export function announceNetwork(id: string): void {
  if (!networks.has(id)) networks.set(id, null)
}

/** Makes a network known, with its weights; it replaces one with the same id. */
export function takeNetwork(network: Network): void {
  networks.set(network.id, network)
}

/** Forgets a network of the user's own. */
export function forgetNetwork(id: string): void {
  networks.delete(id)
}

/** The ids of all networks that are known, in the order they came. */
export function knownNetworks(): readonly string[] {
  return [...networks.keys()]
}

/** A network whose weights have been read. */
export function networkNamed(id: string): Network | undefined {
  return networks.get(id) ?? undefined
}

/** Whether a name is that of a learned player, sound or not. */
export function isLearnedName(name: string): boolean {
  return /^net(-minimax|-mcts)?:/.test(name.trim())
}

/** Reads `net:ID`, `net-minimax:ID:turns`, `net-minimax:ID:turns:moves+memory` or `net-mcts:ID:visits`. */
export function parseLearned(text: string): Result<Learned, Text> {
  const name = text.trim()
  const memory = name.endsWith(MEMORY)
  const [word = '', id = '', number, budget, ...rest] = (memory ? name.slice(0, -MEMORY.length) : name).split(
    ':',
  )
  const kind = (Object.keys(LEARNED_KINDS) as Learned['kind'][]).find(
    (each) => LEARNED_KINDS[each].word === word,
  )
  if (!kind || rest.length > 0 || ((budget !== undefined || memory) && kind !== 'netMinimax'))
    return refuse(message('learned.malformed', { got: text.slice(0, 60) }))
  if (!networks.has(id)) {
    const choices = networks.size > 0 ? list(knownNetworks(), 'comma') : '–'
    return refuse(message('learned.unknown', { got: id.slice(0, 60), choices }))
  }
  const { parameter } = LEARNED_KINDS[kind]
  if (parameter === null) {
    if (number !== undefined)
      return refuse(message('players.noNumber', { player: `${word}:${id}`, got: number }))
    return ok({ kind, network: id, number: 1 })
  }
  const value = readNumber(`${word}:${id}`, number, parameter)
  if (!value.ok) return value
  const nodes = readNumber(`${word}:${id}`, budget, SEARCH_BUDGET)
  if (!nodes.ok) return nodes
  const usual = nodes.value === SEARCH_BUDGET.usual
  return ok({
    kind,
    network: id,
    number: value.value,
    ...(usual ? {} : { nodes: nodes.value }),
    ...(memory ? { memory } : {}),
  })
}

function readNumber(
  player: string,
  text: string | undefined,
  parameter: AgentParameter,
): Result<number, Text> {
  const value = numberWithin(text, parameter)
  if (value !== null) return ok(value)
  const { min, max } = parameter
  return refuse(message('players.outOfRange', { player, min: `${min}`, max: `${max}`, got: text ?? '' }))
}

/** The id of a player's network. */
export function idOf(network: Learned['network']): string {
  return typeof network === 'string' ? network : network.id
}

/** What people call a player’s network: the name that its maker gave it, or its id. */
function titleOf(network: Learned['network']): string {
  const known = typeof network === 'string' ? networkNamed(network) : network
  return known?.name ?? idOf(network)
}

/** The name that parses back to the same player. */
export function formatLearned({ kind, network: own, number, nodes, memory }: Learned): string {
  const network = idOf(own)
  const { word, parameter } = LEARNED_KINDS[kind]
  if (parameter === null) return `${word}:${network}`
  return [word, network, number, ...(nodes === undefined ? [] : [nodes])].join(':') + (memory ? MEMORY : '')
}

/** A learned player for people. */
export function describeLearned({ kind, network: own, number, nodes, memory }: Learned): Message {
  const network = titleOf(own)
  switch (kind) {
    case 'net':
      return message('learned.net', { network })
    case 'netMinimax':
      return withMemory(
        withinBudget(message('learned.netMinimax', { network, count: number }), nodes),
        memory,
      )
    case 'netMcts':
      return message('learned.netMcts', { network, count: number })
  }
}

/** The names under which a known network can be asked to play: at once, with a search, and with a tree. */
export function namesOf(id: string): readonly string[] {
  return [`net:${id}`, `net-minimax:${id}:2`, `net-minimax:${id}:4`, `net-mcts:${id}:800`]
}
