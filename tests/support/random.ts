import { playGame, type PlayedGame } from '../../src/engine/players/playedGame'
import { legal } from '../../src/engine/rules/legal'
import { finish } from '../../src/engine/through'
import type { Variant } from '../../src/engine/variant/variant'

/** Plays game `index` of a seed between two novices with the reference rules and the kernel's random numbers. */
export function noviceGame(variant: Variant, seed: number, index: number): PlayedGame {
  return finish(
    playGame(variant, seed, index, function* ({ now }, luck) {
      const choices = legal(variant, now)
      return { choice: choices[luck.below(choices.length)]!, nodes: null, budgetRanOut: false }
    }),
  )
}
