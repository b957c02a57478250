import bytes from '../kernel/assembly/solve-any/entry.ts?wasm'
import { giveRules, type HoldsGame, type TakesRules } from '../kernel/instantiate'
import type { Variant } from '../variant/variant'

/** What assembly/proving.ts exports. */
export interface ProvingExports extends TakesRules, HoldsGame {
  layOutSearch(bytes: number, stackBytes: number, step: number): number
  askAtLeast(bound: number): number
  search(laps: number): number
  valueFound(): number
  movesTried(): number
  isTooDeep(): number
  layOutCircles(bytes: number): number
  workBackwards(laps: number): number
  circlesDone(): number
  isListed(): number
  boundValue(moves: number): void
  leastFound(): number
  mostFound(): number
}

let module: WebAssembly.Module | undefined

/** Starts a program of its own that proves values under the rules of a variant. */
export function startProving(variant: Variant): ProvingExports {
  module ??= new WebAssembly.Module(bytes)
  const kernel = new WebAssembly.Instance(module, { env: { abort } }).exports as unknown as ProvingExports
  giveRules(kernel, variant)
  return kernel
}

function abort(): never {
  throw new Error('The solver stopped')
}
