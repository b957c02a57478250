import type { Item } from '../item'
import { congkakRoutes } from './congkakRoutes'
import { congkakSampleGame } from './congkakSampleGame'
import { congkakScenarios } from './congkakScenarios'
import { congkakSizes } from './congkakSizes'
import { congkakTable2 } from './congkakTable2'
import { congklakShares } from './congklakShares'
import { congklakValues } from './congklakValues'
import { dakonHandFound } from './dakonHandFound'
import { dakonLines } from './dakonLines'
import { kalahRepunits } from './kalahRepunits'
import { kalahAttempts, kalahTheorem } from './kalahStrategies'
import { kalahAltTable, kalahTable } from './kalahTables'
import { kalahValues } from './kalahValues'
import { kalahVariants } from './kalahVariants'

/** Every table and claim that is recomputed, paper by paper, in reading order. */
export const ITEMS: readonly Item[] = [
  ...[congkakSampleGame, congkakTable2, congkakScenarios, congkakSizes, congkakRoutes],
  ...[dakonHandFound, dakonLines],
  ...[congklakShares, congklakValues],
  ...[kalahRepunits, kalahTable, kalahAltTable, kalahValues, kalahTheorem, kalahAttempts, kalahVariants],
]

/** The item with this id, if there is one. */
export function findItem(id: string): Item | undefined {
  return ITEMS.find((item) => item.id === id)
}
