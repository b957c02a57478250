import type { Item } from '../item'
import { congkakRoutes } from './congkakRoutes'
import { congkakSampleGame } from './congkakSampleGame'
import { congklakValues } from './congklakValues'
import { dakonHandFound } from './dakonHandFound'
import { dakonLines } from './dakonLines'
import { kalahValues } from './kalahValues'
import { kalahVariants } from './kalahVariants'

/** Every table and claim that is recomputed, paper by paper, in reading order. */
export const ITEMS: readonly Item[] = [
  congkakSampleGame,
  congkakRoutes,
  dakonHandFound,
  dakonLines,
  congklakValues,
  kalahValues,
  kalahVariants,
]

/** The item with this id, if there is one. */
export function findItem(id: string): Item | undefined {
  return ITEMS.find((item) => item.id === id)
}
