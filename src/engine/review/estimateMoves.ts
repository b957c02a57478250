import { message } from '../../locales/message'
import { type Evaluation, kernelOf } from '../kernel/kernel'
import { Refusal } from '../refusal'
import type { Game } from '../rules/game'
import { through } from '../through'
import { hasMargin } from '../variant/support'
import type { Variant } from '../variant/variant'

/** Moves searched before values count as estimates; about a second. */
export const LOOK = 1_000_000

/** Estimates the values of all moves by a search of this many moves; refuses where seeds do not count. */
export function estimateMoves(variant: Variant, game: Game, nodes = LOOK): Generator<void, Evaluation> {
  if (!hasMargin(variant)) throw new Refusal(message('searchReasons.goalNotEstimated'))
  return through(kernelOf(variant).evaluate(game, nodes), () => undefined)
}
