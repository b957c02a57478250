import type { Progress } from '../engine/experiments/contract/experiment'
import { decide } from '../engine/players/decide'
import { playerNamed } from '../engine/players/player'
import { type Evaluation, valueMoves as valuesOf } from '../engine/review/valueMoves'
import type { Choice, Game } from '../engine/rules/game'
import { through } from '../engine/solver/through'
import type { Made } from '../engine/strategies/follow'
import type { Variant } from '../engine/variant/variant'

/** Lets a player choose a move; one that follows a strategy remembers the choices made in this round. */
export function* chooseMove(
  variant: Variant,
  game: Game,
  name: string,
  seed: number,
  made: readonly Made[] = [],
): Generator<Progress, Choice> {
  return (yield* through(decide(variant, game, playerNamed(name), seed, made), underWay)).choice
}

/** Values all moves of a game for its mover: exactly if a proof is within reach, otherwise by a bounded search. */
export function* valueMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  return yield* through(valuesOf(variant, game), underWay)
}

function underWay(): Progress {
  return { done: 0 }
}
