import type { Progress } from '../engine/experiments/contract/experiment'
import { decideUnproven, type UnprovenPlayer } from '../engine/players/decideUnproven'
import type { Evaluation } from '../engine/kernel/kernel'
import { estimateMoves as estimatesOf } from '../engine/review/estimateMoves'
import type { Choice } from '../engine/board/choice'
import type { Game } from '../engine/rules/game'
import { through } from '../engine/through'
import type { Made } from '../engine/strategies/follow'
import type { Variant } from '../engine/variant/variant'

/** Lets a player choose a move; one that follows a strategy remembers the choices made in this round. */
export function* chooseMove(
  variant: Variant,
  game: Game,
  player: UnprovenPlayer,
  seed: number,
  made: readonly Made[] = [],
  roundStart?: Game,
): Generator<Progress, Choice> {
  return (yield* through(decideUnproven(variant, game, player, seed, made, roundStart), underWay)).choice
}

/** Values all moves of a game for its mover by a bounded search. */
export function* estimateMoves(variant: Variant, game: Game): Generator<Progress, Evaluation> {
  return yield* through(estimatesOf(variant, game), underWay)
}

function underWay(): Progress {
  return { done: 0 }
}
