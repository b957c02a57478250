import type { Decision } from '../kernel/kernel'
import { streamOf } from '../random/stream'
import type { Choice, Game } from '../rules/game'
import { kernelOf } from '../simulation/kernelOf'
import { follow, type Made } from '../strategies/follow'
import type { Variant } from '../variant/variant'
import { bestChoices } from './perfect'
import type { Player } from './player'

/**
 * Lets a player decide, given the choices of the round so far; the same seed gives the same decision. `root` is an
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
  switch (player.kind) {
    case 'agent':
      return yield* kernelOf(variant).chooseMove(game, player.agent, seed)
    case 'learned':
      return yield* kernelOf(variant).chooseMove(game, player.learned, seed)
    case 'strategy':
      return sure(follow(variant, player.strategy, game, made, seed))
    case 'perfect': {
      const best = yield* bestChoices(variant, game, root)
      return sure(best[streamOf(seed, 0, 'play').below(best.length)])
    }
  }
}

function sure(choice: Choice | undefined): Decision {
  if (!choice) throw new Error('The game is over: there is nothing to choose.')
  return { choice, budgetRanOut: false }
}
