import { planEndgameTables } from '../../engine/experiments/kinds/endgameTables/run'
import { shareMemory } from '../../engine/kernel/crew'
import { finish } from '../../engine/through'
import { createFiller, createFillerInCrew, crewBytesFor } from '../../engine/tables/fillTables'
import type { LayerFiller } from '../../engine/tables/layerFiller'
import type { Filler } from '../../engine/tables/tableable'
import type { Variant } from '../../engine/variant/variant'
import type { Json } from '../../engine/experiments/contract/experiment'
import { nameOf } from '../../locales/message'
import { createPool, type Pool } from '../../workers/pool'
import { spawnThread } from '../run/spawnThread'

/** Whoever fills tables: this thread, and others that help if memory can be shared. */
export interface Workforce {
  readonly filler: LayerFiller
  /** Lets others help; called once all layers that exist were put. `failed` is called if one of them crashes. */
  hire(failed: (error: Error) => void): void
  /** Lets everybody go. */
  dismiss(): void
}

/** The only turn of the crew. */
const TURN = 1

/** The workforce for tables of up to this many seeds on this many threads; the tables do not depend on how many. */
export function createWorkforce(variant: Variant, seeds: number, filler: Filler, workers: number): Workforce {
  const bytes = workers > 1 ? crewBytesFor(variant, seeds, filler) : null
  const memory = bytes === null ? null : shareMemory(bytes, workers)
  if (memory === null || filler === 'any') {
    return { filler: createFiller(variant, seeds, filler), hire: () => {}, dismiss: () => {} }
  }
  const place = { crew: 1, memory, places: workers, turn: TURN }
  const leader = finish(createFillerInCrew(variant, seeds, filler, { ...place, leads: true }))!
  const spec = { variant, seeds, position: '' } as unknown as Json
  let pool: Pool | null = null
  return {
    filler: leader,
    hire(failed) {
      if (pool) return
      pool = createPool({ size: workers - 1, spawn: spawnThread })
      for (let helper = 1; helper < workers; helper++) {
        const [task] = planEndgameTables()
        const help = { type: 'task', run: 1, kind: 'endgameTables', spec, task: task! } as const
        void pool
          .submit({ ...help, place: { ...place, leads: false } })
          .outcome.then((end) => end.status === 'failed' && failed(new Error(nameOf(end.reason))))
      }
    },
    dismiss() {
      leader.endTurn(TURN)
      pool?.close()
    },
  }
}
