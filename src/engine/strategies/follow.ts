import type { Side } from '../board/position'
import { streamOf } from '../random/stream'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { legal } from '../rules/legal'
import type { Variant } from '../variant/variant'
import { BLANK, recommendedByRules, remember, type Memory } from './recommend'
import type { Strategy } from './strategy'

/** A choice already made, and whose it was. */
export interface Made {
  readonly side: Side
  readonly choice: Choice
}

/**
 * What a strategy plays next, for either side, after the choices made so far in the round. Chance decides among equal
 * moves; if no rule applies, it is the first legal choice. Undefined once the game is over.
 */
export function follow(
  variant: Variant,
  strategy: Strategy,
  game: Game,
  made: readonly Made[],
  seed: number,
): Choice | undefined {
  const equals = recommendedByRules(variant, strategy, game, memoryOf(made, game.position.toMove))
  if (equals.length === 0) return legal(variant, game)[0]
  return equals[streamOf(seed, 0, 'play').below(equals.length)]
}

/** What a side remembers of a round. */
function memoryOf(made: readonly Made[], side: Side): Memory {
  return made.reduce(
    (memory, { side: mover, choice }, at) =>
      remember(memory, choice, mover === side, made[at - 1]?.side !== mover),
    BLANK,
  )
}
