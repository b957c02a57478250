import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import * as v from 'valibot'
import type { Json } from '../../../engine/experiments/contract/experiment'
import { STRATEGY_SHAPE, type Strategy } from '../../../engine/strategies/strategy'
import { inBackground } from '../../platform/inBackground'
import type { Answer } from '../database/database'
import { openStorage } from '../openStorage'
import type { PlayerRecord } from '../repositories/playersRepository'

/** A strategy of the user's own, and how it is stored. */
export interface OwnStrategy {
  readonly strategy: Strategy
  readonly record: PlayerRecord
}

/** The user's own strategies as of now; lists of players follow it. */
export const ownStrategies = shallowRef<readonly OwnStrategy[]>([])

/** The strategies that the user wrote or imported; everyone here can be asked to play. */
export const useOwnStrategies = defineStore('ownStrategies', () => {
  const own = ownStrategies
  let following = false

  /** Reads the stored strategies, and from then on whatever changes, also in other windows. */
  async function load(): Promise<void> {
    const { strategies } = await openStorage()
    if (!following) strategies.onChange(() => inBackground(read()))
    following = true
    await read()
  }

  async function read(): Promise<void> {
    const stored = await (await openStorage()).strategies.list()
    if (!stored.ok) return
    own.value = stored.value.flatMap((record): readonly OwnStrategy[] => {
      const strategy = v.safeParse(STRATEGY_SHAPE, record.file)
      return strategy.success ? [{ strategy: strategy.output, record }] : []
    })
  }

  /** Stores a strategy under a key of its own; one that is stored under the same key is replaced. */
  async function save(strategy: Strategy, key: string = crypto.randomUUID()): Answer<null> {
    return restore({ id: key, file: strategy as unknown as Json, saved: Date.now() })
  }

  async function restore(record: PlayerRecord): Answer<null> {
    const saved = await (await openStorage()).strategies.save(record)
    await load()
    return saved
  }

  async function remove(key: string): Answer<null> {
    const removed = await (await openStorage()).strategies.remove(key)
    await load()
    return removed
  }

  return { own, load, save, restore, remove }
})
