import bytes from './assembly/hardwired.ts?wasm'
import { createKernel } from '../src/engine/kernel/kernel'
import { giveRules, instantiate, type Address, type TakesRules } from '../src/engine/kernel/instantiate'
import { findPreset } from '../src/engine/variant/catalogue'
import type { Variant } from '../src/engine/variant/variant'
import type { Agent } from '../src/engine/agents/agent'
import type { Learned } from '../src/engine/agents/learned'
import { start } from '../src/engine/rules/match'
import { oneRoundOf } from '../src/engine/solver/oneRound'
import { finish } from '../src/engine/through'
import { createFiller } from '../src/engine/tables/fillTables'
import { bestPiece, type Runner } from './stopwatch'

const NOVICE = { kind: 'novice' } as const

/** Random games of a variant in the kernel; the rate counts games or laps. */
export function kernelRunner(name: string, variant: Variant, games: number, unit: 'games' | 'laps'): Runner {
  const kernel = createKernel(variant)
  let from = 0
  const play = () => {
    let laps = 0
    for (const table of kernel.playGames({
      first: NOVICE,
      second: NOVICE,
      seed: 1,
      from,
      to: from + games,
    })) {
      for (let row = 0; row < table.count; row++) laps += table.laps[row]!
    }
    from += games
    return unit === 'games' ? games : laps
  }
  return { name, unit, run: () => bestPiece(play) }
}

/** A player choosing its first move again and again; the rate counts the moves that it tries. */
export function thinkingRunner(name: string, variant: Variant, agent: Agent | Learned): Runner {
  const kernel = createKernel(variant)
  const game = start(variant)
  let seed = 0
  const choose = () => finish(kernel.chooseMove(game, agent, seed++)).nodes!
  return { name, unit: 'moves', run: () => bestPiece(choose) }
}

/** Endgame tables of awari for up to this many seeds, on one thread; the rate counts positions. */
export function tablesRunner(name: string, seeds: number): Runner {
  const awari = oneRoundOf(findPreset('awari')!.make())
  const fill = () => {
    const filler = createFiller(awari, seeds, 'awari')
    let positions = 0
    for (let layer = 0; layer <= seeds; layer++) {
      finish(filler.fill(layer))
      positions += filler.layer(layer).length
    }
    return positions
  }
  return { name, unit: 'positions', run: () => bestPiece(fill, 3) }
}

/** What assembly/hardwired.ts exports. */
interface HardwiredExports extends TakesRules {
  readonly BATCH: Address
  beginBatch(seed: number, from: number, size: number): void
  advanceBatch(laps: number): number
}

/** Random games by the loop that has congkak written into it. */
export function hardwiredRunner(name: string, games: number): Runner {
  const kernel = instantiate<HardwiredExports>(bytes)
  giveRules(kernel, findPreset('congkak')!.make())
  const play = () => {
    for (let from = 0; from < games; from += kernel.BATCH.value) {
      const size = Math.min(kernel.BATCH.value, games - from)
      kernel.beginBatch(1, from, size)
      while (kernel.advanceBatch(400_000) < size);
    }
    return games
  }
  return { name, unit: 'games', run: () => bestPiece(play) }
}
