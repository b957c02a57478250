import type { Decision } from '../kernel/kernel'
import { streamOf } from '../random/stream'
import type { Game } from '../rules/game'
import type { Made } from '../strategies/follow'
import type { Variant } from '../variant/variant'
import { decideUnproven, sure } from './decideUnproven'
import { bestChoices } from './perfect'
import type { Player } from './player'

/**
 * Lets any player decide, given the choices of the round so far; the same seed gives the same decision. `root` is an
 * earlier state of this game: a player that proves moves prepares for everything that can follow it.
 */
export function* decide(
  variant: Variant,
  game: Game,
  player: Player,
  seed: number,
  made: readonly Made[],
  root = game,
): Generator<void, Decision> {
  if (player.kind !== 'perfect') return yield* decideUnproven(variant, game, player, seed, made, root)
  const best = yield* bestChoices(variant, game, root)
  return sure(best[streamOf(seed, 0, 'play').below(best.length)])
}
