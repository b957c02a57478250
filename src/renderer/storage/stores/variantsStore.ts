import { defineStore } from 'pinia'
import { computed } from 'vue'
import { refuse } from '../../../engine/result'
import { PRESETS } from '../../../engine/variant/catalogue'
import { parseVariant } from '../../../engine/variant/parse'
import type { Variant } from '../../../engine/variant/variant'
import { message } from '../../../locales/message'
import type { Answer } from '../database/database'
import { followList } from '../followList'
import { openStorage } from '../openStorage'
import type { VariantRecord } from '../records'

/** A game that can be put on the board. */
export interface Playable {
  readonly id: string
  readonly name: string
  readonly group: 'own' | 'preset'
  readonly make: (size: { holes?: number; seeds?: number }) => Variant
}

const presets: readonly Playable[] = PRESETS.map(({ id, make }) => ({
  id,
  name: make({}).name,
  group: 'preset',
  make,
}))

/** The user's own variants in the repository; only valid ones. */
export const useVariants = defineStore('variants', () => {
  const list = followList('variants', ({ variants }) => variants)
  const own = computed<readonly VariantRecord[]>(() =>
    [...list.state.value.records.values()].sort((a, b) => b.saved - a.saved),
  )
  /** Stored variants that cannot be used; Settings exports and deletes them. */
  const damaged = computed(() => list.state.value.damaged)
  const unreadable = computed(() => damaged.value.length)

  const games = computed<readonly Playable[]>(() => [
    ...own.value.map(({ id, variant }) => ({
      id,
      name: variant.name,
      group: 'own' as const,
      make: (size: { holes?: number; seeds?: number }) => resized(variant, size),
    })),
    ...presets,
  ])

  /** Stores a variant, under a new id or replacing its older state. */
  async function save(record: VariantRecord): Answer<null> {
    if (!parseVariant(record.variant).ok)
      return refuse({ code: 'failed', text: message('storage.contradictory') })
    const saved = await (await openStorage()).variants.save(record)
    await list.load()
    return saved
  }

  async function remove(id: string): Answer<null> {
    const removed = await (await openStorage()).variants.remove(id)
    await list.load()
    return removed
  }

  return { own, unreadable, damaged, games, load: list.load, save, remove }
})

/** A variant at another size; a custom starting layout fits only its own number of holes. */
function resized(variant: Variant, { holes, seeds }: { holes?: number; seeds?: number }): Variant {
  const { board, start } = variant
  const sameSize = holes === undefined || holes === board.holes
  return {
    ...variant,
    board: { ...board, holes: holes ?? board.holes },
    start: { ...start, seedsPerHole: seeds ?? start.seedsPerHole, layout: sameSize ? start.layout : 'even' },
  }
}
