import type { Strategy } from '../strategy'
import { pokStrategies } from './pok'

/** All built-in strategies. */
export const STRATEGIES: readonly Strategy[] = pokStrategies

/** The strategy of an id, if there is one. */
export function findStrategy(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}

const PLAYER = 'strategy:'

/** The name of the player that follows a strategy, such as `strategy:pok-alt`. */
export function playerOf({ id }: Strategy): string {
  return PLAYER + id
}

/** The strategy that a player of this name follows, if any. */
export function strategyOf(player: string): Strategy | undefined {
  return player.startsWith(PLAYER) ? findStrategy(player.slice(PLAYER.length)) : undefined
}
