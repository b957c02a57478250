import type { Evaluation } from '../kernel/kernel'
import type { Game } from '../rules/game'
import { kernelOf } from '../simulation/kernelOf'
import { through } from '../solver/through'
import type { Variant } from '../variant/variant'

/** Moves searched before values count as estimates; about a second. */
export const LOOK = 1_000_000

/** Estimates the values of all moves by a search of this many moves. */
export function estimateMoves(variant: Variant, game: Game, nodes = LOOK): Generator<void, Evaluation> {
  return through(kernelOf(variant).evaluate(game, nodes), () => undefined)
}
