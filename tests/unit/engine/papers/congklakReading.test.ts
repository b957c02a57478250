import { expect, test } from 'vitest'
import { seedsInPlay } from '../../../../src/engine/board/position'
import type { Game } from '../../../../src/engine/rules/game'
import { legal } from '../../../../src/engine/rules/legal'
import { start } from '../../../../src/engine/rules/match'
import { play } from '../../../../src/engine/rules/play'
import { leadOf } from '../../../../src/engine/solver/prover'
import { findPreset } from '../../../../src/engine/variant/catalogue'
import type { Variant } from '../../../../src/engine/variant/variant'

/** South's lead under perfect play if a majority wins at once after any move, not only at the end of a turn. */
function valueIfWonAtOnce(variant: Variant): number {
  const { holes } = variant.board
  const all = seedsInPlay(start(variant).position)
  /** Bounds of the positions met so far: alpha-beta with memory. */
  const known = new Map<string, readonly [low: number, high: number]>()

  function valueOf(game: Game, alpha: number, beta: number): number {
    const { seeds, toMove } = game.position
    if (game.phase === 'over' || 2 * Math.max(seeds[holes]!, seeds[2 * holes + 1]!) > all)
      return leadOf(game.position, 'south')
    const key = `${toMove} ${seeds.join(' ')}`
    const [low, high] = known.get(key) ?? [-all, all]
    if (low >= beta || low === high) return low
    if (high <= alpha) return high
    const window = [Math.max(alpha, low), Math.min(beta, high)] as const
    let [from, to] = window
    let best = toMove === 'south' ? -all : all
    for (const choice of legal(variant, game)) {
      const played = play(variant, game, choice)
      if (!played.ok) throw new Error(played.error.code)
      const value = valueOf(played.value.game, from, to)
      best = toMove === 'south' ? Math.max(best, value) : Math.min(best, value)
      if (toMove === 'south') from = Math.max(from, best)
      else to = Math.min(to, best)
      if (from >= to) break
    }
    known.set(key, best <= window[0] ? [low, best] : best >= window[1] ? [best, high] : [best, best])
    return best
  }

  return valueOf(start(variant), -all, all)
}

test('congklak on 4 holes is worth 25 where a win is checked after every move, and not 30', () => {
  expect(valueIfWonAtOnce(findPreset('congklak')!.make({ holes: 4, seeds: 4 }))).toBe(25)
})
