import { describe, expect, test } from 'vitest'
import type { Position } from '../../src/engine/board/position'
import { legalChoices } from '../../src/engine/rules/legal'
import { start } from '../../src/engine/rules/match'
import { play } from '../../src/engine/rules/play'
import { move } from '../../src/engine/rules/move'
import { findPreset } from '../../src/engine/variant/catalogue'
import type { Variant } from '../../src/engine/variant/variant'

/** The flaw in the congklak rule sheet after Kasim 2016: South can win before North has moved. */
describe('congklak with relays from any hole', () => {
  const lines = [
    { holes: 5, moves: [1, 2, 2, 3, 1, 4, 1], store: 34 },
    { holes: 6, moves: [1, 5, 1, 5, 3, 3], store: 38 },
    { holes: 7, moves: [1, 2, 7, 7, 1, 3, 1, 4, 7], store: 54 },
  ]
  test.each(lines)('$holes holes: $moves wins in the first turn', ({ holes, moves, store }) => {
    const variant = findPreset('congklak')!.make({ holes })
    let game = start(variant)
    for (const hole of moves) {
      expect(game.position.toMove).toBe('south')
      const played = play(variant, game, { hole })
      if (!played.ok) throw new Error(JSON.stringify(played.error))
      game = played.value.game
    }
    expect(store).toBeGreaterThan(holes ** 2)
    expect(game).toMatchObject({ phase: 'over', winner: 'south', ended: 'majority', finished: [[store, 0]] })
  })
})

/** Kasim's patch: relays from the player's own holes only. Every possible first turn is searched. */
describe('congklak with the patch', () => {
  test.each([5, 6, 7])('%i holes: no first turn brings more than two seeds', (holes) => {
    const variant = findPreset('congklak-patched')!.make({ holes })
    expect(bestFirstTurn(variant, start(variant).position)).toBe(2)
  })
})

/** The most seeds South can have in store when the turn ends. */
function bestFirstTurn(variant: Variant, position: Position): number {
  const stores = legalChoices(variant, position).map((choice) => {
    const { end, after } = move(variant, position, choice)
    const now = after.seeds[variant.board.holes]!
    return end.kind === 'again' ? Math.max(now, bestFirstTurn(variant, after)) : now
  })
  return Math.max(0, ...stores)
}
