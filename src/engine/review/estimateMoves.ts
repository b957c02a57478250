import type { Choice, Game } from '../rules/game'
import { kernelOf } from '../simulation/kernelOf'
import { through } from '../solver/through'
import type { Variant } from '../variant/variant'

/** Moves searched before values count as estimates; about a second. */
export const LOOK = 1_000_000

/** Values of all legal moves for the mover, as the mover's seeds minus the other's at the end or at the horizon. */
export interface Evaluation {
  readonly moves: readonly { readonly choice: Choice; readonly value: number }[]
  /** `exact`: proven values at the end of the round. `estimate`: a bounded search; say so beside the numbers. */
  readonly quality: 'exact' | 'estimate'
}

/** Estimates the values of all moves by a search of this many moves. */
export function estimateMoves(variant: Variant, game: Game, nodes = LOOK): Generator<void, Evaluation> {
  return through(kernelOf(variant).evaluate(game, nodes), () => undefined)
}
