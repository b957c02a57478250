import type { Progress } from '../engine/experiments/contract/experiment'
import { decide } from '../engine/players/decide'
import type { Evaluation } from '../engine/kernel/kernel'
import { proveMoves as provenValues, valueMoves as valuesOf } from '../engine/review/valueMoves'
import type { Choice } from '../engine/board/choice'
import type { Game } from '../engine/rules/game'
import { through } from '../engine/through'
import type { Variant } from '../engine/variant/variant'

/** Lets the player that proves its moves choose one. */
export function* choosePerfectly(variant: Variant, game: Game, seed: number): Generator<Progress, Choice> {
  return (yield* through(decide(variant, game, { kind: 'perfect' }, seed, []), underWay)).choice
}

/** Values all moves of a game for its mover: exactly if a proof is within reach, otherwise by a bounded search. */
export function* valueMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  return yield* through(valuesOf(variant, game), underWay)
}

/** Proves the values of all moves of a game for its mover, however long it takes. */
export function* proveMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  return yield* through(provenValues(variant, game), underWay)
}

function underWay(): Progress {
  return { done: 0 }
}
