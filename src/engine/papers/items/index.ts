import type { Item } from '../item'
import { congkakRoutes } from './congkakRoutes'
import { congkakRounds } from './congkakRounds'
import { congkakSampleGame } from './congkakSampleGame'
import { congkakScenarios } from './congkakScenarios'
import { congkakSizes } from './congkakSizes'
import { congkakTable2 } from './congkakTable2'
import { congkakValues } from './congkakValues'
import { congklakFlaw } from './congklakFlaw'
import { congklakShares } from './congklakShares'
import { congklakValues } from './congklakValues'
import { dakonExistence, dakonLowerBound } from './dakonBeyond'
import { dakonCounts } from './dakonCounts'
import { dakonHandFound } from './dakonHandFound'
import { dakonLines } from './dakonLines'
import { dakonSeven } from './dakonSeven'
import { dakonFewestCycles, dakonTable1, dakonTable2, dakonTable3 } from './dakonTables'
import { kalahLayouts } from './kalahLayouts'
import { kalahRepunits } from './kalahRepunits'
import { kalahAttempts, kalahTheorem } from './kalahStrategies'
import { kalahAltTable, kalahTable } from './kalahTables'
import { kalahTrees } from './kalahTrees'
import { kalahValues } from './kalahValues'
import { kalahVariants } from './kalahVariants'

/** Every table and claim that is recomputed, paper by paper, in reading order. */
export const ITEMS: readonly Item[] = [
  ...[congkakSampleGame, congkakTable2, congkakScenarios, congkakSizes, congkakRounds, congkakRoutes],
  congkakValues,
  ...[dakonHandFound, dakonCounts, dakonSeven, dakonTable1, dakonTable2, dakonTable3, dakonFewestCycles],
  ...[dakonLines, dakonLowerBound, dakonExistence],
  ...[congklakFlaw, congklakShares, congklakValues],
  ...[
    kalahRepunits,
    kalahTable,
    kalahAltTable,
    kalahValues,
    kalahTheorem,
    kalahAttempts,
    kalahTrees,
    kalahVariants,
    kalahLayouts,
  ],
]

/** The item with this id, if there is one. */
export function findItem(id: string): Item | undefined {
  return ITEMS.find((item) => item.id === id)
}
