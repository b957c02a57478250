import { type Decision, kernelOf } from '../kernel/kernel'
import type { Choice } from '../board/choice'
import type { Game } from '../rules/game'
import { follow, type Made } from '../strategies/follow'
import type { Variant } from '../variant/variant'
import { askOutside } from './outside'
import type { Player } from './player'

/** Any player but the one that proves its moves, so that whoever only plays loads no solver. */
export type UnprovenPlayer = Exclude<Player, { readonly kind: 'perfect' }>

/**
 * Lets such a player decide, given the choices since `root`, the start of the round; the same seed gives the same decision,
 * unless it is a program from outside.
 */
export function* decideUnproven(
  variant: Variant,
  game: Game,
  player: UnprovenPlayer,
  seed: number,
  made: readonly Made[],
  root?: Game,
): Generator<void, Decision> {
  switch (player.kind) {
    case 'agent':
      return yield* kernelOf(variant).chooseMove(game, player.agent, seed)
    case 'learned':
      return yield* kernelOf(variant).chooseMove(game, player.learned, seed)
    case 'strategy':
      return sure(follow(variant, player.strategy, game, made, seed))
    case 'outside':
      return root
        ? yield* askOutside(variant, game, player.id, made, root.position)
        : yield* askOutside(variant, game, player.id, [], game.position)
  }
}

/** A choice that had to be there. */
export function sure(choice: Choice | undefined): Decision {
  if (!choice) throw new Error('The game is over: there is nothing to choose.')
  return { choice, nodes: null, budgetRanOut: false }
}
