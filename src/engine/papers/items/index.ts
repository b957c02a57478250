import type { Item } from '../item'
import { congkakRoutes } from './congkakRoutes'
import { congkakSampleGame } from './congkakSampleGame'
import { dakonHandFound } from './dakonHandFound'
import { dakonLines } from './dakonLines'

/** Every table and claim that is recomputed, paper by paper, in reading order. */
export const ITEMS: readonly Item[] = [congkakSampleGame, congkakRoutes, dakonHandFound, dakonLines]

/** The item with this id, if there is one. */
export function findItem(id: string): Item | undefined {
  return ITEMS.find((item) => item.id === id)
}
