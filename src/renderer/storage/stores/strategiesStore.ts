import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { STRATEGY_SHAPE, type Strategy } from '../../../engine/strategies/strategy'
import type { Answer } from '../database/database'
import { followFiles } from '../followFiles'
import type { FileRecord } from '../repositories/filesRepository'

/** A strategy of the user's own, and how it is stored. */
export interface OwnStrategy {
  readonly strategy: Strategy
  readonly record: FileRecord
}

/** The user's own strategies as of now; lists of players follow it. */
export const ownStrategies = shallowRef<readonly OwnStrategy[]>([])

/** The strategies that the user wrote or imported; everyone here can be asked to play. */
export const useOwnStrategies = defineStore('ownStrategies', () => {
  const own = ownStrategies
  const {
    load,
    save: restore,
    remove,
  } = followFiles('strategies', (records) => {
    own.value = records.flatMap((record): readonly OwnStrategy[] => {
      const strategy = v.safeParse(STRATEGY_SHAPE, record.file)
      return strategy.success ? [{ strategy: strategy.output, record }] : []
    })
  })

  /** Stores a strategy under a key of its own; one that is stored under the same key is replaced. */
  async function save(strategy: Strategy, key: string = crypto.randomUUID()): Answer<null> {
    return restore({ id: key, file: strategy as unknown as Json, saved: Date.now() })
  }

  return { own, load, save, restore, remove }
})
