import { leadOf } from '../../src/engine/solver/prover'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'

/** Plain minimax with the reference rules: no bounds, no tables, no memory. Null after too many games. */
export function exhaustiveValue(variant: Variant, game: Game, budget: { left: number }): number | null {
  if (game.phase === 'over') return leadOf(game.position, 'south')
  const values: number[] = []
  for (const choice of legal(variant, game)) {
    if (budget.left-- <= 0) return null
    const played = play(variant, game, choice)
    if (!played.ok) throw new Error(played.error.code)
    const value = exhaustiveValue(variant, played.value.game, budget)
    if (value === null) return null
    values.push(value)
  }
  return game.position.toMove === 'south' ? Math.max(...values) : Math.min(...values)
}
