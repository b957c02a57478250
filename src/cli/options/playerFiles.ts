import type { Command } from 'commander'
import * as v from 'valibot'
import { networkNamed, takeNetwork } from '../../engine/agents/learned'
import type { Network } from '../../engine/agents/network'
import { readNetwork, weightsText } from '../../engine/agents/networkFile'
import { isShipped } from '../../engine/players/shipped'
import { playerOf } from '../../engine/strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../engine/strategies/strategy'
import { message } from '../../locales/message'
import { takeBotFile } from '../bots/botFiles'
import { t } from '../output/language'
import { BadInput } from './badInput'
import { readJson } from './inputFile'

/** A learned player whose network is in a file: `net:FILE`, `net-minimax:FILE:6`, `net-minimax:FILE:6:20000+memory`. */
const FROM_FILE = /^(net|net-minimax|net-mcts):(.+\.json)((?::\d+){0,2}(?:\+memory)?)$/

/** A program from outside, described by a file: `bot:FILE`. */
const BOT_FILE = /^bot:(.+\.json)$/

/** The fields of specs that name players; no other text may start anything. */
const PLAYER_FIELDS = ['first', 'second', 'player', 'players', 'agents', 'opponent', 'opponents']

/** A player that follows the strategy in a file: `strategy:FILE`. */
const STRATEGY_FILE = /^strategy:([^{].*\.json)$/

/** Who named the players: only what was typed may name programs to start. */
type NamedIn = 'command' | 'file'

/**
 * Reads the files of learned players, strategies and programs that are named in the input of a run, and names them by their ids, or by
 * the strategy itself; refuses what is not a player, damaged or of another version.
 */
export function withPlayerFiles<T>(input: T, namedIn: NamedIn = 'command'): T {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return replaced(withBots(input, namedIn)) as T
  const entries = Object.entries(input).map(([key, value]): [string, unknown] => [
    key,
    PLAYER_FIELDS.includes(key) ? withBots(value, namedIn) : value,
  ])
  return replaced(Object.fromEntries(entries)) as T
}

function withBots(value: unknown, namedIn: NamedIn): unknown {
  if (Array.isArray(value)) return value.map((each) => withBots(each, namedIn))
  const file = typeof value === 'string' ? BOT_FILE.exec(value.trim())?.[1] : undefined
  if (file === undefined) return value
  if (namedIn === 'file') throw new BadInput('bot', message('bots.notInAFile'))
  return takeBotFile(file, 'bot')
}

function replaced(value: unknown): unknown {
  if (typeof value === 'string') return namedById(value)
  if (Array.isArray(value)) return value.map(replaced)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]))
}

function namedById(name: string): string {
  const strategy = STRATEGY_FILE.exec(name.trim())?.[1]
  if (strategy !== undefined) return playerOf(readStrategy(strategy))
  const [, kind, file, number = ''] = FROM_FILE.exec(name.trim()) ?? []
  if (kind === undefined || file === undefined) return name
  return `${kind}:${takePlayerFile(file, kind)}${number}`
}

function readStrategy(file: string): Strategy {
  const read = v.safeParse(STRATEGY_SHAPE, readJson(file, 'strategy'))
  if (read.success) return read.output
  const where = v.getDotPath(read.issues[0]) ?? '{}'
  throw new BadInput('strategy', message('refusals.strategyFile', { file, where }))
}

/** Makes the network or the program in a file known, for specs that name them by their ids. */
export function takePlayer(file: string, option: string): void {
  const content = readJson(file, option)
  const isProgram = typeof content === 'object' && content !== null && 'protocol' in content
  if (isProgram) takeBotFile(file, option)
  else takePlayerFile(file, option)
}

/** Makes the network in a file known, and returns its id. */
function takePlayerFile(file: string, option: string): string {
  const network = readNetwork(readJson(file, option))
  if (!network.ok) throw new BadInput(option, message('refusals.playerFile', { file, reason: network.error }))
  const { id } = network.value
  if (isShipped(id) || isAnother(network.value))
    throw new BadInput(option, message('refusals.playerIdTaken', { file, id }))
  takeNetwork(network.value)
  return id
}

/** Whether a different network is already known by the id of this one. */
function isAnother({ id, weights }: Network): boolean {
  const known = networkNamed(id)
  return known !== undefined && weightsText(known.weights) !== weightsText(weights)
}

/** Adds `--player`, for specs that name networks by their ids. */
export function addPlayerOption(command: Command): Command {
  return command.option(
    '--player <FILE>',
    t('cluster.player'),
    (file: string, before: readonly string[]) => [...before, file],
    [],
  )
}
