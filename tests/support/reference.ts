import { storeOf, type Side } from '../../src/engine/board/position'
import type { Choice } from '../../src/engine/board/choice'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'

/** Plays one choice by the rules; says whether the player's turn continues. */
export function turned(
  variant: Variant,
  game: Game,
  choice: Choice,
): { readonly game: Game; readonly goesOn: boolean } {
  const played = play(variant, game, choice)
  if (!played.ok) throw new Error(played.error.code)
  const last = played.value.steps.map((step) => step.kind)
  return { game: played.value.game, goesOn: last.at(-1) === 'again' }
}

/** Seeds in a side's store. */
export function inStore(variant: Variant, game: Game, side: Side): number {
  return game.position.seeds[storeOf(variant.board.holes, side)]!
}

/** The most seeds in the player's own store when the turn ends, by trying every sequence. */
export function bestTurn(variant: Variant, game: Game, choice: Choice): number {
  const side = game.position.toMove
  const next = turned(variant, game, choice)
  if (!next.goesOn) return inStore(variant, next.game, side)
  return Math.max(...legal(variant, next.game).map((more) => bestTurn(variant, next.game, more)))
}

/** The mover's lead after this many turns of best play, by trying everything. */
export function lead(variant: Variant, game: Game, turns: number, side: Side): number {
  const other = side === 'south' ? 'north' : 'south'
  if (turns === 0 || game.phase === 'over') {
    return inStore(variant, game, side) - inStore(variant, game, other)
  }
  const values = legal(variant, game).map((choice) => {
    const next = turned(variant, game, choice)
    return lead(variant, next.game, next.goesOn ? turns : turns - 1, side)
  })
  return game.position.toMove === side ? Math.max(...values) : Math.min(...values)
}
