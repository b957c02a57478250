import type { Strategy } from '../strategy'
import { pokStrategies } from './pok'

/** All strategies that ship. */
export const STRATEGIES: readonly Strategy[] = pokStrategies

/** The strategy of an id, if there is one. */
export function findStrategy(id: string): Strategy | undefined {
  return STRATEGIES.find((strategy) => strategy.id === id)
}
