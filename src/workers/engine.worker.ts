import { expose } from 'comlink'
import { createEngine } from './engine'
import type { TableStore } from './tableStore'

/** Tables are only asked for with few seeds on the board, and when they are filled; until then nothing of them is loaded. */
const store = async (): Promise<TableStore> => (await import('./tableStore')).createTableStore()

expose(
  createEngine({
    keep: async (layer) => (await store()).keep(layer),
    loadStored: async (variant, seeds) => (await store()).loadStored(variant, seeds),
    loadFor: async (variant, seeds) => (await store()).loadFor(variant, seeds),
  }),
)
