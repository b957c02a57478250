import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { refuse, type Result } from '../../engine/result'
import { PRESETS } from '../../engine/variant/catalogue'
import { parseVariant } from '../../engine/variant/parse'
import type { Variant } from '../../engine/variant/variant'
import { openDatabase, type StorageProblem } from '../storage/database'
import type { VariantRecord } from '../storage/records'

/** A game that can be put on the board. */
export interface Playable {
  readonly id: string
  readonly name: string
  readonly group: 'Yours' | 'Presets'
  readonly make: (size: { holes?: number; seeds?: number }) => Variant
}

const presets: readonly Playable[] = PRESETS.map(({ id, make }) => ({
  id,
  name: make({}).name,
  group: 'Presets',
  make,
}))

/** The user's own variants, kept in the database; never one that does not hold together. */
export const useVariants = defineStore('variants', () => {
  const own = shallowRef<readonly VariantRecord[]>([])
  /** How many stored variants could not be read; they stay where they are. */
  const unreadable = shallowRef(0)
  let loading: Promise<void> | null = null

  const games = computed<readonly Playable[]>(() => [
    ...own.value.map(({ id, variant }) => ({
      id,
      name: variant.name,
      group: 'Yours' as const,
      make: (size: { holes?: number; seeds?: number }) => resized(variant, size),
    })),
    ...presets,
  ])

  function load(): Promise<void> {
    loading ??= read()
    return loading
  }

  async function read(): Promise<void> {
    const database = await openDatabase()
    const stored = await database.all('variants')
    const sound = stored.filter((record) => parseVariant(record.variant).ok)
    unreadable.value = stored.length - sound.length
    own.value = sound.sort((a, b) => b.saved - a.saved)
    database.onChange((shelf) => {
      if (shelf !== 'variants') return
      loading = null
      void load()
    })
  }

  /** Keeps a variant, under a new id or in place of an older state of itself. */
  async function save(record: VariantRecord): Promise<Result<null, StorageProblem>> {
    if (!parseVariant(record.variant).ok) {
      return refuse({ code: 'failed', message: 'A variant with contradictions is not saved.' })
    }
    const database = await openDatabase()
    const saved = await database.put('variants', record)
    if (saved.ok) own.value = [record, ...own.value.filter(({ id }) => id !== record.id)]
    return saved
  }

  async function remove(id: string): Promise<Result<null, StorageProblem>> {
    const database = await openDatabase()
    const removed = await database.remove('variants', id)
    if (removed.ok) own.value = own.value.filter((record) => record.id !== id)
    return removed
  }

  return { own, unreadable, games, load, save, remove }
})

/** A variant of another size; a starting layout of its own fits only its own number of holes. */
function resized(variant: Variant, { holes, seeds }: { holes?: number; seeds?: number }): Variant {
  const { board, start } = variant
  const sameSize = holes === undefined || holes === board.holes
  return {
    ...variant,
    board: { ...board, holes: holes ?? board.holes },
    start: { ...start, seedsPerHole: seeds ?? start.seedsPerHole, layout: sameSize ? start.layout : 'even' },
  }
}
