import bytes from '../kernel/assembly/solve-any/entry.ts?wasm'
import { giveRules, instantiate, type HoldsGame, type TakesRules } from '../kernel/instantiate'
import type { Variant } from '../variant/variant'

/** What assembly/solve-any/entry.ts exports. */
export interface ProvingExports extends TakesRules, HoldsGame {
  layOutSearch(bytes: number, stackBytes: number, step: number, score: number): number
  askAtLeast(bound: number): number
  search(laps: number): number
  valueFound(): number
  movesTried(): number
  isTooDeep(): number
  layOutRetrograde(bytes: number, score: number): number
  workBackwards(laps: number): number
  retrogradeDone(): number
  isListed(): number
  boundValue(moves: number): void
  leastFound(): number
  mostFound(): number
}

/** Starts a separate program that proves values under the rules of a variant. */
export function startProving(variant: Variant): ProvingExports {
  const kernel = instantiate<ProvingExports>(bytes)
  giveRules(kernel, variant)
  return kernel
}
