import type { Item } from '../item'
import { awariBoard } from './awari/awariBoard'
import { awariSizes } from './awari/awariSizes'
import { congkakRoutes } from './congkak/congkakRoutes'
import { congkakRounds } from './congkak/congkakRounds'
import { congkakSampleGame } from './congkak/congkakSampleGame'
import { congkakScenarios } from './congkak/congkakScenarios'
import { congkakSizes } from './congkak/congkakSizes'
import { congkakTable2 } from './congkak/congkakTable2'
import { congkakValues } from './congkak/congkakValues'
import { congklakFlaw } from './congklak/congklakFlaw'
import { congklakShares } from './congklak/congklakShares'
import { congklakValues } from './congklak/congklakValues'
import { dakonExistence, dakonLowerBound } from './dakon/dakonBeyond'
import { dakonCounts } from './dakon/dakonCounts'
import { dakonFoundLines } from './dakon/dakonFoundLines'
import { dakonHandFound } from './dakon/dakonHandFound'
import { dakonLines } from './dakon/dakonLines'
import { dakonSeven } from './dakon/dakonSeven'
import { dakonFewestCycles, dakonTable1, dakonTable2, dakonTable3 } from './dakon/dakonTables'
import { kalahLayouts } from './kalah/kalahLayouts'
import { kalahRepunits } from './kalah/kalahRepunits'
import { kalahAttempts, kalahTheorem } from './kalah/kalahStrategies'
import { kalahAltTable, kalahTable } from './kalah/kalahTables'
import { kalahTrees } from './kalah/kalahTrees'
import { kalahValues } from './kalah/kalahValues'
import { kalahVariants } from './kalah/kalahVariants'

/** Every table and claim that is recomputed, paper by paper, in reading order. */
export const ITEMS: readonly Item[] = [
  congkakSampleGame,
  congkakTable2,
  congkakScenarios,
  congkakSizes,
  congkakRounds,
  congkakRoutes,
  congkakValues,

  dakonHandFound,
  dakonCounts,
  dakonSeven,
  dakonTable1,
  dakonTable2,
  dakonTable3,
  dakonFewestCycles,
  dakonLines,
  dakonFoundLines,
  dakonLowerBound,
  dakonExistence,

  congklakFlaw,
  congklakShares,
  congklakValues,

  kalahRepunits,
  kalahTable,
  kalahAltTable,
  kalahValues,
  kalahTheorem,
  kalahAttempts,
  kalahTrees,
  kalahVariants,
  kalahLayouts,

  awariSizes,
  awariBoard,
]

/** The item with this id, if there is one. */
export function findItem(id: string): Item | undefined {
  return ITEMS.find((item) => item.id === id)
}
