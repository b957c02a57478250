import * as v from 'valibot'
import { lastUsed } from '../../lastUsed'
import { STRATEGY_SHAPE, type Strategy } from '../strategy'
import { pokStrategies } from './pok'

/** All built-in strategies. */
export const STRATEGIES: readonly Strategy[] = pokStrategies

/** The strategy of an id, if there is one. */
export function findStrategy(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}

const PLAYER = 'strategy:'

/**
 * The name of the player that follows a strategy: `strategy:pok-alt`, or, if it is not built in, the strategy itself, so that
 * workers, plans and results need nothing else to know it.
 */
export function playerOf(strategy: Strategy): string {
  return PLAYER + (findStrategy(strategy.id) === strategy ? strategy.id : JSON.stringify(strategy))
}

/** The strategy that a player of this name follows, if any. */
export function strategyOf(player: string): Strategy | undefined {
  if (!player.startsWith(PLAYER)) return undefined
  const rest = player.slice(PLAYER.length)
  return rest.startsWith('{') ? written(rest) : findStrategy(rest)
}

/** Strategies that names have brought along: the same name is read again and again. */
const read = lastUsed<Strategy>(64)

function written(text: string): Strategy | undefined {
  const known = read.get(text)
  if (known) return known
  try {
    const strategy = v.safeParse(STRATEGY_SHAPE, JSON.parse(text))
    return strategy.success ? read.keep(text, strategy.output) : undefined
  } catch {
    return undefined
  }
}
