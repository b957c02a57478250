import { start } from '../../src/engine/rules/match'
import { oneRoundOf } from '../../src/engine/solver/oneRound'
import { MIN_MEMORY } from '../../src/engine/solver/memory'
import { solvability, type Method } from '../../src/engine/solver/solvable'
import { createProver, solve } from '../../src/engine/solver/solve'
import { finish } from '../../src/engine/through'
import { SIGNED_PRESETS } from './presets'
import type { Fold } from './fold'

/** Sizes solved of every preset: holes and seeds per hole. */
const SIZES: Readonly<Record<Method, readonly (readonly [holes: number, seeds: number])[]>> = {
  fast: [
    [2, 3],
    [4, 2],
  ],
  search: [
    [2, 3],
    [3, 2],
  ],
  retrograde: [[2, 2]],
}

const METHODS = Object.keys(SIZES) as Method[]

/** Values of small games of the catalogue and of all their moves, by every solver there is; the effort does not count. */
export function foldSolvers(fold: Fold): void {
  for (const preset of SIGNED_PRESETS) {
    for (const method of METHODS) {
      for (const [holes, seeds] of SIZES[method]) {
        const variant = oneRoundOf(preset.make({ holes, seeds }))
        const game = start(variant)
        const solvable = solvability(variant, game.position, MIN_MEMORY)
        if (!solvable.ok || solvable.method !== method) continue
        const prover = createProver(variant, game, method, MIN_MEMORY)
        const { lower, upper, moves } = finish(solve(variant, game, prover))
        fold.addAll([lower, upper, moves])
      }
    }
  }
}
