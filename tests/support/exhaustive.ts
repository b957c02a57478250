import { leadOf } from '../../src/engine/solver/prover'
import type { Game } from '../../src/engine/rules/game'
import { legal } from '../../src/engine/rules/legal'
import { play } from '../../src/engine/rules/play'
import type { Variant } from '../../src/engine/variant/variant'

/**
 * What a round that is over is worth to South, by its winner: by how many seeds somebody won, or 1 or −1 if the goal does
 * not count seeds; 0 for a tie. Whoever wins with seeds must have more of them.
 */
export function plainScore(variant: Variant, game: Game): number {
  const result = { south: 1, north: -1, tie: 0 }[game.roundWinners.at(-1)!]
  const margin = result === 0 ? 0 : leadOf(game.position, 'south')
  const bySeeds = variant.win.by === 'mostSeeds' || variant.win.by === 'majority'
  if (bySeeds && Math.sign(margin) !== result) throw new Error(`${game.winner} won with ${margin} seeds`)
  return { mostSeeds: margin, majority: margin, deprive: result, immobilise: result, clear: result }[
    variant.win.by
  ]
}

/** Plain minimax with the reference rules: no bounds, no tables, no memory. Null after too many games. */
export function exhaustiveValue(variant: Variant, game: Game, budget: { left: number }): number | null {
  if (game.phase === 'over') return plainScore(variant, game)
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
