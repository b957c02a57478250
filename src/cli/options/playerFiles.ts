import type { Command } from 'commander'
import * as v from 'valibot'
import { networkNamed, takeNetwork } from '../../engine/agents/learned'
import type { Network } from '../../engine/agents/network'
import { readNetwork, weightsText } from '../../engine/agents/networkFile'
import { isShipped } from '../../engine/players/shipped'
import { playerOf } from '../../engine/strategies/catalogue'
import { STRATEGY_SHAPE, type Strategy } from '../../engine/strategies/strategy'
import { message } from '../../locales/message'
import { t } from '../output/language'
import { BadInput } from './badInput'
import { readJson } from './inputFile'

/** A learned player whose network is in a file: `net:FILE`, `net-minimax:FILE:6`, `net-minimax:FILE:6:20000`. */
const FROM_FILE = /^(net|net-minimax|net-mcts):(.+\.json)((?::\d+){0,2})$/

/** A player that follows the strategy in a file: `strategy:FILE`. */
const STRATEGY_FILE = /^strategy:([^{].*\.json)$/

/**
 * Reads the files of learned players and strategies that are named anywhere in the input of a run, and names them by their ids, or by
 * the strategy itself; refuses what is not a player, damaged or of another version.
 */
export function withPlayerFiles<T>(input: T): T {
  return replaced(input) as T
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

/** Makes the network in a file known, and returns its id. */
export function takePlayerFile(file: string, option: string): string {
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
