import bytes from './assembly/hardwired.ts?wasm'
import { compile } from '../src/engine/kernel/compile'
import { createKernel } from '../src/engine/kernel/kernel'
import type { Address } from '../src/engine/kernel/instantiate'
import { findPreset } from '../src/engine/variant/catalogue'
import type { Variant } from '../src/engine/variant/variant'
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

interface HardwiredExports {
  readonly memory: WebAssembly.Memory
  readonly RULES: Address
  readonly LAYOUT: Address
  readonly BATCH: Address
  prepare(): void
  beginBatch(seed: number, from: number, size: number): void
  advanceBatch(laps: number): number
}

/** Random games by the loop that has congkak written into it. */
export function hardwiredRunner(name: string, games: number): Runner {
  const module = new WebAssembly.Module(bytes)
  const abort = () => {
    throw new Error('The kernel stopped')
  }
  const kernel = new WebAssembly.Instance(module, { env: { abort } }).exports as unknown as HardwiredExports
  const rules = compile(findPreset('congkak')!.make())
  new Int32Array(kernel.memory.buffer, kernel.RULES.value, rules.codes.length).set(rules.codes)
  new Uint16Array(kernel.memory.buffer, kernel.LAYOUT.value, rules.layout.length).set(rules.layout)
  kernel.prepare()
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
